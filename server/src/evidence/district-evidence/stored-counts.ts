/** How many items of one source are stored, and when the latest was stored. */
export type StoredCount = { count: number; latestAt: Date | null }

/** The stored sources of a district. Lots have no monthly statistics. */
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
