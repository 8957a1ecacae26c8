import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { publishedFile, publishedMonths } from '@lease-risk/sandbox'
import { TEST_NOW } from '../../../test/app.ts'
import { privateDatabase } from '../../../test/database.ts'
import { csvExport, fileFolder, leaseItem, monthDump } from '../../../test/deal-files.ts'
import { storedDigest } from '../../../test/stored-facts.ts'
import { withoutCopies } from '../../../test/without-copies.ts'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { openDealFile } from '../../providers/deals/deal-file.ts'
import { type ImportResult, importDeals } from './import-deals.ts'
import type { Refusal } from './merge-file.ts'

const REAL_FOLDER = new URL('../../../../../shared/data/transactions/apartment-capital/', import.meta.url).pathname

const { pool } = await privateDatabase()
const catalogue = loadDistrictCatalogue()
const folder = fileFolder()
/** Fifteen months of leases and sales of six city districts, one file per month: real ones where available, else made up. */
const WHOLE_FOLDERS: [which: string, files: () => string[]][] = [
  [
    'invented',
    () =>
      publishedMonths().map((month) =>
        folder.write(`${month.kind}-${month.lawdCd}-${month.dealMonth}.json.gz`, publishedFile(month)),
      ),
  ],
  ...(existsSync(REAL_FOLDER) ? [['real', realFiles] satisfies [string, () => string[]]] : []),
]

function realFiles(): string[] {
  return globSync('{rent,sale}/*/*.json.gz', { cwd: REAL_FOLDER }).map((name) => join(REAL_FOLDER, name))
}
let refusals: Refusal[] = []
let progress = 0

beforeEach(async () => {
  refusals = []
  progress = 0
  await pool.query('delete from market_statistics_monthly')
  await pool.query('truncate transaction_facts, collection_ledger, district_evidence, imported_files')
})

function run(paths: string[], signal?: AbortSignal, again = false): Promise<ImportResult> {
  return importDeals(
    {
      pool,
      catalogue,
      now: () => TEST_NOW,
      onRefused: (refusal) => refusals.push(refusal),
      onProgress: (bytes) => {
        progress += bytes
      },
      again,
      ...(signal && { signal }),
    },
    paths.map(openDealFile),
  )
}

async function storedCounts(): Promise<{ facts: number; cancelled: number }> {
  const { rows } = await pool.query(
    'select count(*)::int as facts, (count(*) filter (where cancelled))::int as cancelled from transaction_facts',
  )
  return rows[0]
}

const ROW = {
  시군구: '서울특별시 관악구 신림동',
  번지: '1422-5',
  단지명: '어느마을',
  '전용면적(㎡)': '59.95',
  계약년월: '202607',
  계약일: '03',
  '보증금(만원)': '30,000',
  '월세금(만원)': '0',
  층: '3',
  건축년도: '2004',
  계약기간: '202608~202808',
  계약구분: '신규',
  주택유형: '아파트',
}

const NONE = { read: 0, inserted: 0, updated: 0, vanished: 0, copies: 0, unchanged: 0, refused: 0 }

test('the export of the web: stored once, however often it is imported; progress ends at the size of the files', async () => {
  const rows = [ROW, ROW, { ...ROW, 층: '4' }, { ...ROW, 계약년월: '202606' }]
  const file = folder.write('export.csv', csvExport('apartmentLease', '아파트(전월세)', rows), 'CP949')
  const first = await run([file])
  assert.deepEqual(first.counts, { ...NONE, read: 4, inserted: 3, copies: 1 })
  assert.equal(Math.round(progress), readFileSync(file).length)
  const before = await storedDigest(pool)
  const second = await run([file])
  assert.deepEqual(second.counts, { ...NONE, read: 4, unchanged: 4 })
  assert.deepEqual(await storedDigest(pool), before)
})

test('a file that was imported to its end is passed over until its bytes change, under whatever name', async () => {
  const text = csvExport('apartmentLease', '아파트(전월세)', [ROW, { ...ROW, 층: '4' }])
  const file = folder.write('known.csv', text)
  assert.deepEqual((await run([file])).knownFiles, [])
  const renamed = folder.write('renamed.csv', text)
  progress = 0
  const second = await run([renamed])
  assert.deepEqual(second.knownFiles, [renamed])
  assert.deepEqual(second.counts, { ...NONE, read: 2, unchanged: 2 })
  assert.equal(progress, readFileSync(renamed).length)
  assert.deepEqual((await run([renamed], undefined, true)).knownFiles, [])
  const longer = csvExport('apartmentLease', '아파트(전월세)', [ROW, { ...ROW, 층: '4' }, { ...ROW, 층: '5' }])
  assert.deepEqual((await run([folder.write('known.csv', longer)])).counts.inserted, 1)
})

