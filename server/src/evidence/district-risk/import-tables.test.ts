import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { type SampleDistrictRiskFile, sampleDistrictRiskFiles } from '@lease-risk/sandbox'
import { TEST_NOW } from '../../../test/app.ts'
import { privateDatabase } from '../../../test/database.ts'
import fc from '../../../test/properties.ts'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { type DistrictRiskRefusal, importDistrictRisk } from './import-tables.ts'
import { readDistrictRiskTable } from './read-table.ts'

const { pool } = await privateDatabase()
const catalogue = loadDistrictCatalogue()
const months = sampleDistrictRiskFiles({ now: TEST_NOW, months: 3 })
const [first, , newest] = months
if (first === undefined || newest === undefined) throw new Error('three months')

beforeEach(() => pool.query('truncate district_risk_months cascade'))

const read = (text: string, name = 'table.xls') => readDistrictRiskTable(text, name, catalogue)
const rowsOf = (text: string) => read(text).rows ?? assert.fail('refused')
const found = (text: string, name: string) =>
  rowsOf(text).find(({ districtName }) => districtName === name) ?? assert.fail(name)

let refusals: DistrictRiskRefusal[] = []
function run(files: Pick<SampleDistrictRiskFile, 'name' | 'text'>[]) {
  refusals = []
  return importDistrictRisk(
    {
      pool,
      catalogue,
      now: () => TEST_NOW,
      onRefused: (refusal) => refusals.push(refusal),
      onProgress: () => undefined,
    },
    files.map(({ name, text }) => {
      const content = Buffer.from(text)
      return { name, bytes: content.length, content: async () => content }
    }),
  )
}

async function stored() {
  return (await pool.query(`select row_to_json(district_risk) as row from district_risk order by month, district_code`))
    .rows
}

/** The table with one row changed. */
function changed(district: string, change: (row: string) => string): string {
  const row = newest?.text.match(new RegExp(`<tr>(?:(?!<tr>).)*>${district}<(?:(?!<tr>).)*</tr>`, 'u'))?.[0]
  if (row === undefined || newest === undefined) assert.fail(district)
  return newest.text.replace(row, change(row))
}

test('R-DISTRICT-01 R-DISTRICT-03: every district of the table is placed, also under a former name, and totals are none', () => {
  const { month, rows, rowCount } = read(newest.text)
  assert.deepEqual([month, rows?.length, rowCount], [newest.month, 257, 257 + 20])
  assert.equal(new Set(rows?.map(({ districtCode }) => districtCode)).size, 257)
  assert.equal(found(newest.text, '경기도 수원시 장안구').districtCode, '4111100000')
  assert.equal(found(newest.text, '인천광역시 서구').districtCode, '2826000000')
  assert.equal(found(newest.text, '세종특별자치시').districtCode, '3611000000')
  assert.equal(found(newest.text, '전라남도 목포시').districtCode, '4611000000')
})

test('R-DISTRICT-04: what is counted under the city is unknown for its 구, and the other way round, never 0', () => {
  const [city, gu] = [found(newest.text, '경기도 부천시'), found(newest.text, '경기도 부천시 원미구')]
  assert.deepEqual([city.accidentCount, city.accidentWon, city.accidentRate], [null, null, null])
  assert.deepEqual([gu.auctionLots, gu.auctionSold, gu.auctionPriceRatio], [null, null, null])
  assert.ok((city.auctionLots ?? 0) > 0)
  assert.notEqual(gu.accidentCount, null)
})

test('R-DISTRICT-01: the month comes from the titles, else from the name, and without either the file is refused', () => {
  const without = newest.text.replace(/20\d\d년 {2}\d+월 /u, '')
  assert.equal(read(newest.text, 'table_2020-01.xls').month, newest.month)
  assert.equal(read(without, 'table_2020-01.xls').month, '202001')
  assert.equal(read(without, 'table202002.xls').month, '202002')
  for (const name of ['table.xls', 'table_2020-13.xls', '12020019.xls'])
    assert.throws(() => read(without, name), /몇 년 몇 월/)
})

