import { proRata, sum, type Won } from './won.ts'

/** A creditor who shares. */
export type Sharer = {
  amount: Won
  /** Counts up in order of time; equals have the same. */
  rank: number
  /** From whom it absorbs: `RANKED` from all later ones, `TAX` also from general creditors of any day. */
  takes: 'RANKED' | 'TAX' | 'NOTHING'
}

/** What one sharer got, and what it may still take; a general creditor takes nothing. */
type Share = Sharer & { got: Won; lack: Won }

/**
 * Share by amount, then absorb (안분후흡수; 86다카2570, 94마417). The sharers are in order of time, and the first is a
 * provisional seizure or its equal. Each ranked sharer takes the amounts of those behind it, once from each and the last
 * first, up to its shortfall after the first step. Equals take nothing from each other; together they take, and give, in
 * proportion.
 */
export function shareThenAbsorb(pool: Won, sharers: readonly Sharer[], from: 'FIRST' | 'LAST'): Won[] {
  const got = proRata(
    pool,
    sharers.map(({ amount }) => amount),
  )
  const shares = sharers.map((sharer, index): Share => {
    const first = got[index] ?? 0
    return { ...sharer, got: first, lack: sharer.takes === 'NOTHING' ? 0 : sharer.amount - first }
  })
  const ranks = [...Map.groupBy(shares, ({ rank }) => rank).values()]
  // the last in rank first; a tax then also takes from general creditors before it
  for (const takers of from === 'FIRST' ? ranks : ranks.toReversed())
    for (const equals of ranks.toReversed()) absorb(takers, equals)
  return shares.map((share) => share.got)
}

function absorb(takers: readonly Share[], equals: readonly Share[]): void {
  const givers = equals.filter((giver) => takers.every((taker) => mayTake(taker, giver)))
  const lacks = takers.map(({ lack }) => lack)
  const gots = givers.map(({ got }) => got)
  const absorbed = Math.min(sum(lacks), sum(gots))
  if (absorbed <= 0) return
  const given = proRata(absorbed, gots)
  for (const [index, giver] of givers.entries()) giver.got -= given[index] ?? 0
  const taken = proRata(absorbed, lacks)
  for (const [index, taker] of takers.entries()) {
    taker.got += taken[index] ?? 0
    taker.lack -= taken[index] ?? 0
  }
}

function mayTake(taker: Share, giver: Share): boolean {
  return giver.rank > taker.rank || (giver.rank < taker.rank && taker.takes === 'TAX' && giver.takes === 'NOTHING')
}
