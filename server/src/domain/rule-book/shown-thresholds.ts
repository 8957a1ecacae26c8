import type { PropertyType } from '../property/property-type.ts'

/**
 * Thresholds for what is shown outside a diagnosis. No verdict rests on them, so they are not part of the version.
 */

/** Statistics of a region, in completed months. */
export const REGION_THRESHOLDS = {
  source: 'R-REGION-06; own line: from many deals on, the median of a month moves little with one more',
  since: '2026-11-01',
  manyDeals: 10,
  shownMonths: 24,
  /** The newest window and the one a year before it. */
  changeMonths: 15,
  /** A year: amounts asked for are set against leases of every season. */
  shareMonths: 12,
}

/** The sizes by which usual leases of a region are shown: exclusive area in square metres, over the first, up to the second. */
export const LEASE_SIZES = {
  source: "the sizes of the Real Estate Board's monthly survey, its two largest as one",
  since: '2026-11-30',
  sizes: [
    { key: 'UP_TO_40', over: 0, to: 40 },
    { key: 'UP_TO_60', over: 40, to: 60 },
    { key: 'UP_TO_85', over: 60, to: 85 },
    { key: 'OVER_85', over: 85, to: null },
  ],
} as const

/** How typed amounts and sizes are read. Manwon; what is neither is shown and its unit asked for. */
export const TYPED_AMOUNTS = {
  source: 'own lines, from leases as they are advertised',
  since: '2026-11-21',
  /** A larger rent is read as a deposit, unless a larger deposit is given beside it. */
  rentAtMost: 300,
  /** Two numbers without a word between them are deposit and rent from these on. */
  pairAlone: { depositFrom: 100, rentFrom: 10 },
  /** `50/30`: a smaller first number without a unit is no deposit. */
  pairDepositFrom: 50,
  /** A rent above this multiple of the deposit is not a rent. */
  rentTimesDeposit: 10,
  /** Outside this range the unit of a bare number is unclear. */
  clearDeposit: { from: 10, under: 1_000_000 },
  clearRentAtMost: 10_000,
  /** A maintenance fee a month outside of this lacks a digit or a unit. */
  fee: { from: 0.5, to: 200 },
}

/** `30평`: about so much more or less. `30평대`: up to the next ten. */
export const TYPED_SIZES = {
  source: 'own lines; an apartment of 33평 by its supplied area has 84 ㎡ of its own, one of 25평 has 59 to 62',
  since: '2026-11-21',
  about: { PYEONG: 1, SQUARE_METER: 5 },
  band: 9.9,
  /** Exclusive area of an apartment as a share of the supplied one. */
  exclusiveShare: 0.75,
}

/** Names of buildings as they are typed: likeness 0–1 of their letters. */
export const NAME_LIKENESS = {
  source: 'own line: one wrong letter of a name of four syllables leaves 0.6',
  since: '2026-11-20',
  atLeast: 0.45,
}

/** Of two complexes of one name the one with so many stored deals, and so many times those of the other, is asked for. */
export const CLEARLY_ASKED = {
  source: 'own line: 헬리오시티 has 2,496 leases of three years, its namesake one',
  since: '2026-11-25',
  dealsFrom: 50,
  times: 20,
}

/** When figures of a district are large enough to be shown as a share of 100, and how much of their series. */
export const DISTRICT_FIGURES = {
  source: 'R-DISTRICT-07, R-DISTRICT-08; own lines: in June 2026 half of the rates rested on fewer than five accidents',
  since: '2026-11-30',
  rateFromAccidents: 5,
  ratioFromSold: 10,
  /** Months of a series: in a sentence, and in a table. */
  saidMonths: 4,
  shownMonths: 24,
}

/** Winning prices of auctions as per cent of the appraisal, in three months up to `month`, and the lots sold. */
export const AUCTION_RATIOS = {
  source: 'R-LAW-36: rental market table (임대차 시장 정보) of June 2026, seen on 2026-11-28',
  since: '2026-11-30',
  month: '202606',
  COUNTRY: { percent: 74.1, sold: 8_893 },
  SEOUL: { percent: 84, sold: 1_612 },
}

/** A trend of a favorite, in months. */
export const FAVORITE_TREND = { source: 'R-FAV-10', since: '2026-11-22', months: 24, recentMonths: 12 }

/** Below this share of answered calls, a provider is shown to operators as failing. */
export const PROVIDER_HEALTH = { source: 'own line', since: '2026-11-01', answeredShare: 0.5 }

/** When the owner of a favorite is reminded of a step of its date plan. */
export const REMINDERS = {
  source: 'R-NOTIF-09; the alarms of the calendar (R-PAPERS-20)',
  since: '2026-11-26',
  /** Of a window of several days; of a single day it is that day. */
  daysBeforeStart: 1,
  daysBeforeEnd: [7, 1],
  /** A missed reminder is still sent within this many days. */
  madeUpForDays: 3,
}

/** When the owner of a home that is still looked for is asked about it, in days. */
export const LOOK_AGAIN = {
  source: 'R-NOTIF-19; own lines, and the age from which registers and public prices are asked anew (R-EVID-06)',
  since: '2026-11-27',
  notSeenDays: 21,
  dataDays: 30,
  /** Nothing is said so soon after a look. */
  quietDays: 7,
  /** Nobody looks any more for what was left for so long. */
  leftAfterDays: 60,
  /** From one word to the next to one person; what becomes due meanwhile is named in the next. */
  betweenDays: 7,
}

/**
 * How usual a jeonse deposit of over 80 % of a sale is among homes of a type: each new jeonse beside the next ordinary
 * sale of its lot and area within 90 days.
 */
export const OVER_80_PERCENT: { source: string; since: string; commonFrom: number; fewestOfDistrict: number } & Partial<
  Record<PropertyType, Custom>
> = {
  source: 'R-VALUE-32; measured on deals published by the ministry (rt.molit.go.kr)',
  since: '2026-11-29',
  /** From this share on, such a deposit is called common. */
  commonFrom: 0.5,
  /** With so many checked deposits of 180 days, the city district's own share is told instead. */
  fewestOfDistrict: 50,
  APARTMENT: { share: 0.09, pairs: 4_840, months: ['202603', '202606'], scope: 'SIX_CAPITAL_DISTRICTS' },
  OFFICETEL: { share: 0.81, pairs: 962, months: ['202502', '202504'], scope: 'COUNTRY' },
  ROW_HOUSE_MULTI_UNIT: { share: 0.18, pairs: 226, months: ['202502', '202504'], scope: 'COUNTRY' },
}

/** `months`: the first and the last, both counted; a `share` of the `pairs`. */
export type Custom = {
  share: number
  pairs: number
  months: readonly [string, string]
  scope: 'COUNTRY' | 'SIX_CAPITAL_DISTRICTS'
}

/** Addresses of an imported file are shown without asking the provider for so many days after the day of its data. */
export const ADDRESS_FILE = {
  source: 'own line: the file is published every month, so one missing month is no reason to ask',
  since: '2026-11-30',
  freshDays: 62,
}
