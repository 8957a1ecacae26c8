import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EN } from '../../words/en/index.ts'
import { word } from '../../words/in-words.ts'
import { type MessageCode, sentences, type Text } from '../../words/message.ts'
import { checkOf } from '../checks/catalogue.ts'
import { datePlan, type PlanCode } from '../papers/dates/date-plan.ts'
import { foreignReport } from '../papers/foreign-report.ts'
import { foreignTenant } from '../papers/foreign-tenant.ts'
import { NO_DATES } from '../papers/papers-input.ts'
import { unreturnedDepositSteps } from '../unreturned-deposit/steps.ts'
import { TOLD } from './told-facts.ts'

const planned = (code: PlanCode) =>
  datePlan(
    { purpose: 'JEONSE', depositManwon: 12_000, monthlyRentManwon: 0 },
    { ...NO_DATES, contractOn: '2026-11-30', balanceOn: '2026-12-30' },
    { asOf: '2026-11-30', legalDistrictCode: '1162010200' },
  ).find((event) => event.code === code)?.why
const pathOf = (part: string) =>
  sentences(foreignTenant('FOREIGNER', NO_DATES).parts.find((each) => each.part === part)?.sentences ?? [])
const both = (text: Text) => [word(text, 'ko'), word(text, 'en')] as const

