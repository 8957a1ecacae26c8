import { existsSync, globSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import type { EnglishChunk } from '../src/lib/words.ts'

const SOURCES = join(import.meta.dirname, '../src')
const KOREAN = /\/src\/.*words\.ko\.ts$/
/**
 * The English words loaded separately from the main part, with their screens. Each is a file, and each file a request:
 * words that match none of these are loaded with the first screen.
 */
const CHUNKS: Record<EnglishChunk, RegExp> = {
  console: /^routes\/console\//,
  document: /^routes\/result\/(?:clauses\/draft|papers|send)\//,
  account:
    /^(?:lib\/(?:consents|provider-login)|routes\/(?:favorites\/way|login\/provider|me\/(?:logins|own-data|passkeys|sanction)|notifications|takedown|unreturned-deposit|unsubscribe))\//,
}

const MAIN = 'virtual:english'

function chunkOf(file: string): EnglishChunk | undefined {
  return (Object.keys(CHUNKS) as EnglishChunk[]).find((chunk) => CHUNKS[chunk].test(file))
}

function moduleOf(file: string): string {
  const chunk = chunkOf(file)
  return chunk === undefined ? MAIN : `${MAIN}-${chunk}`
}

const MODULES = [MAIN, ...Object.keys(CHUNKS).map((chunk) => `${MAIN}-${chunk}`)]

/**
 * Joins every `words.ko.ts` with the `words.en.ts` beside it, which is loaded for readers of English. Done here, it
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
        `inEnglish(ko, ${[name, chunkOf(name)]
          .filter((part) => part !== undefined)
          .map((part) => JSON.stringify(part))
          .join(', ')})`,
      ].join('\n')
    },
  }
}
