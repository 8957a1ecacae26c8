import { globSync } from 'node:fs'
import { pnuOf } from '../../server/src/domain/address/pnu.ts'
import { median } from '../../server/src/domain/comparison/statistics.ts'
import { createCodesInForce } from '../../server/src/domain/district/code-in-force.ts'
import type { DistrictCatalogue } from '../../server/src/domain/district/district-catalogue.ts'
import type { PublishedPrice } from '../../server/src/evidence/ports.ts'
import { openPublicPriceFile } from '../../server/src/providers/public-price/price-file.ts'

/** The home sold, as far as a deal tells. */
export type SoldUnit = { lot: Parameters<typeof pnuOf>[0]; floor: number | null; areaSquareMeter: number }

/** Manwon by base year (기준연도), of the units that a deal may be of; empty: none is known. */
type PublicPricesOf = (sold: SoldUnit) => ReadonlyMap<number, number>

/** Names of published files of unit prices, which may lie among the deals (R-FILE-01). */
const PRICE_FILES = '**/AL_D167*.{csv,csv.gz,zip}'
/** R-FILE-06; some areas have three decimals. */
const [SQUARE_METERS, SHARE, ROUNDING] = [1, 0.05, 0.0201]
const WON_OF_A_MANWON = 10_000

export function priceFilesIn(folder: string): string[] {
  return globSync(PRICE_FILES, { cwd: folder })
    .map((name) => `${folder}/${name}`)
    .toSorted()
}

/** Reads unit prices in the way they are imported, and joins them to sales as `evidence/public-price` does. */
export async function readUnitPrices(files: readonly string[], catalogue: DistrictCatalogue): Promise<PublicPricesOf> {
  const codeInForce = createCodesInForce(catalogue)
  const ofLots = new Map<string, PublishedPrice[]>()
  for (const file of files) {
    for await (const rows of openPublicPriceFile(file).rows(() => {})) {
      for (const row of rows) {
        if ('refusal' in row || row.price.kind !== 'APARTMENT_UNIT') continue
        const code = codeInForce(row.price.pnu.slice(0, 10))
        if (code === null) continue
        const pnu = code + row.price.pnu.slice(10)
        const ofLot = ofLots.get(pnu)
        if (ofLot === undefined) ofLots.set(pnu, [row.price])
        else ofLot.push(row.price)
      }
    }
  }
  return ({ lot, floor, areaSquareMeter }) => {
    const byYear = Map.groupBy(ofLots.get(pnuOf(lot)) ?? [], ({ baseYear }) => baseYear)
    return new Map(
      [...byYear].flatMap(([baseYear, rows]) => {
        const alike = newestOfUnits(rows).flatMap(({ unit, areaSquareMeter: area, priceWon }) => {
          const gap = Math.abs((area ?? Infinity) - areaSquareMeter)
          const isOfFloor = floor === null || unit.floor === null || unit.floor === floor
          return isOfFloor && gap <= Math.min(SQUARE_METERS, areaSquareMeter * SHARE) ? [{ gap, priceWon }] : []
        })
        if (alike.length === 0) return []
        const least = Math.min(...alike.map(({ gap }) => gap))
        const closest = alike.filter(({ gap }) => gap <= least + ROUNDING)
        return [[baseYear, median(closest.map(({ priceWon }) => priceWon)) / WON_OF_A_MANWON]]
      }),
    )
  }
}

/** Of the rows of one lot and year those of the latest day count, and each unit once: the lower price, if they differ. */
function newestOfUnits(rows: readonly PublishedPrice[]): PublishedPrice[] {
  const latest = rows.reduce((day, { asOf }) => (asOf > day ? asOf : day), '')
  const lowestLast = rows.filter(({ asOf }) => asOf === latest).toSorted((one, other) => other.priceWon - one.priceWon)
  const keyOf = ({ unit, areaSquareMeter }: PublishedPrice) =>
    `${unit.dong} ${unit.ho} ${unit.ho === null ? areaSquareMeter : ''}`
  return [...new Map(lowestLast.map((row) => [keyOf(row), row])).values()]
}
