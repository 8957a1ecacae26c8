import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { beforeEach, test } from 'node:test'
import { encodeCp949, SAMPLE_REQUESTS, sampleRegisterFiles } from '@lease-risk/sandbox'
import { fileFolder } from '../../../test/deal-files.ts'
import { testService } from '../../../test/service.ts'
import { zipOf } from '../../../test/zip-file.ts'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { openRegisterFiles } from '../../providers/building-register/register-file.ts'
import { importRegisters, type RegisterImportResult, type RegisterRefusal } from './import-registers.ts'

const service = await testService()
const { database, sandbox, diagnose } = service
const { pool } = database
const catalogue = loadDistrictCatalogue()
const folder = fileFolder()
let refusals: RegisterRefusal[] = []

beforeEach(async () => {
  sandbox.clear()
  service.clock.time = new Date('2026-11-20T03:00:00Z')
  await pool.query(
    'truncate building_registers, register_units, imported_files, stored_lots, district_lots, district_evidence',
  )
})

const SAMPLES = sampleRegisterFiles()
const HUB = '국토교통부_건축물대장_표제부+(2026년+10월)'

/** Archives as the hub gives them, one member each. */
function archive(sample: { name: string; content: Buffer }, name = HUB): string {
  const path = `${folder.path}/${name}.zip`
  const zip = zipOf([{ name: Buffer.from(sample.name), content: sample.content }])
  writeFileSync(path, zip)
  return path
}

async function run(paths: string[], again = false): Promise<RegisterImportResult> {
  refusals = []
  const files = (await Promise.all(paths.map(openRegisterFiles))).flat()
  const onRefused = (refusal: RegisterRefusal) => refusals.push(refusal)
  const context = { pool, catalogue, now: service.clock.now, onRefused, onProgress: () => undefined, again }
  return importRegisters(context, files)
}

let deposit = 20_000
/** Never the same lease twice: a repeated diagnosis reads nothing. */
const ask = () => {
  deposit += 1
  return diagnose({ address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: deposit })
}

const titlesWith = (change: (cells: string[], at: number) => string[], name?: string) => {
  const lines = SAMPLES.titles.content.toString().trimEnd().split('\r\n')
  const text = lines.map((line, at) => `${change(line.split('|'), at).join('|')}\r\n`).join('')
  return archive({ name: SAMPLES.titles.name, content: Buffer.from(text) }, name)
}
const registers = async () =>
  (await pool.query('select pnu, status, buildings, active from building_registers order by pnu')).rows

test('R-REGFILE-05: a diagnosis uses the register of a new file without a call', async () => {
  await run([archive(SAMPLES.titles)])
  await ask()
  assert.deepEqual(
    sandbox.requests.filter(({ provider }) => provider === 'building-register'),
    [],
  )
})

test('R-REGFILE-01, R-REGFILE-03: the file of title sections is stored as the interface answers, lot by lot', async () => {
  const { counts, brokenFiles } = await run([archive(SAMPLES.titles)])
  assert.deepEqual([brokenFiles, refusals], [[], []])
  const fromFile = await registers()
  assert.equal(fromFile.length, counts.lotsInserted)
  await pool.query('truncate building_registers')
  for (const { body } of SAMPLE_REQUESTS) await diagnose(body)
  const lookedUp = await registers()
  assert.ok(lookedUp.length > 3)
  for (const register of lookedUp)
    assert.deepEqual(
      fromFile.find(({ pnu }) => pnu === register.pnu),
      register,
    )
})

test('R-REGFILE-01: the key of a building stays text, with all of its 22 digits', async () => {
  await run([archive(SAMPLES.titles)])
  const { rows } = await pool.query(
    `select building->>'registerKey' as key from building_registers, jsonb_array_elements(buildings) as building
     where length(building->>'registerKey') > 20`,
  )
  assert.ok(rows.length > 0 && rows.every(({ key }) => /^\d{22}$/.test(key)))
})

test('R-EVID-80: an older file is asked for anew, and serves with its day where nobody can be asked', async () => {
  service.clock.time = new Date('2027-03-01T03:00:00Z')
  await run([archive(SAMPLES.titles)])
  sandbox.faults.set('building-register', 'quota')
  const answer = await ask()
  assert.ok(sandbox.requests.some(({ provider }) => provider === 'building-register'))
  assert.match(JSON.stringify(answer), /2026-10-31|2026년 10월 31일/)
})

