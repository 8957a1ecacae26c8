import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { sourcesMark, wasBuiltFrom } from '../build/sources-mark.ts'

const WEB = join(import.meta.dirname, '..')
/** Only a hung build takes longer. */
const BUILT_WITHIN_MS = 600_000

let isBuilt = false

/** The folder of the client as its sources were when a process first asked; built where the last build was of others. */
export function builtClient(): string {
  const folder = join(WEB, 'dist')
  if (!isBuilt && !wasBuiltFrom(folder, sourcesMark(WEB)))
    execFileSync(process.execPath, [join(WEB, 'build/build.ts'), '--if-changed'], { timeout: BUILT_WITHIN_MS })
  isBuilt = true
  return folder
}
