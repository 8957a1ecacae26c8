import type { PricedSale } from './priced-sale.ts'
import { PUBLIC_PRICE } from './public-price-constants.ts'
import { ageCell, knownPrior, type PublicPriceFit, priorRatio, priorSpread, wideningOf } from './public-price-ratio.ts'
import { ratioTerms } from './public-price-slopes.ts'

/** The home that is to be valued. */
export type PricedHome = Pick<PricedSale, 'legalDistrictCode' | 'ageYears' | 'isBasement'> & {
  /** Of the unit itself, else of the units of the lot that are like it. */
  publicPriceManwon: number
  /** Base year (기준연도) of that price. */
  baseYear: number
}

/** What a public price says of the value of a home, as if it were one more deal. */
export type PublicPriceObservation = {
  /** ln of manwon: public price × ratio, for a brokered sale on the day of the fit. */
  logValue: number
  /** Of the error of `logValue`: how homes scatter around public price × ratio, and how well the ratio is known. */
  variance: number
  /** How well the ratio is known alone. */
  ratioVariance: number
  /** Sale ÷ public price that was taken for this home. */
  ratio: number
  /** Sales behind the ratio in the legal district, the city district and the province. */
  counts: { dong: number; gu: number; sido: number }
}

/**
 * For the estimator (R-VALUE-11) it is a row of its own: z = logValue − F(f₀) − β ln a₀ − L(t₀) − m(x₀), with L taken
 * on the day of the fit; K = C(0,0) + variance on the diagonal, and to the target, as to each comparable, the
 * covariance of a deal of this home.
 * `null`: the price is of another base year than the fit, or there is none.
 */
export function publicPriceObservation(fit: PublicPriceFit, home: PricedHome): PublicPriceObservation | null {
  if (home.baseYear !== fit.baseYear || !(home.publicPriceManwon > 0)) return null
  const dong = home.legalDistrictCode
  const [sido, gu] = [dong.slice(0, 2), dong.slice(0, 5)]
  const { ratio, variance } = ratioFor(fit, { sido, gu, dong })
  const terms = ratioTerms({ ...home, isWeak: false })
  const logRatio = ratio + terms.reduce((sum, term, at) => sum + term * (fit.slopes[at] ?? 0), 0)
  return {
    logValue: Math.log(home.publicPriceManwon) + logRatio,
    variance: variance + spreadFor(fit, gu, home),
    ratioVariance: variance,
    ratio: Math.exp(logRatio),
    counts: {
      dong: fit.ratios[dong]?.count ?? 0,
      gu: fit.ratios[gu]?.count ?? 0,
      sido: fit.ratios[sido]?.count ?? 0,
    },
  }
}

/** The closest level with sales; a place without any differs from the one above by what such places differ. */
function ratioFor(fit: PublicPriceFit, { sido, gu, dong }: { sido: string; gu: string; dong: string }) {
  const ofDong = fit.ratios[dong] ?? knownPrior(dong)
  if (ofDong) return ofDong
  const { gu: guWeight, dong: dongWeight } = PUBLIC_PRICE.parentWeight
  const withinGu = PUBLIC_PRICE.priorSd ** 2 / dongWeight
  const ofGu = fit.ratios[gu] ?? knownPrior(gu)
  if (ofGu) return { ratio: ofGu.ratio, variance: ofGu.variance + withinGu }
  const ofSido = fit.ratios[sido] ?? priorRatio(sido)
  return { ratio: ofSido.ratio, variance: ofSido.variance + withinGu + PUBLIC_PRICE.priorSd ** 2 / guWeight }
}

function spreadFor(fit: PublicPriceFit, gu: string, home: PricedHome): number {
  const ofCell = fit.spreads[`${gu} ${ageCell(home)}`]
  if (ofCell !== undefined) return ofCell
  const sido = gu.slice(0, 2)
  const isSeen = fit.ratios[sido] !== undefined || knownPrior(sido) !== null
  return (fit.spreads[gu] ?? (isSeen ? priorSpread(gu) : PUBLIC_PRICE.unseenSd ** 2)) * wideningOf(home)
}
