import type { ReadingOptions } from '../reading.ts'
import { doubtedIf, isHarmless, stateOf } from './conclude-paper.ts'
import { problemsOf } from './fixed-dates.ts'
import { type Paper, placed, wholeDay } from './paper.ts'
import type { DoubtedPart, Household, Households, LeftOut, UnreadablePart } from './paper-reading.ts'
import { noneIn, type PaperColumn, type PaperRow, paperTable, rowsInOrder, type TableForm } from './paper-table.ts'

const MOVED = '전입일자?'
const SORT = '등록구분'

const COLUMNS: PaperColumn[] = [
  { role: 'number', words: '순번|연번|번호' },
  { role: 'head', words: '세대주(?:성명)?', unread: true },
  { role: 'first', words: '최초전입자(?:성명)?', unread: true },
  { role: 'firstMoved', words: '최초전입일자?' },
  { role: 'moved', words: MOVED },
  { role: 'firstMoved', words: MOVED },
  { role: 'sort', words: SORT },
  { role: 'firstSort', words: SORT, unread: true },
  { role: 'others', words: '동거인(?:수|사항)?', unread: true },
  { role: 'place', words: '주소|소재지|호수', unread: true },
  { role: 'note', words: '비고', unread: true },
]

const FORM: TableForm = {
  columns: COLUMNS,
  needs: [['head'], ['moved']],
  key: 'number',
  beside: 'moved',
  until:
    /^위와같이|확인합니다|^동거인(?:사항|현황|내역|명단)|^신청인|^-?-?이하여백|^※|^총\d+|^세대수|^발급일|^열람일|^발행일/,
}

/** Reads a certificate of the households at an address: their number and move-in dates. */
export function readHouseholds(paper: Paper, options: ReadingOptions): Households {
  const unreadable: UnreadablePart[] = []
  const table = paperTable(paper.pages, FORM)
  const rows = rowsInOrder(table?.rows ?? [], 'moved', unreadable)
  const isPartly = table !== null && !table.roles.includes('firstMoved') && paper.text.includes('최초전입')
  if (isPartly) unreadable.push('ROWS')
  if (table?.hasEnd === false) unreadable.push('END')
  const none = noneIn(paper, rows.length)
  if (rows.length === 0 && none === null) unreadable.push('TABLE')
  const read = rows.map(householdOf)
  const doubts: DoubtedPart[] = [
    ...(rows.some(({ hasEnded }) => hasEnded) ? (['ROWS_ENDED'] as const) : []),
    ...(read.some(({ state }, at) => state === 'DOUBTED' && rows[at]?.hasEnded === false) ? (['VALUES'] as const) : []),
  ]
  const { all, issuedOn, addressText } = problemsOf(paper, rows.length, { unreadable, doubts }, options)
  const isDoubted = !all.every(isHarmless)
  const households = read.map((each) => doubtedIf(isDoubted, each))
  const known = none === null ? null : doubtedIf(isDoubted, none)
  return {
    document: 'HOUSEHOLDS',
    state: stateOf(all, [...households, known]),
    issuedOn,
    addressText,
    pages: paper.count,
    none: known,
    households,
    leavesOut: ['FOREIGNERS', reportedElsewhere(paper)],
    problems: all,
  }
}

const NOT_A_NUMBER = '(?![\\d-]|\\.\\d|\\s*(?:동|호|층|가|길|번길|년|월|일|세대|가구|명))'
const NUMBER_OF = String.raw`\s*(?:산\s*)?\d{1,4}(?:-\d{1,4})?` + NOT_A_NUMBER
const BY_LOT = new RegExp(`[가-힣\\d]{1,8}(?:동|리|가)${NUMBER_OF}`)
const BY_ROAD = new RegExp(`[가-힣\\d]{1,10}(?:로|길)${NUMBER_OF}`)

/** A list that is drawn for a lot misses who reported a move by road, and the other way around. */
function reportedElsewhere({ lines }: Paper): LeftOut {
  const isDrawnFor = (address: RegExp) => lines.some(({ spaced }) => address.test(spaced))
  const [byLot, byRoad] = [isDrawnFor(BY_LOT), isDrawnFor(BY_ROAD)]
  if (byLot === byRoad) return 'REPORTED_BY_OTHER_ADDRESS'
  return byLot ? 'REPORTED_BY_ROAD' : 'REPORTED_BY_LOT'
}

/** Kinds of registration of people who live there; of others it has to be asked. */
const LIVES_THERE = /^(?:거주자?|재등록자?|재외국민)?$/
const livesThere = ({ cells }: PaperRow): boolean => LIVES_THERE.test(cells['sort'] ?? '')

function householdOf(row: PaperRow): Household {
  const { cells, certain, hasEnded, page } = row
  const movedInOn = wholeDay(cells['moved'] ?? '')
  const first = cells['firstMoved'] ?? ''
  const firstMovedInOn = wholeDay(first)
  const isPlain = movedInOn !== null && (first === '' || firstMovedInOn !== null)
  const text = [`전입일자 ${movedInOn ?? '?'}`, ...(firstMovedInOn === null ? [] : [`최초전입 ${firstMovedInOn}`])]
  return {
    movedInOn,
    firstMovedInOn,
    state: certain && isPlain && !hasEnded && livesThere(row) ? 'SETTLED' : 'DOUBTED',
    source: placed(page, text.join(', ')),
  }
}
