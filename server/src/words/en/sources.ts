import { type Deals } from '../ko/assessment/leases.ts'
import type { SOURCE_WORDS as KO } from '../ko/sources.ts'
import {
  type ConfirmedItem,
  type DataKind,
  type PublicSource,
  type Reason,
  type Sought,
  type Why,
} from '../ko/sources.ts'
import { ASKED } from './assessment/samples.ts'
import { counted, formatDate, formatManwon, formatMonth, formatMonths } from './format.ts'
import { asTitle, PAPERS } from './paper-names.ts'
import { placeOf } from './place-names.ts'
import { registeredUse } from './register-uses.ts'

const BECAUSE: Record<Reason, string> = {
  TIMEOUT: 'the provider did not answer in time',
  NETWORK: 'the provider could not be reached',
  HTTP_STATUS: 'the provider answered with an error',
  MALFORMED: "the provider's answer could not be read",
  TOO_LARGE: "the provider's answer was far too large",
  PROVIDER_ERROR: 'the provider reported an error',
  KEY_REJECTED: 'the provider did not accept the access key',
  QUOTA_EXCEEDED: "the provider's limit of look-ups was reached",
  CIRCUIT_OPEN: 'the provider keeps failing and is not asked for a while',
  DEADLINE: 'no answer came within the time allowed',
  NO_KEY: 'no access key is set for the provider',
  ADDRESS_NOT_CONFIRMED: 'the address could not be confirmed down to the lot number',
  TYPE_UNKNOWN: 'the type of the home is not confirmed',
  TYPE_NOT_TRADED: 'no deals are published for buildings of this use',
  NOT_PUBLISHED_FOR_TYPE: 'no housing price is published for buildings of this use',
}

const SOUGHT: Record<Sought, string> = {
  REGISTER: 'The building register (건축물대장)',
  LEASES: 'Reported leases',
  SALES: 'Reported sales',
  PUBLIC_PRICE: 'The public price (공시가격)',
}

export function becauseMissing(sought: Sought, { reason, called }: Why): string {
  const missing = `${SOUGHT[sought]} could not be ${called ? 'confirmed' : 'looked up'}`
  if (reason !== null) return `${missing}: ${BECAUSE[reason]}.`
  return called ? `${missing}: the provider gave no answer.` : `${missing}.`
}

const REGISTER = PAPERS.BUILDING_REGISTER

