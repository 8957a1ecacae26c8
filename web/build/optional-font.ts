import type { Plugin } from 'vite'

/** The font's own style sheet lets text jump when a file arrives; here a late file waits for the next page. The files stay as they are. */
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