test('a file too large to be held: whatever the order of its rows the same is stored, once; refusals are reported once', async () => {
  const rows = Array.from({ length: 20_400 }, (_, index) => ({
    ...ROW,
    시군구: ['서울특별시 관악구 신림동', '서울특별시 강남구 역삼동'][index % 2] ?? '',
    계약년월: `2026${String((index % 6) + 1).padStart(2, '0')}`,
    계약일: index % 5_000 === 0 ? '40' : '03',
    '보증금(만원)': String(10_000 + index),
    계약구분: ['신규', '갱신', '-'][index % 3] ?? '',
  }))
  const byPlace = rows.toSorted((one, other) =>
    `${one.시군구} ${one.계약년월}`.localeCompare(`${other.시군구} ${other.계약년월}`),
  )
  const digests = []
  for (const [name, order] of Object.entries({ byPlace, mixed: rows })) {
    await pool.query('delete from market_statistics_monthly')
    await pool.query('truncate transaction_facts, collection_ledger, district_evidence, imported_files')
    progress = 0
    refusals = []
    const file = folder.write(`${name}.csv`, csvExport('apartmentLease', '아파트(전월세)', order))
    const { counts, brokenFiles } = await run([file])
    assert.deepEqual(brokenFiles, [])
    assert.deepEqual([counts.read, counts.inserted, counts.refused, refusals.length], [20_400, 20_395, 5, 5])
    assert.equal(Math.round(progress), readFileSync(file).length)
    digests.push(await storedDigest(pool))
    const { counts: again, knownFiles } = await run([file])
    assert.deepEqual([again.inserted, again.updated, again.vanished, again.unchanged], [0, 0, 0, 20_395])
    assert.deepEqual(knownFiles, [], 'a file with refused rows is read again')
  }
  assert.deepEqual(digests[0], digests[1])
})

test('a table that autovacuum counts while the first deals are on their way is no trap for the next merge', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => ({ ...ROW, '보증금(만원)': String(10_000 + index) }))
  await run([folder.write('first.csv', csvExport('apartmentLease', '아파트(전월세)', rows))])
  // the planner sees pages without rows and would compare every deal with every other, which exceeds any time limit
  await pool.query(`update pg_class set reltuples = 0, relpages = 500 where oid = 'transaction_facts'::regclass`)
  const corrected = rows.map((row) => ({ ...row, 계약기간: '202608~202908' }))
  const { counts } = await run([folder.write('next.csv', csvExport('apartmentLease', '아파트(전월세)', corrected))])
  assert.deepEqual([counts.inserted, counts.updated], [0, 20_000])
})

test("a deal of the export and the same deal of the service's dump are one, and a blank fills in", async () => {
  await run([folder.write('one.csv', csvExport('apartmentLease', '아파트(전월세)', [{ ...ROW, 계약구분: '-' }]))])
  const { counts } = await run([folder.write('one.json', monthDump([leaseItem()], { total: 99 }))])
  assert.deepEqual([counts.inserted, counts.updated], [0, 1])
  const { rows } = await pool.query('select contract_kind, contract_term from transaction_facts')
  assert.deepEqual(rows, [{ contract_kind: '신규', contract_term: '26.08~28.08' }])
})

test('a dump of a whole month makes the month equal to it and enters it in the ledger', async () => {
  await run([
    folder.write('old.json', monthDump([leaseItem(), leaseItem({ floor: '4' })], { fetchedAt: '2026-08-01' })),
  ])
  const { counts } = await run([folder.write('new.json', monthDump([leaseItem()], { fetchedAt: '2026-08-09' }))])
  assert.deepEqual([counts.vanished, counts.unchanged, (await storedCounts()).facts], [1, 1, 1])
  const { rows } = await pool.query('select source, lawd_cd, deal_month, row_count from collection_ledger')
  assert.deepEqual(rows, [{ source: 'AptRent', lawd_cd: '11620', deal_month: '202607', row_count: 1 }])
})

