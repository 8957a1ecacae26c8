import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CLAUSES } from '../../../server/src/words/ko/diagnosis/clauses.ts'
import { CLAUSE_TRAPS, type ClauseTrap } from './clause-traps.ts'
import { readDraftContract } from './read-draft-contract.ts'

const TRAPS: [trap: ClauseTrap, sentences: string[]][] = [
  [
    'RETURN_AFTER_NEXT_TENANT',
    [
      '보증금은 다음 임차인이 구해지면 반환한다.',
      '임대차 종료 후 새로운 세입자가 입주하여 보증금을 지급하는 날 보증금을 돌려주기로 함.',
      '후속 임차인의 잔금으로 보증금을 정산한다',
    ],
  ],
  ['RETURN_PUT_OFF', ['보증금은 집이 팔린 뒤에 돌려준다.', '보증금은 퇴거 후 두 달 안에 반환한다.']],
  ['PAID_TO_ANOTHER', ['잔금은 임대인 배우자 계좌로 입금한다.']],
  ['DEPOSIT_FORFEITED', ['중도에 나가면 보증금 전액을 위약금으로 한다.']],
  ['GUARANTEE_BARRED', ['임대인은 보증보험 가입에 협조하지 않는다.', '보증보험 가입 불가.']],
  ['PROOF_REFUSED', ['임대인은 납세증명서를 제시하지 않는다.']],
  ['NOT_TAKEN_OVER', ['매매 시 새 임대인은 임대차를 승계하지 않음.']],
  ['ENTRY_FORCED', ['월세를 연체하면 임대인은 현관 비밀번호를 바꿀 수 있다.']],
  ['PENALTY', ['만기 전에 나가면 임차인은 석 달 치 월세를 위약금으로 낸다.']],
  ['LANDLORD_ENDS', ['임대인은 언제든지 계약을 해지할 수 있다.']],
  [
    'STANDING_WAIVED',
    [
      '임차인은 대항력 및 우선변제권을 주장하지 않기로 한다.',
      '임차인은 임차권등기명령을 신청하지 아니한다.',
      '확정일자는 받지 않기로 함.',
      '임차인은 은행의 담보권에 대하여 대항력을 주장하지 않는다.',
    ],
  ],
  [
    'MOVE_IN_REPORT_DELAYED',
    [
      '전입신고는 하지 않기로 한다.',
      '임차인의 전입신고는 입주 7일 후에 한다.',
      '전입신고 불가 매물임.',
      '임대인의 대출 실행 후 전입신고 하기로 한다.',
      '전입신고 안 하는 조건.',
      '임차인은 전입신고\n를 하지 않기로 한다.',
    ],
  ],
  ['LEASE_REPORT_BARRED', ['주택 임대차 신고는 하지 않는다.']],
  ['LANDLORD_LOAN', ['임차인은 임대인이 추가로 담보대출을 받는 것에 동의한다.', '임대인의 근저당권 설정에 협조한다.']],
  ['RENEWAL_WAIVED', ['임차인은 계약갱신요구권을 행사하지 않기로 한다.', '묵시적 갱신은 적용하지 않는다.']],
  [
    'REPAIRS_BY_TENANT',
    [
      '보일러 등 모든 수리는 임차인이 부담한다.',
      '거주 중 발생하는 하자는 임차인의 책임으로 한다.',
      '보일러와 누수의 수리는 세입자가 부담한다.',
    ],
  ],
  ['FEE_RAISED', ['관리비는 물가에 따라 인상될 수 있다.', '관리비는 임대인이 정하는 금액으로 한다.']],
  [
    'AS_IT_STANDS',
    ['현 시설물 상태의 임대차 계약임.', '현 시설 상태에서의 계약이며 임차인은 확인함', '현 상태 그대로 인수한다.'],
  ],
]

/** Terms of a fair contract, and terms that sound similar to traps. */
const FAIR = [
  '임대인은 임대차 종료일에 다음 임차인 여부와 상관없이 보증금을 반환한다.',
  '다음 임차인이 없더라도 만료일에 보증금을 돌려준다.',
  '임대인은 임차인의 전입신고와 확정일자 부여를 막지 않는다.',
  '임차인은 잔금일에 전입신고를 하고 확정일자를 받는다.',
  '임대인은 임차인이 전입신고를 마친 다음 날까지 근저당권을 설정하지 않는다.',
  '임대인은 임차인의 전세자금대출에 동의하고 협조한다.',
  '임대인은 잔금과 동시에 근저당권을 상환하고 말소하는 데 협조한다.',
  '보일러 고장은 임차인의 고의나 과실이 없으면 임대인이 수리한다.',
  '관리비는 임차인과 합의하여 인상한다.',
  '옵션은 에어컨, 세탁기, 냉장고이다.',
  '반려동물은 키울 수 없다.',
  '임차인은 6월 30일까지 전입신고와 확정일자를 마치고, 임대인은 그 다음 날까지 이 집에 근저당권이나 다른 담보를 설정할 수 없다.',
  '임대인은 임차인에게 갱신요구권의 포기를 요구하지 않는다.',
  '30일 이내에 임대차신고를 하지 않으면 과태료가 나올 수 있으므로 임대인과 임차인은 함께 신고한다.',
]

for (const [trap, sentences] of TRAPS)
  for (const sentence of sentences)
    test(`R-REG-23: ${trap} is seen in "${sentence}"`, () => {
      const { found } = readDraftContract(
        `1. 임대차 기간은 2년으로 한다.\n2. ${sentence}\n3. 기타 사항은 민법에 따른다.`,
      )
      assert.deepEqual(
        found.map((each) => each.trap),
        [trap],
      )
      assert.ok(found[0]?.text.includes(sentence))
    })

test('R-REG-23: what a fair contract says is no trap, nor is any clause that the service offers', () => {
  for (const sentence of FAIR) assert.deepEqual(readDraftContract(sentence).found, [], sentence)
  for (const [code, text] of Object.entries(CLAUSES))
    if (code.endsWith('_TEXT')) assert.deepEqual(readDraftContract(text).found, [], code)
})

test('sentences of one line are read one by one, and each trap has its examples', () => {
  const all = TRAPS.flatMap(([, sentences]) => sentences.map((sentence) => sentence.replace(/\.?$/, '.')))
  const { found, sentences } = readDraftContract(all.join(' '))
  assert.equal(sentences, all.length)
  assert.deepEqual(new Set(found.map(({ trap }) => trap)), new Set(CLAUSE_TRAPS))
})

test('a text costs no more than its length, whatever it holds', () => {
  const heavy = ['임대인은', '전입신고', '임차인이', '현시설', '다음임차인', ' ', '\n', '가']
  for (const piece of heavy) {
    const before = process.cpuUsage()
    const { isWhole } = readDraftContract(piece.repeat(200_000))
    const { user } = process.cpuUsage(before)
    assert.equal(isWhole, false)
    assert.ok(user < 1_000_000, `${piece}: ${user} µs of CPU`)
  }
})
