import { DATED_SALES } from '../rule-book/value-thresholds.ts'
import { dateOf } from './day.ts'
import { ESTIMATOR_CONSTANTS } from './estimator-constants.ts'
import { type DistrictLevels, marketLevel } from './price-fit.ts'
import type { Comparable, ValuedType } from './valued-home.ts'

/** A registered sale of the lot itself, of up to `DATED_SALES.months` ago. */
export type DatedSale = {
  /** `YYYY-MM-DD`. */
  contractDate: string
  areaSquareMeter: number
  floor: number | null
  amountManwon: number
  /** Adjusted to the day of the diagnosis by the district's level, in whole manwon; `null`: no level is fitted. */
  adjustedManwon: number | null
  /** A direct deal (직거래), whose amount follows the market only loosely. */
  weak: boolean
}

type OwnSale = Pick<Comparable, 'day' | 'areaSquareMeter' | 'floor' | 'amountManwon' | 'weak'>

/** The most recent sales, newest first. */
export function datedSales(
  sales: readonly OwnSale[],
  type: ValuedType,
  { levels, day }: { levels: DistrictLevels | null; day: number },
): DatedSale[] {
  const level = levels === null || !isFitted(levels) ? null : marketLevel(levels, ESTIMATOR_CONSTANTS[type].SALE)
  return sales
    .toSorted((one, other) => other.day - one.day)
    .slice(0, DATED_SALES.most)
    .map(({ day: on, areaSquareMeter, floor, amountManwon, weak }) => ({
      contractDate: dateOf(on),
      areaSquareMeter,
      floor,
      amountManwon,
      adjustedManwon:
        level && Math.round(amountManwon * Math.exp(level(areaSquareMeter, day) - level(areaSquareMeter, on))),
      weak,
    }))
}

function isFitted({ zone, gu, district, areaClasses }: DistrictLevels): boolean {
  return [zone, gu, district, ...areaClasses].some((series) => series !== null && series.values.length > 0)
}
