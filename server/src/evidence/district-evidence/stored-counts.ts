/** How much of one source is stored, and when something of it was stored last. */
export type StoredCount = { count: number; latestAt: Date | null }

/** The stored sources of a district. A lot has no monthly statistic. */
export type DistrictCounts = {
  transaction: StoredCount
  buildingRegister: StoredCount
  publicPrice: StoredCount
  monthlyStatistic: StoredCount
}
export type LotCounts = Omit<DistrictCounts, 'monthlyStatistic'>

export function sourceCountOf(counts: Partial<DistrictCounts>): number {
  return Object.values(counts).filter(({ count }) => count > 0).length
}
