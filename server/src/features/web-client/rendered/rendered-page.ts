import type { AccuracyRecord } from '@lease-risk/contract/accuracy'
import { inPath } from '@lease-risk/contract/in-path'
import type { RegionSummary } from '@lease-risk/contract/places'
import type { DistrictCatalogue } from '../../../domain/district/district-catalogue.ts'
import type { Ask } from '../../../platform/http/ask-operation.ts'
import { escapeHtml, type Html, html, scriptJson } from '../../../platform/http/html.ts'
import { word } from '../../../words/in-words.ts'
import { KOREAN, LANGUAGES, type Language } from '../../../words/language.ts'
import { message } from '../../../words/message.ts'
import type { ListedPost } from '../../board/index.ts'
import { inLanguage, type PageHead, replaced, withHead } from './page-head.ts'

/** The content of a page before any script runs, for readers and search engines. */
export type RenderedPage = PageHead & {
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
export function intoShell(shell: string, page: RenderedPage, origin: string): string {
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

/** The length that a search engine shows. */
const DESCRIPTION_LENGTH = 150

/** A publicly visible post, without its author. */
export function postPage({ postId, title: given, content, createdAt, updatedAt }: ListedPost): RenderedPage {
  const title = word(message('FOUND_POST', { title: given }), KOREAN)
  const [datePublished, dateModified] = [createdAt.toISOString(), updatedAt.toISOString()]
  const description = content.replaceAll(/\s+/g, ' ').trim().slice(0, DESCRIPTION_LENGTH).toWellFormed()
  return {
    path: `/community/${postId}`,
    language: KOREAN,
    isInOneLanguage: true,
    title,
    description,
    content: html`<article><h1>${given}</h1><p>${content}</p></article>`,
    data: { '@type': 'DiscussionForumPosting', headline: given, text: content, datePublished, dateModified },
    isThin: false,
  }
}

/** The path of a legal district's page (R-REGION-14). */
export function regionPath(code: string, catalogue: DistrictCatalogue): string {
  return `/region/${catalogue.pathNameOf(code) ?? code}`
}

type Asked = { codeOrName: string; language: Language; catalogue: DistrictCatalogue }

/** Past deals of a legal district, as stored. @throws OperationRefused for an unknown code or name. */
export async function regionPage(ask: Ask, { codeOrName, language, catalogue }: Asked): Promise<RenderedPage> {
  const url = `/api/regions/${inPath(codeOrName)}/summary`
  const { region, latestStatistics, notice } = await ask<RegionSummary>({ method: 'GET', url })
  const title = word(message('FOUND_REGION', { name: region.fullName }), language)
  const description = word(message('FOUND_REGION_ABOUT', { name: region.fullName }), language)
  const lines = latestStatistics.map(
    (statistic) =>
      html`<li>${word(message('FOUND_STATISTIC', { ...statistic, month: statistic.dealYearMonth.replace('-', '') }), language)}</li>`,
  )
  return {
    path: regionPath(region.legalDistrictCode, catalogue),
    language,
    title,
    description,
    content: html`<h1>${title}</h1><p>${description}</p><ul>${lines}</ul><p>${notice}</p>`,
    data: { '@type': 'Dataset', name: title, description, spatialCoverage: region.fullName },
    isThin: latestStatistics.length === 0,
  }
}

/** The words of the client's own page, which its build writes. */
export type MethodWords = Record<Language, Words>
type Words = { title: string; about: string; parts: { title: string; items: string[] }[] }

/** How homes are checked, and the record of how far off the estimates were. */
export async function methodPage(ask: Ask, words: MethodWords, language: Language): Promise<RenderedPage> {
  const { title, about, parts } = words[language]
  const { months } = await ask<AccuracyRecord>({ method: 'GET', url: '/api/accuracy' })
  const sections = parts.map(
    (part) => html`<h2>${part.title}</h2><ul>${part.items.map((item) => html`<li>${item}</li>`)}</ul>`,
  )
  const record = months.flatMap(({ month, kind, propertyType, cells }) => {
    const all = cells.find(({ region, ownDeals }) => region === null && ownDeals === null)
    if (!all) return []
    const { dealCount, medianError, over20 } = all
    const line = message('FOUND_ACCURACY', {
      month: month.replace('-', ''),
      kind,
      propertyType,
      dealCount,
      medianError,
      over20,
    })
    return [html`<li>${word(line, language)}</li>`]
  })
  const heading = word(message('FOUND_RECORD'), language)
  return {
    path: '/method',
    language,
    title,
    description: about,
    content: html`<h1>${title}</h1><p>${about}</p>${sections}<h2>${heading}</h2><ul>${record}</ul>`,
    data: { '@type': 'TechArticle', headline: title, description: about },
    isThin: false,
  }
}
