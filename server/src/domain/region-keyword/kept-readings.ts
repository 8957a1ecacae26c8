import type { RegionKeyword, RegionKeywordReader } from './read-region-keyword.ts'

const MOST_KEPT = 500
const LONGEST_KEPT = 300

/**
 * A reader that keeps the texts it read last: many people ask for the same, and one request reads its text more than once.
 * With a budget a text is read anew, as what it costs counts there.
 */
export function keepReadings(read: RegionKeywordReader): RegionKeywordReader {
  const kept = new Map<string, RegionKeyword>()
  return (text, budget) => {
    if (budget !== undefined || text.length > LONGEST_KEPT) return read(text, budget)
    const keyword = kept.get(text) ?? read(text)
    kept.delete(text)
    kept.set(text, keyword)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return keyword
  }
}
