import type { REGION as KO } from '../ko/region.ts'
import {
  type AmountKind,
  type AnalysisState,
  type ChangedAmount,
  type Deals,
  type Floor,
  type Homes,
  type Lease,
  type Measure,
  type Regions,
  type TermShare,
  type Than,
  type WhyNotUsed,
} from '../ko/region.ts'
import { isReadable } from './assessment/samples.ts'
import {
  are,
  counted,
  formatArea,
  formatCount,
  formatManwon,
  formatMonth,
  formatMonths,
  formatPercent,
  listMonths,
} from './format.ts'
import { asTitle, PAPERS } from './paper-names.ts'
import { placeOf } from './place-names.ts'
import { HOMES, PROPERTY_TYPES } from './property-types.ts'

export const REGION = {
  PAST_DEALS_ALONE: 'This sums up stored past deals and statistics. It lists no homes that are on offer now.',
  KEYBOARD_RETYPED: ({ typed, read }) =>
    `'${typed}' looks like Korean typed on an English keyboard, so it was read as '${read}'.`,
  COMPLEX_READ: ({ said, jibunAddress }) =>
    `'${said}' was taken for the name of a building at ${placeOf(jibunAddress)}, so you see the leases of that building and the statistics of its legal district (법정동). The statistics are not of that building alone.`,
  COMPLEX_CANDIDATES: ({ said, complexes }) => {
    const listed = complexes.map(
      ({ jibunAddress, name, dealCount }) => `${name}, ${placeOf(jibunAddress)}, ${counted(dealCount, 'deal')}`,
    )
    return `'${said}' may be the name of one of these buildings: ${listed.join('; ')}. Choose one and analyze again with its lot address (지번주소) or the name of its dong (동).`
  },
  SIMILAR_REGION_NAMES: ({ said, regions }) =>
    `These names are close to '${said}': ${namesOf(regions)}. If one is right, choose it from the list.`,
  REGION_NOT_RECOGNISED: 'No region was recognized. Type the name of a city, county, district or dong (동).',
  REGION_UNSURE: ({ said, regions }) =>
    `'${said}' may be ${namesOf(regions)}, but that is not certain. If it is right, choose it from the list.`,
  REGION_AMBIGUOUS: ({ said, regions, former }) =>
    `'${said}' ${former ? 'is a former name of what are several regions today' : 'can mean several regions'}: ${namesOf(regions)}. Choose one of them.`,
  REGION_READ: ({ said, regions, basis }) => {
    const names = namesOf(regions)
    switch (basis) {
      case 'DISTRICT_NAME':
        return `'${said}' was read as ${names}.`
      case 'SHORTENED_NAME':
        return `'${said}' was taken for a shortened name and read as ${names}.`
      case 'FORMER_NAME':
        return `'${said}' is a former name and was read as what is now ${names}.`
      case 'ADMINISTRATIVE_DONG':
        return `'${said}' is the name of an administrative dong (행정동), so ${names} was taken as the likely legal district (법정동). The actual one may differ.`
      case 'STATION_OR_PLACE':
        return `'${said}' is the name of a station or place, so ${names} was taken as likely. The place itself may lie in another legal district (법정동).`
    }
  },
  TERM_ROOMS: ({ rooms, excluded }) => orExcluded(counted(rooms, 'room'), excluded),
  TERM_FLOOR: ({ floor, text, excluded }) =>
    orExcluded(floor === 'OTHER' ? `Floor: ${text}` : asTitle(FLOORS[floor]), excluded),
  TERM_AREA: ({ exclusive, unit, from, to }) => {
    const size = (value: number) => (unit === 'PYEONG' ? `${Math.round(value)} pyeong (평)` : formatArea(value))
    const name = exclusive ? 'Exclusive area (전용면적)' : 'Area'
    if (to === null) return `${name} ${size(from)} or more`
    return from === 0 ? `${name} up to ${size(to)}` : `${name} ${size(from)} to ${size(to)}`
  },
  TERM_AMOUNT: ({ kind, fromManwon: from, toManwon: to }) => {
    const name = AMOUNTS[kind]
    if (to === null) return `${name} ${formatManwon(from ?? 0)} or more`
    return from === null ? `${name} up to ${formatManwon(to)}` : `${name} ${formatManwon(from)} to ${formatManwon(to)}`
  },
  TERM_AMOUNT_UNCLEAR: ({ kind, text }) => `${AMOUNTS[kind]} ${text}`,
  TERM_TYPE_EXCLUDED: ({ propertyType }) => orExcluded(asTitle(PROPERTY_TYPES[propertyType]), true),
  TERM_USED:
    'Used to look at the contracts stored over the last year: what share of them meets this, or what they cost. Monthly statistics are not split by it.',
  TERM_USED_UPPER_END: 'The lower amount is not used; you see the share of contracts at or under the upper one.',
  TERM_USED_FOR_APARTMENTS:
    'Pyeong (평) may count the supplied area, so this size chose among apartments alone; other types are not split by size.',
  TERM_TYPE_LEFT_OUT: 'This type was left out of the analysis.',
  TERM_NOT_USED: ({ why }) => NOT_USED[why],
  REGION_ANALYSED: ({ state }) => STATES[state],
  REGION_KEYWORD_REQUIRED: 'Give locationKeyword or rawKeyword.',
  REGION_TOO_WIDE: 'There are no deal statistics of a whole province, or of a whole city that has wards (구).',
  REGION_NOT_SETTLED: 'The region could not be narrowed down to one, so no statistics were looked for.',
  LIMIT_PAST_DEALS: 'These are statistics of deals reported in the past, not of homes on offer or of asking prices.',
  LIMIT_MEDIANS:
    'A median level is the average of the monthly medians, weighted by the number of deals; months with fewer than 3 deals are left out. It does not account for what sizes and floors were traded.',
  LIMIT_LATE_REPORTS: 'The last months may still gain deals, as there is time left to report them.',
  LIMIT_NO_SINGLE_HOME: 'Figures of a region say nothing of the rights on a single home or of its risk.',
  LIMIT_WIDER_ONLY:
    'There are no statistics of this dong (동), so only those of its whole city, county or district are used.',
  LIMIT_INDICATOR_REGIONS: ({ regions }) =>
    `The indicators of the statistics institute are those of ${regions.map(placeOf).join('; ')}, which may be wider than the region you typed.`,
  LIMIT_SUGGESTED_DISTRICT:
    'The legal district (법정동) is a likely one, chosen by the name of a station, place, administrative dong (행정동) or building; the place itself may lie in another.',
  LIMIT_SEVERAL_TYPES: 'What you typed can mean several types of home, so all of them were looked at.',
  LIMIT_NO_FLOORS:
    'Monthly statistics are not split by floor, so they are not the level of basements, semi-basements or rooftop rooms alone.',
  LIMIT_NEIGHBORHOOD_FACILITY: `There are no housing statistics of neighborhood facilities (근린생활시설). See in the ${PAPERS.BUILDING_REGISTER} whether it is used as a home.`,
  LIMIT_SEVERAL_DISTRICTS:
    'The region spans several legal districts (법정동); for each type the sentences use the one with most deals.',
  LIMIT_NOTHING_STORED:
    'Where no statistics are stored, none were collected yet or there were no deals. It does not mean that the risk is low.',
  DIAGNOSE_THIS_LOT: 'You have a lot number: run a diagnosis of this address to see the evidence of it.',
  DIAGNOSE_EXACT_LOT:
    'Once you know the exact lot address (지번주소), run a diagnosis to see the evidence of that address.',
  CHOOSE_A_REGION: 'Choose one of the possible regions and analyze again.',
  TYPE_GU_OR_DONG: 'Add the district (구) or dong (동) and analyze again.',
  TYPE_A_REGION:
    'Add the name of a city, county, district or dong (동) and analyze again. For example: officetel in Sillim-dong, Gwanak-gu.',
  TRY_NEIGHBOURS: 'Analyze again with a neighboring dong (동) or another type of home.',
  READ_PAPERS_FIRST: `Before you sign, read the ${PAPERS.REGISTRY_DOCUMENT} and the ${PAPERS.BUILDING_REGISTER} yourself.`,
  DEAL_STATISTICS: ({ deals }) => (deals === 'LEASE' ? 'Reported leases' : 'Reported sales'),
  NO_DEAL_STATISTICS: ({ deals }) =>
    `No statistics of ${DEALS[deals]}s are stored. That does not mean that there were none.`,
  DEAL_STATISTICS_USED: ({ deals, count }) =>
    `Used: the stored monthly statistics of ${counted(count, `reported ${DEALS[deals]}`)}.`,
  INDICATORS: 'Indicators of the real estate statistics institute',
  INDICATORS_USED: ({ count }) => `Used: ${counted(count, 'stored published indicator')}.`,
  INDICATORS_NOT_RECEIVED:
    'The indicators of the statistics institute were not received. They will be asked for again.',
  INDICATORS_UNAVAILABLE: 'The indicators of the statistics institute cannot be received now.',
  NO_INDICATORS: 'No indicators of the statistics institute are stored.',
  PUBLIC_PRICE_NEEDS_LOT:
    'Public prices (공시가격) are set for each lot and unit, so a region has none. Type an exact lot address (지번주소).',
  WHOLE_CITY_DISTRICT: ({ name }) => `all of ${placeOf(name)}`,
  JEONSE_LEVEL: ({ months, deals, depositManwon, ...homes }) =>
    `The median jeonse (전세) deposit of ${homesOf(homes)} is about ${formatManwon(depositManwon)} over the last three months (${sampleOf(months, deals)}).`,
  MONTHLY_RENT_LEVEL: ({ months, deals, depositManwon, rentManwon, ...homes }) =>
    `Monthly rent (월세) deals of ${homesOf(homes)} have a median deposit of about ${formatManwon(depositManwon)} and a median rent of about ${formatManwon(rentManwon)} over the last three months (${sampleOf(months, deals)}).`,
  LEVEL_AS_RENT: ({ monthlyManwon, rate }) =>
    `With the deposit turned into rent at ${formatPercent(rate)} a year that comes to about ${formatManwon(monthlyManwon)} a month, putting the two medians together.`,
  LEVEL_MONTHS_MISSING: ({ used, months }) =>
    `Only ${used} of the last ${months} months could be counted, so the trend is that much less certain.`,
  FEW_DEALS: 'There are few deals, so take this as a rough idea only.',
  LEVEL_CHANGE: ({ amount, than, earlier, recentDeals, change, ...homes }) =>
    `The median ${CHANGED[amount]} of ${homesOf(homes)} is ${changeOf(change)} ${spanOf(than, earlier.months.length)} (${sampleOf(earlier.months, earlier.deals)}; lately ${counted(recentDeals, 'deal')}).`,
  MONTHS_COMPARED: ({ months, enough }) =>
    `Only months with ${enough} or more deals on both sides (${listMonths(months)}) are compared.`,
  JEONSE_TO_SALE_RATIO: ({ ratio, jeonseDeals, saleDeals, ...homes }) =>
    `Jeonse deposits of ${homesOf(homes)} are ${ratio > 1 ? 'above the median' : `${formatPercent(ratio)} of`} sale prices over the last three months (jeonse-to-sale ratio (전세가율); ${counted(jeonseDeals, 'jeonse deal')}, ${counted(saleDeals, 'sale')}).`,
  RATIO_OF_OTHER_MONTHS: ({ jeonse, sale }) =>
    `The jeonse deals are from ${listMonths(jeonse)} and the sales from ${listMonths(sale)}, so this does not compare the same months.`,
  RATIO_HIGH: ({ from }) =>
    `At ${formatPercent(from)} or more you may not get the whole deposit back when home prices fall, so check the evidence of the exact address too.`,
  NO_RATIO: ({ enough, ...homes }) =>
    `The jeonse-to-sale ratio (전세가율) of ${homesOf(homes)} is not worked out: no month of the last three has ${enough} or more sales.`,
  REVERSE_JEONSE_MAY_FOLLOW:
    "A new tenant's deposit may then not be enough for the landlord to pay back the old one (reverse jeonse, 역전세).",
  NO_LEVEL: ({ lease, enough, ...homes }) =>
    `The ${LEASES[lease]} level of ${homesOf(homes)} is not worked out: no month of the last three has ${enough} or more deals.`,
  LEVEL_OF_WIDER: ({ place }) => `The figures above are those of ${placeOf(place)}.`,
  THIN_MONTHS_LEFT_OUT: ({ lease, months, thin, enough, ...homes }) =>
    `For ${LEASES[lease]} deals of ${homesOf(homes)}, ${thin} of ${counted(months, 'month')} ${thin === 1 ? 'has' : 'have'} fewer than ${enough} deals and ${are(thin)} left out.`,
  INDICATOR_NAME: ({ propertyType, measure }) => `${asTitle(MEASURES[measure])} of ${HOMES[propertyType]}`,
  INDICATOR_CHANGE: ({ indicator, regionName, month, value, percent, change }) => {
    const size = percent ? counted(round(Math.abs(change)), 'percentage point') : `${round(Math.abs(change))}%`
    const moved = change === 0 ? 'about the same as' : `${size} ${change > 0 ? 'above' : 'below'} that of`
    return `The real estate statistics institute publishes '${indicator}' for ${placeOf(regionName)}: ${round(value)}${percent ? '%' : ''} in ${formatMonth(month)}, ${moved} a year before.`
  },
  TERM_SHARE: (asked) =>
    `${formatCount(asked.atOrUnderCount ?? 0)} of ${leasesOf(asked)} have ${amountsOf(asked)}. That is ${formatPercent(asked.share ?? 0)} of them.`,
  TERM_SHARE_LEVEL: (asked) => {
    const { medianDepositManwon: deposit, medianMonthlyRentManwon: rent } = asked
    const median = `deposit of ${formatManwon(deposit ?? 0)}${rent === null ? '' : ` and a median rent of ${formatManwon(rent)}`}`
    return `Of ${leasesOf(asked)}, the median is a ${median}.${middleAsRent(asked)}`
  },
  TERM_SHARE_AS_RENT: (asked) =>
    `${formatCount(asked.convertedAtOrUnderCount ?? 0)} of ${leasesOf(asked)} (${formatPercent(asked.convertedShare ?? 0)}) cost no more than a deposit of ${formatManwon(asked.depositToManwon ?? 0)} with a rent of ${formatManwon(asked.monthlyRentToManwon ?? 0)}, which is ${formatManwon(asked.convertedRentToManwon ?? 0)} a month with the deposit turned into rent.${middleAsRent(asked)}`,
  TERM_SHARE_TOO_FEW: ({ enough, ...asked }) =>
    `There ${are(asked.sampleCount)} only ${leasesOf(asked)}; with fewer than ${enough} no share is worked out.`,
} satisfies typeof KO

