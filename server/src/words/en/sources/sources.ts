import type { ConfirmedItem, SOURCES as KO, PublicSource } from '../../ko/sources/sources.ts'
import { formatManwon } from '../format.ts'
import { asTitle, PAPERS } from '../paper-names.ts'
import { placeOf } from '../place-names.ts'
import { registeredUse } from '../register-uses.ts'

/** The public sources of a diagnosis, and what they show for certain. */
export const SOURCES = {
  SOURCE_TITLE: ({ source }) => TITLES[source],
  OFFICIAL_SOURCE: ({ source }) => OFFICIAL[source],
  CONFIRMED_TITLE: ({ item }) => CONFIRMED[item],
  LEGAL_DISTRICT_CODE: ({ name, code }) => `${placeOf(name)}, code of the legal district ${code}`,
  PLACE: ({ name }) => placeOf(name),
  ONE_UNNAMED_BUILDING: 'One building on this lot',
  CONFIRMED_USE: ({ mainUse, detailUse }) =>
    detailUse === null
      ? `Main use: ${registeredUse(mainUse)}`
      : `Main use: ${registeredUse(mainUse)}. Other uses: ${registeredUse(detailUse)}`,
  SAMPLE_MEDIAN: ({ sample, medianManwon, count }) =>
    `${sample}: ${count === 1 ? '' : 'middle (median) '}${formatManwon(medianManwon)}`,
  SAMPLE_MEDIAN_A_MONTH: ({ sample, medianManwon, count }) =>
    `${sample}: ${count === 1 ? '' : 'middle (median) '}${formatManwon(medianManwon)} a month with the deposit turned into rent`,
} satisfies typeof KO

const TITLES: Record<PublicSource, string> = {
  'building-register': asTitle(PAPERS.BUILDING_REGISTER),
  'rent-transaction': 'Reported leases (전월세 실거래)',
  'sale-transaction': 'Reported sales (매매 실거래)',
  'public-price': 'Public price (공시가격)',
}

const OFFICIAL: Record<PublicSource, string> = {
  'building-register': 'Building register of the ministry (국토교통부 건축물대장)',
  'rent-transaction': 'Leases reported to the ministry (국토교통부 전월세 실거래가)',
  'sale-transaction': 'Sales reported to the ministry (국토교통부 매매 실거래가)',
  'public-price': 'Public prices of the ministry (국토교통부 공시가격)',
}

const CONFIRMED: Record<ConfirmedItem, string> = {
  LEGAL_DISTRICT: 'Legal district (법정동)',
  BUILDING: 'Building in the building register',
  MAIN_USE: 'Use in the building register',
  USE_APPROVAL_DATE: 'Date of approval for use (사용승인일)',
  PAST_LEASES: 'Past leases',
  PAST_SALES: 'Past sales',
  PUBLIC_PRICE: 'Public price (공시가격)',
}
