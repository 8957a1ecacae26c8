import type { EntryKind, Section } from '../reading.ts'
import { type Amount, amountsAfter } from './amounts.ts'
import { kindOfPurpose, purposesIn } from './purposes.ts'
import {
  type Cell,
  type Cells,
  type EntryRecord,
  hasBrokenNumber,
  isLooselyBroken,
  linesOfCell,
  liveTextOf,
  type Strike,
  strikeOf,
  textOf,
  UNKNOWN_RANK,
} from './record.ts'
import { datesIn, type Target, targetsOf } from './references.ts'

/** One entry as printed in its row, before it is compared with the others. */
export type Draft = {
  section: Section
  rank: string
  kind: EntryKind
  /** As printed, including names. */
  purpose: string
  page: number
  receivedOn: string | null
  receiptText: string
  strike: Strike
  /** `null`: no amount is printed; `won` is `null` if it cannot be read. */
  amount: Amount | null
  /** Only the amount is struck. */
  isAmountStruck: boolean
  jointCollateralList: string | null
  /** It names other homes as security, in a list or one by one. */
  isJoint: boolean
  trustLedger: string | null
  targets: Target[]
  /** Includes names and numbers; never shown. */
  holderText: string
  isDoubted: boolean
  /** Its kind requires an amount, but none is printed. */
  lacksAmount: boolean
  isUnreadable: boolean
}

/** Labels of the relevant amount, by kind of entry; other amounts, such as a sale price, are ignored. */
export const LABELS: Partial<Record<EntryKind, RegExp>> = {
  MORTGAGE: /채권(?:최고)?액/,
  JEONSE_RIGHT: /전세(?:보증)?금(?!액)/,
  LEASE_REGISTRATION: /(?:임차|임대차|전세)?보증금/,
  LEASE_RIGHT: /(?:임차|임대차|전세)?보증금/,
  SEIZURE: /청구(?:채권)?금?액/,
  PROVISIONAL_SEIZURE: /청구(?:채권)?금?액/,
  AUCTION: /청구(?:채권)?금?액/,
  CHANGE: /채권(?:최고)?액|전세(?:보증)?금(?!액)|(?:임차|임대차)?보증금|청구(?:채권)?금?액/,
}
/** Numbers in which no digit may be missing or off the baseline. */
const AMOUNTS = /[\d,.억천백십만영일이삼사오육칠팔구]+원/g
const LISTS = /(?<=(?:신탁원부|공동담보목록)제?)[\d-]+호?/g
const NUMBERS = /\d+[년월일호.\-/]?/g
const AFTER_CHANGE = /변경후/
/** An amount of a change whose label is not known, other than those that change no amount of the right. */
const OTHER_AMOUNT = /(?<!(?:차임|지료|변제액|이자|가액|월|년)[:은는]?)금[\d,.억천백십만영일이삼사오육칠팔구]{2,40}원/
export const NEEDS_AMOUNT = new Set<EntryKind>([
  'MORTGAGE',
  'JEONSE_RIGHT',
  'LEASE_REGISTRATION',
  'PROVISIONAL_SEIZURE',
])
/** Kinds that may lack a receipt, since corrections by the office have none. */
const NEEDS_NO_RECEIPT = new Set<EntryKind>(['NAME_CHANGE', 'CHANGE', 'CANCELLATION', 'OTHER', 'TRUST', 'FORBIDDEN'])

/** The entries of a record: usually one, or two if there are two purposes under its rank. */
export function draftsOf(record: EntryRecord): Draft[] {
  const { rows } = record
  const parted = rows.map(({ purpose }) => purposesIn(linesOfCell(purpose)))
  const isWhole = rows.length === 1 || parted.some((each) => each === null)
  if (!isWhole && kindOfPurpose(rows.map(({ purpose }) => textOf(purpose)).join('')) === null)
    return rows.flatMap((cells, at) =>
      draftsOfRow(record, { cells, first: rows[0] ?? cells, isFirst: at === 0 }, parted[at] ?? null),
    )
  const joined = joinedCells(rows)
  return draftsOfRow(record, { cells: joined, first: joined, isFirst: true }, purposesIn(linesOfCell(joined.purpose)))
}

/** Cells of a row; cells left empty in a second row are found in the first one. */
type Row = { cells: Cells; first: Cells; isFirst: boolean }

function joinedCells(rows: readonly Cells[]): Cells {
  const all = (pick: (cells: Cells) => Cell) =>
    rows.flatMap((cells, at) => pick(cells).map((letter) => ({ ...letter, line: letter.line + at * 1000 })))
  return {
    purpose: all(({ purpose }) => purpose),
    receipt: all(({ receipt }) => receipt),
    cause: all(({ cause }) => cause),
    holder: all(({ holder }) => holder),
  }
}

function draftsOfRow(record: EntryRecord, row: Row, purposes: readonly string[] | null): Draft[] {
  const { cells } = row
  if (purposes === null)
    return [draftOf(record, row, { purpose: textOf(cells.purpose), own: cells.purpose, isOnly: true })]
  const whole = textOf(cells.purpose)
  let at = 0
  return purposes.map((purpose) => {
    const start = Math.max(whole.indexOf(purpose, at), 0)
    at = start + purpose.length
    const own = cells.purpose.slice(start, at)
    return draftOf(record, row, { purpose, own, isOnly: purposes.length === 1 })
  })
}

type Named = { purpose: string; own: Cell; isOnly: boolean }

