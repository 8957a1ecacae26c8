import type { Sureness } from '../reading.ts'

/** A value with the page that it stands on and what stands there; names and resident numbers are left out. */
export type ReadValue<T> = { value: T; state: Sureness; source: { page: number; text: string } }

/** What is wrong with a paper, without words: the terminal and the client have their own. */
export type PaperProblem =
  /** `issuedOn` `null`: the paper does not say when it was issued. */
  | { code: 'OLD'; issuedOn: string | null }
  | { code: 'EXPIRED'; until: string }
  | { code: 'PAGES_MISSING'; read: number; of: number }
  | { code: 'OTHER_ADDRESS'; addressText: string }
  /** Its text is hidden behind a picture, and may be of another. */
  | { code: 'SCANNED' }
  /** A stamp or a title says that it counts no more. */
  | { code: 'CANCELLED' }
  /** A form that nobody has issued. */
  | { code: 'NOT_ISSUED' }
  | { code: 'COUNT_DIFFERS'; printed: number; read: number }
  | { code: 'UNREADABLE'; what: UnreadablePart }
  /** It is named and has to be typed. */
  | { code: 'NOT_READ'; title: string }

export type UnreadablePart = 'TABLE' | 'ROWS' | 'STATEMENT' | 'DEFERRED' | 'TOO_LARGE' | 'TWO_DOCUMENTS'

/** What every paper has. Days are YYYY-MM-DD. */
type Common = {
  state: 'READ' | 'DOUBTED' | 'REFUSED'
  issuedOn: string | null
  addressText: string | null
  pages: { read: number; of: number }
  problems: PaperProblem[]
}

/** Building register (건축물대장). That no mark of a violation was found does not say that there is none. */
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

/** List of fixed dates (확정일자 부여현황). `none`: the paper says that there is none. */
export type FixedDates = Common & { document: 'FIXED_DATES'; none: ReadValue<true> | null; leases: FixedDateLease[] }

/** One household. `firstMovedInOn`: of its first member. */
export type Household = {
  movedInOn: string | null
  firstMovedInOn: string | null
  state: Sureness
  source: { page: number; text: string }
}

/** Certificate of the households of an address (전입세대확인서). */
export type Households = Common & { document: 'HOUSEHOLDS'; none: ReadValue<true> | null; households: Household[] }

/** Certificate that no tax is in arrears (납세증명서). `deferred`: whether it lists taxes whose payment is put off. */
export type TaxCertificate = Common & {
  document: 'TAX_CERTIFICATE'
  tax: 'NATIONAL' | 'LOCAL'
  noArrears: ReadValue<true> | null
  validUntil: string | null
  deferred: ReadValue<'NONE' | 'SOME'> | null
}

/** Another paper, which is named and not read. */
export type OtherPaper = Common & { document: 'OTHER'; title: string }

export type PaperReading = BuildingRegister | FixedDates | Households | TaxCertificate | OtherPaper
