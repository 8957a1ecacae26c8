import type { Place } from './order-of-claims.ts'
import { add, book, depositOf, gotFirst, gotSoFar, isSmall, type Purse, payEqually, type Wish } from './purse.ts'
import { compareRanks } from './rank.ts'
import type { Sale } from './settlement.ts'
import { smallWishes } from './small-lease-steps.ts'
import { proRata, sum, type Won } from './won.ts'

/** Pays in order of time up to the first provisional seizure; the seizure, its equals and all later places share. */
export function payByRank(purse: Purse, sale: Sale, places: readonly Place[]): void {
  for (let at = 0; at < places.length; ) {
    const groups = equalsAt(places, at)
    if (groups[0]?.some(isGeneral)) return payRestByShare(purse, sale, places.slice(at))
    for (const equals of groups) {
      payEqually(
        purse,
        equals.flatMap((each) => wishesOf(purse, sale, each)),
      )
      at += equals.length
    }
  }
}

function isGeneral(place: Place): boolean {
  return place.kind === 'CLAIM' && place.claim.kind === 'GENERAL'
}

/**
 * The equals from a place on, then the steps of small tenants between them, each a group of its own. A fixed date and
 * registrations of the same day have equal rank, because no hour is known. Registrations of one day keep their order among
 * themselves.
 */
function equalsAt(places: readonly Place[], at: number): Place[][] {
  const first = places[at]
  if (first === undefined || first.kind === 'SMALL') return first === undefined ? [] : [[first]]
  const end = places.findIndex(
    (place, index) => index > at && place.kind !== 'SMALL' && compareRanks(place.rank, first.rank) !== 0,
  )
  const run = places.slice(at, end === -1 ? undefined : end)
  if (!run.some(({ kind }) => kind === 'DEPOSIT')) return [[first]]
  const steps = run.filter(({ kind }) => kind === 'SMALL')
  return [run.filter(({ kind }) => kind !== 'SMALL'), ...steps.map((step) => [step])]
}

/** The current demands of a place. A deposit demands its unpaid amount; the sum paid first reduces its first parts. */
function wishesOf(purse: Purse, sale: Sale, place: Place): Wish[] {
  if (place.kind === 'SMALL') return smallWishes(purse, sale, place.step)
  if (place.kind === 'CLAIM') {
    const { id, amount } = place.claim
    return [{ id, part: 0, basis: 'RANK', amount }]
  }
  const { tenant, part } = place
  const before = sum(tenant.parts.slice(0, part).map(({ amount }) => amount))
  const small = gotFirst(purse, tenant.id)
  const covered = Math.min(Math.max(0, small - before), place.deposit.amount)
  const lacking = depositOf(tenant) - gotSoFar(purse, tenant.id)
  return [{ id: tenant.id, part, basis: 'RANK', amount: Math.min(place.deposit.amount - covered, lacking) }]
}

function payRestByShare(purse: Purse, sale: Sale, places: readonly Place[]): void {
  const wishes: (Wish & Omit<Sharer, 'amount'>)[] = []
  const wanted = { all: new Map<string, number>(), small: new Map<string, number>() }
  const addWish = (place: Place, wish: Wish, rank: number) => {
    const before = { all: wanted.all.get(wish.id) ?? 0, small: wanted.small.get(wish.id) ?? 0 }
    const lacking = place.kind === 'CLAIM' ? wish.amount : lackOf(purse, sale, wish.id) - before.all
    const most = place.kind === 'SMALL' ? wish.amount - before.small : wish.amount
    const basis = wish.basis === 'RANK' ? 'EQUAL_SHARE' : wish.basis
    const amount = Math.max(0, Math.min(most, lacking))
    add(wanted.all, wish.id, amount)
    if (isSmall(basis)) add(wanted.small, wish.id, amount)
    wishes.push({ ...wish, basis, takes: takesOf(place), rank, amount })
  }
  for (let at = 0; at < places.length; )
    for (const equals of equalsAt(places, at)) {
      for (const place of equals) for (const wish of wishesOf(purse, sale, place)) addWish(place, wish, at)
      at += equals.length
    }
  book(purse, wishes, shareThenAbsorb(purse.left, wishes, sale.absorbFrom))
}

function takesOf(place: Place): Sharer['takes'] {
  if (place.kind !== 'CLAIM') return 'RANKED'
  return place.claim.kind === 'GENERAL' ? 'NOTHING' : place.claim.kind === 'TAX' ? 'TAX' : 'RANKED'
}

function lackOf(purse: Purse, { tenants }: Sale, id: string): number {
  const tenant = tenants.find((each) => each.id === id)
  return tenant === undefined ? 0 : depositOf(tenant) - gotSoFar(purse, id)
}

/** A creditor who shares. */
type Sharer = {
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
function shareThenAbsorb(pool: Won, sharers: readonly Sharer[], from: 'FIRST' | 'LAST'): Won[] {
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
