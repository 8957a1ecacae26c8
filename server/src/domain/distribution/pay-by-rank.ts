import type { Place } from './order-of-claims.ts'
import { add, book, depositOf, gotFirst, gotSoFar, isSmall, type Purse, payEqually, type Wish } from './purse.ts'
import { compareRanks } from './rank.ts'
import type { Sale } from './settlement.ts'
import { type Sharer, shareThenAbsorb } from './share-then-absorb.ts'
import { smallWishes } from './small-lease-steps.ts'
import { sum } from './won.ts'

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
  if (place.kind === 'SMALL') return smallWishes(purse, sale.tenants, place.step)
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