function draftOf(record: EntryRecord, { cells, first, isFirst }: Row, { purpose, own, isOnly }: Named): Draft {
  const kind = kindIn(purpose, textOf(cells.cause))
  const strike = isOnly ? strikeOfAll(isFirst ? record.rankCell : [], cells) : strikeOf(own)
  const holderText = strike === 'STRUCK' ? textOf(cells.holder) : liveTextOf(cells.holder)
  const receipt = cells.receipt.length > 0 ? cells.receipt : first.receipt
  const dates = datesIn(strike === 'LIVE' ? liveTextOf(receipt) : textOf(receipt))
  const jointCollateralList = listIn(holderText)
  const trustLedger = kind === 'TRUST' ? trustLedgerIn(holderText) : null
  const { amount, isAmountStruck } = amountOf(kind, cells.holder, strike)
  const isUnreadable = kind === null || purpose === ''
  const needsReceipt = kind === null || !NEEDS_NO_RECEIPT.has(kind)
  const isReceiptOdd = dates.length > 1 || (dates.length === 0 && (needsReceipt || /\d/.test(textOf(receipt))))
  const lacksAmount = kind !== null && NEEDS_AMOUNT.has(kind) && amount === null
  return {
    section: record.section,
    rank: record.rank,
    kind: kind ?? 'OTHER',
    purpose,
    page: record.page,
    receivedOn: dates.length === 1 ? (dates[0] ?? null) : null,
    receiptText: receiptIn(textOf(receipt)),
    strike,
    amount,
    isAmountStruck,
    jointCollateralList,
    isJoint: isJoint(purpose, holderText),
    trustLedger,
    targets: targetsIn(kind, purpose),
    holderText,
    isDoubted:
      (jointCollateralList === null && namesList(holderText)) ||
      (kind === 'TRUST' && trustLedger === null && /신탁원부/.test(holderText)) ||
      !record.certain ||
      isUnreadable ||
      isReceiptOdd ||
      amount?.won === null ||
      (amount !== null && (hasBrokenNumber(cells.holder, AMOUNTS) || isLooselyBroken(cells.holder, AMOUNTS))) ||
      hasBrokenNumber(receipt, NUMBERS) ||
      hasBrokenNumber(cells.holder, LISTS) ||
      strike === 'MIXED',
    lacksAmount,
    isUnreadable: isUnreadable || record.rank === UNKNOWN_RANK,
  }
}

/** `cause`: names a court order for a lease registration, which the purpose may omit. */
export function kindIn(purpose: string, cause: string): EntryKind | null {
  const kind = kindOfPurpose(purpose)
  return kind === 'LEASE_RIGHT' && /임차권등기명령/.test(cause) ? 'LEASE_REGISTRATION' : kind
}

/**
 * In a cancelled entry, purpose, receipt and holder are struck; some PDF writers do not strike the rank or the cause.
 * In an entry in effect, single words of the holder may be struck.
 */
function strikeOfAll(rankCell: Cell, { purpose, receipt, holder }: Cells): Strike {
  const isStruck = (cell: Cell) => cell.length === 0 || strikeOf(cell) === 'STRUCK'
  if (strikeOf(purpose) === 'STRUCK' && isStruck(receipt) && isStruck(holder)) return 'STRUCK'
  return [purpose, rankCell, receipt].every((cell) => strikeOf(cell) === 'LIVE') ? 'LIVE' : 'MIXED'
}

function amountOf(
  kind: EntryKind | null,
  holder: Cell,
  strike: Strike,
): { amount: Amount | null; isAmountStruck: boolean } {
  const label = kind === null ? undefined : LABELS[kind]
  if (label === undefined) return { amount: null, isAmountStruck: false }
  const full = onlyAmount(kind, textOf(holder), label)
  if (strike === 'STRUCK') return { amount: full, isAmountStruck: false }
  const live = onlyAmount(kind, liveTextOf(holder), label)
  const isAmountStruck = full !== null && full.won !== null && live?.won == null
  return isAmountStruck ? { amount: full, isAmountStruck } : { amount: live, isAmountStruck: false }
}

/** The single amount of a text; several different amounts count as unreadable. */
export function onlyAmount(kind: EntryKind | null, text: string, label: RegExp): Amount | null {
  const after = text.split(AFTER_CHANGE)
  const amounts = amountsAfter(kind === 'CHANGE' && after.length > 1 ? after.slice(1).join('') : text, label)
  const [first] = amounts
  if (first === undefined) return kind === 'CHANGE' && OTHER_AMOUNT.test(text) ? { won: null } : null
  return amounts.every(({ won }) => won === first.won) ? first : { won: null }
}

export const receiptIn = (text: string): string => /제\d{1,7}(?:-\d{1,4})?호/.exec(text)?.[0] ?? ''

export const trustLedgerIn = (text: string): string | null =>
  /신탁원부제?((?:(?:19|20)\d{2}|\d{2})-\d{1,7}|\d{1,7}(?!-))(?![\d□])호?/.exec(text)?.[1] ?? null

/**
 * The entries that an entry cancels, or of which it changes what stands: restored, denied, put in another order. An entry
 * whose purpose is unknown may do any of these.
 */
export function targetsIn(kind: EntryKind | null, purpose: string): Target[] {
  return kind === null || kind === 'CANCELLATION' || /회복|부인|순위변경/.test(purpose) ? targetsOf(purpose) : []
}

export const listIn = (text: string): string | null =>
  /공동담보목록제?((?:(?:19|20)\d{2}|\d{2})-\d{1,7})호/.exec(text)?.[1] ?? null

/** An entry that ends the joint security names the other homes too. */
export const isJoint = (purpose: string, text: string): boolean =>
  /공동담보|공동전세/.test(`${purpose} ${text}`) && !/소멸|해제|말소/.test(purpose)

/** Whether a text mentions a list, even if its number cannot be read. */
const namesList = (text: string): boolean => /공동담보목록/.test(text)
