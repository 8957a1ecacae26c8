import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { examples } from '../../test/examples.ts'
import fc from '../../test/properties.ts'
import { anyText, changed, costOf, limitOf, type TextReader } from '../../test/reading-cost.ts'
import { loadDistrictCatalogue } from '../platform/load-district-catalogue.ts'
import { loadRegionReader } from '../platform/load-region-reader.ts'
import { romaniseAddress, romaniseName } from '../words/en/place-names.ts'
import { cleanAddressText } from './address/clean-address-text.ts'
import { readLotNumber } from './address/lot-number.ts'
import { normaliseAddress } from './address/normalise-address.ts'
import { parseAddress } from './address/parse-address.ts'
import { splitUnit } from './address/split-unit.ts'
import { readDescription } from './description/read-description.ts'
import { parseUnitFloor } from './property/unit-floor.ts'
import { parseUnitText } from './property/unit-text.ts'
import { createStepBudget } from './step-budget.ts'

const catalogue = loadDistrictCatalogue()
const readKeyword = loadRegionReader(catalogue)
const names = [
  ...new Set(
    catalogue
      .active()
      .flatMap(({ name, fullName }) => [
        name,
        name.slice(0, -1),
        fullName,
        romaniseName(name),
        romaniseAddress(fullName),
      ]),
  ),
]

const READERS: Record<string, TextReader> = {
  'a question': { longest: 200, read: (text) => readKeyword(text) },
  'a keyword': { longest: 100, read: (text) => [readKeyword(text), catalogue.search(text, 20)] },
  'an address': { longest: 200, read: (address) => normaliseAddress({ address }, catalogue) },
  'a lot and a unit': {
    longest: 200,
    read: (text) => [readLotNumber(text), splitUnit(cleanAddressText(text)), parseUnitText(text), parseUnitFloor(text)],
  },
  'a description': { longest: 2_000, read: readDescription },
}

for (const [name, reader] of Object.entries(READERS)) {
  test(`${name} takes at most 20 ms of CPU for 100 characters and 100 ms for 2,000, whatever it says`, () => {
    const { longest } = reader
    const texts = fc.sample(anyText(names, longest), examples(300))
    for (const text of texts.slice(0, 50)) reader.read(text)
    const check = (text: string) => {
      const cost = costOf(reader, text)
      assert.ok(cost <= limitOf(text.length), `${cost.toFixed(1)} ms: ${JSON.stringify(text)}`)
      return cost
    }
    let [worst = ''] = texts
    let most = 0
    const see = (text: string) => {
      const cost = check(text)
      if (cost > most) [worst, most] = [text, cost]
    }
    texts.forEach(see)
    const changes = fc.tuple(fc.nat(2), fc.nat(longest), fc.integer({ min: 1, max: 12 }), fc.nat(longest))
    for (const change of fc.sample(changes, examples(300))) see(changed(worst, change).slice(0, longest))
  })
}

test('a description is read in linear time: a run of digits, blanks or separators of any length takes no more for each character', () => {
  for (const part of ['1', ' ', '\n ', '1,000', '1.', '123,', '보증금1']) {
    const read = (length: number) =>
      costOf({ longest: length, read: readDescription }, part.repeat(length / part.length))
    const [short, long] = [read(10_000), read(100_000)]
    assert.ok(long <= 30 * Math.max(short, 5), `${part}: ${short.toFixed(1)} ms and ${long.toFixed(1)} ms`)
  }
})

const QUESTIONS = new URL('region-keyword/region-questions.tsv', import.meta.url)
const ADDRESSES = new URL('address/addresses.tsv', import.meta.url)
const textsOf = (file: URL) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => (line === '' || line.startsWith('#') ? [] : (line.split('\t')[0] ?? [])))
/** The budget of a parser for one text: see `MOST_STEPS` of each. */
const STEPS = { question: 30_000, address: 25_000 }

test('no question or address of the tables takes half of the steps that there are', () => {
  for (const text of textsOf(QUESTIONS)) {
    const budget = createStepBudget(STEPS.question)
    readKeyword(text, budget)
    assert.ok(budget.taken() < STEPS.question / 2, `${budget.taken()} steps: ${text}`)
  }
  for (const text of textsOf(ADDRESSES)) {
    const budget = createStepBudget(STEPS.address)
    parseAddress(text, catalogue, budget)
    assert.ok(budget.taken() < STEPS.address / 2, `${budget.taken()} steps: ${text}`)
  }
})

test('whatever a text says, the steps taken for it are few more than there are', () => {
  for (const text of fc.sample(anyText(names, 200), examples(300))) {
    const budgets = [createStepBudget(500), createStepBudget(500)] as const
    readKeyword(text, budgets[0])
    parseAddress(text, catalogue, budgets[1])
    for (const budget of budgets) assert.ok(budget.taken() < 5_000, `${budget.taken()} steps: ${JSON.stringify(text)}`)
  }
})

test('past its steps a question is unread from there on: each letter is of the region or of what was not understood', () => {
  const text = '서울 관악구 신림동 은하빌라 래미안'
  const letters = (all: readonly string[]) => all.join('').replaceAll(' ', '').split('').toSorted().join('')
  for (let steps = 0; steps < 400; steps += 1) {
    const { regionText, unread, typeWords } = readKeyword(text, createStepBudget(steps))
    assert.equal(
      letters([regionText ?? '', ...unread, ...typeWords.map(({ word }) => word)]),
      letters([text]),
      `${steps} steps`,
    )
  }
  const { region, unread } = readKeyword(text, createStepBudget(0))
  assert.deepEqual([region, unread.slice(0, 3)], [null, ['서울', '관악구', '신림동']])
})

test('past its steps an address is one that is not found', () => {
  assert.equal(parseAddress('서울 관악구 신림동 1422-5', catalogue, createStepBudget(0)).kind, 'NO_DISTRICT')
})
