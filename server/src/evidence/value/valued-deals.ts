import type { Lot } from '../../domain/address/lot.ts'
import {
  AREA_BOUNDS_SQUARE_METER,
  DEAL_BOUNDS,
  LEASE_KIND_PUBLISHED,
} from '../../domain/rule-book/estimate-thresholds.ts'
import type { ValueKind } from '../../domain/value/valued-home.ts'
import { WITH_ITS_LAND } from '../deals/deal-query.ts'

/** SQL expressions for a row of `stored_deals` as the estimator uses it. */
export const DEAL_KIND = `case trade_kind when 'SALE' then 'SALE' else 'JEONSE' end`
export const DEAL_AMOUNT = 'coalesce(sale_amount_manwon, deposit_manwon)'
export const DEAL_DAY = `(contract_date - date '1970-01-01')`
export const DEAL_LOT = 'left(land_kind, 1) || main_number || sub_number'
export const DEAL_IS_WEAK = `coalesce(case trade_kind when 'SALE' then dealing_kind = '직거래'
  else coalesce(contract_kind = '갱신', contract_date >= date '${LEASE_KIND_PUBLISHED.from}') end, false)`

/** Not cancelled, with its land, a jeonse if it is a lease, and with a plausible amount. */
export const DEAL_COUNTS = `not cancelled and ${WITH_ITS_LAND}
  and area_square_meter between ${AREA_BOUNDS_SQUARE_METER.ends.join(' and ')}
  and case trade_kind when 'SALE' then ${within('SALE', 'sale_amount_manwon')}
    else monthly_rent_manwon = 0 and ${within('JEONSE', 'deposit_manwon')} end`

/** `DEAL_LOT` of a lot. */
export function lotKey({ landKind, mainNumber, subNumber }: Lot): string {
  return `${landKind.slice(0, 1)}${mainNumber}${subNumber}`
}

function within(kind: ValueKind, column: string): string {
  const { amountManwon, manwonPerSquareMeter } = DEAL_BOUNDS[kind]
  return `${column} between ${amountManwon.join(' and ')}
      and ${column} / area_square_meter between ${manwonPerSquareMeter.join(' and ')}`
}
