import type { LEASE_AMOUNT as KO } from '../../ko/assessment/lease-amount.ts'
import type { SampledAmount } from '../../ko/assessment/samples.ts'
import { counted, formatDate, formatManwon, formatMonths, formatPercent } from '../format.ts'
import { asTitle } from '../paper-names.ts'
import { placeOf } from '../place-names.ts'
import { comparedWith, formatShare, monthlyDifference } from './compared-amounts.ts'
import { nameOf } from './samples.ts'

const FIND_OUT_WHY_HIGH = 'Do not hurry into the contract before you know why.'
const FIND_OUT_WHY_LOW = 'An amount that is too low can be a warning as well: find out why.'

/** The asked deposit or rent compared with leases of similar homes. */
export const LEASE_AMOUNT = {
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
