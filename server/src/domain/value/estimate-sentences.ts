import { type Message, message } from '../../words/message.ts'
import { ESTIMATE_SHOWN } from '../rule-book/estimate-thresholds.ts'
import { ESTIMATE_THRESHOLDS, SALE_THRESHOLDS } from '../rule-book/thresholds.ts'
import type { EstimatePrice, ModelEstimate, ShownDeal } from './estimate.ts'
import { isBelowAll, restsOnOtherLots, type ValueStanding, valueStanding } from './value-standing.ts'

/**
 * Above the value, or probably above it; else `NEAR` and `PROBABLE`: above 80 % of the value, `POSSIBLE`: above 80 % of
 * the interval's lower bound.
 */
export type DepositStanding = ValueStanding | 'PROBABLE' | 'POSSIBLE' | 'BELOW'

/** The sentences of an estimate, always including its interval and its weaknesses. */
export function estimateSentences(estimate: ModelEstimate): Message[] {
  const { publicPrice } = estimate
  const ofPrice =
    publicPrice === null ? [] : [message('ESTIMATE_WITH_PUBLIC_PRICE', { price: priceWords(publicPrice) })]
  return [amountSentence(estimate), ...ofPrice, ...weaknessSentences(estimate)]
}

/** Compares the estimated price with the deposit in question; empty if there is none. */
export function depositSentences(estimate: ModelEstimate): Message[] {
  const { deposit, midManwon, lowManwon, highManwon } = estimate
  const standing = depositStanding(estimate)
  if (deposit === null || standing === null) return []
  const { amountManwon: depositManwon } = deposit
  const likely = shownProbability(probabilityAbove(deposit, SALE_THRESHOLDS.near))
  if (standing === 'POSSIBLE' && restsOnOtherLots(estimate)) return [message('ESTIMATE_TOO_WIDE', likely)]
  const { seen } = deposit
  return [
    message('ESTIMATE_DEPOSIT_SHARE', { depositManwon, midManwon, ...likely }),
    message('ESTIMATE_DEPOSIT_STANDING', { standing: saidOf(standing, deposit), lowManwon, highManwon }),
    // where the answer is calm, a small share would make it calmer
    ...(seen === undefined || standing === 'BELOW' ? [] : [message('ESTIMATE_DEPOSITS_SEEN', seen)]),
  ]
}

/** A deposit near the middle is probably above 80 % only if its probability says so (R-VALUE-16). */
function saidOf(standing: DepositStanding, deposit: NonNullable<ModelEstimate['deposit']>): DepositStanding {
  const isProbable = probabilityAbove(deposit, SALE_THRESHOLDS.near) > ESTIMATE_THRESHOLDS.probable
  return standing === 'NEAR' && !isProbable ? 'POSSIBLE' : standing
}

/** `null`: there is no deposit in question. */
export function depositStanding(estimate: ModelEstimate): DepositStanding | null {
  const { deposit } = estimate
  if (deposit === null) return null
  const below = isBelowAll(deposit.amountManwon, estimate) ? 'BELOW' : 'POSSIBLE'
  if (restsOnOtherLots(estimate)) return below
  const standing = valueStanding(deposit.amountManwon, estimate)
  if (standing !== null) return standing
  if (probabilityAbove(deposit, SALE_THRESHOLDS.near) > ESTIMATE_THRESHOLDS.probable) return 'PROBABLE'
  return below
}

/** The deal, its amount adjusted to the home today, and its share. */
export function dealSentence(deal: ShownDeal): Message {
  const { contractDate: date, areaSquareMeter, floor, amountManwon, adjustedManwon } = deal
  const share = roundedShare(deal.share)
  return message('ESTIMATE_DEAL', { date, areaSquareMeter, floor, amountManwon, adjustedManwon, share })
}

/** The public price, its ratio and its share. */
export function priceWords({ amountManwon, ratio, share }: EstimatePrice): Message {
  return message('ESTIMATE_PUBLIC_PRICE', { amountManwon, ratio, share: roundedShare(share) })
}

/** Rounds to steps of 5 %, never 0 or 100. */
function shownProbability(probability: number) {
  const { under, from, steps } = ESTIMATE_SHOWN.probability
  if (probability < under) return { bound: 'UNDER', probability: under } as const
  if (probability >= from) return { bound: 'FROM', probability: from } as const
  return { bound: 'ABOUT', probability: Math.round(probability * steps) / steps } as const
}

/** One sentence with the amount, its basis and its interval. */
export function amountSentence(estimate: ModelEstimate): Message {
  const { kind, midManwon, lowManwon, highManwon, sameLotCount, otherLotCount } = estimate
  if (restsOnOtherLots(estimate)) return message('ESTIMATE_NEVER_SOLD', { otherLotCount, ...roundedEnds(estimate) })
  return message('ESTIMATE_AMOUNT', { kind, midManwon, lowManwon, highManwon, sameLotCount })
}

/** Rounds outwards to whole steps: a wide interval is not known to the last manwon. */
export function roundedEnds({ lowManwon, highManwon }: ModelEstimate): { lowManwon: number; highManwon: number } {
  const { wideStepManwon: step } = ESTIMATE_SHOWN
  return {
    lowManwon: Math.floor(lowManwon / step) * step || Math.round(lowManwon),
    highManwon: Math.ceil(highManwon / step) * step,
  }
}

/** The weaknesses of an estimate; empty if it rests on the lot's own deals. */
export function weaknessSentences(estimate: ModelEstimate): Message[] {
  const { sameLotCount, otherLotCount, otherAreas, outsideOwnDeals, provisional } = estimate
  const said: Message[] = []
  if (restsOnOtherLots(estimate)) {
    if (estimate.withoutPublicPrices !== true) said.push(message('ESTIMATE_WANTS_PUBLIC_PRICE'))
  } else if (sameLotCount === 0) said.push(message('ESTIMATE_WITHOUT_OWN_DEALS', { otherLotCount }))
  else if (otherLotCount > 0) said.push(message('ESTIMATE_WITH_FEW_OWN_DEALS', { sameLotCount, otherLotCount }))
  if (sameLotCount > 0 && otherAreas) said.push(message('ESTIMATE_FROM_OTHER_AREAS'))
  if (outsideOwnDeals) said.push(message('ESTIMATE_OUTSIDE_OWN_DEALS'))
  if (provisional) said.push(message('ESTIMATE_PROVISIONAL'))
  return said
}

/** The probability that the deposit exceeds this ratio of the value. */
export function probabilityAbove({ exceedance }: NonNullable<ModelEstimate['deposit']>, ratio: number): number {
  return exceedance.find((each) => each.ratio === ratio)?.probability ?? 1
}

function roundedShare(share: number): number {
  return Math.round(share * 100) / 100
}
