import type { CheckId } from '@lease-risk/contract/codes/assessment'
import { message, sentences, type Text } from '../../../words/message.ts'
import { checkOf } from '../../checks/catalogue.ts'
import { missingBecause } from '../../wording/source-words.ts'
import { homeValue } from '../criteria/home-value.ts'
import type { DealFacts, LeaseFacts } from '../facts/lease-facts.ts'
import type { MissingData } from './evidence.ts'
import { type Finding, finding } from './finding.ts'
import { addressNotConfirmed } from './not-asked.ts'

/** There is no past lease to compare with, and the reason. */
export function leasesMissing({ leases, terms, address, jeonseEstimate, conversionRate }: LeaseFacts): Finding {
  if (!address.confirmed) return addressNotConfirmed()
  const { purpose } = terms
  const unconverted = purpose === 'MONTHLY_RENT' && conversionRate === null
  const why =
    leases.status === 'FOUND'
      ? unconverted
        ? message('NO_CONVERSION_RATE')
        : message('NO_LEASES_TO_COMPARE', { purpose })
      : missingBecause(leases, 'LEASES', message('NO_DEALS_PUBLISHED', { deals: purpose, months: leases.months }))
  const checks = checksFor(leases, 'LEASE_PRICE')
  const gap = { missing: [missing('rent-transaction', why, checks)], checks }
  return jeonseEstimate === null
    ? finding('LEASES_MISSING', 'GAP', {
        sentence: sentences([why, message('AMOUNT_NOT_COMPARED')]),
        ...gap,
      })
    : finding('NO_RECENT_LEASES', 'NOTE', {
        sentence: sentences([why, message('COMPARED_WITH_JEONSE_ESTIMATE')]),
        ...gap,
      })
}

/** There is no past sale to compare with, and the reason. */
export function salesMissing(facts: LeaseFacts): Finding {
  const { sales, address } = facts
  if (!address.confirmed) return addressNotConfirmed()
  const why =
    sales.status === 'FOUND'
      ? message('NO_SALES_TO_COMPARE')
      : missingBecause(sales, 'SALES', message('NO_DEALS_PUBLISHED', { deals: 'SALE', months: sales.months }))
  const checks = checksFor(sales, 'MARKET_PRICE')
  const gap = { missing: [missing('sale-transaction', why, checks)], checks }
  const { code, severity, instead } = WITHOUT_SALES[homeValue(facts)?.basis ?? 'REGION']
  return finding(code, severity, { sentence: sentences([why, message(instead)]), ...gap })
}

const NOT_COMPARED = { code: 'SALES_MISSING', severity: 'GAP', instead: 'DEPOSIT_NOT_COMPARED' } as const

/** Other sources of the home's value; partial evidence does not close the gap. */
const WITHOUT_SALES = {
  ESTIMATE: { code: 'NO_RECENT_SALES', severity: 'NOTE', instead: 'COMPARED_WITH_SALE_ESTIMATE' },
  DATED_SALES: { code: 'NO_RECENT_SALES', severity: 'GAP', instead: 'COMPARED_WITH_DATED_SALES' },
  PUBLIC_PRICE: { code: 'SALES_MISSING', severity: 'GAP', instead: 'COMPARED_WITH_PRICED_VALUE' },
  SALE_SAMPLE: NOT_COMPARED,
  REGION: NOT_COMPARED,
} as const

/** Users are not sent to a site without data for the use; an undetermined type must be settled first. */
function checksFor({ reason }: DealFacts, price: CheckId): readonly CheckId[] {
  if (reason === 'TYPE_NOT_TRADED') return []
  return reason === 'TYPE_UNKNOWN' ? ['BUILDING_REGISTER'] : [price]
}

function missing(field: string, reason: Text, checks: readonly CheckId[]): MissingData {
  const [checkId = null] = checks
  const requiredAction = checkId === null ? message('ASK_BROKERS_FOR_PRICES') : checkOf(checkId).action
  return { field, reason, requiredAction, checkId }
}
