import { formatManwon, formatPercent, formatWonPerSquareMeter } from '../../../words/ko/format.ts'
import { isSharedHouse } from '../../property/determination.ts'
import type { PublicPriceChoice } from '../../property/public-price-choice.ts'
import { AGGREGATION } from '../../rule-book/aggregation.ts'
import { PUBLIC_PRICE_AGE, PUBLIC_PRICE_LINES } from '../../rule-book/lines.ts'
import { CONFIDENCE } from '../../rule-book/scores.ts'
import { whyMissing } from '../../wording/missing-words.ts'
import { PUBLIC_PRICE_WORDS } from '../../wording/public-price-words.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import type { Evidence } from '../findings/evidence.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { addressNotConfirmed } from '../findings/not-asked.ts'
import { otherDepositsUnknown } from '../findings/other-deposits.ts'
import type { CriterionOutcome } from './criterion-outcome.ts'
import { type HomePrice, homePrice, publicPriceValue, valueScores } from './home-value.ts'
import { scored, severityFor, unscored } from './outcome.ts'
import { ratioEvidence } from './sample.ts'

/** Deposit against the official public price. Officetels have no housing price, so there it does not apply. */
export function assessPublicPrice(facts: LeaseFacts): CriterionOutcome {
  const choice = homePrice(facts)
  const judged = publicPriceScore(facts)
  if (choice === null || judged === null) {
    const status = facts.property.propertyType === 'OFFICETEL' ? 'NOT_APPLICABLE' : 'DATA_MISSING'
    return unscored(status, [facts.address.confirmed ? publicPriceMissing(facts) : addressNotConfirmed()])
  }
  const compared = againstPublicPrice(facts)
  if (isSharedHouse(facts.property) && judged.riskScore < AGGREGATION.severity.fromScore) {
    return unscored('DATA_MISSING', [otherDepositsUnknown(), compared])
  }
  const status = isSharedHouse(facts.property) ? 'PARTIAL' : priceStatus(choice, facts.asOf)
  return scored({ ...judged, status, confidence: CONFIDENCE.publicPrice[choice.basis] }, [compared])
}

/** `null` where there is no price that a deposit can be held against. */
function publicPriceScore(facts: LeaseFacts): { riskScore: number; severityScore: number | null } | null {
  const value = publicPriceValue(facts)
  return value && valueScores(facts, value)
}

/** The deposit against the price, in the lines of public prices and in no others. */
export function againstPublicPrice(facts: LeaseFacts): Finding {
  const choice = homePrice(facts)
  const judged = publicPriceScore(facts)
  if (choice === null || judged === null) return publicPriceMissing(facts)
  const { depositManwon } = facts.terms
  const ratio = depositManwon / choice.priceManwon
  const evidence = [...priceEvidence(choice), ratioEvidence('depositToPublicPrice', ratio, '보증금 ÷ 공시가격')]
  if (depositManwon === 0) {
    return finding('DEPOSIT_TO_PUBLIC_PRICE', 'NOTE', { sentence: `${priceWords(choice)}입니다.`, evidence })
  }
  const high = ratio >= PUBLIC_PRICE_LINES.guarantee
  const shared = isSharedHouse(facts.property) && judged.riskScore < AGGREGATION.severity.fromScore
  const status = isSharedHouse(facts.property) ? 'PARTIAL' : priceStatus(choice, facts.asOf)
  const severity = shared ? 'NOTE' : severityFor(status, judged.severityScore, high ? 'CAUTION' : 'NOTE')
  const code = high || severity === 'SEVERE' ? 'DEPOSIT_ABOVE_PUBLIC_PRICE_LINE' : 'DEPOSIT_TO_PUBLIC_PRICE'
  const besides = choice.basis === 'UNIT' ? '' : ' 해당 호실만의 가격이 아니므로 참고값입니다.'
  return finding(code, severity, {
    sentence: `입력하신 보증금 ${formatManwon(depositManwon)}은 ${priceWords(choice)}과 비교하면 ${formatPercent(ratio)}입니다.${lineWords(ratio)}${besides}`,
    evidence,
  })
}

