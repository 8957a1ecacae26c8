import assert from 'node:assert/strict'
import { test } from 'node:test'
import { examples } from '../../server/test/examples.ts'
import fc, { runs } from '../../server/test/properties.ts'
import { readPastedText } from '../src/paste/read-pasted-text.ts'
import { pagesOfBytes } from '../src/pdf/open-pdf.ts'
import { readPages } from '../src/read-registry.ts'
import type { RegistryReading } from '../src/reading.ts'
import { compare } from './compare.ts'
import { invent } from './generator/invent.ts'
import type { InventedDocument } from './generator/invented.ts'
import { type Layout, layoutOf, strangeLayoutOf } from './generator/layout.ts'
import { print } from './generator/print.ts'
import { randomOf } from './generator/random.ts'
import { HARM } from './harm.ts'
import { printedPages, readPrinted, TODAY } from './read-printed.ts'
import { documentOf, mortgage } from './rights.ts'

const seed = fc.integer({ min: 1, max: 1_000_000 })
/** Maximum CPU time for one file, regardless of other processes. */
const MOST_CPU_MILLISECONDS = 5_000
const cpuMilliseconds = () => process.cpuUsage().user / 1_000

/** Amounts marked as settled that are nowhere in the document as the amount of this entry. */
function falseAmounts(document: InventedDocument, { entries }: RegistryReading): string[] {
  return entries
    .filter((entry) => entry.state === 'SETTLED' && !entry.cancelled && entry.amountWon !== null)
    .filter((entry) => {
      const original = document.entries.find(({ section, rank }) => section === entry.section && rank === entry.rank)
      return original === undefined || original.amountWon !== entry.amountWon || original.cancelled
    })
    .map(({ section, rank, amountWon }) => `${section} ${rank} ${amountWon}`)
}

test('R-REG-09: a document that lost letters, lines, pages or places has no false amount that is settled', async () => {
  await fc.assert(
    fc.asyncProperty(seed, seed, fc.integer({ min: 0, max: HARM.length - 1 }), async (content, setting, way) => {
      const document = { ...invent(content), hasSummary: true }
      const pages = await printedPages(document, layoutOf(setting))
      const reading = readPages(HARM[way]?.(pages, randomOf(content)) ?? [], TODAY)
      assert.deepEqual(falseAmounts(document, reading), [])
      if (reading.state === 'READ') assert.deepEqual(compare(document, reading).wrong, [])
    }),
    runs(examples(40)),
  )
})

/** Failures found by the test above with more runs. `way`: what was lost. */
const FOUND: [what: string, content: number, setting: number, way: number][] = [
  ['a rule between an entry of two and the next one', 24_626, 548_213, 1],
  ['the place of a digit in the midst of an amount', 621_538, 798_462, 2],
  ['the place of the first digit of an amount', 963_756, 660_931, 2],
  ['the place of a digit of a day', 776_107, 32_896, 2],
  ['the place of the last digit of a day', 425_523, 818_376, 2],
  ['a rule between a trust and the next entry', 755_656, 690_182, 1],
  ['the place of the last digit of a ledger number', 649_590, 220_335, 2],
  ['the place of a letter of a day that needs none', 846, 794_968, 2],
  ['the first letters of the lines of a ledger number', 613_958, 766_448, 4],
  ['a letter of an amount in Korean numerals', 932_461, 5_711, 0],
]

for (const [what, content, setting, way] of FOUND)
  test(`R-REG-09: a document that lost ${what} has no false entry that is settled`, async () => {
    const document = { ...invent(content), hasSummary: true }
    const pages = await printedPages(document, layoutOf(setting))
    const reading = readPages(HARM[way]?.(pages, randomOf(content)) ?? [], TODAY)
    assert.deepEqual(falseAmounts(document, reading), [])
    assert.deepEqual(
      compare(document, reading).wrong.filter((wrong) => !wrong.startsWith('lost: ')),
      [],
    )
  })

test('R-REG-09: whatever bytes a file has, it is read or refused', async () => {
  const [first] = [print(invent(7), layoutOf(7))]
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(first.length - 1), fc.nat(255)), { maxLength: 30 }),
      fc.nat(first.length),
      async (flips, end) => {
        const bytes = first.slice(0, end % 3 === 0 ? end : first.length)
        for (const [at, value] of flips) if (at < bytes.length) bytes[at] = value
        const pages = await pagesOfBytes(bytes)
        if (pages !== null) readPages(pages, TODAY)
      },
    ),
    runs(examples(25)),
  )
  assert.equal(await pagesOfBytes(new Uint8Array()), null)
  assert.equal(await pagesOfBytes(Buffer.from('%PDF-1.7\n%%EOF')), null)
})

test('R-REG-09: whatever items and lines a page has, it is read in time', () => {
  const WORDS = [
    '등기사항전부증명서(말소사항 포함)',
    '【 갑 구 】',
    '순위번호등기목적접수등기원인권리자및기타사항',
    '1',
    '2-1',
    '근저당권설정',
    '(',
    '금1,000원',
    '\u0000',
    '소유자',
  ]
  const number = fc.oneof(
    fc.integer({ min: -50, max: 900 }),
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, 0, 1e12, -1e-9),
  )
  const item = fc.record({
    text: fc.oneof(fc.constantFrom(...WORDS), fc.string({ maxLength: 12, unit: 'binary' })),
    x: number,
    y: number,
    width: number,
    height: number,
  })
  const line = fc.record({ x1: number, y1: number, x2: number, y2: number })
  fc.assert(
    fc.property(
      fc.array(fc.record({ items: fc.array(item, { maxLength: 60 }), lines: fc.array(line, { maxLength: 30 }) }), {
        maxLength: 4,
      }),
      (pages) => {
        readPages(pages, TODAY)
      },
    ),
    runs(examples(100)),
  )
})

