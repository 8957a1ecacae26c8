import { isSimilarArea } from '../comparison/sample.ts'
import { median } from '../comparison/statistics.ts'
import { ESTIMATE_CONDITIONS } from '../rule-book/estimate-thresholds.ts'
import type { ModelEstimate } from './estimate.ts'
import { type EstimateQuestion, estimateHome } from './estimate-home.ts'

/** Recent jeonse contracts of a lot without a known sale, as a share of the value estimated from other lots. */
export type LotJeonse = {
  /** Ordinary contracts of homes of about the area, within a year. */
  count: number
  /** Their median ÷ the estimated value, each brought to the home and to the day of the estimate. */
  share: number
  /** The deposit that other lots suggest for the home ÷ the estimated value. */
  usualShare: number
}

/**
 * R-VALUE-31. Such contracts are never part of the value (R-VALUE-22); they only stand beside it.
 * `jeonse`: the question about the home's deposit. `null`: a sale of the lot is known, or no such contract.
 */
export function lotJeonseOf(sale: ModelEstimate | null, jeonse: EstimateQuestion): LotJeonse | null {
  if (sale === null || !sale.neverSold || jeonse.own.length === 0) return null
  const { home, day } = jeonse
  const own = estimateHome(jeonse).deals.filter(
    ({ lot, weak, day: on, areaSquareMeter }) =>
      lot === home.lot &&
      !weak &&
      on >= day - ESTIMATE_CONDITIONS.recentDays &&
      isSimilarArea(areaSquareMeter, home.areaSquareMeter),
  )
  if (own.length === 0) return null
  const usual = estimateHome({ ...jeonse, own: [] })
  return {
    count: own.length,
    share: median(own.map(({ adjustedManwon }) => adjustedManwon)) / sale.midManwon,
    usualShare: Math.exp(usual.lnEstimate) / sale.midManwon,
  }
}
