import { districtsWithStatistics } from '../../../evidence/regions/index.ts'
import { escapeHtml } from '../../../platform/http/html.ts'
import type { Services } from '../../../services.ts'
import { LANGUAGES } from '../../../words/language.ts'
import { listedPosts } from '../../board/index.ts'
import { inLanguage } from './page-head.ts'
import { regionPath } from './rendered-page.ts'

type Stored = Pick<Services, 'pool' | 'catalogue' | 'clock'>

type Entry = { path: string; changedAt: Date | null; isInOneLanguage?: boolean }

/** Limit of the sitemap protocol for one file. */
const MOST_ADDRESSES = 50_000
const KEPT_MS = 60 * 60_000
const PAGES = ['/', '/method', '/region', '/map', '/community', '/terms']

/** The addresses that search engines may list, by file. */
export const SITEMAPS = {
  pages: async () => PAGES.map((path) => ({ path, changedAt: null })),
  regions: async ({ pool, catalogue }: Stored) => {
    const codes = catalogue.active().map(({ code }) => code)
    const districts = await districtsWithStatistics(pool, { codes, most: MOST_ADDRESSES })
    return districts.map(({ code, refreshedAt }) => ({ path: regionPath(code, catalogue), changedAt: refreshedAt }))
  },
  posts: async ({ pool }: Stored) => {
    const posts = await listedPosts(pool, { most: MOST_ADDRESSES })
    return posts.map(({ postId, updatedAt }) => ({
      path: `/community/${postId}`,
      changedAt: updatedAt,
      isInOneLanguage: true,
    }))
  },
} satisfies Record<string, (services: Stored) => Promise<Entry[]>>

export type SitemapName = keyof typeof SITEMAPS

/** Reads what each file lists, at most once an hour. */
export function createSitemaps(services: Stored) {
  const kept = new Map<SitemapName, { at: number; entries: Promise<Entry[]> }>()
  async function entriesOf(name: SitemapName): Promise<Entry[]> {
    const [known, now] = [kept.get(name), services.clock.now().getTime()]
    if (known && Math.abs(now - known.at) < KEPT_MS) return known.entries
    const entries = SITEMAPS[name](services)
    kept.set(name, { at: now, entries })
    // a failed read is repeated
    entries.catch(() => kept.delete(name))
    return entries
  }
  return {
    async index(origin: string): Promise<string> {
      const names = Object.keys(SITEMAPS) as SitemapName[]
      const files = await Promise.all(
        names.map(async (name) => ({
          path: `/sitemaps/${name}.xml`,
          changedAt: latest(await entriesOf(name)),
          isInOneLanguage: true,
        })),
      )
      return document('sitemapindex', 'sitemap', files, origin)
    },
    file: async (name: SitemapName, origin: string) => document('urlset', 'url', await entriesOf(name), origin),
  }
}

function latest(entries: Entry[]): Date | null {
  return entries.reduce<Date | null>(
    (last, { changedAt }) => (last && (!changedAt || changedAt < last) ? last : changedAt),
    null,
  )
}

function document(list: string, item: string, entries: Entry[], origin: string): string {
  const addressOf = (path: string) => escapeHtml(new URL(path, origin).href)
  const items = entries.map(({ path, changedAt, isInOneLanguage }) => {
    const lastmod = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`
    const others = (isInOneLanguage ? [] : LANGUAGES).map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${addressOf(inLanguage(path, language))}"/>`,
    )
    return `<${item}><loc>${addressOf(path)}</loc>${lastmod}${others.join('')}</${item}>`
  })
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?><${list} ${namespaces}>${items.join('')}</${list}>`
}