function lineWords(ratio: number): string {
  const { price, discussed, guarantee, basis } = PUBLIC_PRICE_LINES
  const above =
    ratio >= basis
      ? ` 보증기관이 집값을 셈할 때 흔히 쓴다고 알려진 금액(공시가격의 ${formatPercent(basis)})보다도 낮지 않습니다.`
      : ''
  if (ratio >= guarantee) {
    return `${above} 반환보증 심사에 흔히 쓰인다고 알려진 기준(공시가격의 ${formatPercent(guarantee)})보다 낮지 않으므로, 가입 조건을 보증기관에 직접 물어야 합니다.`
  }
  if (ratio >= discussed) {
    return ` 반환보증의 기준을 공시가격의 ${formatPercent(discussed)}로 낮추는 방안이 논의된 적이 있으므로, 계약 때의 기준을 보증기관에 물어야 합니다.`
  }
  return ratio >= price ? ' 보증금이 공시가격보다 낮지 않습니다.' : ''
}

/** Why there is no public price to compare with. */
function publicPriceMissing({ publicPrice, property }: LeaseFacts): Finding {
  if (property.propertyType === 'OFFICETEL') {
    return finding('NO_PUBLIC_PRICE_FOR_OFFICETEL', 'GAP', {
      sentence: '오피스텔은 주택 공시가격이 공시되지 않아 공시가격과 보증금을 비교하지 않았습니다.',
    })
  }
  const why = whyNoPublicPrice(publicPrice)
  const forUse = publicPrice.reason === 'NOT_PUBLISHED_FOR_TYPE' || property.propertyType === 'NEIGHBORHOOD_FACILITY'
  return finding(forUse ? 'NO_PUBLIC_PRICE_FOR_USE' : 'PUBLIC_PRICE_MISSING', 'GAP', {
    sentence: `${why} 그래서 공시가격과 보증금을 비교하지 않았습니다.`,
    evidence: publicPrice.choice === null ? [] : priceEvidence(publicPrice.choice),
    missing: [
      {
        field: 'public-price',
        reason: why,
        requiredAction: forUse
          ? '이 용도의 건물에는 주택 공시가격이 없으므로 주변 중개사무소에서 매매 금액을 물어 확인하십시오.'
          : '부동산공시가격알리미에서 공동주택가격 또는 개별단독주택가격을 확인하십시오.',
        checkId: forUse ? null : 'PUBLIC_PRICE',
      },
    ],
  })
}

/** Why there is no public price to compare with, as a sentence. */
export function whyNoPublicPrice(publicPrice: LeaseFacts['publicPrice']): string {
  const { status, choice } = publicPrice
  if (choice?.basis === 'LAND') return '주택 공시가격이 아니라 토지의 공시지가만 확인되었습니다.'
  if (status === 'FOUND') return '보증금과 비교할 수 있는 주택 공시가격이 없습니다.'
  return whyMissing(publicPrice, '공시가격을', '이 지번의 공시가격을 찾지 못했습니다.')
}

/** Only the unit's own price of this year or the last bears fully. */
function priceStatus({ basis, baseYear }: HomePrice, asOf: string): 'AVAILABLE' | 'PARTIAL' {
  const recent = baseYear >= Number(asOf.slice(0, 4)) - PUBLIC_PRICE_AGE.yearsAtMost
  return basis === 'UNIT' && recent ? 'AVAILABLE' : 'PARTIAL'
}

function priceWords({ baseYear, basis, priceManwon }: HomePrice): string {
  return `${baseYear}년 ${PUBLIC_PRICE_WORDS[basis]} ${formatManwon(priceManwon)}`
}

function priceEvidence({
  basis,
  baseYear,
  sampleCount,
  priceManwon,
  landWonPerSquareMeter,
}: PublicPriceChoice): Evidence[] {
  const source = 'public-price'
  const value = priceManwon === null ? formatWonPerSquareMeter(landWonPerSquareMeter ?? 0) : formatManwon(priceManwon)
  return [
    { source, field: basis, value, description: `${baseYear}년 ${PUBLIC_PRICE_WORDS[basis]}` },
    { source, field: 'sampleCount', value: sampleCount, description: '근거가 된 공시가격 수(건)' },
  ]
}
