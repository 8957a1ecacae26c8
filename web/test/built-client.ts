import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { sourcesMark, wasBuiltFrom } from '../build/sources-mark.ts'

const WEB = join(import.meta.dirname, '..')
/** Only a build that hangs takes longer. */
const BUILT_WITHIN_MS = 600_000

/** The folder of the client as its sources are now; built where the last build was of others. */
export function builtClient(): string {
  const folder = join(WEB, 'dist')
  if (!wasBuiltFrom(folder, sourcesMark(WEB)))
    execFileSync(process.execPath, [join(WEB, 'build/build.ts'), '--if-changed'], { timeout: BUILT_WITHIN_MS })
  return folder
}
