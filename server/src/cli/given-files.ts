import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { givenVariables } from '../platform/given-variables.ts'

/** Where a file that a command names lies: npm runs its scripts in the folder of the package, whatever folder the command was given in. */
export function givenFile(file: string): string {
  return resolve(givenVariables(process.env)['INIT_CWD'] ?? '.', file)
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
