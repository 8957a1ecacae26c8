import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DataMode } from '../../platform/data-mode.ts'
import type { MethodWords } from './rendered/rendered-page.ts'

/** The last file that a build writes; without it, the build is incomplete. */
const LAST_FILE = 'sources-mark'

export type Build = {
  /** The addresses with a screen; `preload`: value of the `Link` header for the files it needs besides the shell. */
  pages: { path: string; preload: string | null }[]
  /** The page in which every screen is rendered. */
  shell: string
  method: MethodWords
}

/** `null` when there is no build. */
export function readBuild(folder: string, dataMode: DataMode): Build | null {
  if (!existsSync(join(folder, LAST_FILE))) return null
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  return {
    pages: JSON.parse(read('pages.json')) as Build['pages'],
    shell: read(`shell.${kindOf(dataMode)}`),
    method: JSON.parse(read('method.json')) as MethodWords,
  }
}

/** File extension of pages; pages with invented data are marked. */
export function kindOf(dataMode: DataMode): 'html' | 'sample.html' {
  return dataMode === 'sample' ? 'sample.html' : 'html'
}
