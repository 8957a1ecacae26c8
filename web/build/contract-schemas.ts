import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const CONTRACT = join(import.meta.dirname, '../../contract/src')
const PREFIX = '\0contract:'
/** The imports of a module other than types. */
const LOADED = /^import (?!type )[^']*'([^']+)'/gm

const fileOf = (area: string) => join(CONTRACT, `${area}.ts`)

/**
 * Replaces the client's contract imports by plain JSON. The schemas are built once here, so that no browser loads the
 * library that builds them. Types are already removed; a file that does not load the library is left unchanged.
 */
export function contractSchemas(): Plugin {
  return {
    name: 'contract-schemas',
    enforce: 'pre',
    async resolveId(source) {
      const area = /^@lease-risk\/contract\/([a-z-]+)$/.exec(source)?.[1]
      if (area === undefined) return undefined
      const file = fileOf(area)
      return (await loadsLibrary(file)) ? `${PREFIX}${area}` : file
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return undefined
      const file = fileOf(id.slice(PREFIX.length))
      this.addWatchFile(file)
      const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>
      return Object.entries(exported)
        .filter(([, value]) => typeof value !== 'function')
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}

/** Whether a file loads the library, directly or through a contract file that it imports. */
async function loadsLibrary(file: string): Promise<boolean> {
  for (const [, loaded = ''] of (await readFile(file, 'utf8')).matchAll(LOADED))
    if (!loaded.startsWith('./') || (await loadsLibrary(join(CONTRACT, loaded)))) return true
  return false
}
