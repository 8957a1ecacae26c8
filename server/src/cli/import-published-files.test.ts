import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { encodeCp949, sampleAddressFiles, sampleRegisterFiles } from '@lease-risk/sandbox'
import { commandIn } from '../../test/command.ts'
import { privateDatabase } from '../../test/database.ts'
import { fileFolder } from '../../test/deal-files.ts'

const [disturbed, undisturbed] = [await privateDatabase(), await privateDatabase()]
const folder = fileFolder()
const commandOf = (name: string) => commandIn(folder.path, new URL(name, import.meta.url).pathname)

/** Many rows of a sample file, each changed from its first. */
function many(content: Buffer, count: number, change: (cells: string[], at: number) => string[]): Buffer {
  const [line = ''] = new TextDecoder('euc-kr').decode(content).split('\r\n')
  const rows = Array.from({ length: count }, (_, at) => `${change(line.split('|'), at).join('|')}\r\n`)
  return encodeCp949(rows.join(''))
}

/** Runs the command, kills it once `table` has rows, and compares what a second run stores with an undisturbed one. */
async function killHalfway(command: string, files: string[], table: string, columns: string): Promise<void> {
  const start = commandOf(command)
  const rowsIn = async ({ pool }: typeof disturbed) =>
    (await pool.query(`select ${columns} from ${table} order by 1, 2`)).rows
  const killed = start(disturbed.url, files)
  while ((await rowsIn(disturbed)).length === 0) await sleep(10)
  killed.process.kill('SIGKILL')
  await killed.ended
  const afterKill = (await rowsIn(disturbed)).length
  const [again, whole] = [await start(disturbed.url, files).ended, await start(undisturbed.url, files).ended]
  assert.deepEqual([again.code, whole.code], [0, 0], again.output + whole.output)
  const expected = await rowsIn(undisturbed)
  assert.ok(afterKill < expected.length, `${afterKill} of ${expected.length} rows were stored when it was killed`)
  assert.deepEqual(await rowsIn(disturbed), expected)
  const third = await start(disturbed.url, files).ended
  assert.match(third.output, /바뀐 것이 없습니다/)
  assert.match(third.output, /다시 읽지 않은 파일/)
}

test('R-ADDRFILE-05: an import of addresses killed with SIGKILL has stored whole files only, and goes on where it was', async () => {
  const [sample] = sampleAddressFiles()
  assert.ok(sample)
  const files = ['11', '26', '27', '28'].map((province) => {
    const path = `${folder.path}/202610_rnaddrkor_${province}.txt`
    const content = many(sample.content, 8_000, (cells, at) =>
      cells
        .with(9, `${province}6203000001`)
        .with(12, String(at + 1))
        .with(1, `${province}62010200`),
    )
    writeFileSync(path, content)
    return path
  })
  await killHalfway(
    'import-addresses.ts',
    files,
    'addresses join address_roads using (road_id)',
    'road_code::text as road, building, pnu::text as pnu',
  )
  const { rows } = await disturbed.pool.query('select count(*)::int as addresses from addresses')
  assert.equal(rows[0].addresses, 32_000)
})

test('R-REGFILE-04: an import of registers killed with SIGKILL and run again ends as an undisturbed one', async () => {
  const { titles } = sampleRegisterFiles()
  const content = many(encodeCp949(titles.content.toString()), 85_000, (cells, at) =>
    cells
      .with(0, String(1_000_000_000 + at))
      .with(8, '11620')
      .with(9, '10200')
      .with(11, String(1 + Math.floor(at / 9)).padStart(4, '0')),
  )
  const path = `${folder.path}/202610_mart_djy_03.txt`
  writeFileSync(path, content)
  await killHalfway('import-registers.ts', [path], 'building_registers', 'pnu, status, filed_on, buildings')
})

test('sample data and published files never share a database', async () => {
  const sample = await privateDatabase()
  await sample.pool.query(
    `insert into data_mode (mode) values ('sample') on conflict (only_row) do update set mode = 'sample'`,
  )
  for (const command of ['import-addresses.ts', 'import-registers.ts']) {
    const { code, output } = await commandOf(command)(sample.url, [`${folder.path}/202610_mart_djy_03.txt`]).ended
    assert.equal(code, 1)
    assert.match(output, /sample data/)
  }
})
