import { message, sentences, type Text } from '../../../words/message.ts'
import { isQuoted } from '../../papers/guarantors/price-limit.ts'
import { isSharedHouse } from '../../property/determination.ts'
import type { PublicPriceChoice } from '../../property/public-price-choice.ts'
import { AGGREGATION } from '../../rule-book/aggregation.ts'
import { CURVES, valueAt } from '../../rule-book/curves.ts'
import { CONFIDENCE } from '../../rule-book/scores.ts'
import { PUBLIC_PRICE_AGE, PUBLIC_PRICE_THRESHOLDS } from '../../rule-book/thresholds.ts'
import { missingBecause } from '../../wording/source-words.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import type { Evidence } from '../findings/evidence.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { addressNotConfirmed } from '../findings/not-asked.ts'
import { otherDepositsUnknown, sharesValue } from '../findings/other-deposits.ts'
import type { CriterionOutcome } from './criterion-outcome.ts'
import { type HomePrice, homePrice } from './home-price.ts'
import { floorScore, scored, severityFor, unscored } from './outcome.ts'
import { ratioEvidence } from './sample.ts'

/** Compares the deposit with the official public price. Does not apply to officetels, which have no housing price. */
export function assessPublicPrice(facts: LeaseFacts): CriterionOutcome {
  const choice = homePrice(facts)
  const judged = publicPriceScore(facts)
  if (choice === null || judged === null) {
    const status = facts.property.propertyType === 'OFFICETEL' ? 'NOT_APPLICABLE' : 'DATA_MISSING'
    return unscored(status, [facts.address.confirmed ? publicPriceMissing(facts) : addressNotConfirmed()])
  }
  const compared = againstPublicPrice(facts)
  if (sharesValue(facts) && judged.riskScore < AGGREGATION.severity.fromScore) {
    return unscored('DATA_MISSING', [otherDepositsUnknown(), compared])
  }
  const status = sharesValue(facts) ? 'PARTIAL' : priceStatus(choice, facts)
  return scored({ ...judged, status, confidence: CONFIDENCE.publicPrice[choice.basis] }, [compared])
}

/**
 * The score of the deposit relative to the unadjusted price, which is below the sale prices of such homes. `null` if
 * there is no comparable price. Prices of dissimilar units raise no floor.
 */
function publicPriceScore(facts: LeaseFacts): { riskScore: number; severityScore: number | null } | null {
  const price = homePrice(facts)
  if (price === null) return null
  const scoreAt = (manwon: number) => valueAt(CURVES.depositToPublicPrice, facts.terms.depositManwon / manwon)
  const { priceManwon, upperManwon, alike } = price
  return {
    riskScore: scoreAt(priceManwon),
    severityScore: alike ? floorScore(scoreAt(upperManwon ?? priceManwon)) : null,
  }
}

/** Compares the deposit with the price, only by the thresholds of public prices. */
function againstPublicPrice(facts: LeaseFacts): Finding {
  const choice = homePrice(facts)
  const judged = publicPriceScore(facts)
  if (choice === null || judged === null) return publicPriceMissing(facts)
  const { depositManwon } = facts.terms
  const ratio = depositManwon / choice.priceManwon
  const evidence = [
    ...priceEvidence(choice),
    ratioEvidence('depositToPublicPrice', ratio, message('DEPOSIT_BY_PUBLIC_PRICE')),
  ]
  const { baseYear, basis, priceManwon } = choice
  const price = { baseYear, basis, priceManwon, single: !isSharedHouse(facts.property) }
  if (depositManwon === 0) {
    return finding('DEPOSIT_TO_PUBLIC_PRICE', 'NOTE', { sentence: message('PUBLIC_PRICE_ALONE', price), evidence })
  }
  // homes that a guarantor prices by quotations have no threshold for the public price
  const quoted = isQuoted(facts.property.propertyType)
  const high = ratio >= PUBLIC_PRICE_THRESHOLDS.guarantee && !quoted
  const shared = sharesValue(facts) && judged.riskScore < AGGREGATION.severity.fromScore
  const status = sharesValue(facts) ? 'PARTIAL' : priceStatus(choice, facts)
  const severity = shared ? 'NOTE' : severityFor(status, judged.severityScore, high ? 'CAUTION' : 'NOTE')
  const code = high || severity === 'SEVERE' ? 'DEPOSIT_ABOVE_PUBLIC_PRICE_LINE' : 'DEPOSIT_TO_PUBLIC_PRICE'
  return finding(code, severity, {
    sentence: message('DEPOSIT_TO_PUBLIC_PRICE', { ...price, depositManwon, ratio, line: reachedLine(ratio, quoted) }),
    evidence,
    ...(quoted && { checks: ['MARKET_QUOTATION', 'PUBLIC_PRICE'] }),
  })
}