test('refused records are counted and reported with file, line, record and reason; the others are stored', async () => {
  const items = [
    leaseItem(),
    leaseItem({ dealDay: '40' }),
    leaseItem({ deposit: '' }),
    leaseItem({ sggCd: '99999' }),
    leaseItem({ umdNm: '' }),
    leaseItem({ umdNm: '없는동' }),
  ]
  const file = folder.write('bad.json', monthDump(items).replaceAll('},{', '},\n{'))
  const { counts } = await run([file])
  assert.deepEqual([counts.read, counts.inserted, counts.refused], [6, 2, 4])
  assert.deepEqual(
    refusals.map((refusal) => [refusal.file, refusal.line, refusal.record, refusal.reason]),
    [
      [file, 2, 2, '계약일을 읽을 수 없습니다.'],
      [file, 3, 3, '금액을 읽을 수 없습니다.'],
      [file, 4, 4, '알 수 없는 지역입니다: 99999 신림동'],
      [file, 5, 5, '법정동이 없습니다.'],
    ],
  )
  assert.ok(refusals.every(({ text }) => text.includes('aptNm')))
  const { rows } = await pool.query('select district_name from transaction_facts where legal_district_code is null')
  assert.deepEqual(rows, [{ district_name: '없는동' }])
})

test('a deal under a former code is stored under the one in force', async () => {
  // 화성시 before its wards
  await run([folder.write('former.json', monthDump([leaseItem({ sggCd: '41590', umdNm: '반송동' })], { total: 9 }))])
  const { rows } = await pool.query('select lawd_cd, legal_district_code from transaction_facts')
  const [fact] = rows
  assert.ok(fact !== undefined && fact.lawd_cd !== '41590')
  assert.equal(fact.legal_district_code.slice(0, 5), fact.lawd_cd)
  assert.equal(catalogue.find(fact.legal_district_code)?.active, true)
})

test('a file that breaks in the middle loses nothing before it, and the other files are stored', async () => {
  const items = Array.from({ length: 50 }, (_, index) => leaseItem({ floor: String(index + 1) }))
  const whole = monthDump(items)
  const broken = folder.write('broken.json', whole.slice(0, whole.indexOf('"floor":"31"')))
  const other = folder.write('other.json', monthDump([leaseItem({ dealMonth: '6' })], { dealMonth: '202606' }))
  const result = await run([broken, other])
  assert.deepEqual(
    result.brokenFiles.map(({ file }) => file),
    [broken],
  )
  assert.equal((await storedCounts()).facts, 31)
  assert.deepEqual((await run([broken, other])).knownFiles, [other], 'a broken file is read again')
  // a part does not describe the whole month
  assert.equal((await pool.query('select from collection_ledger')).rowCount, 1)
})

test('an interrupted import keeps what it has merged; the next one ends as an undisturbed one', async () => {
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))
  const files = months.map((month) =>
    folder.write(
      `${month}.json`,
      monthDump(
        Array.from({ length: 60 }, (_, index) =>
          leaseItem({ dealMonth: month, dealYear: '2025', floor: String(index) }),
        ),
        { dealMonth: `2025${month}` },
      ),
    ),
  )
  const stop = new AbortController()
  const importing = run(files, stop.signal)
  while ((await storedCounts()).facts === 0) continue
  stop.abort()
  await importing
  await run(files)
  const resumed = await storedDigest(pool)
  await pool.query('delete from market_statistics_monthly')
  await pool.query('truncate transaction_facts, collection_ledger, district_evidence, imported_files')
  await run(files)
  assert.deepEqual(resumed, await storedDigest(pool))
  assert.equal(resumed['facts'], 720)
})

for (const [which, filesOf] of WHOLE_FOLDERS)
  test(`${which} apartment files of many months import in one command; counts equal the files, and a second run stores nothing`, async () => {
    const files = filesOf()
    assert.equal(files.length, 180)
    let items = 0
    let cancelled = 0
    let copies = 0
    for (const file of files) {
      const month = JSON.parse(gunzipSync(readFileSync(file)).toString()) as { items: Record<string, string>[] }
      items += month.items.length
      cancelled += month.items.filter(({ cdealType }) => cdealType === 'O').length
      copies += month.items.length - withoutCopies(month.items).length
    }
    const { counts, brokenFiles } = await run(files)
    assert.deepEqual(brokenFiles, [])
    assert.deepEqual(
      { read: counts.read, inserted: counts.inserted, copies: counts.copies, refused: counts.refused },
      { read: items, inserted: items - copies, copies, refused: 0 },
    )
    assert.deepEqual(await storedCounts(), { facts: items - copies, cancelled })
    const again = await run(files)
    assert.deepEqual(
      [again.counts.inserted, again.counts.updated, again.counts.vanished, again.counts.unchanged],
      [0, 0, 0, items],
    )
  })
