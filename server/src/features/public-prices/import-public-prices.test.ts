import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { beforeEach, test } from 'node:test'
import { samplePublicPriceFiles } from '@lease-risk/sandbox'
import { TEST_NOW } from '../../../test/app.ts'
import { privateDatabase } from '../../../test/database.ts'
import { fileFolder } from '../../../test/deal-files.ts'
import { importedUnits, type UnitLine, unitFile } from '../../../test/price-files.ts'
import fc from '../../../test/properties.ts'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { openPublicPriceFile } from '../../providers/public-price/price-file.ts'
import { importPublicPrices, type PriceImportResult } from './import-public-prices.ts'
import type { PriceRefusal } from './store-price-file.ts'

const { pool } = await privateDatabase()
const catalogue = loadDistrictCatalogue()
const folder = fileFolder()
let refusals: PriceRefusal[] = []
let progress = 0

const TABLES = 'imported_public_prices, imported_files, stored_lots, district_lots, district_evidence'
beforeEach(() => pool.query(`truncate ${TABLES}`))

function run(paths: string[], options: { again?: boolean; signal?: AbortSignal } = {}): Promise<PriceImportResult> {
  refusals = []
  progress = 0
  const context = {
    pool,
    catalogue,
    now: () => TEST_NOW,
    onRefused: (refusal: PriceRefusal) => refusals.push(refusal),
    onProgress: (bytes: number) => {
      progress += bytes
    },
    ...options,
  }
  return importPublicPrices(context, paths.map(openPublicPriceFile))
}

const write = (lines: UnitLine[], name = 'units.csv') => folder.write(name, unitFile(lines))
const sizeOf = (paths: string[]) => paths.reduce((sum, path) => sum + readFileSync(path).length, 0)

function sampleFiles(year: number): string[] {
  return Object.values(samplePublicPriceFiles(year)).map(({ name, content }) => {
    writeFileSync(`${folder.path}/${name}`, content)
    return `${folder.path}/${name}`
  })
}

/** Lots and districts as they are stored, and as counted from the imported prices. */
async function counts() {
  const { rows } = await pool.query(`
    select
      (select count(*)::int from stored_lots) as lots, (select sum(lot_count)::int from district_lots) as district_lots,
      (select sum(price_count)::int from stored_lots) as kinds,
      (select sum(public_price_count)::int from district_evidence) as district_kinds,
      (select count(distinct pnu)::int from imported_public_prices) as counted_lots,
      (select count(distinct (pnu, kind))::int from imported_public_prices) as counted_kinds`)
  const { lots, district_lots, kinds, district_kinds, counted_lots, counted_kinds } = rows[0]
  return {
    kept: [lots, district_lots, kinds, district_kinds],
    counted: [counted_lots, counted_lots, counted_kinds, counted_kinds],
  }
}

test('all published files of the sample, of two years: stored once, whatever the order and however often', async () => {
  const paths = [...sampleFiles(2026), ...sampleFiles(2025)]
  const first = await run(paths)
  assert.deepEqual([refusals, first.brokenFiles, first.knownFiles], [[], [], []])
  assert.equal(Math.round(progress), sizeOf(paths))
  const stored = await importedUnits(pool)
  const kept = await counts()
  assert.deepEqual(kept.kept, kept.counted)
  const { rows: years } = await pool.query('select distinct base_year from imported_public_prices order by 1')
  assert.deepEqual(
    years.map(({ base_year }) => base_year),
    [2025, 2026],
  )

  const again = await run(paths)
  assert.deepEqual([again.knownFiles.length, again.counts.read], [paths.length, first.counts.read])
  assert.equal(Math.round(progress), sizeOf(paths))
  const reread = await run(paths.toReversed(), { again: true })
  assert.deepEqual([reread.knownFiles, reread.counts.lotsInserted, reread.counts.lotsUpdated], [[], 0, 0])
  assert.deepEqual(await importedUnits(pool), stored)
  assert.deepEqual(await counts(), kept)
})

test('prices of a recoded district are stored under the code in force', async () => {
  await run(sampleFiles(2026))
  const { rows } = await pool.query<{ code: string }>(
    `select distinct left(pnu::text, 10) as code from imported_public_prices`,
  )
  assert.ok(rows.some(({ code }) => code.startsWith('28275')))
  for (const { code } of rows) assert.equal(catalogue.find(code)?.active, true, code)
})

test('property: whatever the order of the rows, the same is stored', async () => {
  const lot = fc.constantFrom('1162010200114220005', '1162010200114330012', '1168010100107360025')
  const line: fc.Arbitrary<UnitLine> = fc.record({
    pnu: lot,
    ho: fc.constantFrom('101', '102', '201', '지층비01', ''),
    dong: fc.constantFrom('동명없음', '가동'),
    area: fc.constantFrom(29.35, 59.9),
    price: fc.integer({ min: 1, max: 4 }),
    baseMonth: fc.constantFrom(1, 6),
    asOf: fc.constantFrom('2026-05-20', '2026-11-20'),
  })
  const lists = fc.array(line, { minLength: 1, maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(
      lists.chain((lines) => fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length }))),
      async (orders) => {
        const stored = []
        for (const lines of orders) {
          await pool.query(`truncate ${TABLES}`)
          await run([write(lines)])
          stored.push(
            (await importedUnits(pool)).map((unit) => ({ ...unit, area: unit.ho === null ? unit.area : null })),
          )
          await run([write(lines)], { again: true })
          const { kept, counted } = await counts()
          assert.deepEqual(kept, counted)
        }
        assert.deepEqual(stored[0], stored[1])
      },
    ),
    { numRuns: 25 },
  )
})

