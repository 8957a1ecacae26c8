import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { examples } from '../../server/test/examples.ts'
import fc from '../../server/test/properties.ts'
import { readSummaryPhoto } from '../src/photo/read-summary-photo.ts'
import type { RecognisedPage } from '../src/photo/recognised.ts'
import type { RegistryReading } from '../src/reading.ts'
import { invent } from './generator/invent.ts'
import { layoutOf } from './generator/layout.ts'
import { pictureOf, SCALE } from './generator/picture.ts'
import { setDocument } from './generator/print.ts'
import { recognise } from './recognise.ts'

const LAYOUT = { ...layoutOf(1), rules: 'GRID', turn: 0, size: 9.5, stamp: 'NONE' } as const

/** The recorded result of the recogniser for the summary of an invented document. */
function recorded(seed: number): RecognisedPage {
  return JSON.parse(readFileSync(join(import.meta.dirname, `recorded/summary-${seed}.json`), 'utf8')) as RecognisedPage
}

const said = ({ entries }: RegistryReading) =>
  entries.map(({ rank, kind, receivedOn, amountWon }) => `${rank} ${kind} ${receivedOn} ${amountWon}`)

test('R-REG-28: what was recognised in a summary is read, each value doubted, and names nobody', () => {
  const reading = readSummaryPhoto(recorded(44))
  assert.deepEqual(said(reading), [
    '5 AUCTION 2008-10-08 null',
    '1 MORTGAGE 2009-06-24 818000000',
    '2 LEASE_RIGHT 2010-09-29 883000000',
  ])
  assert.deepEqual([reading.state, reading.problems], ['DOUBTED', [{ code: 'PHOTO' }]])
  assert.ok(reading.entries.every(({ state }) => state === 'DOUBTED'))
  for (const name of invent(44).names) assert.ok(!JSON.stringify(reading).includes(name))
})

test('R-REG-28: an entry whose rank was not recognised is not lost, and named', () => {
  const reading = readSummaryPhoto(recorded(31))
  assert.equal(said(reading).at(-1), '? MORTGAGE 2011-08-25 446000000')
  assert.ok(reading.problems.some(({ code }) => code === 'UNREADABLE_ENTRY'))
})

test('R-REG-28: a part of the summary that is not in the photo is named, and none is not read from it', () => {
  const { width, lines } = recorded(44)
  const upper = {
    width,
    lines: lines.slice(
      0,
      lines.findIndex(({ words }) => words.some(({ text }) => text === '3.')),
    ),
  }
  const reading = readSummaryPhoto(upper)
  assert.ok(reading.problems.some(({ code }) => code === 'UNREADABLE_ENTRY'))
})

/** A recognised summary of typed rows. */
function recognisedOf(ownership: string, rights: string): RecognisedPage {
  const text = `주요등기사항요약(참고용)
2.소유지분을제외한소유권에관한사항(갑구)
${ownership}
3.(근)저당권및전세권등(을구)
${rights}`
  const lines = text.split('\n').map((line, at) => {
    let left = 0
    const words = line.split(' ').map((word) => {
      const x0 = left
      left += word.length * 20 + 30
      return { text: word, x0, x1: left - 30 }
    })
    return { y0: at * 40, y1: at * 40 + 20, words }
  })
  return { width: 1_000, lines }
}

test('R-REG-15: the amount of a mortgage in a photo is the one that stands after its change', () => {
  const rows = `1 근저당권설정 2016년3월2일제122호 채권최고액금120,000,000원
1-1 근저당권변경 2017년3월2일제123호 채권최고액금240,000,000원`
  const [mortgage] = readSummaryPhoto(recognisedOf('기록사항없음', rows)).entries
  assert.equal(mortgage?.amountWon, 240_000_000)
})

test('R-REG-28: a row of a photo that was not read as one entry is named', () => {
  const problems = (rows: string) => readSummaryPhoto(recognisedOf(rows, '기록사항없음')).problems
  assert.deepEqual(problems('4 압류 2016년3월2일제122호 권리자국'), [{ code: 'PHOTO' }])
  for (const further of ['5 체납처분압류 2017년3월2일제123호 권리자국', '5 체납처분압류 권리자국'])
    assert.ok(
      problems(`4 압류 2016년3월2일제122호 권리자국\n${further}`).some(({ code }) => code === 'UNREADABLE_ENTRY'),
      further,
    )
})

test('R-REG-28: a picture of the summary is really recognised, and one of the body refused with the reason', async () => {
  const document = invent(44)
  const desk = setDocument(document, LAYOUT)
  const [body, summary] = [desk.sheets[0], desk.sheets.at(-1)]
  assert.ok(body && summary)
  const read = async (sheet: typeof body) =>
    readSummaryPhoto(await recognise(await pictureOf(desk, sheet), LAYOUT.width * SCALE))
  const reading = await read(summary)
  assert.equal(reading.state, 'DOUBTED')
  const amounts = document.entries.filter(({ cancelled, kind }) => !cancelled && kind === 'MORTGAGE')
  for (const { amountWon } of amounts)
    assert.ok(
      reading.entries.some((entry) => entry.amountWon === amountWon),
      String(amountWon),
    )
  const refused = await read(body)
  assert.deepEqual([refused.state, refused.problems, refused.entries], ['REFUSED', [{ code: 'PHOTO_OF_BODY' }], []])
})

test('R-REG-28: whatever is recognised, nothing is settled and nothing fails', () => {
  const words = [
    '주요등기사항요약',
    '순위번호',
    '1',
    '근저당권설정',
    '2020년1월2일',
    '채권최고액',
    '금1,000,000원',
    '등기원인',
    '기록사항없음',
    '',
  ]
  const number = fc.oneof(fc.integer({ min: -50, max: 3000 }), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY))
  const word = fc.record({
    text: fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 9, unit: 'binary' })),
    x0: number,
    x1: number,
  })
  const line = fc.record({ y0: number, y1: number, words: fc.array(word, { maxLength: 12 }) })
  fc.assert(
    fc.property(number, fc.array(line, { maxLength: 30 }), (width, lines) => {
      const reading = readSummaryPhoto({ width, lines })
      assert.notEqual(reading.state, 'READ')
      assert.ok(reading.entries.every(({ state }) => state === 'DOUBTED'))
    }),
    { numRuns: examples(300) },
  )
})
