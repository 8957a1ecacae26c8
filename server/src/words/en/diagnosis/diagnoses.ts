import type { EstimateBasis, DIAGNOSES as KO, Step } from '../../ko/diagnosis/diagnoses.ts'
import { nameOf, SAMPLE_LEVELS } from '../assessment/samples.ts'
import { counted, formatManwon, formatMonths, formatPercent } from '../format.ts'

/** Messages about a diagnosis: its request, progress and record, and the deals behind it. */
export const DIAGNOSES = {
  JEONSE_NEEDS_DEPOSIT: 'A jeonse lease (전세) needs a deposit above 0, in units of 10,000 won (만원).',
  DEPOSIT_NEEDED: 'Enter the deposit, in units of 10,000 won (만원). If there is none, enter 0.',
  MONTHLY_RENT_NEEDED: 'A lease with monthly rent (월세) needs a rent above 0, in units of 10,000 won (만원).',
  NO_SUCH_CANDIDATE:
    'This is none of the possible buildings on this lot. Choose one of those that the diagnosis names.',
  REGISTRY_SEEN_IN_FUTURE: 'The day on which you read the registry is today or earlier.',

  DIAGNOSIS_ACCEPTED: 'The diagnosis has been taken on.',
  DIAGNOSIS_CLAIMED: 'It is now among your diagnoses.',
  DIAGNOSIS_DELETED: 'The diagnosis is deleted.',
  REGISTRY_NOTED: 'Your check of the registry is recorded.',

  STEP_NAME: ({ step }) => STEPS[step],

  NO_SAMPLE:
    'There were no deals to compare with at the time of the diagnosis. That does not mean that the risk is low: look them up yourself on the open system for real deals of the ministry (국토교통부 실거래가 공개시스템).',
  SAMPLE_NOT_LOOKED_UP:
    'The deals could not be looked up at the time of the diagnosis, so it is not known whether there are any. Look them up yourself on the open system for real deals of the ministry (국토교통부 실거래가 공개시스템).',
  NO_ESTIMATE:
    'No amount was estimated at the time of the diagnosis. There is no estimate where the area is not known, where the region has few deals, and for houses that several families share.',
  SAMPLE_NOT_STORED:
    'This diagnosis is from before the deals were stored with it, so the deals behind its amount cannot be shown.',
  SAMPLE_BEHIND_AMOUNT: ({ level, basis, months, count, medianManwon, rate }) => {
    const amount = `${count === 1 ? '' : 'middle (median) '}${nameOf(rate === null ? basis : 'CONVERTED_RENT')}`
    const converted = rate === null ? '' : ` All deposits are turned into rent at ${formatPercent(rate)} a year.`
    return `The amount is ${formatManwon(medianManwon)}, the ${amount} of ${counted(count, 'deal')} ${SAMPLE_LEVELS[level]}, reported for ${formatMonths(months)}.${converted} They are past deals as of the diagnosis and not what homes cost now.`
  },
  DEALS_BEHIND_ESTIMATE: ({ basis, count }) =>
    `${ESTIMATED[basis]} rests on ${counted(count, 'past deal')}. Each is adjusted to the day of the estimate and to the area and floor of this home, and counts the more the more it is like it. They are deals as of the diagnosis, not homes on offer now.`,
} satisfies typeof KO

const STEPS: Record<Step, string> = {
  address: 'Reading the address',
  'building-register': 'Looking up the building register',
  transactions: 'Looking up past leases and sales',
  'public-price': 'Looking up the public price',
  'market-signal': 'Reading the statistics of the region',
  'value-estimate': 'Estimating amounts',
  'risk-scoring': 'Working out the risk score',
}

const ESTIMATED: Record<EstimateBasis, string> = {
  SALE_ESTIMATE: 'The estimated sale price',
  JEONSE_ESTIMATE: 'The estimated jeonse deposit',
}
