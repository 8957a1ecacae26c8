import { amountsAfter, wonOf } from '../entries/amounts.ts'
import type { ReadingOptions } from '../reading.ts'
import { addressIn } from './address.ts'
import { doubtedIf, isHarmless, paperProblems, stateOf } from './conclude-paper.ts'
import { issuedOnOf, type Paper, placed, wholeDay } from './paper.ts'
import type { FixedDateLease, FixedDates, PaperProblem, UnreadablePart } from './paper-reading.ts'
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

const NUMBER: PaperColumn = { role: 'number', words: '(?:순번|연번|번호)', optional: true }
const PLACE: PaperColumn = {
  role: 'place',
  words: '(?:소재지|임대차목적물|임차주택|목적물|임대차부분)',
  optional: true,
}
const DATE: PaperColumn = { role: 'fixed', words: '확정일자(?:부여일자?|일)?' }
const DEPOSIT: PaperColumn = { role: 'deposit', words: '(?:임대차|임차)?보증금(?:\\(원\\))?' }
const RENT: PaperColumn = { role: 'rent', words: '(?:월?차임|월세)(?:\\(원\\))?' }
const BOTH: PaperColumn = { role: 'both', words: '(?:보증금[/·,및]차임|차임[/·,및]보증금)(?:\\(원\\))?' }
const PERIOD: PaperColumn = { role: 'period', words: '임대차(?:계약)?기간', optional: true }

const FORM: TableForm = {
  orders: [
    [NUMBER, PLACE, DATE, DEPOSIT, RENT, PERIOD],
    [NUMBER, PLACE, DATE, PERIOD, DEPOSIT, RENT],
    [NUMBER, PLACE, DEPOSIT, RENT, PERIOD, DATE],
    [NUMBER, PLACE, DATE, PERIOD, BOTH],
    [NUMBER, PLACE, DATE, BOTH, PERIOD],
    [NUMBER, PLACE, DATE, DEPOSIT, PERIOD],
    [NUMBER, PLACE, DATE, PERIOD],
  ],
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
  const none = noneIn(paper, rows.length)
  if (rows.length === 0 && none === null) unreadable.push('TABLE')
  const isInWon = /단위[:：]?원|보증금\(원\)/.test(paper.text)
  const read = rows.map((row) => leaseOf(row, isInWon))
  const problems = problemsOf(paper, read.length, unreadable, options)
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
export function problemsOf(paper: Paper, count: number, unreadable: UnreadablePart[], options: ReadingOptions) {
  const printed = printedCount(paper)
  const issuedOn = issuedOnOf(paper)
  const addressText = addressIn(paper)
  const own: PaperProblem[] =
    printed !== null && printed !== count ? [{ code: 'COUNT_DIFFERS', printed, read: count }] : []
  const all = paperProblems(paper, { issuedOn, addressText, freshDays: FRESH_DAYS, unreadable, problems: own }, options)
  return { all, issuedOn, addressText }
}

function leaseOf({ cells, certain, page }: PaperRow, isInWon: boolean): FixedDateLease {
  const fixed = cells['fixed'] ?? ''
  const fixedOn = wholeDay(fixed)
  const period = cells['period'] ?? ''
  const [from = null, until = null] = period.split(/[~∼～]/).map(wholeDay)
  const hasPeriod = from !== null && until !== null && from <= until
  const amountWon = depositIn(cells, isInWon)
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
    state: certain && isPlain && amountWon !== null ? 'SETTLED' : 'DOUBTED',
    source: placed(page, text.filter((each) => each !== '').join(', ')),
  }
}

/** The deposit in won; a bare number counts as won only if the form states the unit. */
function depositIn(cells: PaperRow['cells'], isInWon: boolean): number | null {
  const own = cells['deposit']
  if (own === undefined) return amountsAfter(cells['both'] ?? '', /보증금/)[0]?.won ?? null
  const found = /^(?:금|₩)?([\d,]+|[\d억천백십만영일이삼사오육칠팔구]+)(원(?:정)?)?$/.exec(own)
  if (found === null || (found[2] === undefined && !isInWon)) return null
  return wonOf(found[1] ?? '')
}
