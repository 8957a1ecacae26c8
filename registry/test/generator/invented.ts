import type { DocumentKind, EntryKind, Section } from '../../src/reading.ts'

/** A piece of a cell; `struck` pieces have their own strike. */
export type Piece = { text: string; struck?: boolean }

/** An entry as printed, with the correct values. */
export type InventedEntry = {
  section: Section
  rank: string
  rankNote?: string
  kind: EntryKind
  /** Lines of the cell; each starts on a new line. */
  purpose: string[]
  receivedOn: string | null
  receiptNumber: string
  cause: string
  holder: Piece[]
  amountWon: number | null
  /** For an entry whose amount was changed. */
  amountBefore?: number
  cancelled: boolean
  cancelledBy: string | null
  jointCollateralList: string | null
  trustLedger: string | null
  /** Whether the strike is drawn; by default, if the entry is cancelled. */
  drawn?: 'STRUCK' | 'PLAIN'
  /** What the summary says of it besides its amount. */
  summary?: string
  /** A second entry under the same rank, with its purpose in the same cell, or, if it has a receipt, in its own row. */
  second?: Pick<InventedEntry, 'kind' | 'purpose' | 'trustLedger' | 'holder' | 'cancelled' | 'cancelledBy'> &
    Partial<Pick<InventedEntry, 'receivedOn' | 'receiptNumber' | 'cause' | 'amountWon'>>
}

/** What most entries are: in effect, without an amount, a list or a ledger. */
export const PLAIN_ENTRY = {
  amountWon: null,
  cancelled: false,
  cancelledBy: null,
  jointCollateralList: null,
  trustLedger: null,
} satisfies Partial<InventedEntry>

export type InventedDocument = {
  kind: DocumentKind
  scope: 'WITH_CANCELLED' | 'CURRENT_ONLY'
  address: string
  number: string
  viewedAt: string
  area: number
  floor: number
  /** `null`: no right to the land is registered. */
  landShare: { of: string; share: string } | null
  separateLand: boolean
  /** What the title says of the building; by default, something that fits any. */
  building?: {
    registeredOn: string
    structure: string
    /** Lines, such as `1층 156.09㎡`. */
    floors: string[]
    /** The lot of the land. */
    lot: string
    /** The lot and name of the building; by default, those of the address. */
    place?: string
    roadAddress: string
    unit: string
  }
  /** The lines of the row of the land right, if it is one of several lots; its last column is narrow. */
  landRow?: {
    kinds: string[]
    shares: string[]
    cause: string[]
    struck: boolean
    /** The rows behind it, which hold a note alone. */
    notes?: string[]
  }
  owners: { names: string[]; company: boolean; rank: string; since: string; address?: string; number?: string }
  entries: InventedEntry[]
  hasSummary: boolean
  /** Whether it has its lists of joint collateral and of sales. */
  hasLists?: boolean
  /** The entries in the summary; by default, those in effect. */
  repeated?: InventedEntry[]
  /** Names of people; none may occur in a reading. */
  names: string[]
}
