import { readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isOfRuntime } from './runtime-files.ts'

// Removes from this folder, in which the image was installed and built, what the service does not need to run.
const root = process.cwd()
clear(root)

/** @returns whether nothing is left in the folder. */
function clear(folder: string): boolean {
  let isEmpty = true
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (clear(path)) rmdirSync(path)
      else isEmpty = false
    } else if (isOfRuntime(relative(root, path))) isEmpty = false
    else rmSync(path)
  }
  return isEmpty
}
