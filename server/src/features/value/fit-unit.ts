import type { Pool } from 'pg'
import { publishedBaseYear } from '../../domain/property/public-price-year.ts'
import { createGuMarket, type MarketDeal } from '../../domain/value/create-gu-market.ts'
import { dateOf } from '../../domain/value/day.ts'
import { type DistrictLeases, leasesByDistrict } from '../../domain/value/district-jeonse.ts'
import { ESTIMATOR_CONSTANTS } from '../../domain/value/estimator-constants.ts'
import { LONGEST_FIT_DAYS } from '../../domain/value/fit-layer.ts'
import type { LevelFit } from '../../domain/value/fit-levels.ts'
import { fitMeans, type MeanFit } from '../../domain/value/fit-means.ts'
import type { GuMarket } from '../../domain/value/gu-market.ts'
import { nearDealsOf } from '../../domain/value/near-deals.ts'
import { takesPublicPrice } from '../../domain/value/valued-home.ts'
import { fitZone, type ZoneMarket } from '../../domain/value/zone-fit.ts'
import { readPricedSales } from '../../evidence/public-price/index.ts'
import { type FitUnit, lockUnit, readMarketDeals, storeFit, type ZoneFit } from '../../evidence/value/index.ts'
import { statement } from '../../platform/database/statement.ts'
import { inTransaction, type Queryable } from '../../platform/database/transaction.ts'
import { estimateNewDeals } from './estimate-new-deals.ts'

/** A unit with the city districts that have deals of it. */
export type UnitToFit = FitUnit & {
  lawdCds: string[]
  /** The version seen when the run began; another one means that somebody else has fitted meanwhile. */
  version: number
  /** The maximum number of deals estimated for the calibration. */
  estimates: number
}

export type FittedUnit = { deals: number; estimated: number }

const YEAR_DAYS = 365

/** The work between the statements takes longer than any other transaction may idle. */
const allowLongWork = statement<{ timeout: string }>({
  name: 'fit-may-work-long',
  columns: { timeout: 'text' },
  text: `select set_config('idle_in_transaction_session_timeout', '30min', true) as timeout`,
})

/**
 * Fits one unit in one transaction: if the process ends for any reason, the last complete fit stays in force. `null`:
 * another process is fitting it, or has fitted it since the run began.
 */
export function fitUnit(pool: Pool, unit: UnitToFit, asOfDay: number, now: Date): Promise<FittedUnit | null> {
  return inTransaction(pool, async (client) => {
    await allowLongWork(client)
    if ((await lockUnit(client, unit)) !== unit.version) return null
    const constants = ESTIMATOR_CONSTANTS[unit.propertyType][unit.kind]
    const markets: GuMarket[] = []
    for (const lawdCd of unit.lawdCds) {
      const deals = await readDeals(client, { ...unit, lawdCd }, asOfDay)
      if (deals.length > 0) markets.push(createGuMarket(lawdCd, deals, constants, asOfDay - YEAR_DAYS))
    }
    const leases = constants.takesJeonseLevel ? await readLeases(client, unit.lawdCds, asOfDay) : []
    const zone = { kind: unit.kind, propertyType: unit.propertyType, markets, leases }
    const estimated = await estimateNewDeals(client, zone, { most: unit.estimates, now })
    await storeFit(client, unit, zoneFit(zone, unit, asOfDay), now)
    return { deals: markets.reduce((sum, { count }) => sum + count, 0), estimated }
  })
}

/** Those of row-houses with their public prices. */
async function readDeals(
  client: Queryable,
  market: Pick<FitUnit, 'kind' | 'propertyType'> & { lawdCd: string },
  asOfDay: number,
): Promise<MarketDeal[]> {
  const [sinceMonth, before] = [monthOf(asOfDay - LONGEST_FIT_DAYS), dateOf(asOfDay)]
  const deals = await readMarketDeals(client, market, { sinceMonth, before })
  if (!takesPublicPrice(market.kind, market.propertyType)) return deals
  const { lawdCd } = market
  const query = { lawdCd, fromMonth: sinceMonth, before, newestYear: publishedBaseYear(before) }
  const ofDeal = Map.groupBy(await readPricedSales(client, query), ({ factId }) => factId)
  return deals.map((deal) => {
    const prices = ofDeal.get(deal.dealId) ?? []
    return {
      ...deal,
      publicPrices: new Map(prices.map(({ baseYear, publicPriceManwon }) => [baseYear, publicPriceManwon])),
    }
  })
}

/** What apartments of the city districts were let for, as far back as the oldest deal that is still estimated. */
async function readLeases(client: Queryable, lawdCds: readonly string[], asOfDay: number): Promise<DistrictLeases[]> {
  const sinceMonth = monthOf(asOfDay - 2 * YEAR_DAYS)
  const found: DistrictLeases[] = []
  for (const lawdCd of lawdCds) {
    const market = { kind: 'JEONSE', propertyType: 'APARTMENT', lawdCd } as const
    const deals = (await readMarketDeals(client, market, { sinceMonth, before: dateOf(asOfDay) })).filter(
      ({ weak }) => !weak,
    )
    found.push(...leasesByDistrict(deals))
  }
  return found
}

function zoneFit(zone: ZoneMarket, unit: FitUnit, asOfDay: number): ZoneFit {
  const { levels, means, publicPrice } = fitZone(zone, asOfDay)
  const isPlain = means.districtEffects.size === 0
  const plain = isPlain ? means : fitMeans(zone.markets, levels.rests, asOfDay)
  return {
    publicPrice,
    asOfDay,
    dealCount: zone.markets.reduce((sum, { count }) => sum + count, 0),
    coefficients: plain.coefficients,
    gus: Object.fromEntries(zone.markets.map((market) => [market.lawdCd, guOf(market, plain, asOfDay)])),
    modelMean: isPlain ? null : means,
    levels: levelsOf(levels, unit.zone),
    nearDeals: zone.markets.flatMap((market) =>
      market.districts.map((district) => ({
        legalDistrictCode: district.legalDistrictCode,
        nearDeals: nearDealsOf(market, district, asOfDay, publicPrice?.baseYear ?? null),
      })),
    ),
  }
}

function guOf(market: GuMarket, means: MeanFit, asOfDay: number): ZoneFit['gus'][string] {
  return {
    effect: means.guEffects.get(market.lawdCd) ?? 0,
    dealsWithinYear: market.day.filter((day) => day >= asOfDay - YEAR_DAYS).length,
  }
}

function levelsOf({ zone, gus, districts, areaClasses }: LevelFit, zoneKey: string): ZoneFit['levels'] {
  return [
    ...(zone === null ? [] : [{ layer: 'zone', key: zoneKey, series: zone }]),
    ...[...gus].map(([key, series]) => ({ layer: 'gu', key, series })),
    ...[...districts].map(([key, series]) => ({ layer: 'district', key, series })),
    ...[...areaClasses].flatMap(([lawdCd, classes]) =>
      classes.flatMap((series, areaClass) =>
        series === null ? [] : [{ layer: 'areaClass', key: `${lawdCd}:${areaClass}`, series }],
      ),
    ),
  ]
}

/** `YYYYMM`. */
function monthOf(day: number): string {
  return dateOf(day).slice(0, 7).replace('-', '')
}
