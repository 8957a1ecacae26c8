import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { privateDatabase, type TestDatabase } from '../../test/database.ts'
import { storedDigest } from '../../test/stored-facts.ts'
import { csvExport, fileFolder } from '../../test/transaction-files.ts'

const [disturbed, undisturbed] = [await privateDatabase(), await privateDatabase()]
const folder = fileFolder()
/** Rows of three merges, so that a kill after the first finds work undone. */
const KILLED_AT_WORK = 42_000
const COMMAND = new URL('import-transactions.ts', import.meta.url).pathname

type Run = { process: ChildProcess; ended: Promise<{ code: number | null; output: string }> }

function start(database: TestDatabase, parameters: string[]): Run {
  const child = spawn(process.execPath, [COMMAND, ...parameters], {
    cwd: folder.path,
    env: { PATH: process.env['PATH'], DATABASE_URL: database.url, DATA_DIR: folder.path },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  child.stderr?.on('data', (chunk) => {
    output += chunk
  })
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output }))
  })
  return { process: child, ended }
}

async function factsOf({ pool }: TestDatabase): Promise<number> {
  return (await pool.query('select count(*)::int as facts from transaction_facts')).rows[0].facts
}

/** Leases of several districts over five years, mixed up or as the exports have them: place by place. */
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
    await pool.query('truncate transaction_facts, collection_ledger, district_evidence')
  }
  const file = folder.write(`${order}.csv`, manyLeases(KILLED_AT_WORK, order), 'CP949')
  const killed = start(disturbed, [file])
  while ((await factsOf(disturbed)) === 0) await sleep(20)
  killed.process.kill('SIGKILL')
  await killed.ended
  const afterKill = await factsOf(disturbed)
  assert.ok(afterKill > 0 && afterKill < KILLED_AT_WORK, `${afterKill} facts were stored when it was killed`)

  const [again, whole] = [await start(disturbed, [file]).ended, await start(undisturbed, [file]).ended]
  assert.deepEqual([again.code, whole.code], [0, 0], again.output + whole.output)
  assert.equal(await factsOf(undisturbed), KILLED_AT_WORK)
  assert.deepEqual(await storedDigest(disturbed.pool), await storedDigest(undisturbed.pool))
}

test('the command shows its progress and counts, and writes what it refuses into a file', async () => {
  const text = manyLeases(40).replace('"경기도 성남시 분당구 정자동"', '"경기도 성남시 없는구 정자동"')
  const file = folder.write('few.csv', text, 'CP949')
  const { code, output } = await start(disturbed, [file, '--rejects', 'rejects.tsv']).ended
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

test('a broken file ends the command with 1, a missing one before anything is stored', async () => {
  const cut = folder.write('cut.csv', manyLeases(10).replace('시군구","번지', '다른","머리'))
  const broken = await start(disturbed, [cut]).ended
  assert.equal(broken.code, 1)
  assert.match(broken.output, /끝까지 읽지 못한 파일: .*cut\.csv/)
  const missing = await start(disturbed, [`${folder.path}/none.csv`]).ended
  assert.equal(missing.code, 1)
  assert.ok(!existsSync(`${folder.path}/import-rejects.tsv`))
})
