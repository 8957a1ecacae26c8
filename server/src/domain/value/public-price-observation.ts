import { PUBLIC_PRICE } from './public-price-constants.ts'
import { ageCell, knownPrior, type PublicPriceFit, priorRatio, priorSpread, wideningOf } from './public-price-ratio.ts'
import { type PricedSale, ratioTerms } from './public-price-slopes.ts'

/** The home to be valued. */
export type PricedHome = Pick<PricedSale, 'legalDistrictCode' | 'ageYears' | 'isBasement'> & {
  /** Public price of the unit itself, else of similar units of the lot. */
  publicPriceManwon: number
  /** Base year (기준연도) of that price. */
  baseYear: number
}

/** A public price as an observation of a home's value, comparable to a deal. */
export type PublicPriceObservation = {
  /** ln of manwon: public price × ratio, for a brokered sale on the day of the fit. */
  logValue: number
  /** Variance of the error of `logValue`: the scatter of homes around public price × ratio plus that of the ratio. */
  variance: number
  /** Variance of the ratio alone. */
  ratioVariance: number
  /** Sale ÷ public price, as applied to this home. */
  ratio: number
  /** Number of sales behind the ratio in the legal district, the city district and the province. */
  counts: { dong: number; gu: number; sido: number }
}

/**
 * Forms a row of its own in the estimator (R-VALUE-11): z = logValue − F(f₀) − β ln a₀ − L(t₀) − m(x₀), with L taken on
 * the day of the fit; K = C(0,0) + variance on the diagonal. Its covariance with the target and with each comparable is
 * that of a deal of this home.
 * `null`: the base year of the price is not that of the fit, or there is no price.
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

/** The ratio of the closest level with sales. For a place without any, the variance between such places is added. */
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
