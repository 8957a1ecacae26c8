import type { LeaseFacts } from '../../../domain/assessment/lease-facts.ts'
import { lawInForce } from '../../../domain/law/law-in-force.ts'
import { formatManwon, formatPercent } from '../../../domain/wording/format.ts'
import { whyMissing } from '../words/missing-words.ts'
import { PUBLIC_PRICE_WORDS } from '../words/public-price-words.ts'
import { OTHER_DEPOSITS } from './compare-sentences.ts'
import type { Observation } from './observation.ts'

const PRICE = { topic: 'MONEY', sourceKey: 'public-price' } as const

/** The deposit against the official public price. */
export function observePublicPrice(facts: LeaseFacts): Observation[] {
  const { publicPrice, terms, property, asOf } = facts
  if (terms.depositManwon === 0) return []
  const price = publicPrice.choice?.priceManwon ?? null
  if (publicPrice.choice === null || price === null || price <= 0) return [publicPriceMissing(facts)]
  const { basis, baseYear } = publicPrice.choice
  const ratio = terms.depositManwon / price
  const line = lawInForce('HUG_PUBLIC_PRICE_SHARE', asOf)[0]
  const high = line !== undefined && ratio >= line.value
  const strength = high
    ? ` 반환보증 심사에 흔히 쓰인다고 알려진 기준(공시가격의 ${formatPercent(line.value)})보다 낮지 않으므로, 가입 조건을 보증기관에 직접 물어야 합니다.`
    : property.cautions.includes('SEVERAL_HOUSEHOLDS')
      ? OTHER_DEPOSITS
      : ''
  return [
    {
      code: high ? 'DEPOSIT_ABOVE_PUBLIC_PRICE_LINE' : 'DEPOSIT_TO_PUBLIC_PRICE',
      ...PRICE,
      weight: high ? 'CAUTION' : 'NOTE',
      title: high ? '공시가격에 비해 높은 보증금' : '공시가격과 보증금 비교',
      sentence: `입력하신 보증금 ${formatManwon(terms.depositManwon)}은 ${baseYear}년 ${PUBLIC_PRICE_WORDS[basis]} ${formatManwon(price)}과 비교하면 ${formatPercent(ratio)}입니다.${strength}`,
      action: high ? '주택도시보증공사 등 보증기관에 주소와 보증금을 알려 반환보증 조건을 문의하십시오.' : null,
    },
  ]
}

function publicPriceMissing({ publicPrice, property }: LeaseFacts): Observation {
  const shared = { ...PRICE, title: '주택 공시가격 미확인' } as const
  if (property.propertyType === 'OFFICETEL') {
    return {
      ...shared,
      code: 'NO_PUBLIC_PRICE_FOR_OFFICETEL',
      weight: 'GAP',
      title: '주택 공시가격이 없는 오피스텔',
      sentence: '오피스텔은 주택 공시가격이 공시되지 않아 공시가격과 보증금을 비교하지 않았습니다.',
      action: '국세청 홈택스에서 오피스텔 기준시가를 확인하십시오.',
    }
  }
  const why =
    publicPrice.status === 'FOUND'
      ? publicPrice.choice?.basis === 'LAND'
        ? '주택 공시가격이 아니라 토지의 공시지가만 확인되었습니다.'
        : '보증금과 비교할 수 있는 주택 공시가격이 없습니다.'
      : whyMissing(publicPrice, '공시가격을', '이 지번의 공시가격을 찾지 못했습니다.')
  return {
    ...shared,
    code: 'PUBLIC_PRICE_MISSING',
    weight: 'GAP',
    sentence: `${why} 그래서 공시가격과 보증금을 비교하지 않았습니다.`,
    action: '부동산공시가격알리미에서 이 주택의 공시가격을 직접 확인하십시오.',
  }
}
