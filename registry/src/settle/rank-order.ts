/**
 * Ranks that are missing, duplicated or out of order in a section: an entry was lost and may have been merged into its
 * neighbour. Documents without cancelled entries have legitimate gaps.
 */
export function ranksOutOfOrder(records: readonly { rank: string }[], hasCancelled: boolean): string[] {
  const odd: string[] = []
  const last = new Map<string, number>()
  for (const { rank } of records) {
    const parts = rank.split('-')
    const own = Number(parts.at(-1))
    const above = parts.slice(0, -1).join('-')
    const before = last.get(above) ?? 0
    if (rank === '' || own <= before || (hasCancelled && own !== before + 1)) odd.push(rank === '' ? '?' : rank)
    if (above !== '' && hasCancelled && !records.some((other) => other.rank === above)) odd.push(above)
    last.set(above, Math.max(before, own))
  }
  return [...new Set(odd)]
}
