import type { Plugin } from 'vite'

/** The font's own style sheet makes text jump when a file arrives; here a late file waits for the next page. The files stay. */
export function optionalFont(): Plugin {
  return {
    name: 'optional-font',
    enforce: 'pre',
    transform(code, id) {
      if (!/pretendard.*\.css/.test(id)) return undefined
      return code.replaceAll(/font-display:\s*swap/g, 'font-display:optional')
    },
  }
}
