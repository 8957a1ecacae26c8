import type { DocumentKind, EntryKind, Section } from '../../src/reading.ts'

/** A piece of a cell; `struck` pieces carry a line of their own. */
export type Piece = { text: string; struck?: boolean }

/** An entry as it is printed, and what is true of it. */
export type InventedEntry = {
  section: Section
  rank: string
  rankNote?: string
  kind: EntryKind
  /** Lines that are not joined by chance: each starts anew in its cell. */
  purpose: string[]
  receivedOn: string | null
  receiptNumber: string
  cause: string
  holder: Piece[]
  amountWon: number | null
  /** Of an entry whose amount was changed. */
  amountBefore?: number
  cancelled: boolean
  cancelledBy: string | null
  jointCollateralList: string | null
  trustLedger: string | null
  /** Whether the line through it is drawn; as it is cancelled, if absent. */
  drawn?: 'STRUCK' | 'PLAIN'
  /** A second entry under the same rank, whose purpose stands in the same cell. */
  second?: Pick<InventedEntry, 'kind' | 'purpose' | 'trustLedger' | 'holder' | 'cancelled' | 'cancelledBy'>
}

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
  owners: { names: string[]; company: boolean; rank: string; since: string }
  entries: InventedEntry[]
  hasSummary: boolean
  /** What the summary repeats; what stands, if absent. */
  repeated?: InventedEntry[]
  /** Of people; none may be in a reading. */
  names: string[]
}
