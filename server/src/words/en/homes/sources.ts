import type { HOME_SOURCES as KO } from '../../ko/homes/sources.ts'
import {
  type HomeFigure,
  type RegisterField,
  type SavedTerm,
  type SourceFigures,
  type SourceKey,
  type SourceSentences,
  type SourceState,
  type SourceWords,
} from '../../ko/homes/sources.ts'
import { PUBLIC_PRICES } from '../assessment/price.ts'
import { are, counted, formatDate, formatManwon, formatMonths } from '../format.ts'
import { asTitle, PAPERS } from '../paper-names.ts'
import { placeOf } from '../place-names.ts'
import { HOMES } from '../property-types.ts'
import { becauseMissing, SOURCE_WORDS } from '../sources.ts'

export const HOME_SOURCES = {
  HOME_FIGURE: ({ figure }) => FIGURES[figure],

  BASIS_SAVED_TERMS: ({ purpose }) => {
    if (purpose === null) return 'The terms you saved'
    return `The terms you saved, ${purpose === 'JEONSE' ? 'jeonse (전세)' : 'monthly rent (월세)'}`
  },
  BASIS_ESTIMATE: ({ lowManwon, highManwon, sameLotCount, otherLotCount, asOf }) =>
    `8 times out of 10 between ${formatManwon(lowManwon)} and ${formatManwon(highManwon)}; from ${counted(sameLotCount, 'deal')} in the same complex and ${counted(otherLotCount, 'deal')} in the same dong (동), as of ${formatDate(asOf)}`,
  BASIS_PUBLIC_PRICE: ({ basis, baseYear }) => `${asTitle(PUBLIC_PRICES[basis])}, ${baseYear}`,
  BASIS_PUBLISHED_AREA: 'Area under which this unit is published',
  BASIS_REGISTER: `Title part (표제부) of the ${PAPERS.BUILDING_REGISTER}`,

  TERM_NOT_SAVED: ({ term }) => `The terms you saved lack ${TERMS[term]}.`,
  SAVE_TERM: ({ term }) => `Add ${TERMS[term]} and save.`,
  NOT_LOOKED_UP_WITHOUT_LOT: 'Nothing was looked up, as there is no exact lot address (지번주소).',
  SAVE_LOT_ADDRESS: 'Correct the address to the lot address (지번주소) and save.',
  SAVE_TYPE_OR_UNIT: 'Add the type of the home, or its building and unit number (동·호수), and save.',
  SAVE_TYPE_OR_UNIT_AND: ({ action }) =>
    `Add the type of the home, or its building and unit number (동·호수), and save. ${action}`,
  SAVE_UNIT_AND: ({ action }) => `Add the building and unit number (동·호수) and save. ${action}`,
  SAVE_UNIT_OR_LOOK_UP_ITS_PRICE:
    'Add the building and unit number (동·호수) and save, or look up the public price of the unit on the public price site (부동산 공시가격 알리미).',
  ASK_BROKER_FOR_DEALS: 'Ask the broker about deals in the same building.',
  ASK_BROKERS_FOR_SALE_PRICE: 'Ask brokers nearby what such homes sell for.',
  ASK_BROKERS_FOR_SAME_AREA: 'No deals of a similar size are stored. Ask brokers about deals of the same size.',
  READ_PUBLIC_PRICE: 'Look it up on the public price site (부동산 공시가격 알리미).',
  DIAGNOSE_OR_READ_PUBLIC_PRICE: 'Run a diagnosis, or look it up on the public price site (부동산 공시가격 알리미).',
  DIAGNOSIS_LOOKS_UP_DEALS: 'A diagnosis looks up the latest deals.',

  NO_DEALS_TYPE_UNKNOWN: 'The type of the home is not confirmed, so it is not known which deals to compare it with.',
  NO_DEALS_PUBLISHED_FOR_TYPE: 'No deals are published for buildings of this use, so none are looked up.',
  NO_DEALS_STORED: 'No such deals are stored for this lot.',
  NO_ESTIMATE_TYPE_UNKNOWN: 'The type of the home is not confirmed, so its sale price is not estimated.',
  NO_ESTIMATE_FOR_TYPE: ({ propertyType }) => `Sale prices of ${HOMES[propertyType]} are not estimated.`,
  NO_ESTIMATE_FROM_SO_LITTLE:
    'Too few sales, or too little of the building, are stored to estimate what the home would sell for.',
  NO_PRICE_TYPE_UNKNOWN:
    'The type of the home is not confirmed, so it is not known which public price (공시가격) is that of this home.',
  NO_PRICE_STORED: 'No public price (공시가격) is stored that could be compared.',
  NO_PRICE_AT_PROVIDER: 'The provider has no public price (공시가격) for this lot.',
  NO_REGISTER_OF_ONE_BUILDING: `There is no ${PAPERS.BUILDING_REGISTER} that is known to be of this one building.`,
  SAVE_UNIT_AND_GET_REGISTER: `Add the building and unit number (동·호수) and save, and get the ${PAPERS.BUILDING_REGISTER}.`,
  NOT_IN_REGISTER: ({ field }) => `The ${PAPERS.BUILDING_REGISTER} that was read does not state ${FIELDS[field]}.`,
  READ_REGISTER_OR_ASK: ({ field }) =>
    `Look for ${FIELDS[field]} in the ${PAPERS.BUILDING_REGISTER} yourself; if it is not there, ask the landlord or the broker.`,
  HOME_SOURCE: ({ source, state, ...figures }) => {
    const sentences: Partial<Record<SourceState, SourceWords>> = SENTENCES[source]
    const say = sentences[state]
    if (say === undefined) throw new RangeError(`${source} is never ${state}`)
    return say(figures)
  },
  INDICATOR_OF_REGION: ({ regionName, indicator }) => `${indicator}, ${placeOf(regionName)}`,
} satisfies typeof KO