test('a unit that occurs twice: the later day holds, of one day the later base month, then the lower price', async () => {
  await run([
    write([
      { ho: '101', price: 100, asOf: '2026-03-17' },
      { ho: '101', price: 90, asOf: '2026-05-20' },
      { ho: '102', price: 100, baseMonth: 1 },
      { ho: '102', price: 110, baseMonth: 6 },
      { ho: '103', price: 100 },
      { ho: '제103호', price: 95 },
    ]),
  ])
  assert.deepEqual(
    (await importedUnits(pool)).map(({ ho, priceWon }) => [ho, priceWon]),
    [
      ['101', 90],
      ['102', 110],
      ['103', 95],
    ],
  )
})

test('of two files of one base year the later one holds, with all its units; an earlier one changes nothing', async () => {
  const may = write(
    [
      { ho: '101', price: 100 },
      { ho: '102', price: 100 },
    ],
    'may.csv',
  )
  const november = write([{ ho: '101', price: 90, asOf: '2026-11-20' }], 'november.csv')
  const prices = async () => (await importedUnits(pool)).map(({ ho, priceWon }) => [ho, priceWon])
  await run([may])
  const later = await run([november])
  assert.deepEqual([later.counts.lotsInserted, later.counts.lotsUpdated], [0, 1])
  assert.deepEqual(await prices(), [['101', 90]])
  await run([may], { again: true })
  assert.deepEqual(await prices(), [['101', 90]])
})

test('a lot that lies across two files of one day has the units of both', async () => {
  await run([write([{ ho: '101' }, { ho: '102' }], 'one.csv')])
  await run([write([{ ho: '102' }, { ho: '103' }], 'other.csv')])
  assert.deepEqual(
    (await importedUnits(pool)).map(({ ho }) => ho),
    ['101', '102', '103'],
  )
})

test('what is refused is reported with file, line and reason, and counted; the rest is stored', async () => {
  const file = write([{}, { price: '-' }, { pnu: '9999910200114220005' }, { ho: '302' }, { baseYear: 2099 }])
  const { counts } = await run([file])
  assert.deepEqual([counts.read, counts.refused, (await importedUnits(pool)).length], [5, 3, 2])
  assert.deepEqual(
    refusals.map(({ line, reason }) => [line, reason]),
    [
      [3, '공시가격을 읽을 수 없습니다.'],
      [4, '알 수 없는 법정동코드입니다: 9999910200'],
      [6, '아직 오지 않은 기준연도입니다.'],
    ],
  )
  assert.deepEqual((await run([file])).knownFiles, [{ file, refusedCount: 3 }])
})

test('a file that is no file of prices stores nothing; one cut off in the middle loses only the lot that it was in', async () => {
  const other = folder.write('other.csv', '시군구,계약년월\n가,1\n')
  const gz = folder.write(
    'cut.csv.gz',
    unitFile(
      Array.from({ length: 60_000 }, (_, index) => ({
        pnu: `11620102001${String(index >> 2).padStart(8, '0')}`,
        ho: String(index % 4),
      })),
    ),
  )
  writeFileSync(gz, readFileSync(gz).subarray(0, -20_000))
  const result = await run([other, gz])
  assert.deepEqual(result.brokenFiles.map(({ file }) => file).sort(), [gz, other].sort())
  const units = await importedUnits(pool)
  assert.ok(units.length > 10_000 && units.length < 60_000 && units.length % 4 === 0, `${units.length} units`)
  assert.deepEqual((await run([other])).knownFiles, [])
})

test('an import that is ended in the middle is ended as an undisturbed one by the next', async () => {
  const lines = Array.from({ length: 120_000 }, (_, index) => ({
    pnu: `11620102001${String(index >> 2).padStart(8, '0')}`,
    ho: String(index % 4),
  }))
  const file = write(lines, 'long.csv')
  const stop = new AbortController()
  const importing = run([file], { signal: stop.signal })
  const some = async () => (await pool.query('select 1 from imported_public_prices limit 1')).rowCount
  while ((await some()) === 0) continue
  stop.abort()
  await importing
  const stored = (await importedUnits(pool)).length
  assert.ok(stored > 0 && stored < lines.length, `${stored} units were stored when it was ended`)
  assert.deepEqual((await run([file])).knownFiles, [])
  assert.equal((await importedUnits(pool)).length, lines.length)
  const { kept, counted } = await counts()
  assert.deepEqual(kept, counted)
})

test('the road address of a unit leads to its lot, and several of one lot all do', async () => {
  const titles =
    '기준연도,기준월,법정동코드,도로명주소,시도,시군구,읍면,동리,특수지코드,본번,부번,특수지명,단지명,동명,호명,전용면적,공시가격'
  const unit = (road: string, dong: string) =>
    `2026,1,1117010100,${road},서울특별시,용산구,,후암동,0,458,0,,브라운스톤남산,${dong},301,166.56,910000000`
  const lines = [titles, unit('서울특별시 용산구 후암로 65', '103'), unit('서울특별시 용산구 후암로 67', '104')]
  await run([folder.write('ministry.csv', lines.map((line) => `${line}\n`).join(''))])
  const roads = async () =>
    (await pool.query(`select pnu, road_key from lot_roads where road_key like '후암로 %' order by road_key`)).rows
  const lot = { pnu: '1117010100104580000' }
  assert.deepEqual(await roads(), [
    { ...lot, road_key: '후암로 65' },
    { ...lot, road_key: '후암로 67' },
  ])
  const moved = [titles, unit('서울특별시 용산구 후암로 69', '103')]
  await run([folder.write('ministry-again.csv', moved.map((line) => `${line}\n`).join(''))])
  assert.equal((await roads()).length, 3)
})
