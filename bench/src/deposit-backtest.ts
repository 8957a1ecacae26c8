import { calibrate, halfWidth } from '../../server/src/domain/value/calibration.ts'
import { checkedDeals } from '../../server/src/domain/value/checked-deals.ts'
import { monthStart } from '../../server/src/domain/value/day.ts'
import { ESTIMATOR_CONSTANTS } from '../../server/src/domain/value/estimator-constants.ts'
import {
  type DepositPair,
  fitExceedance,
  PAIRED_DAYS,
  probabilityAbove,
} from '../../server/src/domain/value/exceedance.ts'
import type { GuMarket } from '../../server/src/domain/value/gu-market.ts'
import { type DealPlace, outcomesOf, type ZoneMarket } from '../../server/src/domain/value/zone-fit.ts'
import { firstDayOf } from './value-backtest.ts'

/** The stated probability that a new deposit exceeds a share of the value, and whether it did by the next sale. */
export type CheckedDeposit = { stated: number; exceeds: boolean }

const CALIBRATED_DAYS = 90
const KEPT_DAYS = 180
const AREA_GAP = { APARTMENT: 0.02, OFFICETEL: 0.02, ROW_HOUSE_MULTI_UNIT: 0.08 }

type Lease = DealPlace & { onDay: number; depositManwon: number; saleDay: number }

/**
 * Compares each new jeonse of the months with the next ordinary sale of its lot and area within 90 days. The estimate is
 * as of the lease, with a curve fitted to pairs whose sale was known before the month. `share`: share of the value.
 */
export function checkDeposits(
  sales: ZoneMarket,
  leases: ZoneMarket,
  months: readonly string[],
  share: number,
): CheckedDeposit[] {
  const from = firstDayOf(months[0] ?? '')
  const dayOf = ({ market, index }: DealPlace) => sales.markets[market]!.day[index]!
  const found = leasesBeforeSales(sales, leases).filter(({ onDay }) => onDay >= from - KEPT_DAYS)
  const pairs = new Map(outcomesOf(sales, found).map((outcome) => [keyOf(outcome), outcome]))
  const checked = sales.markets.flatMap((of, market) =>
    checkedDeals(of, from - CALIBRATED_DAYS).map((index) => ({ market, index })),
  )
  const outcomes = outcomesOf(sales, checked)
  const { [sales.kind]: constants } = ESTIMATOR_CONSTANTS[sales.propertyType]
  return months.flatMap((month) => {
    const start = firstDayOf(month)
    const calibration = calibrate(
      outcomes.filter((outcome) => dayOf(outcome) >= start - CALIBRATED_DAYS && dayOf(outcome) < start),
      constants,
    )
    const pairOf = (lease: Lease): DepositPair[] => {
      const outcome = pairs.get(keyOf(lease))
      if (outcome === undefined) return []
      const { lnEstimate, error, cells } = outcome
      const half = halfWidth(calibration, outcome)
      const lnDeposit = Math.log(lease.depositManwon)
      return [{ lnDeposit, lnEstimate, halfWidth: half, lnSale: lnEstimate + error, isSold: cells[0]! > 0 }]
    }
    const known = found.filter(({ saleDay }) => saleDay < start && saleDay >= start - KEPT_DAYS).flatMap(pairOf)
    const taught = { ...calibration, exceedance: fitExceedance(known, constants.exceedance) }
    return found
      .filter(({ onDay }) => monthStart(onDay) === start)
      .flatMap(pairOf)
      .map(({ lnDeposit, lnEstimate, halfWidth: half, lnSale, isSold }) => ({
        stated: probabilityAbove(taught, (lnDeposit - Math.log(share) - lnEstimate) / half, isSold),
        exceeds: lnDeposit - Math.log(share) > lnSale,
      }))
  })
}

function keyOf({ market, index, onDay }: DealPlace): string {
  return `${market} ${index} ${onDay}`
}

function leasesBeforeSales(sales: ZoneMarket, leases: ZoneMarket): Lease[] {
  const gap = AREA_GAP[sales.propertyType]
  return sales.markets.flatMap((ofSales, market) => {
    const ofLeases = leases.markets.find(({ lawdCd }) => lawdCd === ofSales.lawdCd)
    if (ofLeases === undefined) return []
    const sold = byLot(ofSales)
    const checked = new Set(checkedDeals(ofSales, 0))
    return [...byLot(ofLeases)].flatMap(([lot, indexes]) =>
      indexes.flatMap((lease): Lease[] => {
        const [onDay, area] = [ofLeases.day[lease]!, ofLeases.areaSquareMeter[lease]!]
        const [next] = (sold.get(lot) ?? [])
          .filter((sale) => ofSales.day[sale]! >= onDay && ofSales.day[sale]! <= onDay + PAIRED_DAYS)
          .filter((sale) => Math.abs(Math.log(ofSales.areaSquareMeter[sale]! / area)) <= gap)
          .toSorted((one, other) => ofSales.day[one]! - ofSales.day[other]!)
        if (next === undefined || !checked.has(next)) return []
        return [
          { market, index: next, onDay, depositManwon: ofLeases.amountManwon[lease]!, saleDay: ofSales.day[next]! },
        ]
      }),
    )
  })
}

/** Ordinary deals by legal district and lot. */
function byLot(market: GuMarket): Map<string, number[]> {
  return new Map(
    market.districts.flatMap(({ legalDistrictCode, lots }) =>
      market.lots
        .slice(lots.start, lots.end)
        .map(({ lot, start, end }): [string, number[]] => [
          `${legalDistrictCode} ${lot}`,
          Array.from({ length: end - start }, (_, n) => start + n).filter((index) => market.weak[index] === 0),
        ]),
    ),
  )
}
