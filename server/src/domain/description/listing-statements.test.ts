import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { type ListingStatement, listingStatements } from './listing-statements.ts'

// biome-ignore format: a table
const TABLE: [text: string, kinds: ListingStatement[]][] = [
  ['', []], ['역에서 5분, 올수리', []],
  ['융자 없음', ['NO_DEBT']], ['융자없는 집', ['NO_DEBT']], ['무융자', ['NO_DEBT']], ['융자금 전혀 없습니다', ['NO_DEBT']],
  ['근저당 없어요', ['NO_DEBT']], ['등기 깨끗합니다', ['NO_DEBT']], ['융자 X', ['NO_DEBT']], ['융자 0원', ['NO_DEBT']],
  ['융자 있음', []], ['융자 없는지 확인', []], ['융자 2천', []],
  ['보증보험 가능', ['GUARANTEE']], ['보증보험 가입 가능', ['GUARANTEE']], ['전세보증보험가입 100% 가능', ['GUARANTEE']],
  ['HUG 가능', ['GUARANTEE']], ['허그 됩니다', ['GUARANTEE']], ['HUG, HF, SGI 가능', ['GUARANTEE']], ['안심전세 매물', ['GUARANTEE']], ['반환보증 가입 문제없음', ['GUARANTEE']],
  ['보증보험 불가', []], ['보증보험 가능 여부 확인', []], ['보증보험 가입 가능한지 문의', []], ['안심전세 앱', []],
  ['전세대출 가능', ['LOAN']], ['중기청 버팀목 대출 가능', ['LOAN']], ['대출 됩니다', ['LOAN']], ['대출 불가', []],
  ['전입 가능', ['MOVE_IN']], ['전입신고 가능', ['MOVE_IN']], ['전입신고 불가', []], ['전입 가능한지', []],
  ['반지하 아님', ['NO_BASEMENT']], ['반지하 아니에요', ['NO_BASEMENT']], ['지하 절대 아닙니다', ['NO_BASEMENT']], ['반지하', []],
  ['위반건축물 아님', ['NO_VIOLATION']], ['불법건축물 없음', ['NO_VIOLATION']], ['위반건축물', []],
  ['근생 빌라', ['SHOP_USE']], ['2종근생', ['SHOP_USE']], ['근생 아님', []],
  ['융자 없고 보증보험 가능, 전입신고 가능, 반지하 아님', ['NO_DEBT', 'GUARANTEE', 'MOVE_IN', 'NO_BASEMENT']],
]
for (const [text, kinds] of TABLE) {
  test(`R-DIAG-63: "${text}" states ${kinds.join(', ') || 'nothing that a paper has to settle'}`, () => {
    assert.deepEqual(listingStatements(text), kinds)
  })
}

test('any description is read without a throw, and quickly', () => {
  const words = TABLE.flatMap(([text]) => text.split(' '))
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 2_000 }),
    fc.array(fc.constantFrom(...words), { maxLength: 400 }).map((each) => each.join(' ')),
  )
  const started = process.cpuUsage()
  fc.assert(fc.property(text, (description) => void listingStatements(description)))
  assert.ok(process.cpuUsage(started).user / 1_000 < 5_000, 'a hundred descriptions take less than five seconds')
  assert.deepEqual(listingStatements(null), [])
})
