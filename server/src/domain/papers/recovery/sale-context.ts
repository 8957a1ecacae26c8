import type { SmallLeaseTerms } from '../../law/small-lease-terms.ts'
import type { PaperHome, TypedPapers } from '../papers-input.ts'
import type { SmallLease } from './small-lease.ts'

/** The input for calculating a sale by auction. */
export type SaleContext = {
  home: PaperHome
  depositManwon: number
  typed: TypedPapers
  smallLease: SmallLease
  /** Up to the day of the calculation, oldest first. */
  table: readonly SmallLeaseTerms[]
  /** Whether wages that were not typed count as unknown; else none are counted. */
  openWages: boolean
}
