import type { FindingCode } from '@lease-risk/contract/codes/assessment'
import { type Message, message, sentences, type Text } from '../../../words/message.ts'
import type { Comparison } from '../../comparison/comparison.ts'
import { AGGREGATION } from '../../rule-book/aggregation.ts'
import { CONFIDENCE } from '../../rule-book/scores.ts'
import { OVER_80_PERCENT } from '../../rule-book/shown-thresholds.ts'
import { SALE_THRESHOLDS } from '../../rule-book/thresholds.ts'
import type { Estimate, ModelEstimate } from '../../value/estimate.ts'
import {
  amountSentence,
  depositSentences,
  depositStanding,
  roundedEnds,
  weaknessSentences,
} from '../../value/estimate-sentences.ts'
import { restsOnOtherLots } from '../../value/value-standing.ts'
import type { LeaseFacts, MarketMedian } from '../facts/lease-facts.ts'
import type { Evidence, MissingData } from '../findings/evidence.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { salesMissing } from '../findings/missing-deals.ts'
import { otherDepositsUnknown, sharesValue } from '../findings/other-deposits.ts'
import { againstValue, shareOfValue } from './against-value.ts'
import type { CriterionOutcome } from './criterion-outcome.ts'
import { againstDatedSales } from './dated-sales-value.ts'
import { estimateConfidence, estimateEvidence, estimateStatus } from './estimate.ts'
import { homeValue, salesValue, valueScores } from './home-value.ts'
import { scored, severityFor, unscored } from './outcome.ts'
import { ownYardstick } from './own-yardstick.ts'
import { againstPricedValue } from './public-price-value.ts'
import {
  comparedWithRegion,
  comparedWithSample,
  ratioEvidence,
  sampleConfidence,
  sampleNamed,
  sampleStatus,
  signalEvidence,
  weakSample,
} from './sample.ts'
import { againstFrame } from './shared-house-frame.ts'

/** Compares the deposit with the home's value (R-SCORE-08). Without a deposit there is nothing to compare. */
export function assessDepositToValue(facts: LeaseFacts): CriterionOutcome {
  const compared = withCustom(comparedWithValue(facts), facts)
  const { status, riskScore, confidence, evidence, missingData: missing } = compared
  if (facts.terms.depositManwon > 0 || (status !== 'AVAILABLE' && status !== 'PARTIAL')) return compared
  const noDeposit = finding('NO_DEPOSIT', 'NOTE', { sentence: message('NO_DEPOSIT') })
  return scored({ status, riskScore: riskScore ?? 0, confidence }, [noDeposit], { evidence, missing })
}

const ABOVE_80_PERCENT: readonly FindingCode[] = [
  'DEPOSIT_PROBABLY_ABOVE_VALUE',
  'DEPOSIT_NEAR_VALUE',
  'DEPOSIT_MAY_EXCEED_ESTIMATE',
]

/** Says how usual such a deposit is among homes of the type, which tells custom and risk apart (R-VALUE-32). */
function withCustom(compared: CriterionOutcome, { terms, property, valueEstimate }: LeaseFacts): CriterionOutcome {
  const { propertyType } = property
  const { count: pairs, above } = valueEstimate?.deposit?.ofDistrict ?? { count: 0, above: 0 }
  const custom =
    pairs > 0
      ? { scope: 'DISTRICT' as const, months: null, share: above / pairs, pairs }
      : OVER_80_PERCENT[propertyType]
  if (custom === undefined || terms.purpose !== 'JEONSE') return compared
  const isCommon = custom.share >= OVER_80_PERCENT.commonFrom
  const ofType = message('OVER_80_PERCENT_OF_TYPE', { propertyType, share: SALE_THRESHOLDS.near, custom, isCommon })
  const findings = compared.findings.map((each) =>
    ABOVE_80_PERCENT.includes(each.code) ? { ...each, sentence: sentences([each.sentence, ofType]) } : each,
  )
  return { ...compared, findings }
}

