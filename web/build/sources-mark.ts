import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The inputs of a build, relative to the workspace. */
const SOURCES = [
  'src/**/*',
  'build/*',
  'public/*',
  '*.{html,ts,json}',
  '../contract/src/**/*.ts',
  '../registry/src/**/*.ts',
  '../registry/samples/*',
  '../package-lock.json',
]

/** Characters of the hash: each counts in the first load, and so many differ for any two builds. */
const MARK_LENGTH = 20

/** A hash over the content of everything that a build reads. */
export function sourcesMark(web: string): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: web, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).toSorted())
    hash.update(path).update(readFileSync(path))
  return hash.digest('base64url').slice(0, MARK_LENGTH)
}

/** A file in a build whose files are not compressed, as the demo makes it: compressing takes longer than building. */
export const UNCOMPRESSED = 'uncompressed'

/** Whether the build is of these sources; `orUncompressed`: also if its files are not compressed. */
export function wasBuiltFrom(dist: string, mark: string, orUncompressed = false): boolean {
  const file = join(dist, 'sources-mark')
  if (!existsSync(file) || readFileSync(file, 'utf8') !== mark) return false
  return orUncompressed || !existsSync(join(dist, UNCOMPRESSED))
}
