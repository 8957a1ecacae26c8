import { escapeHtml, type Html, scriptJson } from '../../../platform/http/html.ts'
import { KOREAN, LANGUAGES } from '../../../words/language.ts'
import { inLanguage, type PageHead, replaced, withHead } from './page-head.ts'

/** The content of a page before any script runs, for readers and search engines. */
export type FoundPage = PageHead & {
  /** The path of the Korean version, from the root. */
  path: string
  content: Html
  /** Structured data of schema.org. */
  data: Record<string, unknown>
  /** Excluded from search engines: the page has almost no content. */
  isThin: boolean
  /** User-written text, available only in its original language. */
  isInOneLanguage?: boolean
}

const ROOT = '<div id="root"></div>'

/**
 * The client's shell with a page in it, which the client replaces. Throws if the shell has no place for one of the
 * parts.
 */
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
