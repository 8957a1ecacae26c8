import type { Deal, DealSource } from '../../domain/comparison/deal.ts'

/** A deal with the place and month under which it is stored; its `lawdCd` is an active code. */
export type PlacedDeal = {
  deal: Deal
  /** `null` when the catalogue has no such name. */
  legalDistrictCode: string | null
  /** `YYYYMM`. */
  dealMonth: string
}

/** The deals of one source, five-digit code and month. */
export type DealGroup = { source: DealSource; lawdCd: string; dealMonth: string }

/** A group with all its deals to merge. */
export type HeldGroup = DealGroup & { deals: PlacedDeal[] }

/** Groups as statement parameters; `unnest` turns the columns back into rows. */
export type GroupColumns = { sources: string[]; lawdCds: string[]; dealMonths: string[] }

export function groupColumns(groups: readonly DealGroup[]): GroupColumns {
  return {
    sources: groups.map(({ source }) => source),
    lawdCds: groups.map(({ lawdCd }) => lawdCd),
    dealMonths: groups.map(({ dealMonth }) => dealMonth),
  }
}
