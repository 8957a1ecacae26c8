import type { Pool } from 'pg'
import { addMonths, daysBefore, seoulDate, seoulMonth } from '../../domain/calendar.ts'
import { CALIBRATION_THRESHOLDS } from '../../domain/rule-book/estimate-thresholds.ts'
import { accuracyCells, checkByMonth } from '../../domain/value/accuracy.ts'
import { calibrate, halfWidth } from '../../domain/value/calibration.ts'
import { dayOf } from '../../domain/value/day.ts'
import { ESTIMATOR_CONSTANTS } from '../../domain/value/estimator-constants.ts'
import { countByGu, countSeen, fitExceedance } from '../../domain/value/exceedance.ts'
import { VALUE_KINDS, VALUED_TYPES, type ValuedType, type ValueKind } from '../../domain/value/valued-home.ts'
import { zoneOf } from '../../domain/value/zone.ts'
import {
  listMarkets,
  readCheckedDeposits,
  readOutcomes,
  readOutcomesAgreed,
  readVersions,
  recordAccuracy,
  registerUnits,
  removeCheckedDeposits,
  removeOutcomes,
  type StoredMarket,
  storeCalibration,
  unitKey,
} from '../../evidence/value/index.ts'
import { fitUnit, type UnitToFit } from './fit-unit.ts'
import { type KnownAccuracy, storeKnown } from './known-accuracy.ts'

export type FitContext = {
  pool: Pool
  now: Date
  /** Called for each processed unit, with the unit and the total number of city districts. */
  onProgress?: (done: UnitToFit, total: number) => void
  /** What earlier estimates have shown, if known; no deal is then estimated once more. */
  known?: KnownAccuracy
}

export type FitResult = {
  /** `fitted`: units fitted; `passedOver`: units that another process handled. */
  fitted: number
  passedOver: number
  deals: number
  estimated: number
}

/** The maximum number of deals of one kind and type estimated for the calibration in one run. */
const MOST_ESTIMATES = 5_000
const RECENT_MONTHS = 12
const KEPT_DAYS = 180

/**
 * Fits everything again to the stored data, one kind, property type and zone after the other, and calibrates each kind
 * and type. It may run again at any time, and in several processes at once: they share the work. `signal` ends it
 * between two units; fitted units are kept.
 */
export async function fitValues(context: FitContext, signal?: AbortSignal): Promise<FitResult> {
  const { pool, now } = context
  const recentMonth = addMonths(seoulMonth(now), -RECENT_MONTHS)
  const most = context.known === undefined ? MOST_ESTIMATES : 0
  const units = await unitsToFit(pool, await listMarkets(pool, recentMonth), most)
  const total = units.reduce((sum, { lawdCds }) => sum + lawdCds.length, 0)
  const asOfDay = dayOf(seoulDate(now))
  const result: FitResult = { fitted: 0, passedOver: 0, deals: 0, estimated: 0 }
  for (const kind of VALUE_KINDS) {
    for (const propertyType of VALUED_TYPES) {
      const ofKind = units.filter((unit) => unit.kind === kind && unit.propertyType === propertyType)
      const fittedBefore = result.fitted
      for (const unit of ofKind) {
        if (signal?.aborted) return result
        const fitted = await fitUnit(pool, unit, asOfDay, now)
        result[fitted === null ? 'passedOver' : 'fitted'] += 1
        result.deals += fitted?.deals ?? 0
        result.estimated += fitted?.estimated ?? 0
        context.onProgress?.(unit, total)
      }
      if (result.fitted === fittedBefore) continue
      if (context.known !== undefined) await storeKnown(pool, { kind, propertyType }, context.known, now)
      else {
        await calibrateKind(pool, { kind, propertyType }, now)
        await recordMonths(pool, { kind, propertyType }, now)
      }
    }
  }
  await removeOutcomes(pool, daysBefore(now, KEPT_DAYS))
  await removeCheckedDeposits(pool, daysBefore(now, KEPT_DAYS))
  return result
}

/** Whether every registered unit has been fitted at least once. */
export async function isFitted(pool: Pool): Promise<boolean> {
  const versions = [...(await readVersions(pool)).values()]
  return versions.length > 0 && !versions.includes(0)
}

/** Records the accuracy of each month whose estimates are stored, for readers who want to know how far off they are. */
async function recordMonths(pool: Pool, unit: { kind: ValueKind; propertyType: ValuedType }, now: Date): Promise<void> {
  const outcomes = await readOutcomesAgreed(pool, unit)
  const months = checkByMonth(outcomes, ESTIMATOR_CONSTANTS[unit.propertyType][unit.kind])
  for (const [month, judged] of months) await recordAccuracy(pool, unit, month, accuracyCells(judged), now)
}

async function calibrateKind(pool: Pool, unit: { kind: ValueKind; propertyType: ValuedType }, now: Date) {
  const { kind, propertyType } = unit
  const constants = ESTIMATOR_CONSTANTS[propertyType][kind]
  const outcomes = await readOutcomes(pool, unit, daysBefore(now, CALIBRATION_THRESHOLDS.countedDays))
  const calibration = calibrate(outcomes, constants)
  if (kind === 'JEONSE') return storeCalibration(pool, unit, calibration, now)
  const deposits = await readCheckedDeposits(pool, propertyType, daysBefore(now, KEPT_DAYS))
  const pairs = deposits.map(({ depositManwon, saleManwon, estimateManwon, ...estimate }) => ({
    lnDeposit: Math.log(depositManwon),
    lnSale: Math.log(saleManwon),
    lnEstimate: Math.log(estimateManwon),
    halfWidth: halfWidth(calibration, estimate),
    isSold: estimate.cells[0]! > 0,
    gu: estimate.gu,
  }))
  const taught = { ...calibration, exceedance: fitExceedance(pairs, constants.exceedance) }
  return storeCalibration(
    pool,
    unit,
    { ...taught, deposits: countSeen(pairs, taught), depositsOfGu: countByGu(pairs) },
    now,
  )
}

/** Each zone's share of the maximum number of estimates equals its share of the recent deals. */
async function unitsToFit(pool: Pool, markets: StoredMarket[], most: number): Promise<UnitToFit[]> {
  const keyed = markets.map((market) => ({ ...market, zone: zoneOf(market.lawdCd) }))
  const groups = [...Map.groupBy(keyed, unitKey).values()]
  await registerUnits(
    pool,
    groups.flatMap(([first]) => first ?? []),
  )
  const versions = await readVersions(pool)
  const recentDeals = Map.groupBy(keyed, ({ kind, propertyType }) => `${kind} ${propertyType}`)
  return groups.flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const { kind, propertyType, zone } = first
    const all = sum(recentDeals.get(`${kind} ${propertyType}`) ?? [])
    return {
      kind,
      propertyType,
      zone,
      lawdCds: group.map(({ lawdCd }) => lawdCd),
      version: versions.get(unitKey(first)) ?? 0,
      estimates: all === 0 ? 0 : Math.ceil((most * sum(group)) / all),
    }
  })
}

function sum(markets: readonly StoredMarket[]): number {
  return markets.reduce((total, { recentDeals }) => total + recentDeals, 0)
}
