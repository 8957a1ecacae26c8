import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BROKERS_LISTINGS } from '../../src/domain/description/brokers-listings.fixture.ts'
import { readListing } from '../../src/domain/description/read-listing.ts'
import { loadDistrictCatalogue } from '../../src/platform/load-district-catalogue.ts'
import fc from '../properties.ts'
import { costOf, limitOf } from '../reading-cost.ts'

/** Set `FUZZ_LISTINGS=20000` before a release. */
const LISTINGS = Number(process.env['FUZZ_LISTINGS'] ?? 2_000)

const catalogue = loadDistrictCatalogue()
const read = (text: string) => readListing(text, catalogue)
const AMOUNTS = ['depositManwon', 'monthlyRentManwon', 'maintenanceFeeManwon'] as const

const wide = (text: string) =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))
type Change = (text: string, at: number) => string
/** A line end ends a statement: an amount that the words beside it left open may be clear without them. */
const LINE_ENDS: Change[] = [
  (text, at) => nth(text, / (?=[가-힣])/g, at, '\n'),
  (text, at) => nth(text, / [/·,] |, |\n/g, at, [' / ', ', ', ' · ', ' | ', '\n'][at % 5] ?? ''),
]
/** What changes the looks of a text and not its meaning: `at` decides which of the places that allow it. */
const LOOKS: Change[] = [
  (text, at) => nth(text, / /g, at, '  '),
  (text, at) => nth(text, / /g, at, '\t'),
  (text, at) => nth(text, / /g, at, '\u00a0'),
  (text, at) => nth(text, / /g, at, '\u3000'),
  (text, at) => nth(text, /(?<!\d) (?!\d)|(?<=\d) (?=[가-힣])/g, at, ''),
  (text, at) => nth(text, /(?<=[가-힣])(?=\d)/g, at, ' '),
  (text, at) => nth(text, /(?<=\d)(?=[억만원㎡])/g, at, ' '),
  (text, at) => nth(text, /\n/g, at, '\r\n'),
  (text, at) => nth(text, /\n/g, at, '\n\n'),
  (text, at) => nth(text, /\d+/g, at, wide),
  (text, at) => nth(text, /[:/,()[\]+]/g, at, wide),
  (text) => wide(text),
  (text) => `  ${text}\n`,
  (text) => text.normalize('NFD'),
]

const CHANGES = [...LOOKS, ...LINE_ENDS]

function nth(text: string, pattern: RegExp, at: number, change: string | ((found: string) => string)): string {
  const found = [...text.matchAll(pattern)]
  const place = found[at % Math.max(1, found.length)]
  if (place === undefined) return text
  const [was] = place
  const now = typeof change === 'string' ? change : change(was)
  return text.slice(0, place.index) + now + text.slice(place.index + was.length)
}

test(`R-ADDR-30: ${LISTINGS} listings with other blanks, line ends, separators and widths: no other amount, in bounded time`, () => {
  const change = fc.tuple(fc.nat(CHANGES.length - 1), fc.nat(40))
  const mutated = fc.tuple(fc.constantFrom(...BROKERS_LISTINGS), fc.array(change, { minLength: 1, maxLength: 4 }))
  const others: string[] = []
  let kept = 0
  for (const [[text], changes] of fc.sample(mutated, LISTINGS)) {
    const before = read(text)
    const changed = changes.reduce((each, [kind, at]) => CHANGES[kind]?.(each, at) ?? each, text)
    const after = read(changed)
    const hasLineEnds = changes.some(([kind]) => kind >= LOOKS.length)
    for (const name of AMOUNTS)
      if (after[name] !== null && after[name] !== before[name] && !(before[name] === null && hasLineEnds))
        others.push(`${name} ${before[name]} → ${after[name]}: ${JSON.stringify(changed)}`)
    if (AMOUNTS.every((name) => after[name] === before[name])) kept += 1
    const cost = costOf({ longest: 2_000, read }, changed)
    if (cost > limitOf(changed.length)) others.push(`${cost.toFixed(1)} ms: ${JSON.stringify(changed)}`)
  }
  process.stdout.write(`${kept} of ${LISTINGS} read the same\n`)
  assert.deepEqual(others, [])
  // if nothing is read, the test proves nothing
  assert.ok(kept > LISTINGS / 2)
})
