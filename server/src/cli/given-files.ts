import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { givenVariables } from '../platform/given-variables.ts'

/** Where a file that a command names lies: npm runs its scripts in the folder of the package, whatever folder the command was given in. */
export function givenFile(file: string): string {
  return resolve(givenVariables(process.env)['INIT_CWD'] ?? '.', file)
}

/** The paths of a list, one a line: a file, or `-` for the standard input. */
export function listedFiles(list: string): string[] {
  const text = readFileSync(list === '-' ? process.stdin.fd : givenFile(list), 'utf8')
  return text.split('\n').flatMap((line) => line.trim() || [])
}

/**
 * Files as they are, and of a folder, in alphabetical order, all within it whose names match; hidden ones are left out. A folder
 * holds more of them than a command line takes.
 * @throws Error for what cannot be read, and for a folder without such a file.
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

/** The one file that a command was given. @throws Error with the usage. */
export function oneFile([file, ...more]: string[], usage: string): string {
  if (file === undefined || more.length > 0) throw new Error(usage)
  return givenFile(file)
}

/** @throws Error unless there is a file that can be read, or what else is asked. */
export function requireFile(path: string, mode = constants.R_OK): void {
  if (statSync(path).isDirectory()) throw Object.assign(new Error('a folder'), { code: 'EISDIR', path })
  accessSync(path, mode)
}

/** @throws Error unless a file can be written there, over what it was before. */
export function requirePlaceForFile(path: string): void {
  if (existsSync(path)) return requireFile(path, constants.W_OK)
  const folder = dirname(path)
  if (!statSync(folder).isDirectory()) throw Object.assign(new Error('no folder'), { code: 'ENOTDIR', path: folder })
  accessSync(folder, constants.W_OK)
}