test('R-REG-09: a page that is as full as can be takes no longer than that', () => {
  const title = { text: '등기사항전부증명서 【갑구】 순위번호 등기목적', x: 0, y: 10, width: 300, height: 10 }
  const dense = Array.from({ length: 20_000 }, (_, at) => ({
    text: '열람용1-2번'[at % 7] ?? '1',
    x: (at * 7) % 560,
    y: 20 + (at % 800),
    width: 9,
    height: 9,
  }))
  const heap = Array.from({ length: 12_000 }, () => ({ text: '1', x: 10, y: 10, width: 0, height: 9 }))
  const lines = Array.from({ length: 60_000 }, (_, at) => ({
    x1: at % 500,
    y1: at % 800,
    x2: (at % 500) + 4,
    y2: at % 800,
  }))
  const started = cpuMilliseconds()
  for (const items of [dense, heap]) readPages([{ items: [title, ...items], lines }], TODAY)
  const digits = '1-'.repeat(6_000)
  readPages([{ items: [title, { text: digits, x: 0, y: 50, width: 500, height: 10 }], lines: [] }], TODAY)
  assert.ok(cpuMilliseconds() - started < MOST_CPU_MILLISECONDS, `${cpuMilliseconds() - started} ms`)
})

test('R-REG-09: whatever text is pasted, it is read in time', () => {
  const part = fc.constantFrom(
    '등기사항전부증명서',
    '【 갑 구 】',
    '【 을 구 】',
    '순위번호',
    '등기목적',
    '1 근저당권설정 2020년1월2일',
    '2 1번근저당권설정등기말소',
    '채권최고액 금1,000,000원',
    '\n',
    '\n',
    '3-1',
    '2분의 1',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string({ maxLength: 10 })), { maxLength: 80 }), (parts) => {
      readPastedText(parts.join(' '), TODAY)
    }),
    runs(examples(100)),
  )
  const started = cpuMilliseconds()
  for (const text of [
    '1번,'.repeat(100_000),
    '가'.repeat(400_000),
    '1 근저당권설정\n'.repeat(30_000),
    '지분'.repeat(200_000),
  ])
    readPastedText(`등기사항전부증명서 표제부\n【 갑 구 】\n1 소유권이전 ${text}`, TODAY)
  assert.ok(cpuMilliseconds() - started < MOST_CPU_MILLISECONDS, `${cpuMilliseconds() - started} ms`)
})

test('R-REG-11: an amount without commas that goes on in the next line is in doubt, as a digit lost there leaves no trace', async () => {
  const given = mortgage('1', 1_223_360_000)
  const document = documentOf({ ...given, holder: [{ text: '채권최고액 금12억2336만원' }] })
  for (const [share, state] of [
    [0.4, 'SETTLED'],
    [0.15, 'DOUBTED'],
  ] as const) {
    const rest = (1 - share) / 4
    const layout: Layout = { ...layoutOf(1), rules: 'GRID', columns: [rest, rest, rest, rest, share], size: 10 }
    const { entries } = await readPrinted(document, layout)
    assert.equal(entries.find(({ kind }) => kind === 'MORTGAGE')?.state, state, String(share))
  }
})

test('R-REG-17: rows between which a rule is lost have no line of another row settled, wherever their numbers stand', async () => {
  const document = { ...invent(2_000_046), hasSummary: false }
  const pages = await printedPages(document, strangeLayoutOf(14_000_322))
  for (let top = 400; top < 700; top += 10)
    for (const far of [40, 80, 120, 180]) {
      const isLost = ({ y1, y2 }: { y1: number; y2: number }) => y1 === y2 && y1 > top && y1 < top + far
      const without = pages.map(({ items, lines }) => ({ items, lines: lines.filter((line) => !isLost(line)) }))
      assert.deepEqual(falseAmounts(document, readPages(without, TODAY)), [], `from ${top} to ${top + far}`)
    }
})

test('R-REG-17: a row that is centred on a page that goes on within a table leaves its first line to no other row', async () => {
  const document = { ...invent(8_000_046), hasSummary: false }
  const pages = await printedPages(document, strangeLayoutOf(56_000_322))
  const foot = { x1: 40, y1: 800, x2: 500, y2: 800 }
  const reading = readPages(
    pages.map(({ items }) => ({ items, lines: [foot] })),
    TODAY,
  )
  assert.deepEqual(falseAmounts(document, reading), [])
})

test('R-REG-18: a right whose rank is lost is no second entry under the rank above it', async () => {
  const document = documentOf(mortgage('1', 100_000_000), {
    rank: '2',
    kind: 'JEONSE_RIGHT',
    purpose: ['전세권설정'],
    holder: [{ text: '전세금 금50,000,000원 전세권자 이을병' }],
    amountWon: 50_000_000,
  })
  for (const setting of [3, 5, 8]) {
    const pages = await printedPages({ ...document, hasSummary: false }, layoutOf(setting))
    const ranks = pages.flatMap(({ items }) => items.filter(({ text, x }) => text === '2' && x < 60))
    const rank = ranks.toSorted((a, b) => b.y - a.y)[0]
    assert.ok(rank)
    const without = pages.map(({ items, lines }) => ({ items: items.filter((item) => item !== rank), lines }))
    const { entries } = readPages(without, TODAY)
    const rights = entries.filter(({ section }) => section === 'RIGHTS')
    assert.deepEqual(
      rights.map(({ state }) => state),
      ['DOUBTED', 'DOUBTED'],
      String(setting),
    )
  }
})