function comparedWithValue(facts: LeaseFacts): CriterionOutcome {
  const { sales, valueEstimate, marketSignal } = facts
  const value = homeValue(facts)
  if (valueEstimate !== null && (value?.basis === 'ESTIMATE' || !restsOnOtherLots(valueEstimate)))
    return byEstimate(facts, valueEstimate)
  if (value?.basis === 'SALE_SAMPLE' && sales.comparison !== null) return bySales(facts, sales.comparison, value)
  if (value?.basis === 'DATED_SALES') return byDatedSales(facts, value)
  if (value?.basis === 'PUBLIC_PRICE') return byPublicPrice(facts, value)
  if (valueEstimate !== null) return unscored('DATA_MISSING', [neverSold(facts, valueEstimate)], furtherData(facts))
  const missing = [salesMissing(facts), ...noValueEvidence(facts)]
  if (value?.basis === 'REGION' && marketSignal.sale !== null) return byRegion(facts, marketSignal.sale, value, missing)
  return unscored('DATA_MISSING', missing, furtherData(facts))
}

/**
 * The recent sample is shown next to the estimate (R-SCORE-09), but has no weight of its own; beside an estimate that is
 * not partial it is evidence alone (R-SCORE-09).
 */
function byEstimate(facts: LeaseFacts, estimate: ModelEstimate): CriterionOutcome {
  const { sales, terms } = facts
  const { comparison } = sales
  const sold = salesValue(facts)
  const status = estimateStatus(estimate)
  const otherFindings =
    comparison === null || sold === null
      ? [salesMissing(facts)]
      : [
          asEvidence(salesShare(facts, comparison, sold), estimate),
          ...ownYardstick(facts, comparison),
          ...weakSample('SALES', comparison, facts),
        ]
  const scores = valueScores(facts, estimate)
  const judged = { status, confidence: estimateConfidence(estimate), ...scores }
  const against = againstEstimate(terms.depositManwon, estimate, scores)
  return scored(judged, [against ?? [], otherFindings].flat(), furtherData(facts))
}

/** The finding for each state of R-VALUE-16 with amount, interval and probability; `valueScores` makes it severe. */
function againstEstimate(
  depositManwon: number,
  estimate: ModelEstimate,
  { severityScore }: { severityScore: number | null },
): Finding | null {
  const standing = depositStanding(estimate)
  if (standing === null) return null
  const status = estimateStatus(estimate)
  const compared = [amountSentence(estimate), ...depositSentences(estimate)]
  const ratio = depositManwon / estimate.midManwon
  const evidence = [
    ...estimateEvidence(estimate),
    ratioEvidence('depositToEstimate', ratio, message('DEPOSIT_BY_SALE_ESTIMATE')),
  ]
  const value = { ...estimate, count: estimate.sameLotCount }
  const above = restsOnOtherLots(estimate)
    ? null
    : againstValue(depositManwon, value, { compared, evidence, status, severityScore })
  if (above !== null) return above
  const below = standing === 'BELOW'
  return finding(
    below ? 'DEPOSIT_TO_ESTIMATE' : 'DEPOSIT_MAY_EXCEED_ESTIMATE',
    severityFor(status, severityScore, below && ratio < SALE_THRESHOLDS.caution ? 'NOTE' : 'CAUTION'),
    { headline: shareOfValue(depositManwon, value), sentence: sentences(compared), evidence },
  )
}

function asEvidence(share: Finding, { partial }: ModelEstimate): Finding {
  return partial ? share : { ...share, severity: 'NOTE' }
}

