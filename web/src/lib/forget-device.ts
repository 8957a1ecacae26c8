import { forgetResults } from './kept-results.ts'

/** What is kept beside a login: language and font are no data of a person. */
const STAYS = new Set(['language', 'font', 'signedIn'])

/** Forgets what this device keeps of results, drafts and notes. */
export async function forgetDevice(): Promise<void> {
  sessionStorage.clear()
  for (const key of Object.keys(localStorage)) if (!STAYS.has(key)) localStorage.removeItem(key)
  await forgetResults()
}
