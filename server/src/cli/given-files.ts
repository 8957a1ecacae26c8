import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { givenVariables } from '../platform/config/given-variables.ts'

/** Resolves a file argument against the caller's folder: npm always runs scripts in the folder of the package. */
export function givenFile(file: string): string {
  return resolve(givenVariables(process.env)['INIT_CWD'] ?? '.', file)
}

/** Reads a list of paths, one per line, from a file, or from standard input for `-`. */
export function listedFiles(list: string): string[] {
  const text = readFileSync(list === '-' ? process.stdin.fd : givenFile(list), 'utf8')
  return text.split('\n').flatMap((line) => line.trim() || [])
}

/**
 * Yields files as given, and for a folder all matching files in it, in alphabetical order, without hidden ones. A folder
 * may contain more files than a command line can take.
 * @throws Error for unreadable paths, and for a folder without a matching file.
 */
export function* filesWithin(paths: Iterable<string>, names: RegExp): Generator<string> {
  for (const path of paths) {
    if (!statSync(path).isDirectory()) {
      accessSync(path, constants.R_OK)
      yield path
      continue
    }
    let found = false
    for (const file of filesOfFolder(path, names)) {
      found = true
      yield file
    }
    if (!found) throw new Error(`${path}: 가져올 수 있는 파일이 없는 폴더입니다.`)
  }
}

function* filesOfFolder(folder: string, names: RegExp): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'))
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesOfFolder(path, names)
    else if (names.test(entry.name)) yield path
  }
}

/** Returns the only file argument of a command. @throws Error with the usage. */
export function oneFile([file, ...more]: string[], usage: string): string {
  if (file === undefined || more.length > 0) throw new Error(usage)
  return givenFile(file)
}

/** @throws Error unless the file exists and can be read, or accessed with another `mode`. */
export function requireFile(path: string, mode = constants.R_OK): void {
  if (statSync(path).isDirectory()) throw Object.assign(new Error('a folder'), { code: 'EISDIR', path })
  accessSync(path, mode)
}

/** @throws Error unless a file can be written there, replacing an existing one. */
export function requirePlaceForFile(path: string): void {
  if (existsSync(path)) return requireFile(path, constants.W_OK)
  const folder = dirname(path)
  if (!statSync(folder).isDirectory()) throw Object.assign(new Error('no folder'), { code: 'ENOTDIR', path: folder })
  accessSync(folder, constants.W_OK)
}
