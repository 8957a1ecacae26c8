import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DataMode } from '../../platform/data-mode.ts'
import type { MethodWords } from './found/method-page.ts'

/** The last file that a build writes: without it the build is not whole. */
const LAST_FILE = 'sources-mark'

export type Build = {
  /** The addresses that have a screen; `preload`: the value of the `Link` header that names what it needs besides the shell. */
  pages: { path: string; preload: string | null }[]
  /** The page that every screen is drawn in. */
  shell: string
  method: MethodWords
}

/** `null` when nothing was built. */
export function readBuild(folder: string, dataMode: DataMode): Build | null {
  if (!existsSync(join(folder, LAST_FILE))) return null
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  return {
    pages: JSON.parse(read('pages.json')) as Build['pages'],
    shell: read(`shell.${kindOf(dataMode)}`),
    method: JSON.parse(read('method.json')) as MethodWords,
  }
}

/** What the files of pages end in: with invented data they are marked. */
export function kindOf(dataMode: DataMode): 'html' | 'sample.html' {
  return dataMode === 'sample' ? 'sample.html' : 'html'
}
