import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { cleanKeyword } from './client.ts'

const cases: [keyword: string, cleaned: string][] = [
  ['서울 관악구 신림동 1422-5', '서울 관악구 신림동 1422-5'],
  ['  신림로[900] = 50% ', '신림로 900 50'],
  ["신림동' OR 1=1 UNION select", "신림동' 1 1"],
  ['Oriental 타워', 'Oriental 타워'],
  ['드롭탑 drop', '드롭탑'],
  ['<>%', ''],
  ['신림동 1422'.normalize('NFD'), '신림동 1422'],
  ['신림동　１４２２－５％', '신림동 1422-5'],
]
for (const [keyword, cleaned] of cases)
  test(`"${keyword}" is sent as "${cleaned}"`, () => assert.equal(cleanKeyword(keyword), cleaned))

test('property: cleaning is complete the first time', () => {
  const piece = fc.constantFrom('OR', 'select', ' ', '=', '%', '[', '신림동', '12-3', 'x')
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join('')),
      (keyword) => {
        const cleaned = cleanKeyword(keyword)
        assert.equal(cleanKeyword(cleaned), cleaned)
        assert.doesNotMatch(cleaned, /[%=><[\]]/)
      },
    ),
  )
})