function namesOf({ names, others }: Regions): string {
  return names.map(placeOf).join('; ') + (others > 0 ? ` and ${counted(others, 'other')}` : '')
}

const NOT_USED: Record<WhyNotUsed, string> = {
  UNIT_UNCLEAR:
    'Not used: it is not known whether this is in won, in 10,000 won (만원) or in 100 million won (억원). Add the unit.',
  AMOUNT_UNCLEAR:
    'Not used: it is not known what this is the amount of. Add jeonse (전세), deposit (보증금) or rent (월세).',
  NO_UPPER_END:
    'An amount with no upper limit is not used. Type an upper limit to see the share of contracts under it.',
  OTHER_PURPOSE: 'Not used: this is an analysis of jeonse (전세), which has no monthly rent.',
  SALE: 'A sale price is not used to look at the share of leases.',
  NOT_PUBLISHED: 'Not used: published deals do not say this.',
  EXCLUDED: 'What you want to leave out is not used here; the statistics may hold deals of such homes.',
  MAYBE_DEPOSIT:
    'Not used: it is high for a monthly rent and may be a deposit. Type the deposit and the rent together.',
  TWICE: 'The same term stands here more than once; only the first is used.',
  NO_REGION: 'Not used: the region could not be narrowed down to one.',
  PYEONG_UNCLEAR:
    'Not used: pyeong (평) may count the supplied area, except for apartments. Type the exclusive area (전용면적) in ㎡ to see deals of that size alone.',
  TOO_FEW: 'Not used: fewer than 3 stored contracts meet this.',
  NOTHING_LEFT: 'Not left out: no type would remain.',
}

