import {
  type Draft,
  isJoint,
  kindIn,
  LABELS,
  listIn,
  NEEDS_AMOUNT,
  onlyAmount,
  receiptIn,
  targetsIn,
  trustLedgerIn,
} from '../entries/draft.ts'
import { kindOfPurpose, purposesIn } from '../entries/purposes.ts'
import { datesIn } from '../entries/references.ts'
import { withoutNames } from '../entries/without-names.ts'
import type { EntryKind, Section } from '../reading.ts'
import type { PastedRow } from './pasted-rows.ts'

const DATE = /(?:19|20)\d{2} ?년/
const WHOLE_DATE = /(?:19|20)\d{2}년\d{1,2}월\d{1,2}일/g
/** Words before the first date of an entry that the office made by itself, without a receipt. */
const BY_OFFICE = /인하여$/
/** Maximum number of lines that a purpose spans. */
const MOST_PIECES = 4

const OWNERSHIP = new Set<EntryKind>(['OWNERSHIP_TRANSFER', 'OWNERSHIP_PRESERVATION'])

/** The entries of a pasted row: a transfer to a trustee includes the trust; a transfer back, its cancellation. */
export function pastedDrafts(section: Section, row: PastedRow): Draft[] {
  const purpose = purposeOf(row.lines)
  const text = row.lines.join('').replaceAll(' ', '')
  const [own = purpose, beside] = purposesIn([purpose]) ?? []
  const first = draftOf(section, row, own, text)
  if (!OWNERSHIP.has(first.kind)) return [first]
  const ended = /(\d{1,4}(?:-\d{1,4})?번신탁등기말소)/.exec(text)?.[1]
  const ledger = trustLedgerIn(text)
  if (ended !== undefined) return [first, draftOf(section, row, ended, text)]
  return ledger === null && beside !== '신탁'
    ? [first]
    : [first, { ...draftOf(section, row, '신탁', text), trustLedger: ledger }]
}

/**
 * The date of receipt, if certain: on the line of the rank before the date of the cause, or on a line of its own before
 * the number. Vertically centred cells are copied in another order, so the next row's words may be among these lines.
 */
function receivedOnIn(lines: readonly string[], kind: EntryKind | null): string | null {
  const [line = ''] = lines
  const first = line.replaceAll(' ', '')
  const days = [...first.matchAll(WHOLE_DATE)]
  const starts = [...first.matchAll(/(?:19|20)\d{2}년/g)]
  const isWhole = starts.slice(0, 2).every(({ index }, at) => days[at]?.index === index)
  const isOnlyOne = kind === 'OWNERSHIP_PRESERVATION' && days.length === 1
  if (isWhole && (days.length >= 2 || isOnlyOne)) return datesIn(days[0]?.[0] ?? '')[0] ?? null
  const plain = lines.map((each) => each.replaceAll(' ', ''))
  const own = plain.findIndex((each) => new RegExp(`^${WHOLE_DATE.source}$`).test(each))
  const isBeforeAll = own >= 0 && own <= MOST_PIECES && !plain.slice(0, own).some((each) => /\d{4}년/.test(each))
  return isBeforeAll && /^제\d{1,7}(?:-\d{1,4})?호$/.test(plain[own + 1] ?? '')
    ? (datesIn(plain[own] ?? '')[0] ?? null)
    : null
}

/**
 * The text before the first date, with the longest continuation on the next lines that forms a known purpose. Without a
 * date the words of other cells follow, and the longest known purpose at the start of the row, of words of the law
 * alone if there is one, ends it.
 */
function purposeOf(lines: readonly string[]): string {
  const [first = [], ...others] = lines.slice(0, MOST_PIECES).map((line) => (line.split(DATE)[0] ?? '').split(' '))
  const behind = others.map(([word = '']) => word)
  const starting = (words: number) => {
    const start = first.slice(0, words).join('')
    return [start, ...behind.map((_, at) => start + behind.slice(0, at + 1).join(''))].toReversed()
  }
  const isKnown = (text: string) => kindOfPurpose(text) !== null
  const whole = starting(first.length).find(isKnown)
  if (DATE.test(lines[0] ?? '') && (whole !== undefined || !BY_OFFICE.test(first.join(''))))
    return whole ?? first.join('')
  const candidates = first.flatMap((_, at) => starting(first.length - at)).filter(isKnown)
  return candidates.find((text) => withoutNames(text) === text) ?? candidates[0] ?? first.join('')
}

function draftOf(section: Section, row: PastedRow, purpose: string, text: string): Draft {
  const kind = kindIn(purpose, text)
  const label = kind === null ? undefined : LABELS[kind]
  const amount = label === undefined ? null : onlyAmount(kind, text, label)
  const receivedOn = receivedOnIn(row.lines, kind)
  const lacksAmount = kind !== null && NEEDS_AMOUNT.has(kind) && amount === null
  const lacksDate = receivedOn === null
  // words of other cells may come between a label and its value
  const lacksList = listIn(text) === null && /공동담|담보목|목록/.test(text)
  const isBroken = row.hasOthers || lacksList || (kind === 'LEASE_RIGHT' && amount === null)
  return {
    section,
    rank: row.rank,
    kind: kind ?? 'OTHER',
    purpose,
    page: row.page,
    receivedOn,
    receiptText: receiptIn(text),
    strike: 'LIVE',
    amount,
    isAmountStruck: false,
    jointCollateralList: listIn(text),
    isJoint: isJoint(purpose, text),
    trustLedger: null,
    targets: targetsIn(kind, purpose),
    holderText: text,
    isDoubted: isBroken || kind === null || lacksDate || amount?.won === null,
    lacksAmount,
    isUnreadable: kind === null || row.hasOthers,
  }
}
