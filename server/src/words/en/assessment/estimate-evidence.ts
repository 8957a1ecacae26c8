import type { ESTIMATE_EVIDENCE as KO } from '../../ko/assessment/estimate-evidence.ts'
import { counted, formatDate, formatManwon } from '../format.ts'

/** The evidence behind an estimate, so that it can be traced. */
export const ESTIMATE_EVIDENCE = {
  ESTIMATE_OF_DAY: ({ kind, asOf }) =>
    `Estimated ${kind === 'SALE' ? 'sale price' : 'jeonse deposit'} on ${formatDate(asOf)}`,
  ESTIMATE_INTERVAL: ({ lowManwon, highManwon }) => `${formatManwon(lowManwon)} to ${formatManwon(highManwon)}`,
  ESTIMATE_INTERVAL_MEANS: 'The range that holds 8 of 10 deals made now',
  ESTIMATE_DEALS: ({ sameLotCount, otherLotCount }) =>
    `${counted(sameLotCount, 'deal')} in the same complex, ${counted(otherLotCount, 'deal')} in others nearby`,
  ESTIMATE_DEALS_COUNTED: 'Deals with a weight of 1% or more',
  ESTIMATE_PUBLIC_PRICE_OF: ({ baseYear, salesBehind }) =>
    `Public price (공시가격) of ${baseYear}. Its ratio rests on ${counted(salesBehind, 'sale')} in the same city or district (시·군·구)`,
  ESTIMATE_FITTED_AT: 'When the movement of prices in the area was worked out',
} satisfies typeof KO