/** The meaning of the highest threshold reached; `null` below all. A quoted home has only the price itself as one. */
function reachedLine(ratio: number, quoted: boolean): Text | null {
  const { price, discussed, guarantee, basis } = PUBLIC_PRICE_THRESHOLDS
  const reached = (above: 'BASIS' | 'GUARANTEE' | 'DISCUSSED' | 'PRICE') =>
    message('PUBLIC_PRICE_LINE', { above, basis, guarantee, discussed })
  if (quoted) return ratio >= price ? reached('PRICE') : null
  if (ratio >= guarantee) return reached(ratio >= basis ? 'BASIS' : 'GUARANTEE')
  if (ratio >= discussed) return reached('DISCUSSED')
  return ratio >= price ? reached('PRICE') : null
}

/** The finding that explains why there is no public price to compare with. */
function publicPriceMissing({ publicPrice, property }: LeaseFacts): Finding {
  if (property.propertyType === 'OFFICETEL') {
    // none is published, so none is missing
    return finding('NO_PUBLIC_PRICE_FOR_OFFICETEL', 'NOTE', {
      sentence: message('NO_PUBLIC_PRICE_FOR_OFFICETEL'),
    })
  }
  const why = whyNoPublicPrice(publicPrice)
  const forUse = publicPrice.reason === 'NOT_PUBLISHED_FOR_TYPE' || property.propertyType === 'NEIGHBORHOOD_FACILITY'
  return finding(forUse ? 'NO_PUBLIC_PRICE_FOR_USE' : 'PUBLIC_PRICE_MISSING', 'GAP', {
    sentence: sentences([why, message('NOT_COMPARED_WITH_PUBLIC_PRICE')]),
    evidence: publicPrice.choice === null ? [] : priceEvidence(publicPrice.choice),
    missing: [
      {
        field: 'public-price',
        reason: why,
        requiredAction: forUse ? message('ASK_BROKERS_FOR_SALES') : message('LOOK_UP_PUBLIC_PRICE'),
        checkId: forUse ? null : 'PUBLIC_PRICE',
      },
    ],
  })
}

/** Why there is no public price to compare with, as a sentence. */
export function whyNoPublicPrice(publicPrice: LeaseFacts['publicPrice']): Text {
  const { status, choice } = publicPrice
  if (choice?.basis === 'LAND') return message('LAND_PRICE_ALONE')
  if (status === 'FOUND') return message('NO_COMPARABLE_PUBLIC_PRICE')
  return missingBecause(publicPrice, 'PUBLIC_PRICE', message('PUBLIC_PRICE_NOT_FOUND'))
}

/** Only the home's own price of this year or last year is sufficient evidence: of the unit, or of a house of one home. */
function priceStatus({ basis, baseYear }: HomePrice, { asOf, property }: LeaseFacts): 'AVAILABLE' | 'PARTIAL' {
  const recent = baseYear >= Number(asOf.slice(0, 4)) - PUBLIC_PRICE_AGE.yearsAtMost
  const isOwn = basis === 'UNIT' || (basis === 'HOUSE' && !isSharedHouse(property))
  return isOwn && recent ? 'AVAILABLE' : 'PARTIAL'
}

function priceEvidence({
  basis,
  baseYear,
  sampleCount,
  priceManwon,
  landWonPerSquareMeter,
}: PublicPriceChoice): Evidence[] {
  const source = 'public-price'
  const value =
    priceManwon === null
      ? message('AMOUNT_PER_SQUARE_METER', { won: landWonPerSquareMeter ?? 0 })
      : message('AMOUNT', { manwon: priceManwon })
  return [
    { source, field: basis, value, description: message('PUBLIC_PRICE_NAMED', { baseYear, basis }) },
    { source, field: 'sampleCount', value: sampleCount, description: message('PUBLIC_PRICE_COUNT') },
  ]
}