test('R-REGFILE-04: a second run reads nothing again, and reading it again changes nothing', async () => {
  const paths = [archive(SAMPLES.titles), archive(SAMPLES.unitAreas, 'units (2026년 10월)')]
  const first = await run(paths)
  assert.ok(first.counts.lotsInserted > 20)
  const second = await run(paths)
  assert.deepEqual([second.knownFiles.length, second.counts.lotsInserted + second.counts.lotsUpdated], [2, 0])
  const third = await run(paths, true)
  assert.deepEqual([third.knownFiles.length, third.counts.lotsInserted + third.counts.lotsUpdated], [0, 0])
})

test('R-REGFILE-04: what was looked up later than the day of the file stays', async () => {
  await run([archive(SAMPLES.titles)])
  await pool.query(
    "update building_registers set filed_on = null, collected_at = '2026-11-15' where pnu = '1162010200114220005'",
  )
  await run([titlesWith((cells) => cells.with(7, '파일의 이름'))])
  const { rows } = await pool.query(
    "select distinct filed_on is null as looked_up, buildings::text like '%파일의 이름%' as filed from building_registers",
  )
  assert.deepEqual(
    rows.toSorted((one) => (one.looked_up ? -1 : 1)),
    [
      { looked_up: true, filed: false },
      { looked_up: false, filed: true },
    ],
  )
})

for (const [what, change, problem] of [
  [
    'a column less at its end',
    (cells: string[]) => cells.slice(0, 60),
    /칸이 77개여야 하는데 60개입니다\. 61번째 칸\(useAprDay\)이 없습니다/,
  ],
  ['other columns', (cells: string[]) => cells.toSpliced(5, 1), /10번째 칸\(bjdongCd\)/],
] as const) {
  test(`R-REGFILE-04: another layout is refused by the name of the column, and nothing of it is stored (${what})`, async () => {
    const { brokenFiles } = await run([titlesWith(change)])
    assert.match(brokenFiles[0]?.problem ?? '', problem)
    assert.deepEqual(await registers(), [])
  })
}

test('R-REGFILE-04: a damaged row is refused with its reason, a block has no lot, and a broken archive stores nothing', async () => {
  const path = titlesWith((cells, at) => (at === 0 ? cells.with(43, 'x') : at === 1 ? cells.with(10, '2') : cells))
  const { counts } = await run([path])
  assert.deepEqual(
    refusals.map(({ line, reason }) => [line, reason]),
    [
      [1, '44번째 칸(grndFlrCnt)을 읽을 수 없습니다: x'],
      [2, '블록으로만 적힌 땅이라 지번이 없습니다.'],
    ],
  )
  assert.equal(counts.refused, 2)
  await pool.query('truncate building_registers')
  const whole = zipOf([{ name: Buffer.from('mart_djy_03.txt'), content: SAMPLES.titles.content }])
  const cut = `${folder.path}/202610_cut.zip`
  writeFileSync(cut, whole.subarray(0, whole.length / 2))
  const broken = await run([cut])
  assert.match(broken.brokenFiles[0]?.problem ?? '', /압축을 풀 수 없습니다/)
  const other = await run([folder.write('mart_djy_09_202610.txt', 'x|y\r\n')])
  assert.match(other.brokenFiles[0]?.problem ?? '', /mart_djy_03\(표제부\)/)
  assert.deepEqual(await registers(), [])
})

test('R-REGFILE-02: the areas of a unit are those of its own rooms, added up, a row a lot', async () => {
  await run([
    archive(
      { ...SAMPLES.unitAreas, content: encodeCp949(new TextDecoder('euc-kr').decode(SAMPLES.unitAreas.content)) },
      'areas_202610',
    ),
  ])
  const { rows } = await pool.query(
    `select dong, ho, floor, round(area::numeric, 2)::float8 as area, use from register_units
     cross join lateral unnest(dongs, hos, floors, areas, uses) as unit (dong, ho, floor, area, use)
     where pnu = 1162010200114220005 order by ho limit 2`,
  )
  assert.equal(rows.length, 2)
  assert.match(rows[1].ho, /^\d{3}$/)
  assert.equal(rows[1].use, '공동주택')
  assert.ok(rows[1].area > 20 && rows[1].floor !== null, JSON.stringify(rows))
})

test('R-EVID-81: an officetel, which has no public price, is compared by the area of its unit in the register', async () => {
  await run([archive(SAMPLES.titles), archive(SAMPLES.unitAreas, 'units of R-EVID-81 (2026년 10월)')])
  const answer = await diagnose({
    address: '서울 강남구 역삼동 736-25 501호',
    contractPurpose: 'JEONSE',
    depositAmountManwon: 18_000,
  })
  assert.match(JSON.stringify(answer), /이 호실의 건축물대장에 적힌 면적 \d/)
})
