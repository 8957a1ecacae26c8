import { escapeHtml, type Html, scriptJson } from '../../../platform/http/html.ts'

/** What a page says before any script runs, to readers and to search engines. */
export type FoundPage = {
  /** Where it is found, from the root. */
  path: string
  title: string
  description: string
  content: Html
  /** Of schema.org. */
  data: Record<string, unknown>
  /** Left out of the lists of search engines: it says next to nothing. */
  isThin: boolean
}

const TITLE = /<title>[^<]*<\/title>/
const DESCRIPTION = /<meta name="description"[^>]*>/
const ROOT = '<div id="root"></div>'

/** The shell of the client with a page in it, which the client replaces. Throws where the shell has no place for one of the parts. */
export function intoShell(shell: string, page: FoundPage, origin: string): string {
  const url = new URL(page.path, origin).href
  const data = scriptJson({ '@context': 'https://schema.org', url, inLanguage: 'ko', ...page.data })
  const head = [
    `<title>${escapeHtml(page.title)}</title>`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...(page.isThin ? ['<meta name="robots" content="noindex">'] : []),
    `<script type="application/ld+json">${data}</script>`,
  ]
  const description = `<meta name="description" content="${escapeHtml(page.description)}">`
  const parts: [RegExp | string, string][] = [
    [TITLE, head.join('')],
    [DESCRIPTION, description],
    [ROOT, `<div id="root"><main>${page.content.markup}</main></div>`],
  ]
  return parts.reduce((text, [place, markup]) => {
    if (text.search(place) === -1) throw new Error(`the shell has no ${String(place)}`)
    return text.replace(place, () => markup)
  }, shell)
}
