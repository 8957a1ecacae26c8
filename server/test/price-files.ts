import assert from 'node:assert/strict'
import type { Pool } from 'pg'
import type { DistrictCatalogue } from '../src/domain/district/district-catalogue.ts'
import type { PublishedPrice } from '../src/evidence/ports.ts'
import { importPublicPrices } from '../src/features/public-prices/index.ts'
import { openPublicPriceFile } from '../src/providers/public-price/price-file.ts'

const TITLES =
  '고유번호,법정동코드,법정동명,특수지구분코드,특수지구분명,지번,기준연도,기준월,공동주택코드,공동주택구분코드,공동주택구분명,특수지명,공동주택명,동명,층명,호명,전용면적,공시가격,데이터기준일자'

export type UnitLine = {
  pnu?: string
  baseYear?: number
  baseMonth?: number
  dong?: string
  ho?: string
  area?: number | string
  price?: number | string
  asOf?: string
  name?: string
}

/** Returns a file of apartment units as published by V-World, in UTF-8. */
export function unitFile(lines: UnitLine[]): string {
  return [TITLES, ...lines.map(lineOf)].map((line) => `${line}\r\n`).join('')
}

function lineOf({
  pnu = '1162010200114220005',
  baseYear = 2026,
  baseMonth = 1,
  dong = '동명없음',
  ho = '301',
  area = 29.35,
  price = 145_000_000,
  asOf = '2026-05-20',
  name = '샘플하늘빌라',
}: UnitLine): string {
  const code = pnu.slice(0, 10)
  return `${pnu},${code},어느 동,1,일반,1,${baseYear},${baseMonth},2,5,다세대,,${name},${dong},,${ho},${area},${price},${asOf}`
}

/** A unit as it is stored, in the order of lot, year and door. */
export type StoredUnit = Pick<PublishedPrice, 'pnu' | 'baseYear' | 'asOf' | 'priceWon'> & {
  dong: string | null
  ho: string | null
  area: number | null
}

/** Returns everything imported, unit by unit: equal for two databases with the same contents. */
export async function importedUnits(pool: Pool): Promise<StoredUnit[]> {
  const { rows } = await pool.query<StoredUnit>(
    `select pnu::text, base_year as "baseYear", as_of as "asOf", dong, ho, area, price as "priceWon"
     from imported_public_prices
     cross join lateral unnest(dongs, hos, floors, areas, prices) as unit (dong, ho, floor, area, price)
     order by pnu, base_year, kind, dong, ho, area, price`,
  )
  return rows
}

/** Imports files of which every row must be accepted. */
export async function importPriceFiles(
  context: { pool: Pool; catalogue: DistrictCatalogue; now: () => Date },
  paths: string[],
): Promise<void> {
  const onRefused = ({ line, reason }: { line: number; reason: string }) => assert.fail(`line ${line}: ${reason}`)
  const { brokenFiles } = await importPublicPrices(
    { ...context, onRefused, onProgress: () => undefined },
    paths.map(openPublicPriceFile),
  )
  assert.deepEqual(brokenFiles, [])
}
