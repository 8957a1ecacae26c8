import assert from 'node:assert/strict'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { commandIn } from '../../test/command.ts'
import { privateDatabase, type TestDatabase } from '../../test/database.ts'
import { csvExport, fileFolder, leaseItem, monthDump } from '../../test/deal-files.ts'
import { storedDigest } from '../../test/stored-facts.ts'

const [disturbed, undisturbed] = [await privateDatabase(), await privateDatabase()]
const folder = fileFolder()
/** Rows for three merges, so that a kill after the first leaves work undone. */
const KILLED_AT_WORK = 42_000
const start = commandIn(folder.path, new URL('import-transactions.ts', import.meta.url).pathname)

async function factsOf({ pool }: TestDatabase): Promise<number> {
  return (await pool.query('select count(*)::int as facts from transaction_facts')).rows[0].facts
}

/** Leases of several districts over five years, mixed or place by place as in exports. */
function manyLeases(count: number, order: 'MIXED' | 'BY_PLACE' = 'MIXED'): string {
  const rows = Array.from({ length: count }, (_, index) => ({
    시군구: ['서울특별시 관악구 신림동', '서울특별시 강남구 역삼동', '경기도 성남시 분당구 정자동'][index % 3] ?? '',
    번지: `${(index % 900) + 1}`,
    단지명: `어느마을${index % 50}`,
    '전용면적(㎡)': String(30 + (index % 97)),
    계약년월: `${2021 + (index % 5)}${String((index % 12) + 1).padStart(2, '0')}`,
    계약일: String((index % 28) + 1).padStart(2, '0'),
    '보증금(만원)': (10_000 + ((index * 7919) % 40_000)).toLocaleString('en-US'),
    '월세금(만원)': String(index % 4 === 0 ? index % 90 : 0),
    층: String((index % 20) + 1),
    건축년도: '2004',
    주택유형: '아파트',
  }))
  if (order === 'BY_PLACE') {
    const keyOf = (row: (typeof rows)[number]) => `${row.시군구} ${row.계약년월}`
    rows.sort((one, other) => keyOf(one).localeCompare(keyOf(other)))
  }
  return csvExport('apartmentLease', '아파트(전월세)', rows)
}

for (const order of ['MIXED', 'BY_PLACE'] as const) {
  test(`issue 5: an import killed with SIGKILL and run again ends as an undisturbed one (${order})`, () =>
    killAndRepeat(order))
}

async function killAndRepeat(order: 'MIXED' | 'BY_PLACE'): Promise<void> {
  for (const { pool } of [disturbed, undisturbed]) {
    await pool.query('delete from market_statistics_monthly')
    await pool.query('truncate transaction_facts, collection_ledger, district_evidence, imported_files')
  }
  const file = folder.write(`${order}.csv`, manyLeases(KILLED_AT_WORK, order), 'CP949')
  const killed = start(disturbed.url, [file])
  while ((await factsOf(disturbed)) === 0) await sleep(20)
  killed.process.kill('SIGKILL')
  await killed.ended
  const afterKill = await factsOf(disturbed)
  assert.ok(afterKill > 0 && afterKill < KILLED_AT_WORK, `${afterKill} facts were stored when it was killed`)

  const [again, whole] = [await start(disturbed.url, [file]).ended, await start(undisturbed.url, [file]).ended]
  assert.deepEqual([again.code, whole.code], [0, 0], again.output + whole.output)
  assert.equal(await factsOf(undisturbed), KILLED_AT_WORK)
  assert.deepEqual(await storedDigest(disturbed.pool), await storedDigest(undisturbed.pool))
}

