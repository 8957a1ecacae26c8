import { existsSync, globSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const SOURCES = join(import.meta.dirname, '../src')
const KOREAN = /\/src\/.*words\.ko\.ts$/
/** The words of tenants' screens, those of operators', those beside a document, those of takedowns and appeals, those of favorites: each are loaded in one piece. */
const MODULES = [
  'virtual:english',
  'virtual:english-console',
  'virtual:english-document',
  'virtual:english-moderation',
  'virtual:english-favorites',
] as const

function moduleOf(file: string): (typeof MODULES)[number] {
  if (/^routes\/(?:console|me\/passkeys)\//.test(file)) return MODULES[1]
  if (/^routes\/(?:takedown|me\/sanction)\//.test(file)) return MODULES[3]
  if (/^routes\/(?:favorites|unreturned-deposit)\//.test(file)) return MODULES[4]
  return file.startsWith('routes/result/papers/document/') ? MODULES[2] : MODULES[0]
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
