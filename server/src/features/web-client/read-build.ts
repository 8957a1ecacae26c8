import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The last file that a build writes: without it the build is not whole. */
const LAST_FILE = 'sources-mark'

/** The addresses that have a screen; `null` when nothing was built. */
export function readBuild(folder: string): { pagePaths: string[] } | null {
  if (!existsSync(join(folder, LAST_FILE))) return null
  return { pagePaths: JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as string[] }
}
