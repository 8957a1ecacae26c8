import assert from 'node:assert/strict'
import { test } from 'node:test'
import { examples } from '../../server/test/examples.ts'
import fc, { runs } from '../../server/test/properties.ts'
import type { Page } from '../src/page.ts'
import type { PaperReading } from '../src/papers/paper-reading.ts'
import { readPaperPages } from '../src/papers/read-document.ts'
import { pagesOfBytes } from '../src/pdf/open-pdf.ts'
import { comparePaper } from './compare-paper.ts'
import { layoutOf } from './generator/layout.ts'
import { type InventedPaper, inventPaper } from './generator/papers/invented-papers.ts'
import { printPaper } from './generator/papers/print-paper.ts'
import { randomOf } from './generator/random.ts'
import { HARM, standsOn } from './harm.ts'
import { paperPages, TODAY } from './read-printed.ts'

const seed = fc.integer({ min: 1, max: 1_000_000 })
const MOST_CPU_MILLISECONDS = 5_000
const cpuMilliseconds = () => process.cpuUsage().user / 1_000

/** Values that a reading marks as settled but that are not on the pages. */
function falseValues(paper: InventedPaper, reading: PaperReading, pages: readonly Page[]): string[] {
  return comparePaper(paper, reading).wrong.filter((wrong) => !standsOn(pages, /: (.*) for /.exec(wrong)?.[1] ?? ''))
}

test('R-REG-09: a paper that lost letters, lines, pages or places says nothing for sure that it does not hold', async () => {
  await fc.assert(
    fc.asyncProperty(seed, seed, fc.integer({ min: 0, max: HARM.length - 1 }), async (content, setting, way) => {
      const paper = inventPaper(content)
      const whole = await paperPages(paper, layoutOf(setting))
      const pages = HARM[way]?.(whole, randomOf(content)) ?? []
      const reading = readPaperPages(pages, TODAY)
      if (reading !== null) assert.deepEqual(falseValues(paper, reading, pages), [])
    }),
    runs(examples(80)),
  )
})

test('R-REG-09: whatever bytes the file of a paper has, it is read or refused', async () => {
  const first = printPaper(inventPaper(6), layoutOf(7))
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(first.length - 1), fc.nat(255)), { maxLength: 30 }), async (flips) => {
      const bytes = first.slice()
      for (const [at, value] of flips) bytes[at] = value
      const pages = await pagesOfBytes(bytes)
      if (pages !== null) readPaperPages(pages, TODAY)
    }),
    runs(examples(25)),
  )
})

test('R-REG-09: whatever a page with the title of a paper holds, it is read in time', () => {
  const titles = ['확정일자 부여현황', '전입세대확인서', '납세증명서', '집합건축물대장(전유부, 갑)']
  const words = [
    '순번',
    '확정일자',
    '보증금',
    '차임',
    '2024.01.02',
    '1',
    '1,000,000',
    '발급일 현재',
    '구분층별구조용도면적',
    '유예의 명세',
    '9'.repeat(400),
  ]
  const started = cpuMilliseconds()
  for (const title of titles)
    for (const columns of [7, 40]) {
      const items = Array.from({ length: 6_000 }, (_, at) => ({
        text: words[(at * 7) % words.length] ?? '',
        x: (at % columns) * (560 / columns),
        y: 40 + Math.floor(at / columns),
        width: 560 / columns,
        height: 8,
      }))
      const lines = Array.from({ length: 4_000 }, (_, at) => ({ x1: 0, y1: at / 5, x2: 560, y2: at / 5 }))
      readPaperPages([{ items: [{ text: title, x: 200, y: 20, width: 150, height: 16 }, ...items], lines }], TODAY)
    }
  const line = (text: string, y: number) => ({ text, x: 10, y, width: 560, height: 8 })
  const headings = Array.from({ length: 60 }, (_, at) => line('순번'.repeat(140), 50 + at * 9))
  const page = { items: [line('확정일자 부여현황', 20), ...headings], lines: [] }
  readPaperPages(
    Array.from({ length: 60 }, () => page),
    TODAY,
  )
  const spent = cpuMilliseconds() - started
  assert.ok(spent < MOST_CPU_MILLISECONDS * 2, `${spent} ms`)
})
