import type { Pool } from 'pg'
import type { DistrictCatalogue } from '../../../domain/district/district-catalogue.ts'
import { districtsWithStatistics } from '../../../evidence/regions/face.ts'
import type { Clock } from '../../../platform/clock.ts'
import { escapeHtml } from '../../../platform/http/html.ts'
import { listedPosts } from '../../community/face.ts'

type Services = { pool: Pool; catalogue: DistrictCatalogue; clock: Clock }
type Entry = { path: string; changedAt: Date | null }

/** Of the protocol: one file holds no more addresses. */
const MOST_ADDRESSES = 50_000
const KEPT_MS = 60 * 60_000
const PAGES = ['/', '/method', '/region', '/map', '/community', '/terms']

/** The addresses that search engines may list, by file. */
export const SITEMAPS = {
  pages: async () => PAGES.map((path) => ({ path, changedAt: null })),
  regions: async ({ pool, catalogue }: Services) => {
    const codes = catalogue.active().map(({ code }) => code)
    const districts = await districtsWithStatistics(pool, { codes, most: MOST_ADDRESSES })
    return districts.map(({ code, refreshedAt }) => ({ path: `/region/${code}`, changedAt: refreshedAt }))
  },
  posts: async ({ pool }: Services) => {
    const posts = await listedPosts(pool, { most: MOST_ADDRESSES })
    return posts.map(({ postId, updatedAt }) => ({ path: `/community/${postId}`, changedAt: updatedAt }))
  },
} satisfies Record<string, (services: Services) => Promise<Entry[]>>

export type SitemapName = keyof typeof SITEMAPS

/** Reads what each file lists, at most once an hour. */
export function createSitemaps(services: Services) {
  const kept = new Map<SitemapName, { at: number; entries: Promise<Entry[]> }>()
  async function entriesOf(name: SitemapName): Promise<Entry[]> {
    const [known, now] = [kept.get(name), services.clock.now().getTime()]
    if (known && Math.abs(now - known.at) < KEPT_MS) return known.entries
    const entries = SITEMAPS[name](services)
    kept.set(name, { at: now, entries })
    // what failed is read again
    entries.catch(() => kept.delete(name))
    return entries
  }
  return {
    async index(origin: string): Promise<string> {
      const names = Object.keys(SITEMAPS) as SitemapName[]
      const files = await Promise.all(
        names.map(async (name) => ({ path: `/sitemaps/${name}.xml`, changedAt: latest(await entriesOf(name)) })),
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
  const items = entries.map(({ path, changedAt }) => {
    const lastmod = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`
    return `<${item}><loc>${escapeHtml(new URL(path, origin).href)}</loc>${lastmod}</${item}>`
  })
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  return `<?xml version="1.0" encoding="UTF-8"?><${list} xmlns="${namespace}">${items.join('')}</${list}>`
}
