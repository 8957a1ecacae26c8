import type { Plugin } from 'vite'

const OF_UI = /\/src\/ui\/[\w.-]+$/
/** They hold what the page around them uses too. */
const SHARED = /\/(live-region|screen)\.tsx$/
const OF_CONTRACT = /\/contract\/src\/paper-names\.ts$/

/** Who has copies of its own, and of what. */
const COPIES: { importer: RegExp; mark: string; copied: (id: string) => boolean }[] = [
  {
    importer: /\/src\/routes\/dev\/|\?apart$/,
    mark: '?apart',
    copied: (id) => OF_CONTRACT.test(id) || (OF_UI.test(id) && !SHARED.test(id)),
  },
  { importer: /\.en\.ts$/, mark: '?english', copied: (id) => OF_CONTRACT.test(id) },
]

/** What few readers load has its own copies of what others load: it would cut the chunks of every other screen into smaller ones. */
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
