import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../../test/properties.ts'
import { assessCriteria } from '../assess-lease.ts'
import { anyFacts } from '../facts/any-facts.fixture.ts'
import { aDeal, factsOf } from '../facts/lease-facts.fixture.ts'
import { isShowable } from './read-model-answer.ts'

/** Deposit 12,000 against a median of 15,000, that is 80 %. */
const outcome = assessCriteria(
  factsOf({ sales: [1, 2, 3].map((dealId) => aDeal({ dealId, amountManwon: 15_000 })) }),
).DEPOSIT_TO_VALUE_RISK

const SHOWN = [
  '보증금 12,000만 원은 중앙값 대비 높은 편입니다.',
  '보증금 1억 2,000만 원은 매매 중앙값의 80%로 주의가 필요합니다.',
  '같은 지번의 거래 3건을 근거로 한 점수이며 선순위 채권은 반영되지 않았습니다.',
  '위험 점수는 61점으로, 보증금의 비율이 높은 편입니다.',
  '사용승인 후 오래 지난 건물이라 설비를 확인해야 합니다.',
  'HUG 등 보증기관의 조건은 직접 확인해야 합니다.',
  '계약을 체결하기 전에 등기사항전부증명서를 확인하십시오.',
]

const REFUSED: [why: string, sentence: string][] = [
  ['too short', '높습니다.'],
  ['too long', `보증금의 비율이 ${'매우 '.repeat(80)}높습니다.`],
  ['the word guard', '이 집은 안전합니다. 참고하십시오.'],
  ['blanks within a forbidden word', '이 집은 안 전 합 니 다. 참고하십시오.'],
  ['an invisible character', '이 집은 안\u200b전합니다. 참고하십시오.'],
  ['decomposed letters', '이 집은 안전합니다. 참고하십시오.'.normalize('NFD')],
  ['a phrasing that the guard does not list', '이 조건이면 무난한 선택으로 보입니다.'],
  ['no risk', '보증금 미반환 위험은 거의 없는 편입니다.'],
  ['approval', '지금 바로 계약하세요. 근거는 충분합니다.'],
  ['signing', '계약이 가능한 조건으로 보입니다.'],
  ['a promise', '보증금은 모두 돌려받을 수 있습니다.'],
  ['a listing', '비슷한 조건의 다른 매물을 살펴보십시오.'],
  ['an invented amount', '주변 시세는 3억 7,000만 원입니다.'],
  ['a known number of another size', '보증금은 2,000억 원으로 높은 편입니다.'],
  ['an invented share', '보증금은 시세의 42%에 해당합니다.'],
  ['digits of another script', '보증금은 시세의 ８０%에 해당합니다.'],
  ['a foreign language', 'This home is safe and signing is fine.'],
  ['a foreign word', '이 집은 SAFE 등급으로 분류됩니다.'],
  ['foreign letters that look alike', '이 집은 ＳＡＦＥ 등급으로 분류됩니다.'],
  ['Chinese characters', '이 집은 安全한 것으로 보입니다.'],
  ['markup', '<b>보증금</b>의 비율이 높은 편입니다.'],
  ['a link', '[여기](//a)에서 자세히 확인하십시오.'],
  ['two lines', '보증금의 비율이\n높은 편입니다. 확인하십시오.'],
  ['no letters', '80% 80% 80% 80%'],
]

for (const sentence of SHOWN) {
  test(`a model may say: ${sentence}`, () => assert.ok(isShowable(sentence, outcome, 61)))
}

for (const [why, sentence] of REFUSED) {
  test(`a model's sentence is refused: ${why}`, () => assert.ok(!isShowable(sentence, outcome, 61)))
}

test('a number of another criterion is an invented one here', () => {
  const sentence = '보증금의 비율은 80%로 높은 편입니다.'
  const { REGISTRY_RIGHTS_RISK } = assessCriteria(factsOf())
  assert.ok(isShowable(sentence, outcome, 61))
  assert.ok(!isShowable(sentence, REGISTRY_RIGHTS_RISK, null))
})

test('any text is judged without a throw, and none with a number that is not in the evidence is shown', () => {
  fc.assert(
    fc.property(
      anyFacts,
      fc.string({ unit: 'grapheme' }),
      fc.integer({ min: 1e9, max: 2e9 }),
      (facts, text, number) => {
        for (const each of Object.values(assessCriteria(facts))) {
          isShowable(text, each, 5)
          assert.ok(!isShowable(`보증금의 기준은 ${number}입니다. ${text}`, each, 5))
        }
      },
    ),
  )
})