const AMOUNTS: Record<AmountKind, string> = {
  DEPOSIT: 'Deposit',
  MONTHLY_RENT: 'Monthly rent',
  SALE_PRICE: 'Sale price',
  MAINTENANCE_FEE: 'Maintenance fee',
  AMOUNT: 'Amount',
}

const FLOORS: Record<Exclude<Floor, 'OTHER'>, string> = {
  BASEMENT: 'basement or semi-basement (반지하)',
  ROOFTOP: 'rooftop room (옥탑)',
}

function orExcluded(term: string, excluded: boolean): string {
  return excluded ? `${term}, left out` : term
}

const STATES: Record<AnalysisState, string> = {
  success: 'The figures of the region are analysed.',
  limited: 'Only a part of the figures of the region could be analysed. See how far they carry.',
  empty: 'No figures of the region are stored that could be analysed.',
}

const DEALS: Record<Deals, string> = { LEASE: 'lease', SALE: 'sale' }

const CHANGED: Record<ChangedAmount, string> = {
  JEONSE: 'jeonse (전세) deposit',
  MONTHLY_RENT: 'monthly rent (월세)',
  CONVERTED_RENT: 'monthly rent (월세), the deposit turned into rent,',
}
const LEASES: Record<Lease, string> = { JEONSE: 'jeonse (전세)', MONTHLY_RENT: 'monthly rent (월세)' }
const MEASURES: Record<Measure, string> = {
  SALE_INDEX: 'sale price index (매매가격지수)',
  JEONSE_INDEX: 'jeonse price index (전세가격지수)',
  RENT_INDEX: 'monthly rent index (월세가격지수)',
  JEONSE_TO_SALE: 'jeonse-to-sale price ratio (매매가격 대비 전세가격 비율)',
  CONVERSION_RATE: 'rate of converting a deposit to rent (전월세전환율)',
}

