import type { ChangedAmount, Homes, REGION_MARKET as KO, Lease, Measure, Than } from '../../ko/region/market.ts'
import { isReadable } from '../assessment/compared-amounts.ts'
import { are, counted, formatManwon, formatMonth, formatPercent, listMonths } from '../format.ts'
import { asTitle } from '../paper-names.ts'
import { placeOf } from '../place-names.ts'
import { HOMES } from '../property-types.ts'

export const REGION_MARKET = {
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
    `The median ${AMOUNTS[amount]} of ${homesOf(homes)} is ${changeOf(change)} ${spanOf(than, earlier.months.length)} (${sampleOf(earlier.months, earlier.deals)}; lately ${counted(recentDeals, 'deal')}).`,
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
} satisfies typeof KO

const AMOUNTS: Record<ChangedAmount, string> = {
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
