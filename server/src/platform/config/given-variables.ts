import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Variables = Record<string, string | undefined>

/** Returns the non-empty environment variables, trimmed: an empty one (`PORT=`) counts as unset everywhere. */
export function givenVariables(variables: Variables): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => {
      const given = value?.trim() ?? ''
      return given === '' ? [] : [[name, given]]
    }),
  )
}

/** Returns undefined if there is no such file yet. */
export function readSecret(folder: string, name: string): string | undefined {
  try {
    return readFileSync(join(folder, name), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}

/**
 * Returns a random secret, the same at every start, stored in a file that only its owner may read.
 * The file appears whole or not at all (written aside, then linked), so two simultaneous first starts agree on one secret.
 */
export function readOrCreateSecret(folder: string, name: string): string {
  const path = join(folder, name)
  const kept = readSecret(folder, name)
  if (kept !== undefined) return kept
  mkdirSync(folder, { recursive: true })
  const aside = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(aside, randomBytes(48).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(aside, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(aside)
  }
  return readFileSync(path, 'utf8')
}

const SUFFIX = '_FILE'

/** `problems`: one sentence for each variable that cannot be read; none contains the content of a file. */
type FromFiles = { given: Record<string, string>; problems: string[] }

/**
 * R-OPS-14. Reads each variable for which `NAME_FILE` is given from the named file, as written by a secret store, so that
 * no secret is in the environment. A line ending at the end of the file is ignored.
 */
export function variablesFromFiles(given: Record<string, string>, isKnown: (name: string) => boolean): FromFiles {
  const read: Record<string, string> = {}
  const problems: string[] = []
  for (const [nameOfFile, path] of Object.entries(given)) {
    const name = nameOfFile.slice(0, -SUFFIX.length)
    if (!nameOfFile.endsWith(SUFFIX) || !isKnown(name) || isKnown(nameOfFile)) continue
    const content = textOf(path)
    if (given[name] !== undefined) problems.push(`${nameOfFile} must not be set together with ${name}`)
    else if (content === '')
      problems.push(`${nameOfFile} must be the path of a file that can be read and holds something`)
    else read[name] = content
  }
  return { given: { ...given, ...read }, problems }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return ''
  }
}
