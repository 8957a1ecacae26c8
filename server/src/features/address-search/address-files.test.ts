import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, test } from 'node:test'
import type { AddressSearchResponse } from '@lease-risk/contract/address-search'
import { encodeCp949, sampleAddressChanges, sampleAddressFiles } from '@lease-risk/sandbox'
import { TEST_NOW } from '../../../test/app.ts'
import { fileFolder } from '../../../test/deal-files.ts'
import { testService } from '../../../test/service.ts'
import { zipOf } from '../../../test/zip-file.ts'
import { openAddressFiles } from '../../providers/address-file/address-file.ts'
import { type AddressImportResult, type AddressRefusal, importAddresses } from './import-addresses.ts'

const service = await testService({ JUSO_SEARCH_KEY: '' })
const { app, database, sandbox, diagnose, clock } = service
const { pool } = database
const folder = fileFolder()
let refusals: AddressRefusal[] = []

const TABLES =
  'addresses, address_lots, address_roads, address_names, address_districts, address_imports, imported_files'
beforeEach(async () => {
  sandbox.clear()
  clock.time = TEST_NOW
  await pool.query(`truncate ${TABLES}`)
})

const MONTH = '202610_도로명주소 한글_전체분'

function write(month: string, files: { name: string; content: Buffer }[]): string[] {
  mkdirSync(join(folder.path, month), { recursive: true })
  return files.map(({ name, content }) => {
    const path = join(folder.path, month, name)
    writeFileSync(path, content)
    return path
  })
}

async function run(paths: string[], again = false): Promise<AddressImportResult> {
  refusals = []
  const files = (await Promise.all(paths.map(openAddressFiles))).flat()
  const onRefused = (refusal: AddressRefusal) => refusals.push(refusal)
  return importAddresses({ pool, now: clock.now, onRefused, onProgress: () => undefined, again }, files)
}

const importMonth = () => run(write(MONTH, sampleAddressFiles()))
const stored = async (table: string) =>
  (await pool.query(`select count(*)::int as n from ${table}`)).rows[0].n as number

async function search(keyword: string): Promise<AddressSearchResponse> {
  const answer = await app.inject({ url: '/api/address-search/juso', query: { keyword } })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<{ data: AddressSearchResponse }>().data
}

/** Lines of a file in code page 949. */
function linesOf(path: string): string[] {
  return new TextDecoder('euc-kr').decode(readFileSync(path)).trimEnd().split('\r\n')
}

function withLines(
  path: string,
  change: (cells: string[], at: number) => string[],
  month = MONTH,
  name = 'rnaddrkor_11.txt',
) {
  const text = linesOf(path).map((line, at) => `${change(line.split('|'), at).join('|')}\r\n`)
  return write(month, [{ name, content: encodeCp949(text.join('')) }])
}

test('R-ADDRFILE-01, R-ADDRFILE-02: the whole files of a month are stored, each address with its lot and its other lots', async () => {
  const { counts, brokenFiles } = await importMonth()
  assert.deepEqual([brokenFiles, refusals, counts.refused], [[], [], 0])
  assert.ok(counts.inserted > 20)
  assert.equal((await stored('addresses')) + (await stored('address_lots')), counts.read)
  const { rows } = await pool.query(`select to_char(addresses_on, 'YYYY-MM-DD') as day from address_imports`)
  assert.ok(rows.length > 1 && rows.every(({ day }) => day === '2026-10-31'), JSON.stringify(rows))
})

test('R-ADDRFILE-01: the lot is made of the district, the land and the numbers, never of the management number', async () => {
  const [path = ''] = write(MONTH, sampleAddressFiles()).filter((each) => each.endsWith('/rnaddrkor_11.txt'))
  const moved = withLines(path, (cells) =>
    cells.map((cell, at) => (at === 0 ? `9${cell.slice(1)}` : at === 6 ? '1' : cell)),
  )
  await run(moved)
  const { rows } = await pool.query(
    'select distinct substr(pnu::text, 1, 2) as province, substr(pnu::text, 11, 1) as land from addresses',
  )
  assert.deepEqual(rows, [{ province: '11', land: '2' }])
})

