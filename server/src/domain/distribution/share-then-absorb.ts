import { proRata, type Won } from './won.ts'

/** One of those who share. */
export type Sharer = {
  amount: Won
  /** Takes from those behind it: `RANKED` from all later ones, `TAX` from general creditors of any day as well. */
  takes: 'RANKED' | 'TAX' | 'NOTHING'
}

/**
 * Share by amount, then absorb (안분후흡수; 86다카2570, 94마417): the sharers stand in order of time and the first is a
 * provisional seizure. Each ranked one takes, once from each, what those behind it got, the last first, up to what it
 * lacked after the first step.
 */
export function shareThenAbsorb(pool: Won, sharers: readonly Sharer[], from: 'FIRST' | 'LAST'): Won[] {
  const got = proRata(
    pool,
    sharers.map(({ amount }) => amount),
  )
  const lacks = sharers.map(({ amount }, index) => amount - (got[index] ?? 0))
  const order = sharers.map((_, index) => index)
  for (const taker of from === 'FIRST' ? order : order.toReversed()) {
    let lack = lacks[taker] ?? 0
    for (const giver of giversOf(sharers, taker)) {
      const taken = Math.min(lack, got[giver] ?? 0)
      lack -= taken
      got[giver] = (got[giver] ?? 0) - taken
      got[taker] = (got[taker] ?? 0) + taken
    }
  }
  return got
}

/** The last in rank first, then, for a tax, general creditors from before it. */
function giversOf(sharers: readonly Sharer[], taker: number): number[] {
  const takes = sharers[taker]?.takes ?? 'NOTHING'
  if (takes === 'NOTHING') return []
  const behind = sharers.flatMap((_, index) => (index > taker ? [index] : [])).toReversed()
  const earlier = sharers.flatMap(({ takes: other }, index) => (index < taker && other === 'NOTHING' ? [index] : []))
  return takes === 'TAX' ? [...behind, ...earlier.toReversed()] : behind
}
