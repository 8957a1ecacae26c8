import type { SourceKey } from '@lease-risk/contract/codes/assessment'
import { type Message, message, type Text } from '../../../words/message.ts'
import { sampleOf } from '../../wording/source-words.ts'
import { approvedOn } from '../criteria/building-age.ts'
import type { DealFacts, LeaseFacts } from '../facts/lease-facts.ts'
import { restsOnHint } from './source-reading.ts'

const CONFIRMED_CODES = [
  'LEGAL_DISTRICT',
  'BUILDING',
  'MAIN_USE',
  'USE_APPROVAL_DATE',
  'PAST_LEASES',
  'PAST_SALES',
  'PUBLIC_PRICE',
] as const

/** A fact shown by official data. */
export type ConfirmedItem = {
  code: (typeof CONFIRMED_CODES)[number]
  title: Text
  detail: Text
  sourceKey: SourceKey | 'address'
}

/** Only facts from official data; nothing based on the user's statement, a hint or the region alone. */
export function confirmedItems(facts: LeaseFacts): ConfirmedItem[] {
  const { address, property } = facts
  if (!address.confirmed) return []
  const district = { name: address.districtName, code: address.legalDistrictCode }
  return [
    confirmed('LEGAL_DISTRICT', 'address', message('LEGAL_DISTRICT_CODE', district)),
    ...registerItems(facts),
    ...(restsOnHint(property) ? [] : [...dealItems(facts), ...publicPriceItems(facts)]),
  ]
}

function confirmed(code: ConfirmedItem['code'], sourceKey: ConfirmedItem['sourceKey'], detail: Text): ConfirmedItem {
  return { code, title: message('CONFIRMED_TITLE', { item: code }), detail, sourceKey }
}

function registerItems({ property, asOf }: LeaseFacts): ConfirmedItem[] {
  const { building } = property
  if (building === null) return []
  const { mainUseName: mainUse, detailUse, lotAddress, roadAddress } = building
  const approved = approvedOn(property, asOf)
  const source = 'building-register'
  const address = lotAddress ?? roadAddress
  return [
    confirmed(
      'BUILDING',
      source,
      address === null ? message('ONE_UNNAMED_BUILDING') : message('PLACE', { name: address }),
    ),
    ...(mainUse === null ? [] : [confirmed('MAIN_USE', source, message('CONFIRMED_USE', { mainUse, detailUse }))]),
    ...(approved === null ? [] : [confirmed('USE_APPROVAL_DATE', source, message('DATE', { date: approved.date }))]),
  ]
}

function dealItems(facts: LeaseFacts): ConfirmedItem[] {
  return [
    ...dealItem('PAST_LEASES', 'rent-transaction', facts.leases, facts),
    ...dealItem('PAST_SALES', 'sale-transaction', facts.sales, facts),
  ]
}

function dealItem(
  code: ConfirmedItem['code'],
  sourceKey: SourceKey,
  { comparison }: DealFacts,
  facts: LeaseFacts,
): ConfirmedItem[] {
  if (comparison === null) return []
  const sample = sampleOf(comparison, facts)
  const { basis, count, amount } = comparison
  const { median } = amount.quartiles
  if (basis === 'MONTHLY_RENT') {
    const medianManwon = Math.round(median)
    return [confirmed(code, sourceKey, message('SAMPLE_MEDIAN_A_MONTH', { sample, medianManwon, count }))]
  }
  return [confirmed(code, sourceKey, message('SAMPLE_MEDIAN', { sample, medianManwon: median, count }))]
}

function publicPriceItems({ publicPrice: { choice } }: LeaseFacts): ConfirmedItem[] {
  if (choice === null || choice.priceManwon === null) return []
  const { baseYear, basis, priceManwon } = choice
  return [confirmed('PUBLIC_PRICE', 'public-price', message('PUBLIC_PRICE_AMOUNT', { baseYear, basis, priceManwon }))]
}

/** Short text on uses and approval date of the building; `null` if no single one was determined or nothing is stated. */
export function whatStands({ property, asOf }: LeaseFacts): Message | null {
  const { building } = property
  if (building === null) return null
  const { mainUseName: mainUse, detailUse } = building
  const approved = approvedOn(property, asOf)?.date ?? null
  return mainUse === null && detailUse === null && approved === null
    ? null
    : message('WHAT_STANDS', { mainUse, detailUse, approvedOn: approved })
}