test('the command shows its progress and counts, and writes what it refuses into a file', async () => {
  const text = manyLeases(40).replace('"경기도 성남시 분당구 정자동"', '"경기도 성남시 없는구 정자동"')
  const file = folder.write('few.csv', text, 'CP949')
  const { code, output } = await start(disturbed.url, [file, '--rejects', 'rejects.tsv']).ended
  assert.equal(code, 0, output)
  assert.match(output, /█+ +100%/)
  assert.match(output, /읽음 40 · 저장 \d+ .* 거절 1 /)
  const rejects = readFileSync(`${folder.path}/rejects.tsv`, 'utf8').trimEnd().split('\n')
  assert.equal(rejects.length, 2)
  assert.deepEqual(rejects[1]?.split('\t').slice(1, 4), [
    '8',
    '3',
    '알 수 없는 법정동입니다: 경기도 성남시 없는구 정자동',
  ])
})

test('a folder stands for more files than a command line holds, and a list for what it names', async () => {
  const many = fileFolder()
  const count = 3_000
  for (let at = 0; at < count; at += 1)
    many.write(`${at}.json`, monthDump([], { dealMonth: '201901', lawdCd: `${at}` }))
  many.write('with-deals.json', monthDump([leaseItem()]))
  const whole = await start(disturbed.url, [many.path, '--again']).ended
  assert.match(whole.output, /읽음 1 · 저장 1 /)
  const list = folder.write('list.txt', `${many.path}/with-deals.json\n${many.path}/0.json\n`)
  const listed = await start(disturbed.url, ['--list', list, '--again']).ended
  assert.match(listed.output, /읽음 1 · 저장 0 · .*변화 없음 1/)
})

test('files are looked for, and refused rows listed, where the command was given and not where npm runs it', async () => {
  const elsewhere = fileFolder()
  elsewhere.write(
    'mine.csv',
    manyLeases(3).replace('"경기도 성남시 분당구 정자동"', '"경기도 성남시 없는구 정자동"'),
    'CP949',
  )
  const { code, output } = await start(disturbed.url, ['mine.csv'], { INIT_CWD: elsewhere.path }).ended
  assert.equal(code, 0, output)
  assert.ok(output.includes(`${elsewhere.path}/import-rejects.tsv`), output)
  assert.match(readFileSync(`${elsewhere.path}/import-rejects.tsv`, 'utf8'), /없는구/)
  assert.ok(!existsSync(`${folder.path}/import-rejects.tsv`))
})

test('where no list can be written, refused rows are listed with the files of the service', async () => {
  const file = folder.write(
    'few.csv',
    manyLeases(3).replace('"경기도 성남시 분당구 정자동"', '"경기도 성남시 그런구 정자동"'),
  )
  const { code, output } = await start(disturbed.url, [file], { INIT_CWD: `${folder.path}/nowhere` }).ended
  assert.equal(code, 0, output)
  const list = `${folder.path}/import-rejects.tsv`
  assert.ok(output.includes(list), output)
  assert.match(readFileSync(list, 'utf8'), /그런구/)
  rmSync(list)
})

test('a broken file ends the command with 1, a missing one before anything is stored', async () => {
  const cut = folder.write('cut.csv', manyLeases(10).replace('시군구","번지', '다른","머리'))
  const broken = await start(disturbed.url, [cut]).ended
  assert.equal(broken.code, 1)
  assert.match(broken.output, /끝까지 읽지 못한 파일: .*cut\.csv/)
  const missing = await start(disturbed.url, [`${folder.path}/none.csv`]).ended
  assert.equal(missing.code, 1)
  assert.ok(!existsSync(`${folder.path}/import-rejects.tsv`))
})

test('what is imported and fitted is dated by CLOCK_NOW', async () => {
  const now = '2025-12-20T03:00:00.000Z'
  const file = folder.write('dated.csv', manyLeases(2_000), 'CP949')
  await disturbed.pool.query('truncate transaction_facts, imported_files, price_mean, price_calibration cascade')
  const { code, output } = await start(disturbed.url, [file], { CLOCK_NOW: now }).ended
  assert.equal(code, 0, output)
  const instants = async (text: string) =>
    (await disturbed.pool.query<{ at: Date }>(text)).rows.map(({ at }) => at.toISOString())
  assert.deepEqual(await instants('select distinct collected_at as at from transaction_facts'), [now])
  assert.deepEqual(await instants('select distinct fitted_at as at from price_mean'), [now])
})
