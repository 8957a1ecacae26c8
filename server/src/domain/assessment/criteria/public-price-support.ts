import type { PublicPriceChoice } from '../../property/public-price-choice.ts'
import { formatManwon, formatPercent, formatWonPerSquareMeter } from '../../wording/format.ts'
import type { CriterionOutcome, Evidence, MissingData } from '../assessment.ts'
import { valueAt } from '../curve.ts'
import type { LeaseFacts, PublicPriceFacts } from '../lease-facts.ts'
import { AGGREGATION, CONFIDENCE, CURVES } from '../rule-book.ts'
import { scored, unscored } from './outcome.ts'
import { ratioEvidence } from './sample.ts'

const ACTIONS = ['부동산공시가격알리미에서 해당 호실의 최신 공시가격을 확인하십시오.']

export const BASIS_LABELS: Record<PublicPriceChoice['basis'], string> = {
  UNIT: '해당 호실의 공시가격',
  LOT_MEDIAN: '같은 지번 호실들의 공시가격 중앙값',
  HOUSE: '건물 전체의 개별주택가격',
  LAND: '토지의 개별공시지가',
}

/** Deposit against the official public price. Officetels have no housing price, so there it does not apply. */
export function judgePublicPrice(facts: LeaseFacts): CriterionOutcome {
  const { property, publicPrice, terms } = facts
  if (property.propertyType === 'OFFICETEL') {
    return unscored('NOT_APPLICABLE', {
      reason: '오피스텔은 주택 공시가격이 공시되지 않습니다.',
      explanation: '오피스텔은 주택 공시가격 대상이 아니어서 이 항목을 평가에서 제외했습니다.',
      actions: ['국세청 홈택스에서 오피스텔 기준시가를 확인하십시오.'],
    })
  }
  const choice = publicPrice.choice
  if (choice === null || choice.basis === 'LAND' || choice.priceManwon === null || choice.priceManwon <= 0) {
    return withoutPrice(publicPrice)
  }
  const ratio = terms.depositManwon / choice.priceManwon
  const score = valueAt(CURVES.depositToPublicPrice, ratio)
  const price = `${BASIS_LABELS[choice.basis]} ${formatManwon(choice.priceManwon)}(${choice.baseYear}년)`
  const shared = property.cautions.includes('SEVERAL_HOUSEHOLDS')
  if (shared && score < AGGREGATION.severity.fromScore) return withoutOtherDeposits(price, priceEvidence(choice))
  const reason = `${price} 대비 보증금 비율은 ${formatPercent(ratio)}입니다.`
  return scored(priceStatus(choice, facts.asOf), score, CONFIDENCE.publicPrice[choice.basis], {
    reason,
    explanation: `${reason} 공시가격은 실제 시세와 다르며 매년 한 번 정해집니다.${choice.basis === 'UNIT' ? '' : ' 해당 호실만의 가격이 아니므로 참고값입니다.'}`,
    evidence: [...priceEvidence(choice), ratioEvidence('depositToPublicPrice', ratio, '보증금 ÷ 공시가격')],
    actions: ACTIONS,
  })
}

/** Only the unit's own price of this year or the last bears fully. */
function priceStatus(choice: PublicPriceChoice, asOf: string): 'AVAILABLE' | 'PARTIAL' {
  return choice.basis === 'UNIT' && choice.baseYear >= Number(asOf.slice(0, 4)) - 1 ? 'AVAILABLE' : 'PARTIAL'
}

function priceEvidence(choice: PublicPriceChoice): Evidence[] {
  const { priceManwon, landWonPerSquareMeter } = choice
  const value = priceManwon === null ? formatWonPerSquareMeter(landWonPerSquareMeter ?? 0) : formatManwon(priceManwon)
  return [
    {
      source: 'public-price',
      field: choice.basis,
      value,
      description: `${choice.baseYear}년 ${BASIS_LABELS[choice.basis]}`,
    },
    {
      source: 'public-price',
      field: 'sampleCount',
      value: choice.sampleCount,
      description: '근거가 된 공시가격 수(건)',
    },
  ]
}

function withoutPrice(publicPrice: PublicPriceFacts): CriterionOutcome {
  const missing: MissingData = {
    field: 'public-price',
    reason: whyNoPublicPrice(publicPrice),
    requiredAction: '부동산공시가격알리미에서 공동주택가격 또는 개별단독주택가격을 확인하십시오.',
  }
  return unscored('DATA_MISSING', {
    reason: missing.reason,
    explanation: `${missing.reason} 그래서 공시가격 대비 보증금 비율을 계산하지 않았습니다.`,
    evidence: publicPrice.choice === null ? [] : priceEvidence(publicPrice.choice),
    missingData: [missing],
    actions: ACTIONS,
  })
}

/** See `withoutSeniorDeposits` of the deposit-to-value criterion: in a shared house a low share of one deposit tells nothing. */
function withoutOtherDeposits(price: string, evidence: Evidence[]): CriterionOutcome {
  return unscored('DATA_MISSING', {
    reason: '여러 가구가 사는 건물이라 다른 임차인의 보증금을 알아야 공시가격과 비교할 수 있습니다.',
    explanation: `${price}은 건물 전체의 값이므로 한 가구의 보증금만 비교해서는 위험이 낮다고 볼 수 없습니다.`,
    evidence,
    missingData: [
      {
        field: 'seniorTenantDeposits',
        reason: '선순위 임차인의 보증금 합계는 공개 자료로 확인되지 않습니다.',
        requiredAction: '임대인에게 확정일자 부여현황과 전입세대확인서를 요구하십시오.',
      },
    ],
    actions: ACTIONS,
  })
}

/** Why there is no public price to compare with, as a sentence. */
export function whyNoPublicPrice({ status, reason, choice }: PublicPriceFacts): string {
  if (choice?.basis === 'LAND') return '주택 공시가격이 없고 토지의 공시지가만 확인되었습니다.'
  if (reason === 'NOT_PUBLISHED_FOR_TYPE') return '이 건물 용도에는 주택 공시가격이 공시되지 않습니다.'
  if (reason === 'TYPE_UNKNOWN') return '주택 유형이 확인되지 않아 공시가격을 조회하지 않았습니다.'
  if (reason === 'ADDRESS_NOT_CONFIRMED') return '주소를 확인하지 못해 공시가격을 조회하지 않았습니다.'
  if (status === 'UNAVAILABLE') return '연동 설정이 없어 공시가격을 조회하지 못했습니다.'
  if (status === 'ERROR') return '공시가격 제공 기관의 응답을 받지 못했습니다.'
  return '해당 주소의 공시가격을 찾지 못했습니다.'
}