const TERMS: Record<SavedTerm, string> = {
  DEPOSIT: 'the deposit',
  MONTHLY_RENT: 'the monthly rent',
  AREA: 'the exclusive area (전용면적)',
  MAINTENANCE_FEE: 'the maintenance fee (관리비)',
  PURPOSE: 'the kind of lease, jeonse (전세) or monthly rent (월세)',
}

const FIELDS: Record<RegisterField, string> = {
  MAIN_USE: 'the use of the building (용도)',
  USE_APPROVAL_DATE: 'the date of approval for use (사용승인일)',
  HOUSEHOLDS: 'the number of households (세대·가구 수)',
}

const FIGURES: Record<HomeFigure, string> = {
  DEPOSIT: 'Deposit',
  MONTHLY_RENT: 'Monthly rent',
  AREA: 'Exclusive area (전용면적)',
  LOT_LEASE_MEDIAN: 'Median deposit of leases on this lot',
  LOT_RENT_MEDIAN: 'Median of leases with rent on this lot (a month, the deposit turned into rent)',
  LOT_SALE_MEDIAN: 'Median sale price on this lot',
  DEPOSIT_TO_LOT_SALE: 'Deposit ÷ median sale price on this lot',
  VALUE_ESTIMATE: 'Estimated sale price',
  DEPOSIT_TO_ESTIMATE: 'Deposit ÷ estimated sale price',
  PUBLIC_PRICE: 'Public price (공시가격)',
  DEPOSIT_TO_PUBLIC_PRICE: 'Deposit ÷ public price (공시가격)',
  MAIN_USE: `Use of the building in the ${PAPERS.BUILDING_REGISTER}`,
  BUILDING_AGE: 'Years since approval for use (사용승인)',
  HOUSEHOLDS: 'Number of households',
  MONTHLY_COST: 'Cost a month (deposit turned into rent, plus rent and maintenance fee)',
}

const { MISSING_IS_NOT_GOOD } = SOURCE_WORDS
const NEEDS_EXACT_ADDRESS: SourceWords = () =>
  'Nothing was looked up: the address you saved does not come down to one lot number. Correct it to the exact lot address (지번주소).'
const TYPE_UNKNOWN: SourceWords = () =>
  `The type of the home is not confirmed, so it is not known which statistics to compare it with. ${MISSING_IS_NOT_GOOD}`
const collected = ({ on }: SourceFigures) => (on === null ? '' : ` (collected on ${formatDate(on)})`)
const dated = ({ on }: SourceFigures) => (on === null ? '' : ` on ${formatDate(on)}`)
const unanswered =
  (called: boolean): SourceWords =>
  ({ reason }) =>
    `${becauseMissing('REGISTER', { reason, called })} Automatic look-ups are limited, so get the ${PAPERS.BUILDING_REGISTER} yourself and read it. ${MISSING_IS_NOT_GOOD}`

