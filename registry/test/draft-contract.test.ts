import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc, { runs } from '../../server/test/properties.ts'
import { CLAUSE_TRAPS, type ClauseTrap } from '../src/draft-contract/clause-traps.ts'
import { readDraftContract } from '../src/draft-contract/read-draft-contract.ts'
import { BROKER_TERMS } from './draft-contract/broker-terms.ts'
import { FAIR_BROKER_TERMS } from './draft-contract/fair-broker-terms.ts'
import { FAIR, STANDARD_FORM } from './draft-contract/fair-terms.ts'
import { HARMFUL } from './draft-contract/harmful-terms.ts'

const ALL_HARMFUL = [...HARMFUL, ...BROKER_TERMS]
const ALL_FAIR = [...FAIR, ...STANDARD_FORM, ...FAIR_BROKER_TERMS]

function trapsOf(text: string): ClauseTrap[] {
  const found = new Set(readDraftContract(text).found.map(({ trap }) => trap))
  return CLAUSE_TRAPS.filter((trap) => found.has(trap))
}

test('R-REG-23: each harmful term is found for what it takes, and for nothing else', () => {
  assert.ok(HARMFUL.length >= 100)
  for (const [text, ...traps] of ALL_HARMFUL) assert.deepEqual(trapsOf(text), traps, text)
  assert.deepEqual(new Set(ALL_HARMFUL.flatMap(([, ...traps]) => traps)), new Set(CLAUSE_TRAPS))
})

test('R-REG-23: no fair term is found, nor what the standard lease form and its notes say', () => {
  assert.ok(FAIR.length >= 100)
  for (const text of ALL_FAIR) assert.deepEqual(trapsOf(text), [], text)
})

test('R-REG-23: a whole form is read as its sentences are', () => {
  const form = STANDARD_FORM.join('\n')
  assert.deepEqual(trapsOf(form), [])
  assert.deepEqual(trapsOf(FAIR.map((text, index) => `${index + 1}. ${text}`).join('\n')), [])
})

test('R-REG-23: terms numbered on one line are each their own, and quoted without their neighbors', () => {
  const first = '1. 임차인은 대항력을 주장하지 않기로 한다'
  const { found, sentences } = readDraftContract(`${first} 2. 잔금일에 근저당을 말소한다 3. 반려동물 불가`)
  assert.deepEqual(found, [{ trap: 'STANDING_WAIVED', text: first }])
  assert.equal(sentences, 3)
  for (const [one, two] of [
    ['①', '②'],
    ['1)', '2)'],
    ['(1)', '(2)'],
  ]) {
    const read = readDraftContract(`${one} 관리비 월 5만원 ${two} 전입신고 불가`)
    assert.deepEqual(read.found, [{ trap: 'MOVE_IN_REPORT_DELAYED', text: `${two} 전입신고 불가` }])
  }
})

test('R-REG-23: a day with dots is no number of a term', () => {
  const text = '임대인은 2026. 6. 30.까지 근저당권을 설정하지 않는다.'
  assert.equal(readDraftContract(text).sentences, 1)
  assert.deepEqual(trapsOf(text), [])
})

const BLANKS = ['', ' ', '\n', '  ', ' \n', '\t', '\r\n', '\u00a0', '\u3000']
const MUTATION = fc.record({
  places: fc.array(fc.record({ at: fc.nat(400), by: fc.constantFrom(...BLANKS) }), { maxLength: 4 }),
  isWide: fc.boolean(),
  mark: fc.constantFrom('', '- ', '※ ', '3. ', '３．', '“'),
  end: fc.constantFrom('', '.', '!', '。', ';'),
})
type Mutation = typeof MUTATION extends fc.Arbitrary<infer Value> ? Value : never

/** Blanks and line ends put in or taken out, full width digits and marks, another mark in front and at the end. */
function mutated(text: string, { places, isWide, mark, end }: Mutation): string {
  const spaced = places.reduce((changed, { at, by }) => {
    const place = at % (changed.length + 1)
    const isBlank = changed[place] === ' '
    return changed.slice(0, place) + by + changed.slice(isBlank ? place + 1 : place)
  }, text)
  const wide = isWide
    ? spaced.replace(/[0-9%()~,]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))
    : spaced
  return mark + wide.replace(/\.?$/, end)
}

test('R-REG-23: wherever blanks and lines break, and in whatever width, a fair term stays fair', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ALL_FAIR), MUTATION, (text, mutation) => {
      const changed = mutated(text, mutation)
      assert.deepEqual(trapsOf(changed), [], JSON.stringify(changed))
    }),
    runs(2_000),
  )
})

test('R-REG-23: a harmful term is found for the same wherever blanks and lines break', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ALL_HARMFUL), MUTATION, ([text, ...traps], mutation) => {
      const changed = mutated(text, mutation)
      assert.deepEqual(trapsOf(changed), traps, JSON.stringify(changed))
    }),
    runs(2_000),
  )
})

const NUMBERED: ((term: string, at: number) => string)[] = [
  (term, at) => `${at + 1}. ${term}`,
  (term, at) => `${at + 1}) ${term}`,
  (term, at) => `${at + 1}．${term}`,
  (term, at) => String.fromCodePoint(0x2460 + at) + term,
]

/** Terms of one sentence without numbers of their own. */
const ONE_TERM = [...ALL_FAIR.map((text): [string, ...ClauseTrap[]] => [text]), ...ALL_HARMFUL].filter(
  ([text]) => !/^[\d(①제[]|\n|\d\)|\. /.test(text),
)

test('R-REG-23: a list of terms takes what its terms take, on however many lines', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...ONE_TERM), { minLength: 2, maxLength: 6 }),
      fc.constantFrom(...NUMBERED),
      fc.constantFrom(' ', '\n'),
      fc.integer({ min: 14, max: 200 }),
      (terms, numbered, between, width) => {
        const list = terms.map(([text], at) => numbered(text, at)).join(between)
        const printed = list.replace(new RegExp(`.{${width}}`, 'gu'), '$&\n')
        const traps = new Set(terms.flatMap(([, ...each]) => each))
        assert.deepEqual(new Set(trapsOf(printed)), traps, JSON.stringify(printed))
      },
    ),
    runs(1_000),
  )
})

test('R-REG-23: any text is read without fail, and in time that its length bounds', () => {
  const pieces = [
    ...ALL_HARMFUL.map(([text]) => text),
    ...ALL_FAIR,
    '1. ',
    '\n',
    ' ',
    '①',
    '.',
    '않',
    '없이',
    '다.',
    '2026. 6. 30.',
  ]
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...pieces), { maxLength: 60 }),
      fc.string({ unit: 'binary' }),
      (all, noise) => {
        const { found } = readDraftContract(all.join('') + noise)
        for (const { text } of found) assert.ok(text.length <= 600)
      },
    ),
    runs(200),
  )
  const before = process.cpuUsage()
  readDraftContract('전입신고를 하지 않고 '.repeat(3_000))
  assert.ok(process.cpuUsage(before).user < 1_000_000)
})
