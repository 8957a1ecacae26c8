import type { DEPOSIT_LINES as KO } from '../../ko/assessment/deposit-lines.ts'
import type { Sample, SampledAmount } from '../../ko/assessment/samples.ts'
import { formatManwon } from '../format.ts'
import { dealsOf, nameOf } from './samples.ts'

/** The deposits at which shares of a reference amount are reached. */
export const DEPOSIT_LINES = {
  DEPOSIT_LINES_FROM: ({ reference, manwon }) => `From ${formatManwon(manwon)}, the ${reference}.`,
  DEPOSIT_LINES_ARE_ARITHMETIC: 'These are shares of past data. They do not say which deposit is right.',
  DEPOSIT_LINES_WITH_RENT: 'They are the deposits that reach these shares if the rent stays as you typed it.',
  BEFORE_DEBT: 'Debts that are paid before your deposit are not added yet.',
  WITH_OTHER_DEPOSITS: "If several households live in the building, add the other tenants' deposits to yours.",
  MIDDLE_OF_ESTIMATE: ({ lowManwon, highManwon }) =>
    `middle of the estimated sale price (8 of 10 sales would be at ${formatManwon(lowManwon)} to ${formatManwon(highManwon)})`,
  MEDIAN_OF_SAMPLE: (median) => medianOf(median),
  MEDIAN_OF_SAMPLE_IS_ZERO: (median) => `The ${medianOf(median)} is ₩0.`,
  NO_SALE_ESTIMATE: 'There is no estimated sale price of this home.',
  NO_PUBLIC_PRICE_OF_OFFICETELS: 'An officetel has no public housing price.',
} satisfies typeof KO

function medianOf({ of, ...sample }: { of: SampledAmount } & Sample): string {
  return `${sample.count === 1 ? '' : 'middle (median) '}${nameOf(of)} of ${dealsOf(sample)}`
}