function bySales(facts: LeaseFacts, comparison: Comparison, value: Estimate): CriterionOutcome {
  const shared = sharesValue(facts)
  const status = shared ? 'PARTIAL' : sampleStatus(comparison)
  const { riskScore, severityScore } = valueScores(facts, value)
  const weak = weakSample('SALES', comparison, facts)
  const compared = againstSales(facts, comparison, value, { status, severityScore })
  if (shared && riskScore < AGGREGATION.severity.fromScore) {
    return unscored(
      'DATA_MISSING',
      [otherDepositsUnknown(), { ...compared, severity: 'NOTE' }, ...againstFrame(facts), ...weak],
      furtherData(facts),
    )
  }
  const findings = [compared, ...againstFrame(facts), ...ownYardstick(facts, comparison), ...weak]
  return scored(
    { status, riskScore, severityScore, confidence: sampleConfidence(comparison) },
    findings,
    furtherData(facts),
  )
}

function againstSales(
  facts: LeaseFacts,
  comparison: Comparison,
  value: Estimate,
  judged: { status: 'AVAILABLE' | 'PARTIAL'; severityScore: number | null },
): Finding {
  const named = { ...value, count: comparison.count }
  const share = salesShare(facts, comparison, value)
  const { evidence } = share
  const compared = [deposited(facts, comparison)]
  return againstValue(facts.terms.depositManwon, named, { compared, evidence, ...judged }) ?? share
}

/** The deposit as a share of the sales, for a deposit below the thresholds of the value or next to an estimate. */
function salesShare(facts: LeaseFacts, comparison: Comparison, value: Estimate): Finding {
  const { depositManwon } = facts.terms
  const ratio = depositManwon / value.midManwon
  const evidence = [
    sampleNamed('sale-transaction', facts.sales, comparison),
    ratioEvidence('depositRatio', ratio, message('DEPOSIT_BY_SALES')),
  ]
  const compared = deposited(facts, comparison)
  const headline = shareOfValue(depositManwon, { ...value, count: comparison.count })
  if (ratio < SALE_THRESHOLDS.caution)
    return finding('DEPOSIT_TO_SALE_PRICE', 'NOTE', { headline, sentence: compared, evidence })
  return finding('DEPOSIT_SHARE_NOTEWORTHY', 'CAUTION', {
    headline,
    sentence: sentences([compared, lineReached(ratio)]),
    evidence,
  })
}

/** The meaning of the highest threshold of sale prices that a share reaches (R-SCORE-11). */
function lineReached(ratio: number): Text {
  const { above, severe, near, caution } = SALE_THRESHOLDS
  if (ratio >= above) return message('DEPOSIT_ABOVE_SALES')
  return ratio >= near
    ? message('DEPOSIT_NEAR_SALES', { near, severe: ratio >= severe ? severe : null })
    : message('DEPOSIT_NOTEWORTHY', { caution })
}

function deposited(facts: LeaseFacts, comparison: Comparison): Message {
  return comparedWithSample(DEPOSIT_WITH_SALES, comparison.amount, comparison, facts)
}

const DEPOSIT_WITH_SALES = { typed: 'DEPOSIT', sampled: 'SALE_PRICE' } as const

/** Recent sales of dissimilar homes are shown next to the data about the home and have no weight. */
function withoutLikeSales(facts: LeaseFacts): Finding[] {
  const { comparison } = facts.sales
  return comparison === null ? [salesMissing(facts)] : weakSample('SALES', comparison, facts)
}

function byDatedSales(facts: LeaseFacts, value: Estimate): CriterionOutcome {
  const scores = valueScores(facts, value)
  const judged = { status: 'PARTIAL', ...scores, confidence: CONFIDENCE.datedSales } as const
  return scored(judged, [againstDatedSales(facts, value, scores), ...withoutLikeSales(facts)], furtherData(facts))
}

