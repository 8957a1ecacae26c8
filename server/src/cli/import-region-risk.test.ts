import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sampleDistrictRiskFiles } from '@lease-risk/sandbox'
import { commandIn } from '../../test/command.ts'
import { privateDatabase } from '../../test/database.ts'
import { fileFolder } from '../../test/deal-files.ts'

const { pool, url } = await privateDatabase()
const folder = fileFolder()
const start = commandIn(folder.path, new URL('import-region-risk.ts', import.meta.url).pathname)
const MONTHS = 24
const files = sampleDistrictRiskFiles({ now: new Date('2026-11-30T00:00:00Z'), months: MONTHS })
const paths = files.map(({ name, text }) => folder.write(name, text))

const counted = async () =>
  (
    await pool.query<{ months: number; whole: number; rows: number }>(`
      select count(*)::int as months, count(*) filter (where district_count = stored)::int as whole,
        coalesce(sum(stored), 0)::int as rows
      from district_risk_months
      cross join lateral (select count(*)::int as stored from district_risk where month = district_risk_months.month) as own`)
  ).rows[0]

test('R-DISTRICT-05: an import killed with SIGKILL leaves whole months, and the next run completes them and says what it left unchanged', async () => {
  const killed = start(url, paths)
  while ((await counted())?.months === 0) await sleep(5)
  killed.process.kill('SIGKILL')
  await killed.ended
  const after = await counted()
  assert.ok(after !== undefined && after.months < MONTHS, `${after?.months} months were stored when it was killed`)
  assert.equal(after.whole, after.months)

  const again = await start(url, [folder.path]).ended
  assert.equal(again.code, 0, again.output)
  assert.match(again.output, /이미 저장되어 있어 바꾸지 않은 달: 20\d\d-\d\d/)
  assert.deepEqual(await counted(), { months: MONTHS, whole: MONTHS, rows: MONTHS * 257 })
  const third = await start(url, [folder.path]).ended
  assert.match(third.output, /저장한 시군구 0줄/)
  assert.doesNotMatch(third.output, /저장한 달/)
})

test('R-DISTRICT-02: the command ends with 1 for a damaged file and lists its rows', async () => {
  const [file] = files
  const damaged = folder.write('damaged.xls', file?.text.replace('>관악구<', '>없는구<') ?? '')
  const { code, output } = await start(url, [damaged, '--rejects', 'rejects.tsv']).ended
  assert.equal(code, 1)
  assert.match(output, /아무것도 저장하지 않은 파일: .*damaged\.xls - 25번째 줄: 서울특별시 없는구/)
  const [titles, row] = readFileSync(`${folder.path}/rejects.tsv`, 'utf8').split('\n')
  assert.equal(titles, 'file\trow\treason\ttext')
  assert.deepEqual(row?.split('\t').slice(0, 2), [damaged, '25'])
})
