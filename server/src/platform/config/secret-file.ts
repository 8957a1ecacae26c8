import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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
