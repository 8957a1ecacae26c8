import { linkFont } from './font.ts'
import { installTrustedTypes } from './trusted.ts'

/** By then the screen's requests have completed even on a slow connection, with which the font would compete. */
const FONT_AFTER_MS = 3_000

/**
 * Shows the prerendered page first; the scripts are loaded after the first frame. On a first visit the font is loaded
 * last; when the browser already has it, it is linked at once, so that the layout does not shift.
 */
installTrustedTypes()
// the prerendered page is Korean: English readers see the page once it is in English
if (localStorage.getItem('language') === 'en') document.documentElement.dataset['waits'] = ''
const hadFont = localStorage.getItem('font') === 'seen'
if (hadFont) linkFont()

// a language chosen before the scripts run is remembered until they do
function rememberLanguage({ target }: Event): void {
  const asked = target instanceof Element && target.closest<HTMLElement>('[data-language]')?.dataset['language']
  if (asked) localStorage.setItem('language', asked)
}
addEventListener('click', rememberLanguage)

// by the second frame, the first one has been presented
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
