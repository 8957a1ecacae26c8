import { forgetResults } from './kept-results.ts'

/** Entries that survive: language and font are not personal data. */
const STAYS = new Set(['language', 'font', 'signedIn'])

/** Deletes the results, drafts and notes stored on this device. */
export async function forgetDevice(): Promise<void> {
  sessionStorage.clear()
  for (const key of Object.keys(localStorage)) if (!STAYS.has(key)) localStorage.removeItem(key)
  await forgetResults()
}
