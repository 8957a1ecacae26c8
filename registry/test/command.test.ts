import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { ROOT } from '../../server/test/source-files.ts'
import type { PaperReading } from '../src/papers/paper-reading.ts'
import type { RegistryReading } from '../src/reading.ts'
import { invent } from './generator/invent.ts'
import { layoutOf } from './generator/layout.ts'
import { type InventedPaper, inventPaper } from './generator/papers/invented-papers.ts'
import { PaperDesk } from './generator/papers/paper-desk.ts'
import { printPaper } from './generator/papers/print-paper.ts'
import { print } from './generator/print.ts'

const folder = mkdtempSync(join(tmpdir(), 'registry-'))
after(() => rmSync(folder, { recursive: true }))

/** Makes any network request of the process fail, and with it the test. */
const NO_NETWORK = `
import net from 'node:net'
import dns from 'node:dns'
const refuse = () => { process.stderr.write('a request was made'); process.exit(9) }
net.Socket.prototype.connect = refuse
dns.lookup = refuse
globalThis.fetch = refuse
`

type Run = { code: number; out: string; err: string }

function run(...parameters: string[]): Promise<Run> {
  const guard = join(folder, 'no-network.mjs')
  writeFileSync(guard, NO_NETWORK)
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', guard, 'server/src/cli/read-registry.ts', ...parameters],
      { cwd: ROOT },
      (error, out, err) => resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    )
  })
}

function fileOf(name: string, bytes: Uint8Array | string): string {
  const file = join(folder, name)
  writeFileSync(file, bytes)
  return file
}

type Printed = Omit<RegistryReading, 'problems'> & { problems: { code: string; sentence: string }[] }

test('R-REG-10: the command prints one JSON of a file, with a sentence for each problem, and asks nobody', async () => {
  const document = invent(1)
  const file = fileOf('document.pdf', print(document, layoutOf(1)))
  const { code, out, err } = await run(file, '--today', '2026-12-25', '--home', '부산 해운대구 우동 1')
  assert.deepEqual([code, err], [0, ''])
  const reading = JSON.parse(out) as Printed
  assert.equal(reading.kind, document.kind)
  assert.equal(reading.entries.length, document.entries.length + document.entries.filter(({ second }) => second).length)
  assert.deepEqual(
    reading.problems.map((problem) => [problem.code, Object.keys(problem)]),
    ['OLD', 'OTHER_HOME'].map((each) => [each, ['code', 'sentence']]),
  )
  assert.match(reading.problems[0]?.sentence ?? '', /2026년 11월 20일.*다시 열람/)
  assert.match(reading.problems[1]?.sentence ?? '', /다른 집의 문서.*부산 해운대구 우동 1/)
})

test('R-REG-10: what cannot be read is refused with its JSON, a sentence and exit code 1', async () => {
  const good = print(invent(1), layoutOf(1))
  const bad = {
    'words.pdf': 'hello',
    'empty.pdf': '',
    'cut.pdf': good.slice(0, 300),
    'other.pdf': print(invent(1), { ...layoutOf(1), font: { ...layoutOf(1).font } }).slice(0, 40),
  }
  for (const [name, bytes] of Object.entries(bad)) {
    const { code, out, err } = await run(fileOf(name, bytes))
    assert.equal(code, 1, name)
    const reading = JSON.parse(out) as Printed
    assert.equal(reading.state, 'REFUSED', name)
    assert.equal(err.trim(), reading.problems[0]?.sentence, name)
    assert.doesNotMatch(err, /\n\s+at /, name)
  }
})

test('a file that is not there, none at all and a wrong date are named in a line', async () => {
  for (const parameters of [['none.pdf'], [], ['a.pdf', 'b.pdf'], ['a.pdf', '--today', 'soon'], ['--else']]) {
    const { code, out, err } = await run(...parameters)
    assert.deepEqual([code, out], [1, ''], parameters.join(' '))
    assert.match(err, /[가-힣]/)
    assert.doesNotMatch(err, /\n\s+at /)
  }
})

test('text that was copied out of a document is read from a .txt', async () => {
  const file = fileOf(
    'copied.txt',
    '등기사항전부증명서(말소사항 포함)\n【 갑 구 】\n1 소유권보존 2020년1월2일 소유자 홍길동\n제12호\n【 을 구 】\n기록사항 없음\n',
  )
  const { code, out } = await run(file)
  const reading = JSON.parse(out) as Printed
  assert.deepEqual(
    [code, reading.entries[0]?.kind, reading.entries[0]?.receivedOn],
    [0, 'OWNERSHIP_PRESERVATION', '2020-01-02'],
  )
  assert.doesNotMatch(out, /홍길동/)
})

test('R-REG-10: another paper is printed with what kind of document it is; one that is not read is refused by its name', async () => {
  const paper = inventPaper(1, 'FIXED_DATES')
  const { code, out, err } = await run(fileOf('dates.pdf', printPaper(paper, layoutOf(1))), '--today', '2026-11-25')
  const reading = JSON.parse(out) as PaperReading
  assert.deepEqual([code, err, reading.document, reading.state], [0, '', 'FIXED_DATES', 'READ'])
  for (const name of paper.names) assert.ok(!out.includes(name))
  const desk = new PaperDesk(layoutOf(1))
  desk.title('지방세 세목별 과세증명서')
  desk.left('지방세의 세목별 과세사실을 증명합니다. 과세연도 2026년')
  const refused = await run(fileOf('items.pdf', desk.file()))
  assert.deepEqual([refused.code, (JSON.parse(refused.out) as PaperReading).document], [1, 'OTHER'])
  assert.match(refused.err, /^"지방세 세목별 과세증명서"입니다/)
})

test('R-REG-25: of a certificate of households with nobody on it the command says whom it leaves out', async () => {
  const paper = { ...inventPaper(2, 'HOUSEHOLDS'), households: [] } as InventedPaper
  const { code, out } = await run(fileOf('nobody.pdf', printPaper(paper, layoutOf(4))), '--today', '2026-11-25')
  const reading = JSON.parse(out) as { leavesOut: { code: string; sentence: string }[]; households: unknown[] }
  assert.deepEqual([code, reading.households], [0, []])
  assert.deepEqual(
    reading.leavesOut.map((each) => each.code),
    ['FOREIGNERS', 'REPORTED_BY_ROAD'],
  )
  assert.match(reading.leavesOut[0]?.sentence ?? '', /외국인체류확인서/)
  assert.match(reading.leavesOut[1]?.sentence ?? '', /도로명주소/)
})
