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
  ['보증보험 불가', ['GUARANTEE_REFUSED']], ['보증보험 가능 여부 확인', []], ['보증보험 가입 가능한지 문의', []], ['안심전세 앱', []],
  ['보험 OK', ['GUARANTEE']], ['전세보험 무조건 됨', ['GUARANTEE']], ['전세금반환보증 들어드려요', ['GUARANTEE']], ['보증보험 가입완료', ['GUARANTEE']], ['보증보험 가입된 집', ['GUARANTEE']], ['HUG 보증보험 가입 100% 보장', ['GUARANTEE']], ['전세보증금 반환보증보험 가입 가능합니다', ['GUARANTEE']],
  ['보증보험 안됨', ['GUARANTEE_REFUSED']], ['보증보험 가입 안 돼요', ['GUARANTEE_REFUSED']], ['보증보험 X', ['GUARANTEE_REFUSED']], ['HUG 불가', ['GUARANTEE_REFUSED']], ['반환보증 가입이 어렵습니다', ['GUARANTEE_REFUSED']], ['전세보험 없음', ['GUARANTEE_REFUSED']], ['보증보험 미가입', ['GUARANTEE_REFUSED']], ['HF 가능, HUG 불가', ['GUARANTEE', 'GUARANTEE_REFUSED']],
  ['보증보험 불가 시 계약금 반환', []], ['보증보험 안되면 해지', []], ['보증보험 불가 여부 확인', []], ['보증보험 없어도 되시는 분', []], ['화재보험 가입 가능', []], ['4대 보험 됨', []], ['보험료 없음', []], ['보증보험료 집주인 부담', []], ['HUG 대출 불가', ['LOAN_REFUSED']],
  ['전세 가능', []], ['전세대출 80% 가능', ['LOAN']], ['전세자금대출 1억까지 가능', ['LOAN']],
  ['전세대출 가능', ['LOAN']], ['중기청 버팀목 대출 가능', ['LOAN']], ['대출 됩니다', ['LOAN']], 
  ['전입 가능', ['MOVE_IN']], ['전입신고 가능', ['MOVE_IN']], ['전입신고 불가', []], ['전입 가능한지', []],
  ['반지하 아님', ['NO_BASEMENT']], ['반지하 아니에요', ['NO_BASEMENT']], ['지하 절대 아닙니다', ['NO_BASEMENT']], ['반지하', []],
  ['위반건축물 아님', ['NO_VIOLATION']], ['불법건축물 없음', ['NO_VIOLATION']], ['위반건축물', []],
  ['전세대출 X', ['LOAN_REFUSED']], ['전세대출X', ['LOAN_REFUSED']], ['전세자금대출 불가', ['LOAN_REFUSED']], ['버팀목대출 안됨', ['LOAN_REFUSED']], ['중기청 ✕', ['LOAN_REFUSED']], ['대출 불가', ['LOAN_REFUSED']], ['대출 X', ['LOAN_REFUSED']],
  ['전세대출 안 됩니다', ['LOAN_REFUSED']], ['전세대출은 어렵습니다', ['LOAN_REFUSED']], ['전세대출 없이 들어오실 분', ['LOAN_REFUSED']], ['대출 없는 분 선호', ['LOAN_REFUSED']], ['대출 안 받으시는 분', ['LOAN_REFUSED']], ['전세대출 없음', ['LOAN_REFUSED']], ['노 전세대출', ['LOAN_REFUSED']], ['청년 버팀목 대출 거절된 집', ['LOAN_REFUSED']], ['LH 대출 불가', ['LOAN_REFUSED']], ['은행 대출 막힌 집', ['LOAN_REFUSED']], ['전세자금 융자 안 나옵니다', ['LOAN_REFUSED']],
  ['전세대출 불가 시 계약금 반환', []], ['전세대출 안되면 계약금 반환', []], ['대출이 거절될 경우 계약금 반환', []], ['추가 대출 불가 특약', []], ['대출 불가 여부 확인', []],
  ['전세대출 X, 융자 X', ['NO_DEBT', 'LOAN_REFUSED']], ['융자 X, 전세대출 가능', ['NO_DEBT', 'LOAN']],
  ['융자는 없는지 확인', []], ['융자 없으면 좋겠어요', []], ['근저당 말소 조건', []], ['잔금 시 근저당 말소 예정', []], ['융자 0.5억', []], ['융자 유무 확인', []], ['융자 무조건 확인', []], ['나무 담장', []], ['융자 10%', []], ['융자 있음, 주차 없음', []], ['근저당 0이 아님', []],
  ['전세 융자 없음', ['NO_DEBT']], ['대출 없음', ['NO_DEBT']], ['무대출', ['NO_DEBT']], ['집담보대출 없음', ['NO_DEBT']], ['융자, 근저당 및 가압류 일체 없음', ['NO_DEBT']], ['근저당 설정 없음', ['NO_DEBT']], ['근저당 말소 완료', ['NO_DEBT']], ['선순위 채권 0원', ['NO_DEBT']], ['융자금은 단 1원도 없습니다', ['NO_DEBT']],
  ['융자(X)', ['NO_DEBT']], ['융자 [없음]', ['NO_DEBT']], ['융자 0.0%', ['NO_DEBT']], ['근저당권 설정되어 있지 않음', ['NO_DEBT']], ['무대출 세입자', ['LOAN_REFUSED']], ['전세대출 받지 않는 조건', ['LOAN_REFUSED']], ['무담보대출 가능', ['LOAN']], ['대출 걱정 없음', []],
  ['보증보험 100% 가입 가능', ['GUARANTEE']], ['보증보험 무조건 가입됩니다', ['GUARANTEE']], ['허그 보증보험 100프로 가입 가능', ['GUARANTEE']], ['반환보증은 100% 가능', ['GUARANTEE']], ['보증보험 100% 가입 가능 여부 확인', []],
  ['근생 빌라', ['SHOP_USE']], ['2종근생', ['SHOP_USE']], ['근생 아님', []],
  ['융자 없고 보증보험 가능, 전입신고 가능, 반지하 아님', ['NO_DEBT', 'GUARANTEE', 'MOVE_IN', 'NO_BASEMENT']],
]
for (const [text, kinds] of TABLE) {
  test(`R-DIAG-63: "${text}" states ${kinds.join(', ') || 'nothing that a paper has to settle'}`, () => {
    assert.deepEqual(listingStatements(text), kinds)
  })
}