test('R-DISTRICT-02: another layout is refused by naming the column', async () => {
  const renamed = newest.text.replace('사고금액(원)', '사고금액(만원)')
  const { brokenFiles } = await run([
    { name: 'a.xls', text: renamed },
    { name: 'b.xls', text: newest.text.replace(/<th[^>]*>낙찰률\(%\)<\/th>/u, '') },
    { name: 'c.xls', text: 'a,b\n1,2\n' },
    { name: 'd.xls', text: newest.text.slice(0, newest.text.length / 2) },
  ])
  const problems = brokenFiles.map(({ problem }) => problem)
  assert.match(problems[0] ?? '', /10번째 칸이 사고금액\(원\)이\(가\) 아니라 사고금액\(만원\)/)
  assert.match(problems[1] ?? '', /14번째 칸이 낙찰률\(%\)이\(가\) 아니라 낙찰가율\(%\)/)
  assert.match(problems[2] ?? '', /머리줄/)
  assert.match(problems[3] ?? '', /끝까지/)
  assert.deepEqual(await stored(), [])
})

for (const [what, district, change, reason] of [
  [
    'a missing cell',
    '관악구',
    (row: string) => row.replace(/<td[^>]*>[^<]*<\/td><\/tr>/u, '</tr>'),
    /칸이 13개가 아니라 12개/,
  ],
  ['an unknown district', '관악구', (row: string) => row.replace('관악구', '없는구'), /없는구: 법정동 목록에 없는/],
  ['a district twice', '관악구', (row: string) => row + row, /두 번/],
  [
    'an unreadable figure',
    '관악구',
    (row: string) => row.replace(/(<td[^>]*>)[^<]*(<\/td><\/tr>)/u, '$1많음$2'),
    /낙찰가율 칸을 읽을 수 없습니다: 많음/,
  ],
  [
    'more sold than lots',
    '관악구',
    (row: string) =>
      row.replace(/(<td[^>]*>)[^<]*(<\/td><td[^>]*>[^<]*<\/td><td[^>]*>[^<]*<\/td><\/tr>)/u, '$199,999$2'),
    /경매건수보다 많습니다/,
  ],
] as const) {
  test(`R-DISTRICT-02: a row with ${what} is refused by its number and reason, and nothing of its file is stored`, async () => {
    const { brokenFiles, storedMonths } = await run([{ name: 'damaged.xls', text: changed(district, change) }, first])
    assert.match(brokenFiles[0]?.problem ?? '', reason)
    assert.match(brokenFiles[0]?.problem ?? '', /^\d+번째 줄: /)
    assert.equal(refusals[0]?.row, what === 'a district twice' ? 26 : 25)
    assert.deepEqual(storedMonths, [first.month])
    assert.equal((await stored()).filter(({ row }) => row.month !== first.month).length, 0)
  })
}

test('R-DISTRICT-02: a lost row shows, because the accidents no longer add up to those of the country', async () => {
  const { brokenFiles } = await run([{ name: 'short.xls', text: changed('미추홀구', () => '') }])
  assert.match(brokenFiles[0]?.problem ?? '', /빠진 줄/)
  assert.deepEqual(await stored(), [])
})

test('R-DISTRICT-05: a second run changes nothing and says so, and a corrected month replaces the old one', async () => {
  const once = await run(months)
  assert.deepEqual([once.brokenFiles, once.storedMonths.length, once.counts.districts], [[], 3, 3 * 257])
  const rows = await stored()
  const again = await run(months.toReversed())
  assert.deepEqual([again.storedMonths, again.knownMonths.length, again.counts.districts], [[], 3, 0])
  assert.deepEqual(await stored(), rows)
  const corrected = newest.text.replace('지어낸', '고친')
  const replaced = await run([{ name: 'corrected.xls', text: corrected }])
  assert.deepEqual([replaced.storedMonths, replaced.counts.districts], [[newest.month], 257])
  assert.deepEqual(await stored(), rows)
  const twice = await run([newest, { name: 'corrected.xls', text: corrected }])
  assert.match(twice.brokenFiles[0]?.problem ?? '', /다른 파일/)
})

test('R-DISTRICT-02: whatever the bytes, reading ends with a table or with a reason in Korean', () => {
  const pieces = fc.constantFrom(
    '<thead>',
    '</thead>',
    '<th>시도</th>',
    '<tbody>',
    '</tbody>',
    '<tr>',
    '<td>',
    '1,2',
    '전국',
    '&nbsp;',
  )
  const spliced = fc
    .tuple(
      fc.nat(newest.text.length),
      fc.nat(200),
      fc.array(pieces).map((each) => each.join('')),
    )
    .map(([at, length, put]) => newest.text.slice(0, at) + put + newest.text.slice(at + length))
  fc.assert(
    fc.property(fc.oneof(fc.string(), spliced), (text) => {
      try {
        read(text)
      } catch (error) {
        assert.ok(error instanceof Error && error.constructor === Error && /[가-힣]/.test(error.message), String(error))
      }
    }),
    { numRuns: 30 },
  )
})
