import assert from 'node:assert/strict'
import { test } from 'node:test'
import { examples } from '../../server/test/examples.ts'
import fc, { runs } from '../../server/test/properties.ts'
import type { Page } from '../src/page.ts'
import type { PaperReading } from '../src/papers/paper-reading.ts'
import { readDocument, readPaperPages } from '../src/papers/read-document.ts'
import { layoutOf } from './generator/layout.ts'
import { type Random, randomOf } from './generator/random.ts'
import { HARM, standsOn } from './harm.ts'
import { LISTS_OF_FIXED_DATES } from './offices/lists-of-fixed-dates.ts'
import { LISTS_OF_RESIDENTS } from './offices/lists-of-residents.ts'
import { compareOffice, isDoubtWithoutReason, type OfficePaper, pagesOf, valuesOf } from './offices/office-paper.ts'
import { REGISTERS_OF_BUILDINGS } from './offices/registers-of-buildings.ts'
import { REGISTERS_OF_UNITS } from './offices/registers-of-units.ts'
import { TAX_PAPERS } from './offices/tax-papers.ts'
import { TODAY } from './read-printed.ts'

const PAPERS = [
  ...REGISTERS_OF_UNITS,
  ...REGISTERS_OF_BUILDINGS,
  ...LISTS_OF_FIXED_DATES,
  ...LISTS_OF_RESIDENTS,
  ...TAX_PAPERS,
]

test('R-REG-25: of papers as offices print them nothing is wrong, no doubt is without a reason, and nearly all is settled', async () => {
  let [settled, values] = [0, 0]
  for (const paper of PAPERS) {
    const { right, open, wrong } = compareOffice(paper, readDocument(await pagesOf(paper), TODAY))
    assert.deepEqual(wrong, [], paper.name)
    const unmeant = open.filter((name) => paper.truth.open?.includes(name) !== true)
    settled += right.length
    values += right.length + unmeant.length
  }
  assert.ok(values > 150, `only ${values} values`)
  assert.ok(settled >= values * 0.95, `${settled} of ${values} are settled`)
})

test('R-REG-25: in whatever layout an office prints a paper, nothing settled is wrong and no doubt is without a reason', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...PAPERS), fc.integer({ min: 1, max: 1_000_000 }), async (paper, seed) => {
      const { wrong } = compareOffice(paper, readDocument(await pagesOf(paper, layoutOf(seed)), TODAY))
      assert.deepEqual(wrong, [], paper.name)
    }),
    runs(examples(80)),
  )
})

const rowOf = (y: number): number => Math.round(y / 4)

/** Further ways to lose a part of a page: whole lines, the right side, the head, and letters in the middle of a text. */
const LOSSES: ((pages: Page[], random: Random) => Page[])[] = [
  ...HARM,
  (pages, random) =>
    pages.map(({ items, lines }) => {
      const gone = new Set(items.map(({ y }) => rowOf(y)).filter(() => random.chance(0.02)))
      return { items: items.filter(({ y }) => !gone.has(rowOf(y))), lines }
    }),
  (pages, random) =>
    pages.map(({ items, lines }) => {
      const end = Math.max(...items.map(({ x, width }) => x + width)) * (0.4 + random.next() * 0.6)
      return { items: items.filter(({ x }) => x < end), lines: lines.filter(({ x2 }) => x2 < end) }
    }),
  (pages, random) =>
    pages.map(({ items, lines }) => {
      const start = random.below(400)
      return { items: items.filter(({ y }) => y > start), lines: lines.filter(({ y1 }) => y1 > start) }
    }),
  (pages, random) =>
    pages.map(({ items, lines }) => ({
      items: items.map((item) =>
        random.chance(0.05)
          ? { ...item, text: item.text.replaceAll(/./g, (each) => (random.chance(0.3) ? ' ' : each)) }
          : item,
      ),
      lines,
    })),
]

/** A row may lack what stood in a column that was lost. */
function isPartOf(value: unknown, right: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === right
  return Object.entries(value).every(([name, own]) => own === null || own === (right as Record<string, unknown>)[name])
}

/** What a reading of harmed pages says for sure that is neither so nor on the pages. */
function falseOf({ truth }: OfficePaper, reading: PaperReading, pages: readonly Page[]): string[] {
  const said = valuesOf(reading).flatMap(({ name, value, state }) => {
    const isSame = ([own, right]: [string, unknown]) =>
      (own === name || name.startsWith('row')) && isPartOf(value, right)
    return state === 'DOUBTED' || Object.entries(truth.values).some(isSame) ? [] : [`${name} ${JSON.stringify(value)}`]
  })
  const until = 'validUntil' in reading && reading.validUntil !== (truth.validUntil ?? null) ? [reading.validUntil] : []
  const issued = reading.issuedOn === truth.issuedOn ? [] : [reading.issuedOn]
  return [
    ...[...said, ...until, ...issued].filter((each) => each !== null && !standsOn(pages, each)).map(String),
    ...(isDoubtWithoutReason(reading) ? ['a doubt without a reason'] : []),
    ...(/[가-힣]\*|\d{6}-\d[\d*]/.test(JSON.stringify(reading)) ? ['a name'] : []),
  ]
}

test('R-REG-09: a paper of an office that lost letters, lines, pages or places says nothing false, and why it doubts', async () => {
  const any = fc.integer({ min: 1, max: 1_000_000 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...PAPERS), fc.constantFrom(...LOSSES), any, async (paper, lose, seed) => {
      const pages = lose(await pagesOf(paper), randomOf(seed))
      const reading = readPaperPages(pages, TODAY)
      if (reading !== null) assert.deepEqual(falseOf(paper, reading, pages), [], paper.name)
    }),
    runs(examples(120)),
  )
})
