import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { findForbiddenWording } from './word-guard.ts'

const FORBIDDEN = [
  '이 집은 안전합니다.',
  '안전한 집입니다.',
  '안전한 수준으로 보입니다.',
  '안전하다고 판단됩니다.',
  '비교적 안전한 편입니다.',
  '안전이 확인되었습니다.',
  '계약해도 됩니다.',
  '계약하셔도 괜찮습니다.',
  '이대로 계약을 진행해도 됩니다.',
  '계약을 체결하셔도 좋습니다.',
  '서명하셔도 됩니다.',
  '계약 진행이 가능합니다.',
  '문제없습니다.',
  '문제 없습니다.',
  '권리관계에 문제가 없습니다.',
  '문제가 전혀 없습니다.',
  '위험이 없습니다.',
  '위험 요소가 없습니다.',
  '위험 요인이 발견되지 않았습니다.',
  '안심하고 계약하십시오.',
  '안심하셔도 됩니다.',
  '걱정하지 않아도 됩니다.',
  '믿을 수 있는 매물입니다.',
  '추천 매물을 확인하십시오.',
  '이 매물을 추천합니다.',
  '계약을 승인합니다.',
  '승인되었습니다.',
  '보증금은 확실히 돌려받을 수 있습니다.',
  '보증보험 가입이 가능합니다.',
  '반환보증에 가입할 수 있습니다.',
  '안\u200b전합니다',
  '안전합니다'.normalize('NFD'),
  '문제가\n없습니다',
]

const ALLOWED = [
  '이 결과는 안전하다는 뜻이 아닙니다.',
  '안전하다고 단정할 수 없습니다.',
  '안전 여부를 판단하지 않습니다.',
  '계약해도 되는지는 판단하지 않습니다.',
  '계약해도 된다는 뜻이 아닙니다.',
  '문제가 없다는 뜻이 아닙니다.',
  '문제가 없는지 등기사항전부증명서로 확인하십시오.',
  '위험이 없다는 뜻이 아니라 자료가 없다는 뜻입니다.',
  '사용승인일은 2001년 12월 24일입니다.',
  '사용승인되었는지 확인하십시오.',
  '안심전세 앱에서 조회하십시오.',
  '현재 매물은 제공하지 않습니다.',
  '보증보험 가입이 가능한지 보증기관에 확인하십시오.',
  '반환보증에 가입할 수 있는지 확인하십시오.',
  '계약하기 전에 확인하십시오.',
  '계약을 체결하기 전에 등기사항전부증명서를 확인하십시오.',
]

for (const sentence of FORBIDDEN) {
  test(`word guard: "${sentence}" is never said`, () => {
    assert.notDeepEqual(findForbiddenWording(sentence), [])
  })
}

for (const sentence of ALLOWED) {
  test(`word guard: "${sentence}" may be said`, () => {
    assert.deepEqual(findForbiddenWording(sentence), [])
  })
}

test('word guard: a forbidden phrasing is found wherever it stands in a text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('계약해도 됩니다', '문제없습니다'),
      (before, claim) => {
        assert.notDeepEqual(findForbiddenWording(`${before}. ${claim}. ${before}`), [])
      },
    ),
  )
})
