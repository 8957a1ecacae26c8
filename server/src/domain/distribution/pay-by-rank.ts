import type { Place } from './order-of-claims.ts'
import { add, book, depositOf, gotFirst, gotSoFar, isSmall, type Purse, payEqually, type Wish } from './purse.ts'
import { compareRanks } from './rank.ts'
import type { Sale } from './settlement.ts'
import { type Sharer, shareThenAbsorb } from './share-then-absorb.ts'
import { smallWishes } from './small-lease-steps.ts'
import { sum } from './won.ts'

/** Pays in order of time up to the first provisional seizure; the seizure and all later places share. */
export function payByRank(purse: Purse, sale: Sale, places: readonly Place[]): void {
  for (let at = 0; at < places.length; ) {
    const place = places[at]
    if (place === undefined) return
    if (isGeneral(place)) return payRestByShare(purse, sale, places.slice(at))
    const { equals, steps } = equalsAt(places, at)
    payEqually(
      purse,
      equals.flatMap((each) => wishesOf(purse, sale, each)),
    )
    for (const step of steps) payEqually(purse, wishesOf(purse, sale, step))
    at += equals.length + steps.length
  }
}

function isGeneral(place: Place): boolean {
  return place.kind === 'CLAIM' && place.claim.kind === 'GENERAL'
}

/**
 * A fixed date and registrations of the same day have equal rank, because no hour is known. Registrations of one day keep
 * their order among themselves. Steps of small tenants between equals come after them.
 */
function equalsAt(places: readonly Place[], at: number): { equals: Place[]; steps: Place[] } {
  const first = places[at]
  if (first === undefined || first.kind === 'SMALL') return { equals: first === undefined ? [] : [first], steps: [] }
  const end = places.findIndex(
    (place, index) =>
      index > at && place.kind !== 'SMALL' && (isGeneral(place) || compareRanks(place.rank, first.rank) !== 0),
  )
  const run = places.slice(at, end === -1 ? undefined : end)
  const equals = run.filter(({ kind }) => kind !== 'SMALL')
  if (!equals.some(({ kind }) => kind === 'DEPOSIT')) return { equals: [first], steps: [] }
  return { equals, steps: run.filter(({ kind }) => kind === 'SMALL') }
}

/** The current demands of a place. A deposit demands its unpaid amount; the sum paid first reduces its first parts. */
function wishesOf(purse: Purse, sale: Sale, place: Place): Wish[] {
  if (place.kind === 'SMALL') return smallWishes(purse, sale.tenants, place.row, place.basis)
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
  const wishes: (Wish & Pick<Sharer, 'takes'>)[] = []
  const wanted = { all: new Map<string, number>(), small: new Map<string, number>() }
  for (const place of places)
    for (const wish of wishesOf(purse, sale, place)) {
      const before = { all: wanted.all.get(wish.id) ?? 0, small: wanted.small.get(wish.id) ?? 0 }
      const lacking = place.kind === 'CLAIM' ? wish.amount : lackOf(purse, sale, wish.id) - before.all
      const most = place.kind === 'SMALL' ? wish.amount - before.small : wish.amount
      const basis = wish.basis === 'RANK' ? 'EQUAL_SHARE' : wish.basis
      const amount = Math.max(0, Math.min(most, lacking))
      add(wanted.all, wish.id, amount)
      if (isSmall(basis)) add(wanted.small, wish.id, amount)
      wishes.push({ ...wish, basis, takes: takesOf(place), amount })
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
