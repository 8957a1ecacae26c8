import { kindOfLine } from './line-kinds.ts'
import { isInMargin, type PreparedPage } from './prepared-page.ts'

/** `last`: a number without a total, as in `- 3 -`, which says no more than that there are so many pages. */
type Numbered = { page: PreparedPage; place: number | null; of: number | null; last: number; isSummary: boolean }

const MOST_PAGES = 999

/** `3/12` or `12쪽 중 제3쪽` in the margin of a page. */
function numberOf(page: PreparedPage): Pick<Numbered, 'place' | 'of' | 'last'> {
  let last = 0
  for (const [index, { text }] of page.lines.entries()) {
    const { kind } = kindOfLine(text)
    const isMargin = isInMargin(page, index)
    const inWords = isMargin ? pageOfIn(text) : null
    if (inWords !== null) return { ...inWords, last: 0 }
    if (!(kind === 'NOTE' || kind === 'HEAD' || (kind === 'PAGE_NUMBER' && isMargin))) continue
    const found = pageNumberIn(text)
    if (found !== null) return { ...found, last: 0 }
    last = Number(/^-(\d{1,3})-$/.exec(text)?.[1] ?? last)
  }
  return { place: null, of: null, last }
}

/** Whether a line of a page is its number and nothing else. */
export const isPageNumber = (text: string): boolean =>
  kindOfLine(text).kind === 'PAGE_NUMBER' || /^\(?\d{1,3}쪽중제?\d{1,3}쪽\)?$|^장번호[:：]?\d{1,3}-\d{1,3}$/.test(text)

function pageOfIn(text: string): { place: number; of: number } | null {
  const found = /(?<!\d)(\d{1,3})쪽중제?(\d{1,3})쪽/.exec(text)
  const [of, place] = [Number(found?.[1]), Number(found?.[2])]
  return place >= 1 && place <= of ? { place, of } : null
}

/** `3/12` at the end of a line without blanks. */
function pageNumberIn(text: string): { place: number; of: number } | null {
  const found = /(?:^|[^\d])(\d{1,3})(?:\/|of)(\d{1,3})[-)\]]?(?:페이지|쪽)?$/i.exec(text)
  const [place, of] = [Number(found?.[1]), Number(found?.[2])]
  return place >= 1 && place <= of && of <= MOST_PAGES ? { place, of } : null
}

/** The pages whose numbers are in pasted lines, of those that they name; one of one without numbers. */
export function pastedPages(lines: readonly { text: string }[]): { read: number; of: number } {
  const numbers = lines.flatMap(({ text }) => {
    const { kind } = kindOfLine(text)
    return kind === 'NOTE' || kind === 'HEAD' || kind === 'PAGE_NUMBER' ? (pageNumberIn(text) ?? []) : []
  })
  // a summary may be numbered separately
  const of = numbers.reduce((most, number) => Math.max(most, number.of), 1)
  const read = new Set(numbers.filter((number) => number.of === of).map(({ place }) => place)).size
  return { read: Math.max(read, 1), of }
}

/** The pages in order of their numbers, and the expected number of pages. A summary may be numbered separately. */
export type Ordered = { pages: PreparedPage[]; read: number; of: number; isDoubled: boolean }

export function inOrder(pages: readonly PreparedPage[]): Ordered {
  const numbered = pages.map((page): Numbered => {
    const isSummary = page.lines.some(({ text }) => text.startsWith('주요등기사항요약'))
    return { page, ...numberOf(page), isSummary }
  })
  const summaryStart = numbered.findIndex(({ isSummary }) => isSummary)
  const hasOwnCount =
    summaryStart > 0 &&
    numbered[summaryStart]?.place === 1 &&
    numbered.slice(0, summaryStart).some(({ place }) => place === 1)
  const groups = hasOwnCount ? [numbered.slice(0, summaryStart), numbered.slice(summaryStart)] : [numbered]
  const results = groups.map(orderOf)
  return {
    pages: results.flatMap((each) => each.pages),
    read: pages.length,
    of: results.reduce((sum, { of }) => sum + of, 0),
    isDoubled: results.some(({ isDoubled }) => isDoubled),
  }
}

function orderOf(group: readonly Numbered[]): { pages: PreparedPage[]; of: number; isDoubled: boolean } {
  const places = group.flatMap(({ place }) => place ?? [])
  const isDoubled = new Set(places).size < places.length
  const of = Math.max(group.length, ...group.map((each) => each.of ?? each.last))
  const isKnown = places.length === group.length && !isDoubled
  const ordered = isKnown ? group.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0)) : group
  return { pages: ordered.map(({ page }) => page), of, isDoubled }
}
