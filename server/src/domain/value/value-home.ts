import { seoulDateTime } from '../calendar.ts'
import { isSimilarArea } from '../comparison/sample.ts'
import { DEPOSITS_SEEN, ESTIMATE_CONDITIONS, ESTIMATE_SHOWN } from '../rule-book/estimate-thresholds.ts'
import { SALE_THRESHOLDS } from '../rule-book/thresholds.ts'
import { isAnswerable, isWithinReach } from './answerable.ts'
import { type Calibration, halfWidth } from './calibration.ts'
import { dateOf } from './day.ts'
import { type EstimateDeal, type EstimatePrice, type FoundedEstimate } from './estimate.ts'
import { type EstimateQuestion, estimateHome, type WeighedDeal, type WeighedPrice } from './estimate-home.ts'
import { probabilityAbove } from './exceedance.ts'
import { takesPublicPrice } from './valued-home.ts'

export type ValueQuestion = EstimateQuestion & {
  guDealsWithinYear: number
  fittedAt: Date
  calibration: Calibration
  /** The deposit to compare with the value; `null`: none. */
  depositManwon: number | null
}

/**
 * The value of a home with its interval. `null` if the estimator gives no answer: for an area that no home has or that is
 * far from that of every deal, a city district with hardly any deals, or a lot without deals whose building is new or of
 * unknown age.
 */
export function valueHome(question: ValueQuestion): FoundedEstimate | null {
  const { kind, home, day, calibration, depositManwon } = question
  if (!isAnswerable(home, day, { ownDeals: question.own.length, guDealsWithinYear: question.guDealsWithinYear }))
    return null
  const estimate = estimateHome(question)
  if (!isWithinReach(home, estimate)) return null
  const own = estimate.deals.filter(({ lot }) => lot === home.lot)
  const otherAreas =
    own.length > 0 && !own.some(({ areaSquareMeter }) => isSimilarArea(areaSquareMeter, home.areaSquareMeter))
  const recent = own.filter(({ weak, day: on }) => !weak && on >= day - ESTIMATE_CONDITIONS.recentDays)
  const gu = home.legalDistrictCode.slice(0, 5)
  const width =
    halfWidth(calibration, { ...estimate, gu }) * (home.floor === null ? ESTIMATE_CONDITIONS.unknownFloorWidening : 1)
  const counted = estimate.deals.filter(({ share }) => share >= ESTIMATE_SHOWN.countedShare)
  const sameLotCount = counted.filter(({ lot }) => lot === home.lot).length
  const amountAt = (lnAmount: number) => Math.round(Math.exp(lnAmount))
  const [lowManwon, highManwon] = [amountAt(estimate.lnEstimate - width), amountAt(estimate.lnEstimate + width)]
  const ofAbout = recent.filter(({ areaSquareMeter }) => isSimilarArea(areaSquareMeter, home.areaSquareMeter))
  const outsideOwnDeals =
    ofAbout.length > 0 && ofAbout.every(({ amountManwon }) => amountManwon < lowManwon || amountManwon > highManwon)
  return {
    basis: 'ESTIMATE',
    kind,
    lowManwon,
    midManwon: amountAt(estimate.lnEstimate),
    highManwon,
    intervalLevel: ESTIMATE_SHOWN.intervalLevel,
    halfWidth: width,
    asOf: dateOf(day),
    fittedAt: seoulDateTime(question.fittedAt),
    provisional: calibration.provisional,
    partial: otherAreas || outsideOwnDeals || recent.length === 0,
    outsideOwnDeals,
    ...soldBefore(question, own),
    otherAreas,
    sameLotCount,
    otherLotCount: counted.length - sameLotCount,
    publicPrice: presentPrice(estimate.publicPrice),
    deals: estimate.deals
      .filter(({ share }) => share > 0)
      .toSorted((one, other) => other.share - one.share || (one.dealId < other.dealId ? -1 : 1))
      .map((deal) => presentDeal(deal, home.lot)),
    deposit:
      depositManwon === null
        ? null
        : depositOf(depositManwon, { ...estimate, width, isSold: own.length > 0, gu }, calibration),
    guDealsWithinYear: question.guDealsWithinYear,
    checkedEstimates: calibration.sampleCount,
  }
}

function soldBefore(
  { kind, propertyType }: ValueQuestion,
  own: readonly WeighedDeal[],
): Pick<FoundedEstimate, 'neverSold' | 'withoutPublicPrices'> {
  const neverSold = kind === 'SALE' && propertyType !== 'APARTMENT' && own.length === 0
  return neverSold && !takesPublicPrice(kind, propertyType) ? { neverSold, withoutPublicPrices: true } : { neverSold }
}

function depositOf(
  amountManwon: number,
  { lnEstimate, width, isSold, gu }: { lnEstimate: number; width: number; isSold: boolean; gu: string },
  calibration: Calibration,
): FoundedEstimate['deposit'] {
  const above = (ratio: number) =>
    probabilityAbove(calibration, (Math.log(amountManwon / ratio) - lnEstimate) / width, isSold)
  const exceedance = ESTIMATE_SHOWN.exceedanceRatios.map((ratio) => ({ ratio, probability: above(ratio) }))
  const stated = above(SALE_THRESHOLDS.near)
  const seen = calibration.deposits?.find(({ from, to }) => stated >= from && stated < to)
  const ofDistrict = calibration.depositsOfGu?.[gu]
  return {
    amountManwon,
    exceedance,
    ...(seen !== undefined && seen.count >= DEPOSITS_SEEN.fewest && { seen: { count: seen.count, above: seen.above } }),
    ...(ofDistrict !== undefined && { ofDistrict }),
  }
}

function presentPrice(price: WeighedPrice | null): EstimatePrice | null {
  if (price === null || price.share < ESTIMATE_SHOWN.countedShare) return null
  const { counts, ...shown } = price
  return { ...shown, salesBehind: counts.gu }
}

function presentDeal(deal: WeighedDeal, lot: string): EstimateDeal {
  return {
    dealId: deal.dealId,
    contractDate: dateOf(deal.day),
    areaSquareMeter: deal.areaSquareMeter,
    floor: deal.floor,
    amountManwon: deal.amountManwon,
    adjustedManwon: Math.round(deal.adjustedManwon),
    share: deal.share,
    sameLot: deal.lot === lot,
    weak: deal.weak,
  }
}
