import { existsSync, globSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { ENGLISH_CHUNKS } from '../src/lib/english-chunks.ts'

const SOURCES = join(import.meta.dirname, '../src')
const KOREAN = /\/src\/.*words\.ko\.ts$/
/** The main one, and one for each of `ENGLISH_CHUNKS`. */
const MODULES = [
  'virtual:english',
  'virtual:english-console',
  'virtual:english-document',
  'virtual:english-account',
] as const

function moduleOf(file: string): (typeof MODULES)[number] {
  if (ENGLISH_CHUNKS.console.test(file)) return MODULES[1]
  if (ENGLISH_CHUNKS.document.test(file)) return MODULES[2]
  return ENGLISH_CHUNKS.account.test(file) ? MODULES[3] : MODULES[0]
}

/**
 * Joins every `words.ko.ts` with the `words.en.ts` beside it, which is loaded when somebody reads in English. Written here, it
 * cannot be forgotten in one of them.
 */
export function english(): Plugin {
  return {
    name: 'english-words',
    enforce: 'pre',
    resolveId(source) {
      return MODULES.some((module) => module === source) ? `\0${source}` : undefined
    },
    load(id) {
      const module = MODULES.find((known) => id === `\0${known}`)
      if (module === undefined) return undefined
      const files = globSync('**/words.en.ts', { cwd: SOURCES }).filter((file) => moduleOf(file) === module)
      return files
        .toSorted()
        .map((file) => `export { en as ${JSON.stringify(file)} } from ${JSON.stringify(join(SOURCES, file))}`)
        .join('\n')
    },
    transform(code, id) {
      if (!KOREAN.test(id)) return undefined
      const file = id.replace('.ko.ts', '.en.ts')
      if (!existsSync(file)) this.error(`${id} has no English`)
      const name = relative(SOURCES, file)
      return [
        `import { inEnglish } from ${JSON.stringify(join(SOURCES, 'lib/words.ts'))}`,
        code,
        `inEnglish(ko, ${JSON.stringify(name)})`,
      ].join('\n')
    },
  }
}