/** Where each fact is told, with what it says in Korean and in English. */
const SAID: { rule: string; fact: keyof typeof TOLD; text: Text | undefined; ko: RegExp; en: RegExp }[] = [
  {
    rule: 'R-LAW-43',
    fact: 'RESIDENT_LIST_FEE',
    text: checkOf('RESIDENT_LIST').paper?.cost,
    ko: /400~500원.*인터넷 발급은 안 됨/,
    en: /₩400–500, not issued online/,
  },
  {
    rule: 'R-LAW-43',
    fact: 'FOREIGN_RESIDENTS',
    text: checkOf('RESIDENT_LIST').detail,
    ko: /다른 임차인이 없다는 뜻은 아닙니다.*외국인체류확인서\(2023년 6월 14일부터.*지번과 도로명주소/,
    en: /no other tenants.*외국인체류확인서.*issued since 14 June 2023.*지번.*도로명주소/,
  },
  {
    rule: 'R-LAW-22',
    fact: 'TAX_VIEWED_THERE',
    text: checkOf('TAX_CERTIFICATES').detail,
    ko: /복사하거나 찍지 못한다고.*적을 것을 가져가십시오/,
    en: /without a copy or a photo.*bring something to write on/,
  },
  {
    rule: 'R-LAW-22',
    fact: 'TAX_VIEWED_THERE',
    text: planned('TAX_VIEWING'),
    ko: /복사하거나 찍지 못한다고.*적을 것을 가져가십시오/,
    en: /without a copy or a photo.*bring something to write on/,
  },
  {
    rule: 'R-LAW-23',
    fact: 'BROKER_LIABILITY',
    text: checkOf('BROKER_EXPLANATION').detail,
    ko: /날짜와 함께 적어 두십시오.*60%와 70%.*2026년 9월에 보도/,
    en: /Write down what the broker stated, with its day.*September 2026.*60% and 70%/,
  },
  {
    rule: 'R-LAW-39',
    fact: 'HUG_APP_GRADE',
    text: checkOf('LANDLORD_RECORD').detail,
    ko: /2026년 9월부터.*등급과 함께.*처음에는 임대인의 동의.*직접 확인/,
    en: /Since September 2026.*with a grade.*at first with the landlord's consent.*yourself/,
  },
  {
    rule: 'R-LAW-39',
    fact: 'REGISTRY_ALERT',
    text: checkOf('REGISTRY_DOCUMENT').detail,
    ko: /카카오톡으로 무료로.*2023년부터.*직접 다시 확인/,
    en: /free alert by KakaoTalk.*since 2023.*Read the registry again yourself/,
  },
  {
    rule: 'R-LAW-44',
    fact: 'FOREIGN_MOVE_IN',
    text: checkOf('MOVE_IN_AND_FIXED_DATE').detail,
    ko: /체류지 변경신고를 하고\(늦어도 15일 안\).*국내거소 이전신고.*알려져 있습니다.*1345에 문의/,
    en: /체류지 변경신고.*within 15 days.*community center or immigration office.*국내거소 이전신고.*said to.*line 1345/,
  },
  {
    rule: 'R-LAW-44',
    fact: 'FOREIGN_MOVE_IN',
    text: planned('MOVE_IN_REPORT_AND_FIXED_DATE'),
    ko: /체류지 변경신고를 하고\(늦어도 15일 안\).*국내거소 이전신고.*알려져 있습니다.*1345에 문의/,
    en: /체류지 변경신고.*within 15 days.*community center or immigration office.*국내거소 이전신고.*said to.*line 1345/,
  },
  {
    rule: 'R-LAW-50',
    fact: 'OVERSEAS_KOREAN_REPORT',
    text: foreignReport('OVERSEAS_KOREAN', '2026-12-21').why,
    ko: /기한은 14일이라고 알려져 있습니다.*1345/,
    en: /said to have 14 days.*line 1345/,
  },
  {
    rule: 'R-LAW-51',
    fact: 'FOREIGN_CERTIFICATE',
    text: pathOf('CERTIFICATES'),
    ko: /외국인등록 사실증명.*2,000원으로 알려져 있습니다.*1345에 확인/,
    en: /외국인등록 사실증명.*said to cost ₩2,000.*check with 1345/,
  },
  {
    rule: 'R-LAW-52',
    fact: 'FOREIGN_REPORT_PAPERS',
    text: pathOf('BRING'),
    ko: /여권, 외국인등록증.*1345에 물으십시오/,
    en: /passport.*외국인등록증.*1345 before you go/,
  },
  {
    rule: 'R-LAW-53',
    fact: 'FOREIGN_GUARANTEE',
    text: pathOf('GUARANTORS'),
    ko: /HUG\(1566-9009\).*정해진 답이 아니니.*HF\(1688-8114\).*찾지 못했습니다.*SGI\(1670-7000\).*SGI에 물으십시오/,
    en: /HUG \(1566-9009\).*not settled.*HF \(1688-8114\).*found nothing.*SGI \(1670-7000\).*Ask SGI/,
  },
  {
    rule: 'R-LAW-40',
    fact: 'TWO_LANDLORD_LISTS',
    text: sentences([checkOf('DEFAULTER_LIST').action, checkOf('DEFAULTER_LIST').detail]),
    ko: /상습 채무불이행자와 보증금 미반환 임대사업자.*모두.*명단은 둘/,
    en: /either.*상습 채무불이행자.*보증금 미반환 임대사업자.*said to be two/,
  },
  {
    rule: 'R-LAW-25',
    fact: 'FRAUD_VICTIMS_ACT',
    text: unreturnedDepositSteps('2026-11-30').find(({ id }) => id === 'FRAUD_VICTIMS')?.what,
    ko: /2025년 5월 31일까지.*2027년 5월 31일까지.*2026년 11월 12일 또는 2026년 11월 13일부터.*3분의 1/,
    en: /by 31 May 2025.*until 31 May 2027.*1\/3.*12 November 2026 or 13 November 2026/,
  },
]

for (const { rule, fact, text = '', ko, en } of SAID)
  test(`${rule}: ${fact} is told in both languages, and with its day where it is second-hand`, () => {
    const [korean, english] = both(text)
    assert.match(korean, ko)
    assert.match(english, en)
    if (TOLD[fact].sureness === 'V') return
    const day = Number(TOLD[fact].checkedOn.slice(-2))
    assert.ok(korean.includes(`2026년 11월 ${day}일`), korean)
    assert.ok(english.includes(`${day} November 2026`), english)
  })

test('R-LAW-01: every fact that is only told stands in a sentence of this test', () => {
  assert.deepEqual(new Set(SAID.map(({ fact }) => fact)), new Set(Object.keys(TOLD)))
})

test('R-LAW-44: English words that tell a reader to make the move-in report name that of a foreigner', () => {
  const told: MessageCode[] = [
    'CHECK_OFFICETEL_MOVE_IN_ACTION',
    'CHECK_MOVE_IN_AND_FIXED_DATE_ACTION',
    'CLAUSE_MOVE_IN_FREE_TEXT',
    'OFFICETEL_USE',
    'SMALL_LEASE_CONDITIONS',
  ]
  for (const code of told) assert.match(String(EN[code]), /전입신고; for foreigners 체류지 변경신고/, code)
  const reminder = EN.NOTIFICATION({
    type: 'REMINDER_MOVE_IN_REPORT_AND_FIXED_DATE',
    count: 1,
    months: [],
    relatedType: 'FAVORITE',
    relatedId: '1',
    code: null,
    until: null,
    note: null,
    headline: null,
    home: 'Maple House',
    fromOn: '2026-12-01',
    untilOn: '2026-12-01',
    device: null,
  })
  assert.match(reminder, /for foreigners, of change of residence/)
})
