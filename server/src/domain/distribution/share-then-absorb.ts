import { proRata, type Won } from './won.ts'

/** A creditor who shares. */
export type Sharer = {
  amount: Won
  /** From whom it absorbs: `RANKED` from all later ones, `TAX` also from general creditors of any day. */
  takes: 'RANKED' | 'TAX' | 'NOTHING'
}

/**
 * Share by amount, then absorb (안분후흡수; 86다카2570, 94마417). The sharers are in order of time, and the first is a
 * provisional seizure. Each ranked sharer takes the amounts of those behind it, once from each and the last first, up to
 * its shortfall after the first step.
 */
export function shareThenAbsorb(pool: Won, sharers: readonly Sharer[], from: 'FIRST' | 'LAST'): Won[] {
  const got = proRata(
    pool,
    sharers.map(({ amount }) => amount),
  )
  const lacks = sharers.map(({ amount }, index) => amount - (got[index] ?? 0))
  const order = sharers.map((_, index) => index)
  for (const taker of from === 'FIRST' ? order : order.toReversed()) {
    const takes = sharers[taker]?.takes ?? 'NOTHING'
    let lack = takes === 'NOTHING' ? 0 : (lacks[taker] ?? 0)
    // the last in rank first; a tax then also takes from general creditors before it
    for (let giver = sharers.length - 1; giver >= 0 && lack > 0; giver -= 1) {
      const isBehind = giver > taker || (giver < taker && takes === 'TAX' && sharers[giver]?.takes === 'NOTHING')
      if (!isBehind) continue
      const taken = Math.min(lack, got[giver] ?? 0)
      lack -= taken
      got[giver] = (got[giver] ?? 0) - taken
      got[taker] = (got[taker] ?? 0) + taken
    }
  }
  return got
}