const DEBTS = [
  '융자',
  '융자금',
  '근저당',
  '근저당권',
  '저당',
  '선순위',
  '선순위 채권',
  '담보대출',
  '담보',
  '채권최고액',
  '채무',
  '부채',
  '빚',
  '압류',
  '가압류',
  '주담대',
  '선순위 대출',
]
const NONE_BEHIND = [
  '無',
  '무',
  'X',
  'x',
  '✕',
  '×',
  '❌',
  '없음',
  '없어요',
  '없습니다',
  '없는 집',
  '전무',
  '제로',
  '0',
  '0원',
  'NO',
  '노',
  '말소',
  '말소 완료',
  '깨끗',
  '깨끗합니다',
  ': 없음',
  '이 전혀 없음',
  '- 무',
]
const NONE_BEFORE = ['무', '無', '노', 'NO ', 'no ', '제로 ', '0 ', 'ZERO ']

test('R-DIAG-63: each spelling of none goes with each noun of debt', () => {
  const said = [
    ...DEBTS.flatMap((debt) => NONE_BEHIND.flatMap((none) => [`${debt} ${none}`, `${debt}${none}`])),
    ...DEBTS.flatMap((debt) => NONE_BEFORE.map((none) => `${none}${debt}`)),
  ]
  for (const text of said)
    for (const whole of [text, `역에서 5분, ${text}, 주차 가능`, `깨끗한 투룸\n${text}\n풀옵션`])
      assert.deepEqual(listingStatements(whole), ['NO_DEBT'], whole)
})

const LOANS = [
  '전세대출',
  '전세 대출',
  '전세자금대출',
  '버팀목 대출',
  '버팀목',
  '중기청',
  '중기청 대출',
  '청년 대출',
  '신생아 대출',
  'LH 대출',
  'HUG 대출',
  '카카오 전세대출',
  '보증금 대출',
]
const REFUSED = [
  'X',
  'x',
  '✕',
  '❌',
  '불가',
  '불가능',
  '안됨',
  '안 됩니다',
  '안돼요',
  '못 받음',
  '어려움',
  '어렵습니다',
  '힘듭니다',
  '거절',
  '거부',
  '없음',
  '무',
  '無',
  '제로',
  '0',
  'NO',
  '안나옴',
  '금지',
  '안 받는 분',
  '없이 입주하실 분',
  '없으신 분',
]

test('R-DIAG-63: no loan for the tenant is never no debt on the home, however it is said', () => {
  for (const loan of LOANS)
    for (const refused of REFUSED)
      for (const text of [`${loan} ${refused}`, `투룸, ${loan} ${refused}, 주차 가능`])
        assert.deepEqual(listingStatements(text), ['LOAN_REFUSED'], text)
})

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
