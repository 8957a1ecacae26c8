export type MergedCounts = {
  inserted: number
  updated: number
  /** Stored deals that are missing from a whole month. */
  vanished: number
}

export function noMerges(): MergedCounts {
  return { inserted: 0, updated: 0, vanished: 0 }
}

export function addCounts(sum: MergedCounts, merged: MergedCounts): void {
  for (const name of ['inserted', 'updated', 'vanished'] as const) sum[name] += merged[name]
}