const SENTENCES: { [Key in SourceKey]: Record<keyof SourceSentences[Key], SourceWords> } = {
  'building-register': {
    NEEDS_EXACT_ADDRESS,
    FOUND: (figures) =>
      `The ${PAPERS.BUILDING_REGISTER} of the exact address was found${collected(figures)}. It does not tell whether the building has the mark of a violating building (위반건축물) or what rights are on it: check those yourself.`,
    AMBIGUOUS: ({ count }) =>
      `${counted(count, 'building')} on this lot could be the one, so none was chosen. Save the address again with building and unit number (동·호수).`,
    NOT_FOUND: () =>
      `No ${PAPERS.BUILDING_REGISTER} was found for this lot. That does not mean that there is no building or that the risk is low: check the lot number and get the register yourself.`,
    UNAVAILABLE: unanswered(false),
    ERROR: unanswered(true),
  },
  transaction: {
    NEEDS_EXACT_ADDRESS,
    FOUND: ({ count, months }) =>
      `${counted(count, 'past deal')} reported on this lot ${are(count)} stored (${formatMonths(months)}). They are not homes on offer now.`,
    OTHER_TYPE: ({ count, months }) =>
      `${counted(count, 'past deal')} stored for this lot (${formatMonths(months)}) ${are(count)} of another type of home, and not used for comparing. ${MISSING_IS_NOT_GOOD}`,
    TYPE_UNKNOWN: ({ count, months }) =>
      `${counted(count, 'past deal')} ${are(count)} stored for this lot (${formatMonths(months)}), but the type of the home is not confirmed, so it is not known whether they compare with it. ${MISSING_IS_NOT_GOOD}`,
    NOT_FOUND: () => `No deals of this lot are stored for the last 24 months. ${MISSING_IS_NOT_GOOD}`,
  },
  'monthly-statistic': {
    NEEDS_EXACT_ADDRESS,
    TYPE_UNKNOWN,
    FOUND: ({ months }) =>
      `There are monthly statistics of this type of home in this legal district (법정동) (${formatMonths(months)}).`,
    FOUND_WIDER: ({ months }) =>
      `There are monthly statistics of the whole city, county or district alone (${formatMonths(months)}), and none of this legal district (법정동). This home may differ from them.`,
    NOT_FOUND: () => `No monthly statistics of this type of home are stored. ${MISSING_IS_NOT_GOOD}`,
  },
  'public-price': {
    NEEDS_EXACT_ADDRESS,
    FOUND: (figures) =>
      `A public price (공시가격) is stored${collected(figures)}. What the home would sell for may differ.`,
    NOT_FOUND: (figures) =>
      `The provider has no public price (공시가격) for this lot${collected(figures)}. ${MISSING_IS_NOT_GOOD}`,
    NOT_STORED: () =>
      `No public price (공시가격) is stored. This analysis does not look it up, so run a diagnosis again. ${MISSING_IS_NOT_GOOD}`,
    TYPE_UNKNOWN: () =>
      `The type of the home is not confirmed, so it is not known which public price (공시가격) is that of this home. Look it up yourself on the public price site (부동산 공시가격 알리미). ${MISSING_IS_NOT_GOOD}`,
    NOT_PUBLISHED_FOR_TYPE: () =>
      `No public housing price (공시가격) is published for buildings of this use. Find out the value in another way. ${MISSING_IS_NOT_GOOD}`,
  },
  'market-signal': {
    NEEDS_EXACT_ADDRESS,
    TYPE_UNKNOWN,
    FOUND_INDICATOR: ({ indicator, months }) =>
      `A published indicator of the region is stored: ${indicator} (${formatMonths(months)}). It is the trend of the whole region, not the value of this home.`,
    FOUND_STATISTIC: ({ months }) =>
      `There is no published indicator of the region, so the monthly statistics of the last 12 months stand in for it (${formatMonths(months)}). They are the trend of the whole region, not the value of this home.`,
    NOT_FOUND: () =>
      `No indicators or statistics of the region are stored for the last 12 months. ${MISSING_IS_NOT_GOOD}`,
  },
  diagnosis: {
    NEEDS_EXACT_ADDRESS,
    FOUND: (figures) =>
      `You ran a diagnosis with these terms${dated(figures)}. What has changed since then is not part of it.`,
    OTHER_TERMS: (figures) =>
      `There is only a diagnosis with other terms${dated(figures)}. Run one with the terms you saved.`,
    NOT_FOUND: () => 'There is no diagnosis of this lot. Run one with the terms you saved to see the risks.',
  },
}
