import { message } from '../../../words/message.ts'
import { daysBetween } from '../../calendar.ts'
import { median } from '../../comparison/statistics.ts'
import { DATED_SALES } from '../../rule-book/value-thresholds.ts'
import type { DatedSale } from '../../value/dated-sales.ts'
import type { Estimate } from '../../value/estimate.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import type { Evidence } from '../findings/evidence.ts'
import type { Finding } from '../findings/finding.ts'
import { againstPartialValue, type PartialScores } from './against-value.ts'
import { ratioEvidence } from './sample.ts'

const YEAR_DAYS = 365

/**
 * The value of the home by older sales of its lot (R-SCORE-45): their median, with bounds below the lowest and above the
 * highest; the bounds are wider for unadjusted prices. Direct deals count only if there are no others.
 */
export function datedSalesValue({ datedSales, asOf }: LeaseFacts): Estimate | null {
  const sales = countedSales(datedSales)
  if (sales.length === 0) return null
  const { one, several } = DATED_SALES.around
  const around = sales.length === 1 ? one : several
  const reach = (sale: DatedSale) => around + unadjusted(sale, asOf)
  const amounts = sales.map(amountToday)
  return {
    basis: 'DATED_SALES',
    lowManwon: Math.max(1, Math.floor(Math.min(...sales.map((sale) => amountToday(sale) * (1 - reach(sale)))))),
    midManwon: Math.round(median(amounts)),
    highManwon: Math.ceil(Math.max(...sales.map((sale) => amountToday(sale) * (1 + reach(sale))))),
  }
}

/** Whether dated sales may raise a floor: not for homes of several sizes, nor with direct deals alone. */
export function datedSalesFoundFloor({ datedSales, terms }: LeaseFacts): boolean {
  return terms.areaSquareMeter !== null && datedSales.some(({ weak }) => !weak)
}

function countedSales(sales: readonly DatedSale[]): readonly DatedSale[] {
  const ordinary = sales.filter(({ weak }) => !weak)
  return (ordinary.length > 0 ? ordinary : sales).filter((sale) => amountToday(sale) > 0)
}

function amountToday({ adjustedManwon, amountManwon }: DatedSale): number {
  return adjustedManwon ?? amountManwon
}

/** The possible market change since a price that was not adjusted to today. */
function unadjusted({ adjustedManwon, contractDate }: DatedSale, asOf: string): number {
  if (adjustedManwon !== null) return 0
  return (DATED_SALES.perYearAsAgreed * Math.max(0, daysBetween(contractDate, asOf))) / YEAR_DAYS
}

/** Compares the deposit with these sales, by the thresholds of sale values. */
export function againstDatedSales(facts: LeaseFacts, value: Estimate, scores: PartialScores): Finding {
  const sales = countedSales(facts.datedSales)
  const { lowManwon, midManwon, highManwon } = value
  const sold = message('DATED_SALES_OF_LOT', {
    sales: named(sales).map(({ contractDate, amountManwon }) => ({ contractDate, amountManwon })),
    count: sales.length,
    months: DATED_SALES.months,
    alike: facts.terms.areaSquareMeter !== null,
    direct: sales.every(({ weak }) => weak),
    adjusted: sales.every(({ adjustedManwon }) => adjustedManwon !== null),
    lowManwon,
    midManwon,
    highManwon,
  })
  const { depositManwon } = facts.terms
  const evidence = [
    ...facts.datedSales.map(saleEvidence),
    ratioEvidence('depositToDatedSales', depositManwon / midManwon, message('DEPOSIT_BY_DATED_SALES')),
  ]
  const against = { ...value, count: sales.length }
  return againstPartialValue(depositManwon, against, { compared: sold, evidence, ...scores }, 'DEPOSIT_TO_DATED_SALES')
}

/** The newest ones, and the lowest and the highest, which make the interval; newest first. */
function named(sales: readonly DatedSale[]): DatedSale[] {
  const newestFirst = sales.toSorted((one, other) => (one.contractDate < other.contractDate ? 1 : -1))
  const byAmount = newestFirst.toSorted((one, other) => amountToday(one) - amountToday(other))
  const chosen = new Set([...newestFirst.slice(0, NAMED_AT_MOST), ...byAmount.slice(0, 1), ...byAmount.slice(-1)])
  return newestFirst.filter((sale) => chosen.has(sale))
}

const NAMED_AT_MOST = 3

function saleEvidence({ contractDate, amountManwon, ...sale }: DatedSale): Evidence {
  return {
    source: 'sale-transaction',
    field: 'datedSale',
    value: message('AMOUNT', { manwon: amountManwon }),
    description: message('DATED_SALE', { contractDate, ...sale }),
  }
}
