import type { LEASE_CRITERIA as KO } from '../../ko/assessment/leases.ts'
import { type Deals } from '../../ko/assessment/leases.ts'
import { type SampledAmount } from '../../ko/assessment/samples.ts'
import { counted, formatArea, formatDate, formatFloor, formatManwon, formatMonths, formatPercent } from '../format.ts'
import { asTitle } from '../paper-names.ts'
import { placeOf } from '../place-names.ts'
import { comparedWith, dealsOf, formatShare, monthlyDifference, nameOf } from './samples.ts'

const FIND_OUT_WHY_HIGH = 'Do not hurry into the contract before you know why.'
const FIND_OUT_WHY_LOW = 'An amount that is too low can be a warning as well: find out why.'

const DEALS: Record<Deals, string> = { JEONSE: 'jeonse leases', MONTHLY_RENT: 'monthly rent leases', SALE: 'sales' }

export const LEASE_CRITERIA = {
  // The asked deposit or rent compared with leases of similar homes.
  LEASE_AMOUNT_OF: ({ of, standing }) => {
    const compared = { HIGH: 'far above past leases', LOW: 'far below past leases', USUAL: 'compared with past leases' }
    return `${termsOf(of)} ${compared[standing]}`
  },
  REGIONAL_LEASES_HIGH_OF: ({ of }) => `${termsOf(of)} far above the area's statistics`,
  LEASE_FAR_ABOVE_MEDIAN: ({ share }) =>
    `That is at least ${formatPercent(share - 1)} more than what it is compared with. ${FIND_OUT_WHY_HIGH}`,
  RENT_FAR_ABOVE: ({ share }) =>
    `That is at least ${formatPercent(share - 1)} more than what it is compared with, and you pay it every month. Ask why, and whether the terms can be lowered.`,
  RENT_BESIDE_RENTS: ({ rentManwon, medianManwon, count }) =>
    `The rent of ${formatManwon(rentManwon)} is ${comparedWith(rentManwon, medianManwon)}, ${count === 1 ? 'that of the one deal compared' : 'the middle rent of the compared deals'}.`,
  RENT_ALONE_FAR_ABOVE: ({ share }) =>
    `The rent by itself is at least ${formatPercent(share - 1)} more, and you pay it every month. Ask whether a lower deposit is the reason, and whether the terms can be lowered.`,
  RENT_ALONE_HIGH: 'Rent far above past leases',
  LEASE_DEPOSIT_HIGH: 'Deposit far above past leases with rent',
  DEPOSIT_BESIDE_DEPOSITS: ({ depositManwon, medianManwon, count, share }) =>
    `The deposit of ${formatManwon(depositManwon)} is ${comparedWith(depositManwon, medianManwon)}, ${count === 1 ? 'that of the one deal compared' : 'the middle deposit of the compared deals'}. That is at least ${formatPercent(share - 1)} more to get back in the end: ask why, and whether it can be lowered.`,
  LEASE_FAR_BELOW_MEDIAN: `That is far below what it is compared with. ${FIND_OUT_WHY_LOW}`,
  LEASE_WITH_DEPOSIT: ({ rate, ratio }) =>
    `Your deposit is unlike that of these deals. With the rent turned into deposit at ${formatPercent(rate)} a year and added to yours, the lease comes to ${formatShare(ratio)} of the middle (median).`,
  RENT_BESIDE_SAMPLE: ({ typedManwon, medianManwon, rate, sample, count, ...terms }) => {
    const middle = count === 1 ? 'the one deal compared comes' : 'the middle of the compared deals comes'
    return `${asRent(terms, typedManwon)}; ${middle} to ${formatManwon(medianManwon)} a month. ${monthlyDifference(typedManwon, medianManwon)} Compared with ${sample}. All deposits are turned into rent at ${formatPercent(rate)} a year.`
  },
  RENT_BESIDE_REGION: ({ typedManwon, medianManwon, rate, ...found }) => {
    const area = found.scope === 'LEGAL_DISTRICT' ? 'legal district (법정동)' : 'city or district (시·군·구)'
    const medians = `the median deposit, ${formatManwon(found.medianDepositManwon)}, and the median rent, ${formatManwon(found.medianRentManwon)}`
    return `For reference: ${asRent(found, typedManwon, 'your')}; the monthly statistics of the same ${area} come to ${formatManwon(medianManwon)} a month. ${monthlyDifference(typedManwon, medianManwon)} They put together ${medians} (${formatMonths(found.months)}, ${counted(found.sampleCount, 'deal')}). All deposits are turned into rent at ${formatPercent(rate)} a year. These are not deals of this address, so take them as a guide to the area only.`
  },
  CONVERTED_MEDIAN_OF_REGION: 'Median deposit of the area turned into rent, added to its median rent',
  LEASE_BY_SAMPLE: ({ of, count }) =>
    `${asTitle(nameOf(of))} you typed ÷ ${count === 1 ? 'that of the compared deal' : 'median of the compared deals'}`,
  LEASE_BY_REGION: ({ of }) => `${asTitle(nameOf(of))} you typed ÷ median of the area`,
  LEASE_MEDIAN_OF_REGION: ({ of }) => `Median ${nameOf(of)} of the area`,
  TYPED_AMOUNT: ({ of }) => `${asTitle(nameOf(of))} you typed, in units of 10,000 won (만원)`,

  CONVERSION_RATE_OF_REGION: ({ regionName, period }) =>
    `Korea Real Estate Board (한국부동산원), rate at which deposits become rent in ${placeOf(regionName)}, ${period}`,
  CONVERSION_RATE_OF_MARKET: ({ source, checkedOn }) => `${source}, checked on ${formatDate(checkedOn)}`,
  DEPOSIT_EQUIVALENT: ({ manwon, medianManwon, count }) =>
    `${formatManwon(manwon)} (${count === 1 ? 'the compared deal' : 'median of the compared deals'}: ${formatManwon(medianManwon)})`,
  DEPOSIT_EQUIVALENT_BY: ({ rate, source }) =>
    `Rent and deposit as one deposit, the rent converted at ${formatPercent(rate)} a year. Source of the rate: ${source}`,

  LEASE_TO_ESTIMATE: ({ depositManwon, ratio }) =>
    `Your jeonse deposit of ${formatManwon(depositManwon)} is ${formatShare(ratio)} of the estimated jeonse deposit.`,
  LEASE_BESIDE_ESTIMATE: ({ depositManwon, midManwon }) =>
    `Your jeonse deposit of ${formatManwon(depositManwon)} is ${comparedWith(depositManwon, midManwon)}, the estimated jeonse deposit.`,
  LEASE_FAR_ABOVE_ESTIMATE: ({ share }) =>
    `That is at least ${formatPercent(share - 1)} more than the estimate. ${FIND_OUT_WHY_HIGH}`,
  LEASE_FAR_BELOW_ESTIMATE: `That is far below the estimate. ${FIND_OUT_WHY_LOW}`,
  DEPOSIT_BY_JEONSE_ESTIMATE: 'Deposit ÷ estimated jeonse deposit',
  MONTHLY_COST: ({ costManwon, among, medianManwon }) =>
    `What you pay each month, rent and maintenance fee together, is ${formatManwon(costManwon)}: ${comparedWith(costManwon, medianManwon)}, the ${among}.`,
  SAMPLE_RENT_MEDIAN: (sample) => `median rent of ${dealsOf(sample)}`,
  REGION_RENT_MEDIAN: 'median rent in the statistics of the area',
  RENT_MEDIAN_OF_REGION: 'Median rent of the area',
  COST_BY_SAMPLE_RENT: 'Monthly cost ÷ median rent of the compared deals',
  COST_BY_REGION_RENT: 'Monthly cost ÷ median rent of the area',
  COST_AS_RENT: ({ costManwon, withFee, among, medianManwon }) =>
    `With the deposit turned into rent, your rent${withFee ? ' and maintenance fee come' : ' comes'} to ${formatManwon(costManwon)} a month; ${among} to ${formatManwon(medianManwon)}. ${monthlyDifference(costManwon, medianManwon)}${withFee ? ' The fees of the compared deals are not published.' : ''}`,
  SAMPLE_COST_MEDIAN: (sample) =>
    sample.count === 1
      ? `${dealsOf(sample)} comes the same way`
      : `the middle of ${dealsOf(sample)} comes the same way`,
  REGION_COST_MEDIAN: 'the median in the statistics of the area comes the same way',
  COST_BY_SAMPLE:
    'Monthly cost, the deposit turned into rent and the fee added ÷ middle of the compared deals, turned into rent',
  COST_BY_REGION:
    'Monthly cost, the deposit turned into rent and the fee added ÷ statistics of the area, turned into rent',
  JEONSE_WITHOUT_FEE: 'A jeonse has no rent, and no maintenance fee was typed, so there is no monthly cost to compare.',
  JEONSE_FEE: ({ feeManwon }) =>
    `The maintenance fee that you typed is ${formatManwon(feeManwon)} a month. No public data on the fees of jeonse homes exist to compare it with, so it is not in the score.`,
  MONTHLY_FIXED_COST: ({ rentManwon, feeManwon }) => {
    const sum =
      feeManwon === null
        ? `No maintenance fee was typed, so the monthly cost is the rent alone, ${formatManwon(rentManwon)}.`
        : `Each month you pay ${formatManwon(rentManwon + feeManwon)}: rent of ${formatManwon(rentManwon)} and a maintenance fee of ${formatManwon(feeManwon)}.`
    return `${sum} This is what you typed, and no record confirms it.`
  },
  TYPED_COST: 'Monthly cost: rent and maintenance fee as typed, in units of 10,000 won (만원)',
  TYPED_FEE: 'Monthly maintenance fee as typed, in units of 10,000 won (만원)',
  NOT_TYPED: 'not typed',
  FEE_NOT_TYPED: 'No maintenance fee was typed, so the rent alone is counted.',
  // A sale and a lease of what may be one home, at the same time.
  HEADLINE_SAME_TIME_DEAL: ({ depositManwon, sale }) =>
    `${against(depositManwon, sale.amountManwon, `for which a home of this floor and size was sold on ${formatDate(sale.contractDate)}`)}.`,
  SAME_TIME_DEAL: ({ depositManwon, sale, days }) =>
    `A home of the same floor and size on this lot (${formatFloor(sale.floor)}, ${formatArea(sale.areaSquareMeter)}) was sold for ${formatManwon(sale.amountManwon)} on ${formatDate(sale.contractDate)}${sale.direct ? ', a direct deal (직거래)' : ''}. ${against(depositManwon, sale.amountManwon, 'of that sale')}. It is the only such sale of the last ${counted(days, 'day')}, so it may be of this home. Where the tenant's deposit pays the price and the owner changes, the new owner may have no money to return it. It may also be another home of the floor, so check the registry.`,
  SAME_TIME_SALE: ({ contractDate, areaSquareMeter, floor, direct }) =>
    `Sale of ${formatDate(contractDate)}, ${formatArea(areaSquareMeter)}, ${formatFloor(floor)}${direct ? ', direct deal (직거래)' : ''}, the 1 recent sale of this floor and size`,
  DEPOSIT_BY_SAME_TIME_SALE: 'Deposit ÷ price of the recent sale of this floor and size',
  SAME_TIME_DEALS_OF_LOT: ({ newest, ...of }) => {
    const last =
      newest === null
        ? ''
        : ` Most recently a home on ${formatFloor(newest.floor)} of ${formatArea(newest.areaSquareMeter)} was sold for ${formatManwon(newest.saleManwon)} on ${formatDate(newest.soldOn)}${newest.direct ? ' (direct deal, 직거래)' : ''} and let for a deposit of ${formatManwon(newest.depositManwon)} on ${formatDate(newest.letOn)}.`
    return `${ofLot(of)}${last} It is what deals look like in which the tenant's deposit pays the price. Check whether the owner of this home too may change after the contract.`
  },
  SAME_TIME_DEALS_OF_LOT_IN_SHORT: (of) => ofLot(of),
  SAME_TIME_PAIR_AMOUNTS: ({ saleManwon, depositManwon }) =>
    `Sale ${formatManwon(saleManwon)}, jeonse ${formatManwon(depositManwon)}`,
  SAME_TIME_PAIR: ({ soldOn, letOn, areaSquareMeter, floor, direct }) =>
    `Sold on ${formatDate(soldOn)}${direct ? ' (direct deal, 직거래)' : ''}, let on ${formatDate(letOn)}, ${formatArea(areaSquareMeter)}, ${formatFloor(floor)}, 1 sale and 1 lease that fit each other`,
  // Sentences used when there are no deals to compare with.
  NO_DEALS_PUBLISHED: ({ deals, months }) =>
    `No ${DEALS[deals]} were found among those published for the last ${counted(months.length, 'month')} (${formatMonths(months)}).`,
  NO_LEASES_TO_COMPARE: ({ purpose }) => `There are leases, but no ${DEALS[purpose]} to compare with.`,
  AMOUNT_NOT_COMPARED: 'So whether your amount is above past deals is not assessed.',
  COMPARED_WITH_JEONSE_ESTIMATE:
    'So your amount is compared with an estimated jeonse deposit, not with the middle (median) of recent deals.',
  NO_SALES_TO_COMPARE: 'There are no sales that can be used to compare with.',
  DEPOSIT_NOT_COMPARED: 'So whether your deposit is high for the sale price is not assessed.',
  COMPARED_WITH_SALE_ESTIMATE:
    'So your deposit is compared with an estimated sale price, not with the middle (median) of recent deals.',
  COMPARED_WITH_DATED_SALES: 'So your deposit is compared with earlier sales on this lot.',
  COMPARED_WITH_PRICED_VALUE: 'So your deposit is compared with the value that the public price (공시가격) points to.',
  ASK_BROKERS_FOR_PRICES: 'Ask brokers nearby what homes in the same building are let and sold for.',
} satisfies typeof KO

