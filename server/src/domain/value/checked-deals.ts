import { CALIBRATION_THRESHOLDS } from '../rule-book/estimate-thresholds.ts'
import type { GuMarket } from './gu-market.ts'

/**
 * Indexes of the deals since a day that estimates are checked against (R-VALUE-13): the ordinary ones. Many deals of one
 * lot on one day are one bargain about the building, so only the middle one of them, by size, is among them.
 */
export function checkedDeals({ lots, weak, day }: GuMarket, fromDay: number): number[] {
  return lots.flatMap(({ start, end }) => {
    const ordinary = Array.from({ length: end - start }, (_, n) => start + n).filter(
      (index) => weak[index] === 0 && day[index]! >= fromDay,
    )
    if (ordinary.length < CALIBRATION_THRESHOLDS.oneBargain) return ordinary
    const ofDay = Map.groupBy(ordinary, (index) => day[index]!)
    return ordinary.filter((index) => {
      const together = ofDay.get(day[index]!)!
      return together.length < CALIBRATION_THRESHOLDS.oneBargain || together[together.length >> 1] === index
    })
  })
}
