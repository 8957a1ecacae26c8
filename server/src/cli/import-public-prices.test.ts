import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { commandIn } from '../../test/command.ts'
import { privateDatabase } from '../../test/database.ts'
import { fileFolder } from '../../test/deal-files.ts'
import { importedUnits, unitFile } from '../../test/price-files.ts'

const [disturbed, undisturbed] = [await privateDatabase(), await privateDatabase()]
const folder = fileFolder()
const start = commandIn(folder.path, new URL('import-public-prices.ts', import.meta.url).pathname)

/** Lots for three merges, so that a kill after the first leaves work undone; three units each, in two alternating districts. */
const LOTS = 24_000
const lines = Array.from({ length: LOTS * 3 }, (_, index) => ({
  pnu: `${index % 2 === 0 ? '1162010100' : '1162010200'}1${String(Math.floor(index / 6)).padStart(8, '0')}`,
  ho: String(101 + (index % 3)),
  price: 100_000_000 + index,
}))

for (const [order, text] of Object.entries({
  'in the order of the lots': unitFile(lines.toSorted((one, other) => (one.pnu < other.pnu ? -1 : 1))),
  'mixed up': unitFile(lines),
})) {
  test(`issue 10: an import killed with SIGKILL and run again ends as an undisturbed one (${order})`, async () => {
    for (const { pool } of [disturbed, undisturbed]) {
      await pool.query('truncate imported_public_prices, imported_files, stored_lots, district_lots, district_evidence')
    }
    const file = folder.write('prices.csv', text, 'CP949')
    const killed = start(disturbed.url, [file])
    const stored = async () =>
      (await disturbed.pool.query('select count(*)::int as lots from imported_public_prices')).rows[0].lots
    while ((await stored()) === 0) await sleep(10)
    killed.process.kill('SIGKILL')
    await killed.ended
    const afterKill = await stored()
    assert.ok(afterKill > 0 && afterKill < LOTS, `${afterKill} lots were stored when it was killed`)

    const [again, whole] = [await start(disturbed.url, [file]).ended, await start(undisturbed.url, [file]).ended]
    assert.deepEqual([again.code, whole.code], [0, 0], again.output + whole.output)
    const units = await importedUnits(undisturbed.pool)
    assert.equal(units.length, lines.length)
    assert.deepEqual(await importedUnits(disturbed.pool), units)
    const evidence = 'select legal_district_code, public_price_count from district_evidence order by 1'
    assert.deepEqual((await disturbed.pool.query(evidence)).rows, (await undisturbed.pool.query(evidence)).rows)
  })
}

test('the command shows its progress and counts, passes over what it knows, and writes what it refuses into a file', async () => {
  const file = folder.write('few.csv', unitFile([{ pnu: '1162010300100010000' }, { price: 'x' }]), 'CP949')
  const { code, output } = await start(disturbed.url, [file, '--rejects', 'rejects.tsv']).ended
  assert.equal(code, 0, output)
  assert.match(output, /█+ +100%/)
  assert.match(output, /읽음 2행 · 저장한 필지 1 .* 거절 1행/)
  const rejects = readFileSync(`${folder.path}/rejects.tsv`, 'utf8').trimEnd().split('\n')
  assert.deepEqual(rejects[0]?.split('\t'), ['file', 'line', 'reason', 'text'])
  assert.deepEqual(rejects[1]?.split('\t').slice(0, 3), [file, '3', '공시가격을 읽을 수 없습니다.'])
  assert.match(output, /추정 모형/)
  const again = await start(disturbed.url, [file]).ended
  assert.doesNotMatch(again.output, /추정 모형/)
  assert.match(again.output, /다시 읽지 않은 파일: .*few\.csv \(앞서 1행을 거절했습니다\)/)
})

test('a broken file ends the command with 1, and so does none', async () => {
  const broken = await start(disturbed.url, [folder.write('other.csv', '가,나\n1,2\n')]).ended
  assert.equal(broken.code, 1)
  assert.match(broken.output, /끝까지 읽지 못한 파일: .*other\.csv - .*머리줄/)
  const none = await start(disturbed.url, []).ended
  assert.equal(none.code, 1)
  assert.match(none.output, /사용법/)
})