function byPublicPrice(facts: LeaseFacts, value: Estimate): CriterionOutcome {
  const missing = withoutLikeSales(facts)
  const frame = againstFrame(facts)
  if (frame.length > 0)
    return unscored('DATA_MISSING', [otherDepositsUnknown(), ...frame, ...missing], furtherData(facts))
  const { riskScore, severityScore } = valueScores(facts, value)
  const compared = againstPricedValue(facts, value, { severityScore })
  if (sharesValue(facts) && riskScore < AGGREGATION.severity.fromScore) {
    const notes = compared.map((each) => ({ ...each, severity: 'NOTE' as const }))
    return unscored('DATA_MISSING', [otherDepositsUnknown(), ...notes, ...missing], furtherData(facts))
  }
  const judged = { status: 'PARTIAL', riskScore, severityScore, confidence: CONFIDENCE.publicPriceAsValue } as const
  return scored(judged, [...compared, ...missing], furtherData(facts))
}

function byRegion(facts: LeaseFacts, signal: MarketMedian, value: Estimate, missing: Finding[]): CriterionOutcome {
  const { depositManwon } = facts.terms
  const ratio = depositManwon / value.midManwon
  const { riskScore } = valueScores(facts, value)
  const high = ratio >= SALE_THRESHOLDS.near
  const evidence = [
    ...signalEvidence(signal, 'saleMedian', signal.medianManwon, message('SALE_MEDIAN_OF_REGION')),
    ratioEvidence('depositRatio', ratio, message('DEPOSIT_BY_REGION_SALES')),
  ]
  const compared = finding(high ? 'REGIONAL_SALES_HIGH' : 'REGIONAL_SALES', high ? 'CAUTION' : 'NOTE', {
    sentence: comparedWithRegion(DEPOSIT_WITH_SALES, depositManwon, signal.medianManwon, signal),
    evidence,
  })
  if (sharesValue(facts) && riskScore < AGGREGATION.severity.fromScore) {
    return unscored('DATA_MISSING', [otherDepositsUnknown(), compared, ...missing], furtherData(facts))
  }
  const judged = { status: 'PARTIAL', riskScore, confidence: CONFIDENCE.regionalSignal } as const
  return scored(judged, [compared, ...missing], furtherData(facts))
}

/** The range of prices of surrounding homes is too wide for a comparison, so there is no value. */
function neverSold({ terms }: LeaseFacts, estimate: ModelEstimate): Finding {
  return finding('NEVER_SOLD_LOT', 'CAUTION', {
    headline: message('HEADLINE_NEVER_SOLD', { depositManwon: terms.depositManwon, ...roundedEnds(estimate) }),
    sentence: sentences([amountSentence(estimate), ...depositSentences(estimate), ...weaknessSentences(estimate)]),
    evidence: estimateEvidence(estimate),
    ...(estimate.withoutPublicPrices === true && { checks: ['MARKET_PRICE'] }),
  })
}

/** A jeonse without a known value is a caution by itself: a missing value is never a low risk (R-SCORE-15). */
function noValueEvidence({ terms, address, sales }: LeaseFacts): Finding[] {
  if (terms.purpose !== 'JEONSE' || !address.confirmed) return []
  return [
    finding('NO_VALUE_EVIDENCE', 'CAUTION', {
      headline: message('HEADLINE_NO_VALUE'),
      sentence: message('NO_VALUE_EVIDENCE'),
      // no public list of deals contains homes of this type, so a search there would be in vain
      ...(sales.reason === 'TYPE_NOT_TRADED' && { checks: [] }),
    }),
  ]
}

function furtherData({ terms }: LeaseFacts): { evidence: Evidence[]; missing: MissingData[] } {
  const typed = { value: terms.depositManwon, description: message('TYPED_AMOUNT', { of: 'DEPOSIT' }) }
  return {
    evidence: [{ source: 'user-input', field: 'depositAmountManwon', ...typed }],
    missing: [
      {
        field: 'seniorDebt',
        reason: message('DEBT_NOT_IN_SHARE'),
        requiredAction: message('CHECK_DEBT'),
        checkId: 'REGISTRY_DOCUMENT',
      },
    ],
  }
}
