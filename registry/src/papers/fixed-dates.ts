import { amountsAfter, wonOf } from '../entries/amounts.ts'
import type { ReadingOptions } from '../reading.ts'
import { addressIn } from './address.ts'
import { doubtedIf, isHarmless, paperProblems, stateOf } from './conclude-paper.ts'
import { issuedOnOf, type Paper, placed, wholeDay } from './paper.ts'
import type { DoubtedPart, FixedDateLease, FixedDates, PaperProblem, UnreadablePart } from './paper-reading.ts'
import {
  noneIn,
  type PaperColumn,
  type PaperRow,
  paperTable,
  printedCount,
  rowsInOrder,
  type TableForm,
} from './paper-table.ts'

const FRESH_DAYS = 7

const UNIT = '(?:\\((?:단위[:：]?)?(?:천|만)?원\\))?'
const BESIDE = '[/·,및]'
/** A heading that is part of another one stands behind it. */
const COLUMNS: PaperColumn[] = [
  { role: 'name', words: '확정일자(?:부여)?번호', unread: true },
  { role: 'number', words: '순번|연번|번호' },
  { role: 'place', words: '소재지|임대차목적물|임차주택|목적물|임대차부분|임차부분|호수', unread: true },
  { role: 'fixed', words: '확정일자(?:부여일자?|일)?' },
  { role: 'landlord', words: '임대인(?:성명)?', unread: true },
  { role: 'tenant', words: '임차인(?:성명)?', unread: true },
  { role: 'both', words: `(?:보증금${BESIDE}차임|차임${BESIDE}보증금)${UNIT}` },
  { role: 'deposit', words: `(?:임대차|임차)?보증금${UNIT}(?!${BESIDE})` },
  { role: 'rent', words: `(?:월?차임|월세)${UNIT}`, unread: true },
  { role: 'period', words: '임대차(?:계약)?기간|계약기간' },
  { role: 'contract', words: '계약일자?|계약체결일자?', unread: true },
  { role: 'kind', words: '계약구분|임대차구분|유형|용도|면적(?:\\(㎡\\))?', unread: true },
  { role: 'note', words: '비고|상태', unread: true },
]

const FORM: TableForm = {
  columns: COLUMNS,
  needs: [['fixed'], ['deposit', 'both', 'period']],
  key: 'number',
  beside: 'fixed',
  until: /^위와같이|정보를제공|^이하여백|^-?-?이하여백|^※|^총\d+건|^합계|^발급일|^열람일|^발행일/,
}

/** Reads a list of fixed dates, with one lease per row. Tenants without a fixed date are not listed. */
export function readFixedDates(paper: Paper, options: ReadingOptions): FixedDates {
  const unreadable: UnreadablePart[] = []
  const table = paperTable(paper.pages, FORM)
  const rows = rowsInOrder(table?.rows ?? [], 'fixed', unreadable)
  const isPartly = table !== null && !table.roles.includes('period') && /임대차(?:계약)?기간/.test(paper.text)
  if (isPartly) unreadable.push('ROWS')
  if (table?.hasEnd === false) unreadable.push('END')
  const none = noneIn(paper, rows.length)
  if (rows.length === 0 && none === null) unreadable.push('TABLE')
  const unit = unitIn(paper.text)
  const read = rows.map((row) => leaseOf(row, unit))
  const doubts: DoubtedPart[] = [
    ...(rows.some(({ hasEnded }) => hasEnded) ? (['ROWS_ENDED'] as const) : []),
    ...(read.some(({ state }, at) => state === 'DOUBTED' && rows[at]?.hasEnded === false) ? (['VALUES'] as const) : []),
  ]
  const problems = problemsOf(paper, read.length, { unreadable, doubts }, options)
  const isDoubted = !problems.all.every(isHarmless)
  const leases = read.map((lease) => doubtedIf(isDoubted, lease))
  const known = none === null ? null : doubtedIf(isDoubted, none)
  return {
    document: 'FIXED_DATES',
    state: stateOf(problems.all, [...leases, known]),
    issuedOn: problems.issuedOn,
    addressText: problems.addressText,
    pages: paper.count,
    none: known,
    leases,
    problems: problems.all,
  }
}

/** The problems of a list for an address. */
export function problemsOf(
  paper: Paper,
  count: number,
  { unreadable, doubts }: { unreadable: UnreadablePart[]; doubts: DoubtedPart[] },
  options: ReadingOptions,
) {
  const printed = printedCount(paper)
  const issuedOn = issuedOnOf(paper)
  const addressText = addressIn(paper)
  const own: PaperProblem[] =
    printed !== null && printed !== count ? [{ code: 'COUNT_DIFFERS', printed, read: count }] : []
  const all = paperProblems(
    paper,
    { issuedOn, addressText, freshDays: FRESH_DAYS, unreadable, doubts, problems: own },
    options,
  )
  return { all, issuedOn, addressText }
}

const UNITS: Readonly<Record<string, number>> = { 원: 1, 천원: 1_000, 만원: 10_000 }

/** The won of a bare number, if the form states one unit for all amounts. */
function unitIn(text: string): number | null {
  const stated = [...text.matchAll(/(?:단위[:：]?|보증금\(|차임\()([가-힣]{0,4}원)/g)].map(([, unit]) => unit)
  const [unit, ...others] = new Set(stated)
  return unit === undefined || others.length > 0 ? null : (UNITS[unit] ?? null)
}

function leaseOf({ cells, certain, hasEnded, page }: PaperRow, unit: number | null): FixedDateLease {
  const fixed = cells['fixed'] ?? ''
  const fixedOn = wholeDay(fixed)
  const period = cells['period'] ?? ''
  const [from = null, until = null] = period.split(/[~∼～]/).map(wholeDay)
  const hasPeriod = from !== null && until !== null && from <= until
  const amountWon = depositIn(cells, unit)
  const isPlain = fixedOn !== null && (hasPeriod || period === '' || period === '-')
  const text = [
    `확정일자 ${fixedOn ?? '?'}`,
    amountWon === null ? '' : `보증금 ${amountWon.toLocaleString('en-US')}원`,
    hasPeriod ? `기간 ${from} ~ ${until}` : '',
  ]
  return {
    fixedOn,
    amountWon,
    from: hasPeriod ? from : null,
    until: hasPeriod ? until : null,
    state: certain && !hasEnded && isPlain && amountWon !== null ? 'SETTLED' : 'DOUBTED',
    source: placed(page, text.filter((each) => each !== '').join(', ')),
  }
}

/**
 * The deposit in won; a bare number counts only if the form states the unit. Words name won (`1억5천만원`), and none below ten
 * thousand: `1억5천` may be said of 1.5억.
 */
function depositIn(cells: PaperRow['cells'], unit: number | null): number | null {
  const own = cells['deposit']
  if (own === undefined) {
    const both = cells['both'] ?? ''
    const won = amountsAfter(both, /보증금/)[0]?.won ?? null
    return won !== null && /[억만천백십]/.test(both) && won % 10_000 !== 0 ? null : won
  }
  const found = /^(?:금|₩)?([\d,]+|[\d,억천백십만영일이삼사오육칠팔구]+)(원(?:정)?)?$/.exec(own)
  const won = wonOf(found?.[1] ?? '')
  if (found === null || won === null) return null
  const isInWords = /[^\d,]/.test(found[1] ?? '')
  if (isInWords) return found[2] === undefined || won % 10_000 !== 0 ? null : won
  if (found[2] !== undefined) return unit === null || unit === 1 ? won : null
  return unit === null ? null : won * unit
}
