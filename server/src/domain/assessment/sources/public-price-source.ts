import { formatManwon, formatWonPerSquareMeter } from '../../../words/ko/format.ts'
import type { PublicPriceChoice } from '../../property/public-price-choice.ts'
import { collectedWords } from '../../wording/collected-words.ts'
import { MISSING_IS_NOT_GOOD, whyMissing } from '../../wording/missing-words.ts'
import { PUBLIC_PRICE_WORDS } from '../../wording/public-price-words.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { notAsked, restsOnHint, type SourceReading, sourceState } from './source-reading.ts'

/** Official public price (공시가격). */
export function publicPriceSource(facts: LeaseFacts): SourceReading {
  const source = { key: 'public-price', title: '공시가격', official: '국토교통부 공시가격' } as const
  if (!facts.address.confirmed) return notAsked(source)
  const { status, choice, collectedAt } = facts.publicPrice
  const partial = choice === null || choice.basis === 'LAND' || restsOnHint(facts.property)
  return {
    ...source,
    state: sourceState(status, partial),
    details: status === 'FOUND' ? [...found(facts), ...collectedWords(collectedAt, facts.asOf)] : missing(facts),
    lookupStatus: status,
    referencePeriod: choice === null ? null : String(choice.baseYear),
    collectedAt,
    sampleCount: choice?.sampleCount ?? (status === 'FOUND' || status === 'NOT_FOUND' ? 0 : null),
  }
}

function found({ publicPrice: { choice }, terms, property, asOf }: LeaseFacts): string[] {
  if (choice === null) return ['조회된 공시가격 가운데 쓸 수 있는 값이 없습니다.', MISSING_IS_NOT_GOOD]
  const older = choice.baseYear < Number(asOf.slice(0, 4))
  return [
    `${choice.baseYear}년 ${PUBLIC_PRICE_WORDS[choice.basis]}: ${priceWords(choice)}`,
    ...basisWords(choice, terms.areaSquareMeter !== null),
    ...(older ? [`올해 공시가격을 찾지 못해 가장 최근인 ${choice.baseYear}년 값을 사용했습니다.`] : []),
    ...(restsOnHint(property)
      ? ['주택 유형이 건축물대장으로 확인되지 않아, 기준 후보로 삼은 유형의 가격을 사용했습니다.']
      : []),
    '공시가격은 매년 정해지는 공적 가격이며 실제 시세와 다릅니다.',
  ]
}

function priceWords({ priceManwon, landWonPerSquareMeter }: PublicPriceChoice): string {
  if (priceManwon !== null) return formatManwon(priceManwon)
  return landWonPerSquareMeter === null ? '금액 없음' : formatWonPerSquareMeter(landWonPerSquareMeter)
}

function basisWords({ basis, sampleCount }: PublicPriceChoice, areaGiven: boolean): string[] {
  switch (basis) {
    case 'UNIT':
      return []
    case 'LOT_MEDIAN':
      return [
        `${areaGiven ? '같은 지번에서 면적이 가장 가까운' : '같은 지번의'} 호실 ${sampleCount}곳을 기준으로 했으며, 계약할 호실의 값은 아닙니다. 호수를 적으면 해당 호실의 값을 찾습니다.`,
      ]
    case 'HOUSE':
      return ['건물 전체의 값이므로 한 가구의 보증금과 그대로 비교할 수 없습니다.']
    case 'LAND':
      return ['토지만의 값이므로 보증금과 비교하지 않았습니다.']
  }
}

function missing({ publicPrice, property }: LeaseFacts): string[] {
  if (property.propertyType === 'OFFICETEL') {
    return [
      '오피스텔은 주택 공시가격이 공시되지 않아 조회하지 않았습니다.',
      '국세청 홈택스의 오피스텔 기준시가를 직접 확인하십시오.',
    ]
  }
  return [whyMissing(publicPrice, '공시가격을', '이 지번의 공시가격을 찾지 못했습니다.'), MISSING_IS_NOT_GOOD]
}
