import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CatalogueRow } from '../../src/domain/district/catalogue-text.ts'
import { applyCorrections, parseCorrections } from './apply-corrections.ts'

/** Rows and facts in, `code name` of those in force and `code name > successors` of the abolished out. */
function corrected(rows: Record<string, string>, ...facts: string[]): string[] {
  const map = new Map<string, CatalogueRow>()
  for (const [code, name] of Object.entries(rows)) {
    map.set(code, { code, name, active: true, abolishedOn: null, successorCodes: [], isGuess: false })
  }
  applyCorrections(map, parseCorrections(facts.map((fact) => fact.replaceAll(' | ', '\t')).join('\n')))
  return [...map.values()]
    .map(({ code, name, active, successorCodes }) => `${code} ${name}${active ? '' : ` > ${successorCodes.join()}`}`)
    .sort()
}

test('a beginning of codes gives way to another, and the top row takes the new name', () => {
  const rows = { '4146136000': '양지면', '4146136021': '양지리' }
  assert.deepEqual(corrected(rows, '2026-01-02 | recode | 41461360 | 41461262 | 양지면>양지읍'), [
    '4146126200 양지읍',
    '4146126221 양지리',
    '4146136000 양지면 > 4146126200',
    '4146136021 양지리 > 4146126221',
  ])
})

test('where the package has the new codes already, the old ones follow from them', () => {
  const rows = { '5100000000': '강원특별자치도', '5111000000': '춘천시' }
  assert.deepEqual(corrected(rows, '2023-06-11 | recode | 42 | 51 | 강원도>강원특별자치도'), [
    '4200000000 강원도 > 5100000000',
    '4211000000 춘천시 > 5111000000',
    '5100000000 강원특별자치도',
    '5111000000 춘천시',
  ])
})

test('a run of codes keeps its order', () => {
  const rows = { '2826010300': '검암동', '2826010400': '경서동' }
  assert.deepEqual(corrected(rows, '2026-07-01 | recode | 2826010300-2826010400 | 2827510100'), [
    '2826010300 검암동 > 2827510100',
    '2826010400 경서동 > 2827510200',
    '2827510100 검암동',
    '2827510200 경서동',
  ])
})

test('a split has several successors, a merge one for several', () => {
  const rows = { '4159011800': '능동' }
  assert.deepEqual(corrected(rows, '2026-02-01 | split | 4159011800 | 4159510300,4159710100'), [
    '4159011800 능동 > 4159510300,4159710100',
    '4159510300 능동',
    '4159710100 능동',
  ])
  const merged = corrected(
    { '2900000000': '광주광역시', '4600000000': '전라남도' },
    '2026-07-01 | created |  | 1200000000 | 전남광주통합특별시',
    '2026-07-01 | merge | 2900000000 | 1200000000',
    '2026-07-01 | merge | 4600000000 | 1200000000',
  )
  assert.deepEqual(merged, [
    '1200000000 전남광주통합특별시',
    '2900000000 광주광역시 > 1200000000',
    '4600000000 전라남도 > 1200000000',
  ])
})

test('a row that the package leaves out or misnames is put right', () => {
  const facts = ['- | omitted |  | 1168011000 | 압구정동', '- | misnamed |  | 4790025327 | 형오리>형호리']
  assert.deepEqual(corrected({ '4790025327': '형오리' }, ...facts), ['1168011000 압구정동', '4790025327 형호리'])
})

for (const fact of [
  '2026-01-02 | recode | 99 | 98',
  '2026-01-02 | recode | 9900000000-9900000001 | 9800000000',
  '- | omitted |  | 1100000000 | 서울특별시',
  '- | misnamed |  | 1100000000 | 서울시>서울특별시',
  '- | guess | 1 | 2',
]) {
  test(`a fact that does not fit the package is refused: ${fact}`, () => {
    assert.throws(() => corrected({ '1100000000': '서울특별시' }, fact), /Corrections/)
  })
}
