import { globSync } from 'node:fs'
import type { DistrictCatalogue } from '../../server/src/domain/district/district-catalogue.ts'
import { LEASE_KIND_PUBLISHED } from '../../server/src/domain/rule-book/estimate-thresholds.ts'
import { createGuMarket, type MarketDeal } from '../../server/src/domain/value/create-gu-market.ts'
import { dayOf } from '../../server/src/domain/value/day.ts'
import { isWithinBounds } from '../../server/src/domain/value/deal-bounds.ts'
import { leasesByDistrict } from '../../server/src/domain/value/district-jeonse.ts'
import { ESTIMATOR_CONSTANTS } from '../../server/src/domain/value/estimator-constants.ts'
import {
  isValuedType,
  takesPublicPrice,
  type ValuedType,
  type ValueKind,
} from '../../server/src/domain/value/valued-home.ts'
import { zoneOf } from '../../server/src/domain/value/zone.ts'
import type { ZoneMarket } from '../../server/src/domain/value/zone-fit.ts'
import { type HeldGroup, type KeyedDeal, keyedDeals } from '../../server/src/evidence/deals/index.ts'
import { lotKey } from '../../server/src/evidence/value/index.ts'
import { createPlacer } from '../../server/src/features/collection/index.ts'
import { openDealFile } from '../../server/src/providers/deals/deal-file.ts'
import { priceFilesIn, readUnitPrices, type SoldUnit } from './unit-prices.ts'

/** Files of published transactions under a folder, in the formats that `npm run import:transactions` accepts. */
export function dealFilesIn(folder: string): string[] {
  const prices = new Set(priceFilesIn(folder))
  return globSync('**/*.{json,json.gz,xml,xml.gz,csv,csv.gz}', { cwd: folder })
    .map((name) => `${folder}/${name}`)
    .filter((path) => !prices.has(path))
    .toSorted()
}

/**
 * Reads the deals that the estimator uses from the files, grouped by kind, property type and zone. `priceFiles`: unit
 * prices, which are joined to row-house sales.
 */
export async function readZoneMarkets(
  files: readonly string[],
  catalogue: DistrictCatalogue,
  priceFiles: readonly string[] = [],
): Promise<ZoneMarket[]> {
  const place = createPlacer(catalogue)
  const publicPricesOf = priceFiles.length === 0 ? null : await readUnitPrices(priceFiles, catalogue)
  const months = new Map<string, HeldGroup>()
  for (const name of files) {
    for await (const records of openDealFile(name).records(() => {})) {
      for (const record of records) {
        const placed = place(record)
        if ('refusal' in placed) continue
        const { source, lawdCd } = placed.deal
        const key = `${source} ${lawdCd} ${placed.dealMonth}`
        const month = months.get(key) ?? { source, lawdCd, dealMonth: placed.dealMonth, deals: [] }
        month.deals.push(placed)
        months.set(key, month)
      }
    }
  }
  const rows = new Map<string, { kind: ValueKind; propertyType: ValuedType; lawdCd: string; deals: MarketDeal[] }>()
  const stored = [...months.values()].flatMap(keyedDeals)
  // files made from other files may have lost the kind of every lease: nothing is known then
  const yearOf = ({ deal }: KeyedDeal) => `${deal.source} ${deal.contractDate.slice(0, 4)}`
  const withKinds = new Set(stored.filter(({ deal }) => deal.contractKind !== null).map(yearOf))
  for (const placed of stored) {
    const { propertyType, lawdCd, tradeKind } = placed.deal
    const kind: ValueKind = tradeKind === 'SALE' ? 'SALE' : 'JEONSE'
    const deal = marketDealOf(placed, kind, withKinds.has(yearOf(placed)))
    if (deal === null || !isValuedType(propertyType)) continue
    if (takesPublicPrice(kind, propertyType) && publicPricesOf !== null)
      deal.publicPrices = publicPricesOf(soldUnit(placed, deal))
    const key = `${kind} ${propertyType} ${lawdCd}`
    const group = rows.get(key) ?? { kind, propertyType, lawdCd, deals: [] }
    group.deals.push(deal)
    rows.set(key, group)
  }
  const zones = Map.groupBy(
    rows.values(),
    ({ kind, propertyType, lawdCd }) => `${kind} ${propertyType} ${zoneOf(lawdCd)}`,
  )
  const apartmentLeases = [...rows.values()]
    .filter(({ kind, propertyType }) => kind === 'JEONSE' && propertyType === 'APARTMENT')
    .map(({ lawdCd, deals }) => ({ lawdCd, deals: deals.filter(({ weak }) => !weak) }))
  return [...zones.values()].map((groups) => {
    const [{ kind, propertyType }] = groups as [(typeof groups)[number]]
    const zone = zoneOf(groups[0]!.lawdCd)
    const constants = ESTIMATOR_CONSTANTS[propertyType][kind]
    const inOrder = groups.toSorted((one, other) => (one.lawdCd < other.lawdCd ? -1 : 1))
    const leases = leasesByDistrict(
      apartmentLeases.filter(({ lawdCd }) => zoneOf(lawdCd) === zone).flatMap(({ deals }) => deals),
    )
    return {
      kind,
      propertyType,
      leases,
      markets: inOrder.map(({ lawdCd, deals }) => createGuMarket(lawdCd, deals, constants)),
    }
  })
}

function soldUnit({ deal }: KeyedDeal, { legalDistrictCode, floor, areaSquareMeter }: MarketDeal): SoldUnit {
  return { lot: { ...deal.lot!, legalDistrictCode }, floor, areaSquareMeter }
}

/** Converts a deal in the way `evidence/value` reads a stored row. */
function marketDealOf(
  { deal, legalDistrictCode, factId }: KeyedDeal,
  kind: ValueKind,
  hasKinds: boolean,
): MarketDeal | null {
  const { lot, areaSquareMeter } = deal
  const amountManwon = kind === 'SALE' ? deal.saleAmountManwon : deal.depositManwon
  const isOut = deal.cancelled || deal.houseKind === '토지임대부' || (kind === 'JEONSE' && deal.monthlyRentManwon !== 0)
  if (isOut || lot === null || legalDistrictCode === null || areaSquareMeter === null || amountManwon === null)
    return null
  if (!isWithinBounds(kind, amountManwon, areaSquareMeter)) return null
  return {
    dealId: factId,
    legalDistrictCode,
    lot: lotKey({ ...lot, legalDistrictCode }),
    day: dayOf(deal.contractDate),
    amountManwon,
    areaSquareMeter,
    floor: deal.floor,
    buildYear: deal.buildYear,
    weak:
      kind === 'SALE'
        ? deal.dealingKind === '직거래'
        : deal.contractKind === '갱신' ||
          (hasKinds && deal.contractKind === null && deal.contractDate >= LEASE_KIND_PUBLISHED.from),
  }
}
