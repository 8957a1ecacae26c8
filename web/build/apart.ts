import type { Plugin } from 'vite'

const OF_UI = /\/src\/ui\/[\w.-]+$/
/** Modules that the surrounding page uses too. */
const SHARED = /\/(live-region|screen)\.tsx$/
const OF_CONTRACT = /\/contract\/src\/paper-names\.ts$/

/** The importers that get their own copies, and of which modules. */
const COPIES: { importer: RegExp; mark: string; copied: (id: string) => boolean }[] = [
  {
    importer: /\/src\/routes\/dev\/|\?apart$/,
    mark: '?apart',
    copied: (id) => OF_CONTRACT.test(id) || (OF_UI.test(id) && !SHARED.test(id)),
  },
  { importer: /\.en\.ts$/, mark: '?english', copied: (id) => OF_CONTRACT.test(id) },
]

/** Gives rarely loaded parts their own copies of shared modules, which would otherwise split the chunks of all other screens. */
export function apart(): Plugin {
  return {
    name: 'copies-apart',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const copies = COPIES.find((one) => importer !== undefined && one.importer.test(importer))
      if (importer === undefined || copies === undefined) return undefined
      const { mark, copied } = copies
      const resolved = await this.resolve(source, importer.replace(mark, ''), { ...options, skipSelf: true })
      return resolved && copied(resolved.id) ? `${resolved.id}${mark}` : resolved
    },
  }
}
