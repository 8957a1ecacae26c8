import { escapeHtml } from '../../../platform/http/html.ts'
import { word } from '../../../words/in-words.ts'
import { isLanguage, KOREAN, LANGUAGES, type Language } from '../../../words/language.ts'
import { message } from '../../../words/message.ts'

/** The description in a page's head, also used for a card of a link to it. */
export type PageHead = { title: string; description: string; language: Language }

const TITLE = /<title>[^<]*<\/title>/
const DESCRIPTION = /<meta name="description"[^>]*>/
const LANGUAGE = ` lang="${KOREAN}"`
/** Matches the card tags of pages without their own head. */
const CARD = /<meta property="og:[^>]*>\s*/g
/** The card pictures, one per language; they do not depend on the home that a link is about. */
export const CARDS = LANGUAGES.map(cardIn)

function cardIn(language: Language): string {
  return `/card-${language}.png`
}

/** English for an address with `?lang=en`; Korean for every other one. */
export function pageLanguage(query: unknown): Language {
  const { lang } = query as { lang?: unknown }
  return isLanguage(lang) ? lang : KOREAN
}

/** The address of a page in a language. */
export function inLanguage(path: string, language: Language): string {
  return language === KOREAN ? path : `${path}?lang=${language}`
}

/**
 * The shell with this head and `more` in it. It does not name the page's own address: a part behind a `#` would be
 * lost. Throws if the shell has no place for one of the parts.
 */
export function withHead(shell: string, { title, description, language }: PageHead, origin: string, more = ''): string {
  const card = {
    'og:type': 'website',
    'og:site_name': word(message('CLIENT_TITLE'), language),
    'og:locale': word(message('CARD_LOCALE'), language),
    'og:title': title,
    'og:description': description,
    'og:image': new URL(cardIn(language), origin).href,
    'og:image:width': '1200',
    'og:image:height': '630',
  }
  const tags = Object.entries(card).map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`)
  return replaced(shell.replaceAll(CARD, ''), [
    [LANGUAGE, ` lang="${language}"`],
    [DESCRIPTION, `<meta name="description" content="${escapeHtml(description)}">`],
    [
      TITLE,
      `<title>${escapeHtml(title)}</title>${tags.join('')}<meta name="twitter:card" content="summary_large_image">${more}`,
    ],
  ])
}

export function replaced(shell: string, parts: [RegExp | string, string][]): string {
  return parts.reduce((text, [place, markup]) => {
    if (text.search(place) === -1) throw new Error(`the shell has no ${String(place)}`)
    return text.replace(place, () => markup)
  }, shell)
}
