import type { MONTHLY_COST as KO } from '../../ko/assessment/monthly-cost.ts'
import { formatManwon } from '../format.ts'
import { comparedWith, monthlyDifference } from './compared-amounts.ts'
import { dealsOf } from './samples.ts'

export const MONTHLY_COST = {
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
} satisfies typeof KO