function termsOf(of: SampledAmount): string {
  return of === 'MONTHLY_RENT' ? 'Rent, deposit included,' : asTitle(nameOf(of))
}

/** `Your deposit of ₩20 million and rent of ₩770,000 come to ₩880,000 a month with the deposit turned into rent` */
function asRent(
  { depositManwon, monthlyRentManwon }: { depositManwon: number; monthlyRentManwon: number },
  typedManwon: number,
  your = 'Your',
): string {
  const rent = formatManwon(monthlyRentManwon)
  return depositManwon === 0
    ? `${your} terms are ${rent} a month without a deposit`
    : `${your} deposit of ${formatManwon(depositManwon)} and rent of ${rent} come to ${formatManwon(typedManwon)} a month with the deposit turned into rent`
}

type OfLot = Parameters<typeof KO.SAME_TIME_DEALS_OF_LOT_IN_SHORT>[0]

function ofLot({ pairCount, nearPriceCount, months, days, share }: OfLot): string {
  return `On this lot a home of one floor and size was sold and newly let on jeonse within ${counted(days, 'day')} ${counted(pairCount, 'time')} in the last ${counted(months, 'month')}; ${counted(nearPriceCount, 'time')} the deposit was ${formatPercent(share)} of the price or more.`
}

/** `which`: describes the price, after its amount. */
function against(depositManwon: number, priceManwon: number, which: string): string {
  const typed = `The deposit of ${formatManwon(depositManwon)} is`
  const price = `the price of ${formatManwon(priceManwon)} ${which}`
  if (depositManwon > priceManwon) return `${typed} ${formatManwon(depositManwon - priceManwon)} more than ${price}`
  return depositManwon === priceManwon
    ? `${typed} ${price}`
    : `${typed} ${formatPercent(depositManwon / priceManwon)} of ${price}`
}
