import { formatDate, formatManwon } from '../../../words/ko/format.ts'
import type { Text } from '../../../words/message.ts'
import type { Comparison } from '../../comparison/comparison.ts'
import { PUBLIC_PRICE_WORDS } from '../../wording/public-price-words.ts'
import { sampleWords } from '../../wording/sample-words.ts'
import { approvedOn } from '../criteria/building-age.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { restsOnHint, type SourceKey } from './source-reading.ts'

const CONFIRMED_CODES = [
  'LEGAL_DISTRICT',
  'BUILDING',
  'MAIN_USE',
  'USE_APPROVAL_DATE',
  'PAST_LEASES',
  'PAST_SALES',
  'PUBLIC_PRICE',
] as const

/** Something that official data show. */
export type ConfirmedItem = {
  code: (typeof CONFIRMED_CODES)[number]
  title: Text
  detail: Text
  sourceKey: SourceKey | 'address'
}

/** Only what official data show; nothing that rests on the user's word, on a hint or on the region alone. */
export function confirmedItems(facts: LeaseFacts): ConfirmedItem[] {
  const { address } = facts
  if (!address.confirmed) return []
  const detail = `${address.districtName}(법정동코드 ${address.legalDistrictCode})`
  return [
    { code: 'LEGAL_DISTRICT', title: '법정동', detail, sourceKey: 'address' },
    ...registerItems(facts),
    ...(restsOnHint(facts.property) ? [] : [...dealItems(facts), ...publicPriceItems(facts)]),
  ]
}

function registerItems({ property, asOf }: LeaseFacts): ConfirmedItem[] {
  const { building } = property
  if (building === null) return []
  const { mainUseName, detailUse, lotAddress, roadAddress } = building
  const sourceKey = 'building-register'
  const where = lotAddress ?? roadAddress ?? '같은 지번의 건물 한 동'
  const items: ConfirmedItem[] = [{ code: 'BUILDING', title: '건축물대장에 있는 건물', detail: where, sourceKey }]
  if (mainUseName !== null) {
    const detail = detailUse === null ? `주용도: ${mainUseName}` : `주용도: ${mainUseName}, 기타용도: ${detailUse}`
    items.push({ code: 'MAIN_USE', title: '건축물대장의 용도', detail, sourceKey })
  }
  const approved = approvedOn(property, asOf)
  if (approved !== null) {
    items.push({ code: 'USE_APPROVAL_DATE', title: '사용승인일', detail: formatDate(approved.date), sourceKey })
  }
  return items
}

function dealItems(facts: LeaseFacts): ConfirmedItem[] {
  const { leases, sales } = facts
  return [
    ...dealItem('PAST_LEASES', '과거 전월세 거래', 'rent-transaction', leases.comparison, facts),
    ...dealItem('PAST_SALES', '과거 매매 거래', 'sale-transaction', sales.comparison, facts),
  ]
}

function dealItem(
  code: ConfirmedItem['code'],
  title: string,
  sourceKey: SourceKey,
  comparison: Comparison | null,
  facts: LeaseFacts,
): ConfirmedItem[] {
  if (comparison === null) return []
  const median = formatManwon(comparison.amount.quartiles.median)
  return [{ code, title, detail: `${sampleWords(comparison, facts)}, 중앙값(가운데 값) ${median}`, sourceKey }]
}

function publicPriceItems({ publicPrice: { choice } }: LeaseFacts): ConfirmedItem[] {
  if (choice === null || choice.priceManwon === null) return []
  const detail = `${choice.baseYear}년 ${PUBLIC_PRICE_WORDS[choice.basis]} ${formatManwon(choice.priceManwon)}`
  return [{ code: 'PUBLIC_PRICE', title: '공시가격', detail, sourceKey: 'public-price' }]
}
