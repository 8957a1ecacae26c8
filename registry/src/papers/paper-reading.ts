import type { Sureness } from '../reading.ts'

/** A value with its page and source text; names and resident numbers are omitted. */
export type ReadValue<T> = { value: T; state: Sureness; source: { page: number; text: string } }

/** A problem of a paper, as a code: the terminal and the client have their own wording. */
export type PaperProblem =
  /** `issuedOn` `null`: the paper does not state when it was issued. */
  | { code: 'OLD'; issuedOn: string | null }
  | { code: 'EXPIRED'; until: string }
  | { code: 'PAGES_MISSING'; read: number; of: number }
  | { code: 'OTHER_ADDRESS'; addressText: string }
  /** The text is hidden behind a picture, and may differ from it. */
  | { code: 'SCANNED' }
  /** A stamp or title states that the paper is no longer valid. */
  | { code: 'CANCELLED' }
  /** A form that was not issued by an office. */
  | { code: 'NOT_ISSUED' }
  | { code: 'COUNT_DIFFERS'; printed: number; read: number }
  | { code: 'UNREADABLE'; what: UnreadablePart }
  /** Why single values are doubted; the others are not. */
  | { code: 'DOUBTED'; what: DoubtedPart }
  /** The paper is identified, but its values have to be entered manually. */
  | { code: 'NOT_READ'; title: string }

/** `END`: nothing stands below a list, which may go on. */
export type UnreadablePart = 'TABLE' | 'ROWS' | 'END' | 'STATEMENT' | 'DEFERRED' | 'TOO_LARGE' | 'TWO_DOCUMENTS'

/**
 * `VALUES`: letters apart, columns that are not certain, or a form that is not known. `ROWS_ENDED`: rows that are struck or
 * said to be deleted. `UNITS`: a unit of several rows. `MARK`: a mark of a violation is mentioned, but not where it is
 * printed, or was lifted last. `DEFERRED`: taxes are put off. `ARREARS`: an amount in arrears is stated.
 */
export type DoubtedPart = 'VALUES' | 'ROWS_ENDED' | 'UNITS' | 'MARK' | 'DEFERRED' | 'ARREARS'

/** Fields common to all papers. Dates are YYYY-MM-DD. */
type Common = {
  state: 'READ' | 'DOUBTED' | 'REFUSED'
  issuedOn: string | null
  addressText: string | null
  pages: { read: number; of: number }
  problems: PaperProblem[]
}

/** Building register (건축물대장). If no violation mark was found, there may still be one. */
export type BuildingRegister = Common & {
  document: 'BUILDING_REGISTER'
  part: 'UNIT' | 'TITLE' | 'GENERAL' | 'SUMMARY'
  violation: ReadValue<true> | null
  areaSquareMeter: ReadValue<number> | null
  floor: ReadValue<number> | null
  use: ReadValue<string> | null
  households: ReadValue<number> | null
}

/** One lease with a fixed date. `amountWon`: its deposit. */
export type FixedDateLease = {
  fixedOn: string | null
  amountWon: number | null
  from: string | null
  until: string | null
  state: Sureness
  source: { page: number; text: string }
}

/** List of fixed dates (확정일자 부여현황). `none`: the paper states that there are none. */
export type FixedDates = Common & { document: 'FIXED_DATES'; none: ReadValue<true> | null; leases: FixedDateLease[] }

/** One household. `firstMovedInOn`: the move-in date of its first member. */
export type Household = {
  movedInOn: string | null
  firstMovedInOn: string | null
  state: Sureness
  source: { page: number; text: string }
}

/**
 * Who may live at the address without being on a certificate of households: foreigners, who are registered elsewhere, and
 * who reported a move under the address that it was not drawn for (road, lot, or one of them where both or neither is read).
 */
export type LeftOut = 'FOREIGNERS' | 'REPORTED_BY_ROAD' | 'REPORTED_BY_LOT' | 'REPORTED_BY_OTHER_ADDRESS'

/**
 * Certificate of the households at an address (전입세대확인서). `none`: it states that it lists nobody, which is no number
 * of households: `leavesOut` holds for every list, empty or not.
 */
export type Households = Common & {
  document: 'HOUSEHOLDS'
  none: ReadValue<true> | null
  households: Household[]
  leavesOut: [LeftOut, LeftOut]
}

/** Certificate that no tax is in arrears (납세증명서). `deferred`: whether it lists taxes whose payment is deferred. */
export type TaxCertificate = Common & {
  document: 'TAX_CERTIFICATE'
  tax: 'NATIONAL' | 'LOCAL'
  noArrears: ReadValue<true> | null
  validUntil: string | null
  deferred: ReadValue<'NONE' | 'SOME'> | null
}

/** Another paper, which is identified but not read. */
export type OtherPaper = Common & { document: 'OTHER'; title: string }

export type PaperReading = BuildingRegister | FixedDates | Households | TaxCertificate | OtherPaper
