import type { Plugin } from 'vite'

const PAGE = /\/src\/routes\/dev\//
const DRAWN = /\/src\/ui\/[\w.-]+$/
/** They hold what the page around them uses too. */
const SHARED = /\/(live-region|screen)\.tsx$/
const MARK = '?apart'

/** The page of all components has its own copies of them: it would cut the chunks of every other screen into smaller ones. */
export function apart(): Plugin {
  return {
    name: 'components-apart',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || !(PAGE.test(importer) || importer.endsWith(MARK))) return undefined
      const resolved = await this.resolve(source, importer.replace(MARK, ''), { ...options, skipSelf: true })
      return resolved && DRAWN.test(resolved.id) && !SHARED.test(resolved.id) ? `${resolved.id}${MARK}` : resolved
    },
  }
}