export const SOURCE_WORDS = {
  // The public sources of a diagnosis, and what they show for certain.
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
  DATA_KIND: ({ kind }) => DATA_KIND_NAMES[kind],
  MISSING_IS_NOT_GOOD: 'Missing data do not mean that the risk is low, only that it is not known.',
  MISSING_BECAUSE: ({ sought, ...why }) => becauseMissing(sought, why),
  // How old the data of a source are.
  COLLECTED: ({ day, stored }) =>
    stored
      ? `Stored data are used, collected on ${formatDate(day)}.`
      : `Collected on the day of the diagnosis, ${formatDate(day)}.`,
  DEALS_COLLECTED: ({ basis, day }) =>
    `${BASES[basis]}${day === null ? '' : ` (last collected on ${formatDate(day)})`}.`,
  // What the building register shows on a lot.
  REGISTER_SOURCE_TITLE: `${asTitle(REGISTER)}, title section (표제부)`,
  ONE_BUILDING_ON_LOT: 'The building register shows exactly one building on this lot.',
  BUILDING_OF_SEVERAL: ({ count, chosen }) =>
    `Of the ${count} possible buildings on this lot, ${chosen ? 'the one that you chose' : 'the one that the address names'} is used.`,
  CANDIDATES_ON_LOT: ({ count }) =>
    `The lot has ${count} possible buildings. Add the building and the unit to the address, such as building 101, unit 1203 (101동 1203호), or choose the building of your lease from those named.`,
  CANDIDATES_NAMED: ({ named, others }) => {
    const names = named.map(
      ({ name, use }) =>
        `${name === null ? 'a building without a name' : `building (${name})`}, ${useOf(use, 'use not stated')}`,
    )
    return `Possible buildings: ${names.join('; ')}${others > 0 ? ` and ${counted(others, 'other')}` : ''}`
  },
  REGISTERED_USE_NAMES: ({ names }) => names.map(registeredUse).join(', ') || 'not stated',
  REGISTERED_NAME: ({ name }) => `Name: ${name}`,
  REGISTERED_USES: ({ mainUse, detailUse }) => `Main use: ${useOf(mainUse)}. Other uses: ${useOf(detailUse)}.`,
  REGISTERED_APPROVAL: ({ date, usable }) =>
    `Date of approval for use (사용승인일): ${date === null ? 'not stated' : usable ? formatDate(date) : 'a date that cannot be used'}`,
  REGISTERED_HOUSEHOLDS: ({ count }) => `Separate homes (세대): ${count}`,
  REGISTERED_FAMILIES: ({ count }) => `Families that share a house (가구): ${count}`,
  REGISTERED_USE_OPEN: 'The uses stated there fit more than one type of home.',
  VIOLATION_NOT_IN_REGISTER: `These data do not show whether the building breaks the building law (위반건축물): get the ${REGISTER} and check it yourself.`,
  NO_REGISTER_FOUND: `No ${REGISTER} is found for this lot. That does not mean that there is no building: check the lot number again.`,
  WHAT_STANDS: ({ mainUse, detailUse, approvedOn }) =>
    [
      mainUse === null ? null : `main use ${registeredUse(mainUse)}`,
      detailUse === null ? null : `other uses ${registeredUse(detailUse)}`,
      approvedOn === null ? null : `approval for use ${formatDate(approvedOn)}`,
    ]
      .filter((part) => part !== null)
      .join(', '),
  SOURCE_NOT_ASKED: 'The address could not be confirmed down to its lot, so this was not looked up.',
  REGISTRY_SOURCE_TITLE: asTitle(PAPERS.REGISTRY_DOCUMENT),
  REGISTRY_OFFICE: 'Internet registry of the Supreme Court (대법원 인터넷등기소)',
  REGISTRY_NOT_LOOKED_UP:
    'Registered rights are not checked automatically. Get the certificate and check them yourself.',
  REGISTRY_WHERE_TO_GET: `Get the ${PAPERS.REGISTRY_DOCUMENT}, with cancelled entries, from the internet registry of the Supreme Court (대법원 인터넷등기소) or from an issuing machine (무인발급기).`,
  REGISTRY_OF_HOUSE: 'For a detached house, check the registry of both the building and the land.',
  REGISTRY_OF_UNIT_OR_LAND:
    'For an apartment, a row house, a multi-unit house or an officetel, check the registry of the unit; for a detached or multi-family house, check those of both the building and the land.',
  REGISTRY_WHAT_TO_READ:
    'Look for the owner, seizures, auctions and trusts in section A (갑구), and for mortgages, jeonse rights and registered leases in section B (을구).',
  REGISTRY_TWICE:
    'Get it again right before you sign and right before you pay the balance, and check whether anything has changed.',
  ADDRESS_CONFIRMED: ({ former }) =>
    `The address is confirmed down to its lot.${former ? ' The old district that you entered was looked up under its present one.' : ''}`,
  ADDRESS_FROM_STORED_NAME: ({ address }) =>
    `The building name or road address that you entered matches one place alone in the stored data, so ${placeOf(address)} was looked up. Check that the lot in the contract and in the registry is the same.`,
  ADDRESS_FROM_ROAD_FILE: ({ address, asOf }) =>
    `The road address that you entered is in the official road address data as of ${formatDate(asOf)}, so ${placeOf(address)} was looked up. Check that the lot in the contract and in the registry is the same.`,
  // The basis of the published deals of a lot.
  COMPARED_DEALS: ({ sample }) => `Compared with ${sample}`,
  COMPARED_WITH_OTHERS: ({ asked }) =>
    `There are no deals of homes ${ASKED[asked]}, so all deals are compared, which is less reliable.`,
  COMPARED_WITH_FEW: 'Fewer than 3 deals could be compared, so take the result as a rough guide.',
  NO_DEALS_TO_COMPARE: ({ deals }) => `Deals are published, but no ${DEALS[deals]} that can be used to compare with.`,
  MONTHS_LEFT_OUT: ({ months, asked }) =>
    `Deals of ${months.map(formatMonth).join(', ')} are left out: ${asked ? 'the provider gave no answer' : 'they are not collected yet'}.`,
  MONTHS_WITHHELD: ({ months }) =>
    `Deals of ${months.map(formatMonth).join(', ')} are being checked: the last answer of the provider lacks many that are stored, so these are used until another answer says the same.`,
  DEALS_OF_ASSUMED_TYPE:
    'The building register (건축물대장) does not confirm the type of home, so deals of the assumed type are compared.',
  NO_DEALS_IN_DISTRICT: ({ source, months }) =>
    `No ${source === 'sale-transaction' ? 'sales' : 'leases'} were found in this legal district (법정동) among those published for the last ${counted(months.length, 'month')} (${formatMonths(months)}).`,
  // The basis of the public prices of a lot.
  NO_USABLE_PUBLIC_PRICE: 'None of the public prices (공시가격) that were found can be used.',
  PRICE_OF_OTHER_UNITS: ({ count, areaGiven }) =>
    `It rests on ${counted(count, 'unit')} on this lot${areaGiven ? ' of the area closest to yours' : ''} and is not the price of your unit. Type in the unit number to find that.`,
  PRICE_OF_UNITS_BUT_THE_TYPED: ({ count, areaGiven }) =>
    `No price was found for the unit number you typed. It rests on ${counted(count, 'unit')} on this lot${areaGiven ? ' of the area closest to yours' : ''} and is not the price of your unit. Check the unit number.`,
  PRICE_OF_WHOLE_BUILDING:
    'It is the price of the whole building, so the deposit of one home cannot simply be compared with it.',
  PRICE_OF_LAND: 'It is the price of the land alone, so the deposit is not compared with it.',
  PRICE_OF_EARLIER_YEAR: ({ baseYear }) =>
    `No public price of this year is found, so the latest one is used, that of ${baseYear}.`,
  PRICE_OF_ASSUMED_TYPE:
    'The building register (건축물대장) does not confirm the type of home, so the price of the assumed type is used.',
  PUBLIC_PRICE_IS_NO_MARKET_PRICE:
    'A public price is set by the authorities every year and is not what homes really sell for.',
  OFFICETEL_HAS_NO_PUBLIC_PRICE: 'An officetel has no public housing price, so none was looked up.',
  LOOK_UP_OFFICETEL_PRICE:
    'Look up the standard price of the officetel (기준시가) yourself, at Hometax of the National Tax Service (국세청 홈택스).',
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

export const DATA_KIND_NAMES: Record<DataKind, string> = {
  transaction: 'Reported deals (실거래)',
  'lot-transaction': 'Reported deals on this lot (실거래)',
  'building-register': asTitle(PAPERS.BUILDING_REGISTER),
  'public-price': 'Public price (공시가격)',
  'monthly-statistic': 'Monthly statistics',
  'market-signal': 'Indicators of the regional market',
  diagnosis: 'Diagnosis',
}

const BASES = {
  STORED: 'The deals were already stored',
  COLLECTED: 'Deals looked up anew for this diagnosis are counted too',
  STORED_SPARSE: 'A new look-up added no deals, so only those already stored are counted',
}

function useOf(name: string | null, none = 'not stated'): string {
  return name === null ? none : registeredUse(name)
}

const DEALS: Record<Deals, string> = { JEONSE: 'jeonse leases', MONTHLY_RENT: 'monthly rent leases', SALE: 'sales' }
