/** `3번`, `갑구2-1번`, or several separated by commas; the pattern also matches the empty text. */
export const REFERENCES =
  '(?:(?:갑구|을구)?(?:순위)?제?\\d{1,4}(?:-\\d{1,4}){0,3}(?:번(?:\\(\\d{1,3}\\))?(?:내지|부터|[,·및과와])?|\\(\\d{1,3}\\)번|[,·])){0,40}'

/** The target of a cancellation: a rank and the words for its entry. `section` `null`: the cancelling entry's own. */
export type Target = { rank: string; words: string; section: 'OWNERSHIP' | 'RIGHTS' | null; isPart: boolean }

const REFERENCE = /(갑구|을구)?(?:순위)?제?(\d{1,4}(?:-\d{1,4}){0,3})번(\(\d{1,3}\))?(내지|부터)?([^\d]*)/g
const WIDEST_RANGE = 60

/** The ranks that a cancelling purpose names; words given once after several ranks apply to each of them. */
export function targetsOf(purpose: string): Target[] {
  const found = [...purpose.matchAll(REFERENCE)]
  const targets: Target[] = []
  let words = ''
  for (const [, section, rank = '', part, range, after = ''] of found.toReversed()) {
    const own = after.replace(/^[,·및과와]+|[,·및과와]+$/g, '').replace(/갑구$|을구$/, '')
    if (own !== '') words = own
    const isPart = part !== undefined || /일부말소|\(일부|\(.*포기/.test(words)
    const base = {
      words,
      section: section === undefined ? null : section === '갑구' ? 'OWNERSHIP' : 'RIGHTS',
      isPart,
    } as const
    const next = targets[0]
    if (range !== undefined && next !== undefined)
      for (const between of ranksBetween(rank, next.rank)) targets.unshift({ ...base, rank: between })
    targets.unshift({ ...base, rank })
  }
  return targets
}

function ranksBetween(from: string, to: string): string[] {
  const [first, last] = [Number(from), Number(to)]
  if (!Number.isInteger(first) || !Number.isInteger(last) || last - first > WIDEST_RANGE) return []
  return Array.from({ length: Math.max(last - first - 1, 0) }, (_, at) => String(first + 1 + at))
}

const DATE = /((?:19|20)\d{2})(?:년|[.\-/])(\d{1,2})(?:월|[.\-/])(\d{1,2})(?:일|(?![\d□]))/g

/** Dates in a text without blanks, as YYYY-MM-DD; invalid dates are omitted. */
export function datesIn(text: string): string[] {
  return [...text.matchAll(DATE)].flatMap(([, year = '', month = '', day = '']) => {
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    const time = Date.parse(`${date}T00:00:00Z`)
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? [date] : []
  })
}
