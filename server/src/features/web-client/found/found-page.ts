import { escapeHtml, type Html, scriptJson } from '../../../platform/http/html.ts'
import { KOREAN, LANGUAGES } from '../../../words/language.ts'
import { inLanguage, type PageHead, replaced, withHead } from './page-head.ts'

/** What a page says before any script runs, to readers and to search engines. */
export type FoundPage = PageHead & {
  /** Where it is found in Korean, from the root. */
  path: string
  content: Html
  /** Of schema.org. */
  data: Record<string, unknown>
  /** Left out of the lists of search engines: it says next to nothing. */
  isThin: boolean
  /** What people wrote is there as they wrote it. */
  isInOneLanguage?: boolean
}

const ROOT = '<div id="root"></div>'

/** The shell of the client with a page in it, which the client replaces. Throws where the shell has no place for one of the parts. */
export function intoShell(shell: string, page: FoundPage, origin: string): string {
  const addressIn = (language: PageHead['language']) => new URL(inLanguage(page.path, language), origin).href
  const url = addressIn(page.language)
  const data = scriptJson({ '@context': 'https://schema.org', url, inLanguage: page.language, ...page.data })
  const others = page.isInOneLanguage
    ? []
    : [...LANGUAGES.map((language) => [language, addressIn(language)]), ['x-default', addressIn(KOREAN)]]
  const head = [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    `<meta property="og:url" content="${escapeHtml(url)}">`,
    ...others.map(([name = '', href = '']) => `<link rel="alternate" hreflang="${name}" href="${escapeHtml(href)}">`),
    ...(page.isThin ? ['<meta name="robots" content="noindex">'] : []),
    `<script type="application/ld+json">${data}</script>`,
  ]
  return replaced(withHead(shell, page, origin, head.join('')), [
    [ROOT, `<div id="root"><main>${page.content.markup}</main></div>`],
  ])
}
