import type { LEASE_AMOUNT as KO } from '../ko/lease-amount.ts'
import { formatDate, formatManwon, formatPercent } from './format.ts'
import { asTitle } from './papers.ts'
import { placeOf } from './place-names.ts'
import { nameOf } from './samples.ts'

const FIND_OUT_WHY_HIGH = 'Do not hurry into the contract before you know why.'
const FIND_OUT_WHY_LOW = 'An amount that is too low can be a warning as well: find out why.'

/** The asked deposit or rent against what such homes are let for. */
export const LEASE_AMOUNT = {
  LEASE_AMOUNT_OF: ({ of, standing }) => {
    const compared = { HIGH: 'far above past leases', LOW: 'far below past leases', USUAL: 'compared with past leases' }
    return `${asTitle(nameOf(of))} ${compared[standing]}`
  },
  REGIONAL_LEASES_HIGH_OF: ({ of }) => `${asTitle(nameOf(of))} far above the area's statistics`,
  LEASE_FAR_ABOVE_MEDIAN: ({ share, of, alone }) =>
    `${alone ? `The ${nameOf(of)} alone` : 'That'} is far above the middle (median), at ${formatPercent(share)} of it or more. ${FIND_OUT_WHY_HIGH}`,
  LEASE_FAR_BELOW_MEDIAN: `That is far below the middle (median). ${FIND_OUT_WHY_LOW}`,
  LEASE_WITH_DEPOSIT: ({ rate, ratio }) =>
    `Your deposit is unlike that of these deals. With the rent turned into deposit at ${formatPercent(rate)} a year and added to yours, the lease comes to ${formatPercent(ratio)} of the middle (median).`,
  LEASE_BY_SAMPLE: ({ of }) => `${asTitle(nameOf(of))} you typed ÷ median of the compared deals`,
  LEASE_BY_REGION: ({ of }) => `${asTitle(nameOf(of))} you typed ÷ median of the area`,
  LEASE_MEDIAN_OF_REGION: ({ of }) => `Median ${nameOf(of)} of the area`,
  TYPED_AMOUNT: ({ of }) => `${asTitle(nameOf(of))} you typed, in units of 10,000 won (만원)`,

  CONVERSION_RATE_OF_REGION: ({ regionName, period }) =>
    `Korea Real Estate Board (한국부동산원), rate at which deposits become rent in ${placeOf(regionName)}, ${period}`,
  CONVERSION_RATE_OF_MARKET: ({ source, checkedOn }) => `${source}, checked on ${formatDate(checkedOn)}`,
  DEPOSIT_EQUIVALENT: ({ manwon, medianManwon }) =>
    `${formatManwon(manwon)} (median of the compared deals: ${formatManwon(medianManwon)})`,
  DEPOSIT_EQUIVALENT_BY: ({ rate, source }) =>
    `Rent and deposit as one deposit, the rent converted at ${formatPercent(rate)} a year. Source of the rate: ${source}`,

  LEASE_TO_ESTIMATE: ({ depositManwon, ratio }) =>
    `Your jeonse deposit of ${formatManwon(depositManwon)} is ${formatPercent(ratio)} of the estimated jeonse deposit.`,
  LEASE_FAR_ABOVE_ESTIMATE: ({ share }) =>
    `That is far above the estimate, at ${formatPercent(share)} of it or more. ${FIND_OUT_WHY_HIGH}`,
  LEASE_FAR_BELOW_ESTIMATE: `That is far below the estimate. ${FIND_OUT_WHY_LOW}`,
  DEPOSIT_BY_JEONSE_ESTIMATE: 'Deposit ÷ estimated jeonse deposit',
} satisfies typeof KO
