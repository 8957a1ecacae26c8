import { linkFont } from './font.ts'
import { installTrustedTypes } from './trusted.ts'

/** By then what the screen asked the service for is there, on a slow line too: the font would take the line from it. */
const FONT_AFTER_MS = 3_000

/**
 * The page as it was prerendered is shown first; what makes it work comes after the first frame. The font follows the rest on a
 * first visit, and is linked at once when the browser already has it, so that nothing moves.
 */
installTrustedTypes()
// what was prerendered is Korean: who reads English sees the page when it is English
if (localStorage.getItem('language') === 'en') document.documentElement.dataset['waits'] = ''
const hadFont = localStorage.getItem('font') === 'seen'
if (hadFont) linkFont()

// a language that is asked for before the page works is remembered until it does
function rememberLanguage({ target }: Event): void {
  const asked = target instanceof Element && target.closest<HTMLElement>('[data-language]')?.dataset['language']
  if (asked) localStorage.setItem('language', asked)
}
addEventListener('click', rememberLanguage)

// before the second one the first frame is on the screen
requestAnimationFrame(() =>
  requestAnimationFrame(() => {
    import('./main.tsx')
      .then(() => removeEventListener('click', rememberLanguage))
      .catch(() => delete document.documentElement.dataset['waits'])
  }),
)

addEventListener('load', () => {
  if (!hadFont) setTimeout(fetchFont, FONT_AFTER_MS)
})

function fetchFont(): void {
  linkFont()
  localStorage.setItem('font', 'seen')
}
