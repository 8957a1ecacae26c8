import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CatalogueRow } from '../../src/domain/district/catalogue-text.ts'
import { addFormerDistricts } from './former-districts.ts'

const IN_FORCE: Record<string, string> = {
  '4100000000': '경기도',
  '4148000000': '파주시',
  '4148011300': '동패동',
  '4148011400': '당하동',
  '4163000000': '양주시',
  '4163010400': '마전동',
}

/** `code name > successors` of the rows that a text adds. */
function added(text: string): string[] {
  const rows = new Map<string, CatalogueRow>()
  for (const [code, name] of Object.entries(IN_FORCE)) {
    rows.set(code, { code, name, active: true, abolishedOn: null, successorCodes: [], isGuess: false })
  }
  addFormerDistricts(rows, text.replaceAll(' | ', '\t'))
  return [...rows.values()]
    .filter(({ active }) => !active)
    .map(({ code, name, abolishedOn, successorCodes, isGuess }) =>
      [code, name, abolishedOn ?? '-', '>', successorCodes.join(), isGuess ? '?' : ''].join(' ').trim(),
    )
}

test('a former district leads to the one of its name under the district named for it', () => {
  assert.deepEqual(added('41480259 | 2011-07-24 | 4148000000 | 28당하동'), [
    '4148025928 당하동 2011-07-24 > 4148011400',
  ])
})

test('a 리 that became a 동 keeps its stem', () => {
  assert.deepEqual(added('41480259 | 2011-07-24 | 4148000000 | 28당하리 29동패리?'), [
    '4148025928 당하리 2011-07-24 > 4148011400',
    '4148025929 동패리 2011-07-24 > 4148011300 ?',
  ])
})

test('other successors are named, several where a district was divided', () => {
  assert.deepEqual(added('- | - | - | 4171025324마전리=4163010400 4148025900교하읍=4148011300,4148011400?'), [
    '4171025324 마전리 - > 4163010400',
    '4148025900 교하읍 - > 4148011300,4148011400 ?',
  ])
})

for (const [why, line] of [
  ['a name that leads nowhere', '41480259 | - | 4148000000 | 28없는리'],
  ['a code in force', '- | - | - | 4148011400당하동=4148011300'],
  ['a successor that is not in force', '- | - | - | 4148025928당하리=4148099900'],
  ['a code that is too long', '41480259 | - | 4148000000 | 128당하동'],
  ['no code', '41480259 | - | 4148000000 | 당하동'],
] as const) {
  test(`a line of former districts is refused for ${why}`, () => assert.throws(() => added(line), /Former districts/))
}
