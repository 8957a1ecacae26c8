import type { Deal, DealSource } from '../../domain/comparison/deal.ts'

/** A deal with the place and month it is stored under; its `lawdCd` is an active code. */
export type PlacedDeal = {
  deal: Deal
  /** `null` where the catalogue has no such name. */
  legalDistrictCode: string | null
  /** `YYYYMM`. */
  dealMonth: string
}

/** The deals of one source, five-digit code and month. */
export type DealGroup = { source: DealSource; lawdCd: string; dealMonth: string }

/** A group with its deals: all that are to be merged of it. */
export type HeldGroup = DealGroup & { deals: PlacedDeal[] }

/** Groups as a statement takes them: `unnest` puts the columns together again. */
export type GroupColumns = { sources: string[]; lawdCds: string[]; dealMonths: string[] }

export function groupColumns(groups: readonly DealGroup[]): GroupColumns {
  return {
    sources: groups.map(({ source }) => source),
    lawdCds: groups.map(({ lawdCd }) => lawdCd),
    dealMonths: groups.map(({ dealMonth }) => dealMonth),
  }
}
