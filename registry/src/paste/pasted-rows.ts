import { speaksOfEntries } from '../document/line-kinds.ts'
import { kindOfPurpose } from '../entries/purposes.ts'
import { rankOf } from '../entries/record.ts'
import type { EntryKind } from '../reading.ts'
import type { PastedLine } from './pasted-sections.ts'

/**
 * The pasted text of one rank. `lines`: without the rank. `hasOthers`: probably contains words of other rows. `isFull`:
 * the full registration under the rank of the provisional one above it.
 */
export type PastedRow = { rank: string; page: number; lines: string[]; hasOthers: boolean; isFull?: true }

/** The start of a purpose; a number followed by other text does not start a row. */
const PURPOSE =
  /^(?!(?:근저당|저당|전세|지상|임차|가등기|지역)권자)(?:소유권|근저당|저당|전세권|주택임차|상가건물임차|임차권|지상권|구분지상|지역권|압류|가압류|가처분|임의경매|강제경매|경매|신탁|금지사항|담보가등기|공유자|합유자|환매|예고|등기명의인|가등기|회생|파산|공매|갑구|을구|\d{1,4}(?:-\d{1,4})*번|[가-힣]{2,5}지분)/
const RANK_FIRST = /^(\d{1,4}(?:-\d{1,4}){0,3})(?: ?\(전 ?[\d,]+\))? (.+)$/
const RANK_ALONE = /^(\d{1,4}(?:-\d{1,4}){0,3})(?: ?\(전 ?[\d,]+\))?$/

const DATE = /(?:19|20)\d{2} ?년/

/** A row starts with a rank that may come next, followed by a purpose; shares and house numbers satisfy neither. */
export function pastedRows(pasted: readonly PastedLine[], mayLeaveOut: boolean): { rows: PastedRow[]; lost: number } {
  const lines = pasted.flatMap(({ spaced, page }) => rowsOfLine(spaced).map((each) => ({ spaced: each, page })))
  const rows: PastedRow[] = []
  let lost = 0
  for (const [at, { spaced, page }] of lines.entries()) {
    const start = startOf(spaced, lines[at + 1]?.spaced ?? '')
    if (start !== null && isNext(start.rank, rows, mayLeaveOut))
      rows.push({ rank: start.rank, page, lines: [start.rest], hasOthers: false })
    else if (isFull(spaced, rows)) rows.push({ ...(rows.at(-1) as PastedRow), page, lines: [spaced], isFull: true })
    // parts of the column headings come first
    else if (rows.length === 0) lost += /\d/.test(spaced) || speaksOfEntries(spaced.replaceAll(' ', '')) ? 1 : 0
    else addTo(rows, spaced, start !== null || mayStartRow(spaced, rows, mayLeaveOut))
  }
  return { rows, lost }
}

const FURTHER_ROW =
  / (?=\d{1,4}(?:-\d{1,4}){0,3}(?: ?\(전 ?[\d,]+\))? (\S{2,40}(?: \S{1,20}){0,2}?) ?(?:19|20)\d{2} ?년)/g

/** Several rows may be copied into one line: a further one starts with a rank, a known purpose and a date. */
function rowsOfLine(line: string): string[] {
  const starts = [...line.matchAll(FURTHER_ROW)].filter(([, words = '']) => isPurpose(words)).map(({ index }) => index)
  return [0, ...starts].map((start, at) => line.slice(start, starts[at]).trim())
}

/** Number of lines within which a further purpose still belongs to the same row. */
const OWN_LINES = 3

function addTo(rows: readonly PastedRow[], line: string, startsRow: boolean): void {
  const row = rows.at(-1)
  if (row === undefined) return
  row.lines.push(line)
  const kind = kindOfPurpose(beforeDate(line))
  const isDated = row.lines.length > 1 && DATE.test(row.lines[0] ?? '') && DATE.test(line)
  const isOther =
    kind !== null && kind !== 'TRUST' && kind !== 'CANCELLATION' && (isDated || row.lines.length > OWN_LINES)
  const isNextRank = /^\d{1,4}$/.test(line) && Number(line) === Number(row.rank.split('-')[0]) + 1
  if (startsRow || isOther || isNextRank) row.hasOthers = true
}

const FULL = new Set<EntryKind | null>(['OWNERSHIP_TRANSFER', 'MORTGAGE', 'JEONSE_RIGHT', 'LEASE_RIGHT', 'SUPERFICIES'])

/** Whether a line without a rank has the full registration of the provisional one above it, with a day of its own. */
function isFull(line: string, rows: readonly PastedRow[]): boolean {
  const above = kindOfPurpose(beforeDate(rows.at(-1)?.lines[0] ?? ''))
  return above === 'PROVISIONAL_REGISTRATION' && DATE.test(line) && FULL.has(kindOfPurpose(beforeDate(line)))
}

function startOf(line: string, next: string): { rank: string; rest: string } | null {
  const [, first = '', rest = ''] = RANK_FIRST.exec(line) ?? []
  if (first !== '' && (isPurpose(rest) || isDatedLine(rest, next))) return { rank: rankOf(first) ?? '', rest }
  const alone = RANK_ALONE.exec(line)?.[1]
  return alone !== undefined && isPurpose(next) ? { rank: rankOf(alone) ?? '', rest: '' } : null
}

function isPurpose(text: string): boolean {
  return (
    PURPOSE.test(text) || kindOfPurpose(beforeDate(text)) !== null || kindOfPurpose(text.split(' ')[0] ?? '') !== null
  )
}

/** The words of an unknown purpose are followed by the date of receipt. */
function isDatedLine(rest: string, next: string): boolean {
  const words = beforeDate(rest)
  return /^\p{Script=Hangul}{2}/u.test(words) && (DATE.test(rest) || next.search(DATE) === 0)
}

const beforeDate = (text: string): string => (text.split(DATE)[0] ?? '').replaceAll(' ', '')

/** Whether a line that starts with a rank that may come next, but with no purpose after it, may be of another row. */
function mayStartRow(line: string, rows: readonly PastedRow[], mayLeaveOut: boolean): boolean {
  const [, rank, rest = ''] = RANK_FIRST.exec(line) ?? []
  if (rank === undefined) return false
  return isNext(rank, rows, false) || (isNext(rank, rows, mayLeaveOut) && speaksOfEntries(rest.replaceAll(' ', '')))
}

function isNext(rank: string, rows: readonly PastedRow[], mayLeaveOut: boolean): boolean {
  const parts = rank.split('-').map(Number)
  const above = parts.slice(0, -1).join('-')
  const own = parts.at(-1) ?? 0
  if (above !== '' && !rows.some((row) => row.rank === above)) return mayLeaveOut
  const beside = rows.filter((row) => row.rank.split('-').slice(0, -1).join('-') === above)
  const last = Math.max(0, ...beside.map((row) => Number(row.rank.split('-').at(-1))))
  return mayLeaveOut ? own > last : own === last + 1
}