test('R-ADDRFILE-03: a file in its archive is read as it is published, and a second run reads nothing again', async () => {
  const zip = zipOf(sampleAddressFiles().map(({ name, content }) => ({ name: encodeCp949(name), content })))
  const [path = ''] = write('', [{ name: `${MONTH}.zip`, content: zip }])
  const first = await run([path])
  assert.ok(first.counts.inserted > 20 && first.brokenFiles.length === 0)
  const second = await run([path])
  assert.deepEqual([second.counts.inserted, second.knownFiles.length], [0, sampleAddressFiles().length])
  const third = await run([path], true)
  const { inserted, updated, removed } = third.counts
  assert.deepEqual([third.knownFiles, inserted, updated, removed], [[], 0, 0, 0])
})

for (const [what, change, problem] of [
  [
    'a column less',
    (cells: string[]) => cells.slice(0, 23),
    /1행: 칸이 24개여야 하는데 23개입니다\. 24번째 칸\(비고\)이 없습니다/,
  ],
  ['a column more', (cells: string[]) => [...cells, 'x'], /칸이 24개여야 하는데 25개입니다\. 마지막 칸\(비고\) 뒤에/],
  ['other columns', (cells: string[]) => cells.toReversed(), /2번째 칸\(법정동코드\)/],
  ['changes in a whole file', (cells: string[]) => cells.with(20, '63'), /21번째 칸\(이동사유코드\)/],
] as const) {
  test(`R-ADDRFILE-03: another layout is refused by the name of the column, and nothing of it is stored (${what})`, async () => {
    const [path = ''] = write(MONTH, sampleAddressFiles()).filter((each) => each.endsWith('/rnaddrkor_11.txt'))
    const { brokenFiles } = await run(withLines(path, change))
    assert.match(brokenFiles[0]?.problem ?? '', problem)
    assert.equal(await stored('addresses'), 0)
  })
}

test('R-ADDRFILE-03: a damaged row is refused with its reason, and a file that is cut off is not stored', async () => {
  const [path = ''] = write(MONTH, sampleAddressFiles()).filter((each) => each.endsWith('/rnaddrkor_11.txt'))
  const damaged = withLines(path, (cells, at) => (at === 1 ? cells.with(12, 'x') : cells))
  const { counts } = await run(damaged)
  assert.deepEqual(
    [counts.refused, refusals[0]?.line, refusals[0]?.reason],
    [1, 2, '13번째 칸(건물본번)을 읽을 수 없습니다: x'],
  )
  await pool.query(`truncate ${TABLES}`)
  const content = readFileSync(path)
  const cut = await run(write(MONTH, [{ name: 'rnaddrkor_11.txt', content: content.subarray(0, content.length - 40) }]))
  assert.match(cut.brokenFiles[0]?.problem ?? '', /마지막 행에서 끊긴 파일/)
  assert.equal(await stored('addresses'), 0)
})

test('R-ADDRFILE-03: without a month in its names a whole file is refused', async () => {
  const [file] = sampleAddressFiles()
  const { brokenFiles } = await run(write('x', file === undefined ? [] : [file]))
  assert.match(brokenFiles[0]?.problem ?? '', /연월/)
})

const SILLIM = '1162010200114220005'

test('R-ADDRFILE-04: changes of a day rename and end addresses, an unknown reason is refused, and older days change nothing', async () => {
  await importMonth()
  const before = await stored('addresses')
  const day = (date: string, name: string, ended: string[] = []) =>
    write('daily', sampleAddressChanges(date, { renamed: { [SILLIM]: name }, ended }))
  await run(day('20261103', '새이름빌라'))
  assert.equal((await search('새이름빌라')).candidates[0]?.admCd, '1162010200')
  const older = await run(day('20261102', '옛이름빌라'))
  assert.equal(older.olderFiles.length, 1)
  assert.equal((await search('옛이름빌라')).totalCount, 0)
  const { counts } = await run(day('20261104', '또새이름', [SILLIM]))
  assert.deepEqual([counts.removed, await stored('addresses')], [2, before - 1])
  const unknown = write(
    'daily',
    sampleAddressChanges('20261105', { renamed: { [SILLIM]: '가', '1162010200100010000': '나' }, ended: [] }),
  )
  const text = linesOf(unknown[0] ?? '').map((line) => `${line.split('|').with(20, '99').join('|')}\r\n`)
  const { brokenFiles } = await run(
    write('daily', [{ name: 'AlterD.JUSUKR.20261105.TH_SGCO_RNADR_MST.TXT', content: encodeCp949(text.join('')) }]),
  )
  assert.match(brokenFiles[0]?.problem ?? '', /21번째 칸\(이동사유코드\)을 읽을 수 없습니다: 99/)
})

