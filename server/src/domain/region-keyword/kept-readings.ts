import type { RegionKeyword, RegionKeywordReader } from './read-region-keyword.ts'

const MOST_KEPT = 500
const LONGEST_KEPT = 300

/**
 * Caches the most recently parsed texts: many users send the same ones, and one request parses its text more than once.
 * A text with a budget is always parsed again, because its cost must be counted.
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
