import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createDistrictCatalogue } from '../../src/domain/district/district-catalogue.ts'
import { type DistrictLists, differencesFromLists } from './compare-with-lists.ts'

/** An invented province: one 동 took the place of two, another one was abolished for a reason that is a guess. */
const catalogue = createDistrictCatalogue(
  [
    '9900000000\t가온도',
    '9911000000\t나래시',
    '9911010100\t다솜동',
    '9911010200\t마루동\t2024-07-01\t9911010100',
    '9911010300\t바다동\t-\t9911010100\t?',
  ].join('\n'),
)
const ABOLISHED = ['9911010200', '9911010300']
const LISTS: DistrictLists = {
  official: [
    ['9900000000', '가온도', '존재'],
    ['9911000000', '가온도 나래시', '존재'],
    ['9911010100', '가온도 나래시 다솜동', '존재'],
    ['9911010200', '가온도 나래시 마루동', '폐지'],
    ['9911010300', '가온도 나래시 바다동', '폐지'],
  ],
  changes: [['2024-07-01', '9911010200', '9911010100', 'merge', '가온도 나래시 마루동', '가온도 나래시 다솜동']],
  abolished: [
    ['9911010200', '가온도 나래시 마루동', '2024-07-01', '9911010100', '가온도 나래시 다솜동', 'V'],
    ['9911010300', '가온도 나래시 바다동', '-', '9911010100', '가온도 나래시 다솜동', '2'],
  ],
}

function differences(changed: Partial<DistrictLists> = {}): string[] {
  return differencesFromLists(catalogue, ABOLISHED, { ...LISTS, ...changed })
}

/** The list with one cell of one row changed. */
function edited(list: keyof DistrictLists, row: number, cell: number, text: string): Partial<DistrictLists> {
  return { [list]: LISTS[list].map((cells, index) => (index === row ? cells.with(cell, text) : cells)) }
}

test('a catalogue that says the same as the lists differs nowhere', () => {
  assert.deepEqual(differences(), [])
})

const EDITS: [what: string, changed: Partial<DistrictLists>, said: RegExp][] = [
  [
    'a name in force',
    edited('official', 2, 1, '가온도 나래시 하늘동'),
    /^only in the (catalogue|official list): 9911010100/,
  ],
  ['a district in force', { official: LISTS.official.toSpliced(1, 1) }, /^only in the catalogue: 9911000000/],
  ['a state', edited('official', 3, 2, '존재'), /9911010200/],
  ['the name of an abolished one', edited('official', 4, 1, '가온도 나래시 하늘동'), /^9911010300: name and state/],
  ['a day', edited('changes', 0, 0, '2024-08-01'), /^9911010200: day 2024-07-01, in the list 2024-08-01$/],
  ['a new code', edited('changes', 0, 2, '9911000000'), /^9911010200 does not lead to 9911000000$/],
  ['a former name', edited('changes', 0, 4, '가온도 나래시 하늘동'), /^9911010200: full name/],
  ['a successor', edited('abolished', 0, 3, '9911000000'), /^9911010200: successors|names no 9911000000$/],
  ['the sureness', edited('abolished', 1, 5, 'V'), /^9911010300: guess true, in the list false$/],
]
for (const [what, changed, said] of EDITS)
  test(`${what} that differs is reported`, () => {
    const found = differences(changed)
    assert.ok(found.length > 0)
    for (const each of found) assert.match(each, said)
  })