test('R-ADDRFILE-05: a newer month removes what it lacks; one that lacks a fifth is not stored, and an older one changes nothing', async () => {
  const many = (count: number) => {
    const [path = ''] = write(MONTH, sampleAddressFiles()).filter((each) => each.endsWith('/rnaddrkor_11.txt'))
    const [line = ''] = linesOf(path)
    return encodeCp949(
      Array.from(
        { length: count },
        (_, at) =>
          `${line
            .split('|')
            .with(12, String(at + 1))
            .join('|')}\r\n`,
      ).join(''),
    )
  }
  const importMany = (month: string, count: number) =>
    run(write(month, [{ name: 'rnaddrkor_11.txt', content: many(count) }]))
  await importMany('202607', 200)
  const next = await importMany('202608', 190)
  assert.deepEqual([next.counts.removed, await stored('addresses')], [10, 190])
  const shrunk = await importMany('202609', 100)
  assert.match(shrunk.brokenFiles[0]?.problem ?? '', /20 % 넘게/)
  const older = await importMany('202606', 195)
  assert.deepEqual([older.olderFiles.length, await stored('addresses')], [1, 190])
})

for (const [keyword, expected] of [
  ['신림로59길 23', '서울특별시 관악구 신림로59길 23 (신림동)'],
  ['관악구 신림로59길 23 301호', '서울특별시 관악구 신림로59길 23 (신림동)'],
  ['신림로59길 2', '서울특별시 관악구 신림로59길 23 (신림동)'],
  ['신림동 1422-5', '서울특별시 관악구 신림로59길 23 (신림동)'],
  ['신림동 142', '서울특별시 관악구 신림로59길 23 (신림동)'],
  // the building stands on this lot as well
  ['신림동 1422-6', '서울특별시 관악구 신림로59길 23 (신림동)'],
  ['샘플하늘빌라', '서울특별시 관악구 신림로59길 23 (신림동)'],
  ['신림동 하늘빌', '서울특별시 관악구 신림로59길 23 (신림동)'],
  ['Sillim-ro 59-gil 23', '서울특별시 관악구 신림로59길 23 (신림동)'],
] as const) {
  test(`R-ADDR-80: "${keyword}" is found in the imported file, without a call`, async () => {
    await importMonth()
    const { status, candidates, notice } = await search(keyword)
    assert.ok(
      candidates.some(({ roadAddr }) => roadAddr === expected),
      JSON.stringify(candidates.map(({ roadAddr }) => roadAddr)),
    )
    assert.deepEqual([status, sandbox.requests], ['FOUND', []])
    assert.match(notice ?? '', /도로명주소 한글 자료\(2026년 10월 31일 기준\)/)
  })
}

test('R-ADDR-80, R-ADDRFILE-06: an old file gives way to the provider, and serves with a warning where there is none', async () => {
  await importMonth()
  clock.time = new Date('2027-01-05T00:00:00Z')
  const { status, notice, candidates } = await search('신림로59길 23')
  assert.deepEqual([status, candidates.length], ['UNAVAILABLE', 1])
  assert.match(notice ?? '', /오래된 자료/)
})

test('R-ADDR-81: a road address is diagnosed from the imported file, and the answer says so with its day', async () => {
  await importMonth()
  const { address } = await diagnose({
    address: '서울 관악구 신림로59길 23 301호',
    contractPurpose: 'JEONSE',
    depositAmountManwon: 1_000,
  })
  assert.deepEqual([address.pnu, address.roadAddress], [SILLIM, '서울특별시 관악구 신림로59길 23'])
  assert.match(address.message, /도로명주소 한글 자료\(2026년 10월 31일 기준\)/)
})
