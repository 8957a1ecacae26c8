import type { Comparable, ValuedHome } from './valued-home.ts'

/** Criteria for selecting comparables. The SQL statement that reads the lot's own deals orders them by the same score. */
export const CHOICE = {
  own: { days: 800, most: 24, scoreDays: 90, scoreLnArea: 0.08, scoreFloors: 20, scoreWeak: 3 },
  near: { days: 365, most: 20, mostOfALot: 3, scoreDays: 180, scoreLnArea: 0.2, scoreYears: 8, scoreTopFloors: 15 },
  /** With this many deals of the lot itself, other lots are not considered. */
  enoughOwn: 12,
  together: 24,
} as const

/** The fields of a deal that determine whether it is chosen. */
type Candidate = Omit<Comparable, 'amountManwon'>
type Wanted = Omit<ValuedHome, 'legalDistrictCode'>
type Scored<Deal> = { deal: Deal; score: number }

/**
 * The deals of the home's own lot for an estimate on `day`, the most similar first. The order of the input does not
 * matter, and each deal is returned once.
 */
export function chooseOwn<Deal extends Candidate>(deals: readonly Deal[], home: Wanted, day: number): Deal[] {
  const { days, most, scoreDays, scoreLnArea, scoreFloors, scoreWeak } = CHOICE.own
  const best: Scored<Deal>[] = []
  for (const deal of deals) {
    if (deal.lot !== home.lot || deal.day >= day || deal.day < day - days) continue
    const ageScore = (day - deal.day) / scoreDays
    if (ageScore > (best[most - 1]?.score ?? Number.POSITIVE_INFINITY)) continue
    const score =
      ageScore +
      Math.abs(Math.log(deal.areaSquareMeter / home.areaSquareMeter)) / scoreLnArea +
      distance(deal.floor, home.floor) / scoreFloors +
      (deal.weak ? scoreWeak : 0)
    keepBest(best, { deal, score }, most)
  }
  return best.map(({ deal }) => deal)
}

/** Deals on other lots of the legal district, if the lot has fewer than 12 (`ownCount`) of its own; never weak ones. */
export function chooseNear<Deal extends Candidate>(
  deals: readonly Deal[],
  home: Wanted,
  day: number,
  ownCount: number,
): Deal[] {
  if (ownCount >= CHOICE.enoughOwn) return []
  const { days, most, mostOfALot, scoreDays, scoreLnArea, scoreYears, scoreTopFloors } = CHOICE.near
  const byLot = new Map<string, Scored<Deal>[]>()
  for (const deal of deals) {
    if (deal.lot === home.lot || deal.weak || deal.day >= day || deal.day < day - days) continue
    const score =
      (day - deal.day) / scoreDays +
      Math.abs(Math.log(deal.areaSquareMeter / home.areaSquareMeter)) / scoreLnArea +
      distance(deal.buildYear, home.buildYear) / scoreYears +
      distance(deal.topFloor, home.topFloor) / scoreTopFloors
    const best = byLot.get(deal.lot)
    if (best === undefined) byLot.set(deal.lot, [{ deal, score }])
    else keepBest(best, { deal, score }, mostOfALot)
  }
  const chosen = withoutRepeats([...byLot.values()].flat().toSorted(byScore))
  return chosen.slice(0, Math.min(most, CHOICE.together - ownCount))
}

/**
 * For districts where the distance between lots is known: the most informative deals among the lot's own and ordinary
 * deals of other lots within a year. The total is limited as in the other case.
 */
export function chooseAlike<Deal extends Candidate>(
  deals: { own: readonly Deal[]; near: readonly Deal[] },
  home: Wanted,
  day: number,
  likeness: (deal: Deal) => number,
): { own: Deal[]; near: Deal[] } {
  const near = deals.near.filter(
    (deal) => deal.lot !== home.lot && !deal.weak && deal.day < day && deal.day >= day - CHOICE.near.days,
  )
  const best: Scored<Deal>[] = []
  for (const deal of [...chooseOwn(deals.own, home, day), ...near]) {
    const score = -likeness(deal)
    if (score <= (best[CHOICE.together - 1]?.score ?? Number.POSITIVE_INFINITY))
      keepBest(best, { deal, score }, CHOICE.together)
  }
  const isOwn = ({ deal }: Scored<Deal>) => deal.lot === home.lot
  return {
    own: best.filter(isOwn).map(({ deal }) => deal),
    near: best.filter((scored) => !isOwn(scored)).map(({ deal }) => deal),
  }
}

/** Keeping only the few best sorted costs a tenth of sorting all deals of a lot. */
function keepBest<Deal extends Candidate>(best: Scored<Deal>[], scored: Scored<Deal>, most: number): void {
  const isFull = best.length === most
  if (isFull && byScore(scored, best[most - 1] as Scored<Deal>) >= 0) return
  if (best.some(({ deal }) => deal.dealId === scored.deal.dealId)) return
  const place = best.findIndex((other) => byScore(scored, other) < 0)
  best.splice(place === -1 ? best.length : place, 0, scored)
  if (isFull) best.pop()
}

/** 0 if either is not known. */
function distance(one: number | null, other: number | null): number {
  return one === null || other === null ? 0 : Math.abs(one - other)
}

function byScore<Deal extends Candidate>(one: Scored<Deal>, other: Scored<Deal>): number {
  return (
    one.score - other.score ||
    other.deal.day - one.deal.day ||
    (one.deal.dealId < other.deal.dealId ? -1 : one.deal.dealId > other.deal.dealId ? 1 : 0)
  )
}

/** Relies on the sort order, which places duplicates of a deal next to each other. */
function withoutRepeats<Deal extends Candidate>(sorted: Scored<Deal>[]): Deal[] {
  return sorted.map(({ deal }) => deal).filter((deal, index, all) => deal.dealId !== all[index - 1]?.dealId)
}