function homesOf({ place, propertyType }: Homes): string {
  return `${HOMES[propertyType]} in ${placeOf(place)}`
}

function sampleOf(months: readonly string[], deals: number): string {
  return `${listMonths(months)}, ${counted(deals, 'deal')}`
}

/** The period that recent months are compared with: `in the 3 months before`. */
function spanOf(than: Than, months: number): string {
  const span = months === 1 ? 'month' : `${months} months`
  if (than === 'JUST_BEFORE') return `in the ${span} before`
  return `in the same ${span} ${than === 'YEAR_BEFORE' ? 'a year' : 'two years'} before`
}

function changeOf(change: number): string {
  const size = formatPercent(Math.abs(change))
  if (size === '0%') return 'about the same as'
  if (!isReadable(change)) return 'ten times or more what it was'
  return `${size} ${change > 0 ? 'higher' : 'lower'} than`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function middleAsRent({ medianConvertedRentManwon: median, conversionYearlyRate: rate }: TermShare): string {
  return median === null || rate === null
    ? ''
    : ` With all deposits turned into rent at ${formatPercent(rate)} a year, the middle is ${formatManwon(median)} a month.`
}

/** `12 jeonse (전세) deals of apartments in Sillim-dong, Gwanak-gu (관악구 신림동) (November 2025 to October 2026)` */
function leasesOf({ place, propertyType, tradeKind, basementOnly, sampleCount, ...asked }: TermShare): string {
  const months = formatMonths([asked.fromYearMonth, asked.toYearMonth].map((month) => month.replace('-', '')))
  const lease = tradeKind === 'RENT_JEONSE' ? 'jeonse (전세) deal' : 'monthly rent (월세) deal'
  const below = basementOnly ? ' below ground (semi-basements included)' : ''
  return `${counted(sampleCount, lease)} of ${HOMES[propertyType]}${below}${areaOf(asked)} in ${placeOf(place)} (${months})`
}

function areaOf({
  areaFromSquareMeter: from,
  areaToSquareMeter: to,
}: Pick<TermShare, 'areaFromSquareMeter' | 'areaToSquareMeter'>) {
  if (from === null) return ''
  if (to === null) return ` of ${formatArea(from)} or more`
  return from === 0 ? ` of up to ${formatArea(to)}` : ` of ${formatArea(from)} to ${formatArea(to)}`
}

function amountsOf({ depositToManwon: deposit, monthlyRentToManwon: rent }: TermShare): string {
  const parts = [
    deposit === null ? [] : `a deposit of at most ${formatManwon(deposit)}`,
    rent === null ? [] : `a rent of at most ${formatManwon(rent)}`,
  ]
  return parts.flat().join(' and ')
}
