import assert from 'node:assert/strict'
import { test } from 'node:test'
import { word } from '../../words/in-words.ts'
import { message, type Text } from '../../words/message.ts'
import { calculatePapers } from './calculate-papers.ts'
import { foreignReport, lastDayOfReport } from './foreign-report.ts'
import { foreignTenant } from './foreign-tenant.ts'
import { APARTMENT, withTyped } from './papers.fixture.ts'
import { type ForeignRegistration, NO_DATES } from './papers-input.ts'

const REGISTRATIONS = ['FOREIGNER', 'OVERSEAS_KOREAN'] as const
const DATES = { ...NO_DATES, contractOn: '2026-11-30', balanceOn: '2026-12-20', moveInOn: '2026-12-21' }
const inBoth = (text: Text) => [word(text, 'ko'), word(text, 'en')] as const
const calculated = (foreignRegistration?: ForeignRegistration | null) =>
  calculatePapers(
    withTyped(APARTMENT, { dates: DATES, ...(foreignRegistration !== undefined && { foreignRegistration }) }),
  )
const MOVE_IN = 'MOVE_IN_REPORT_AND_FIXED_DATE'

test('R-LAW-50: the last day counts the day of moving in as the first', () => {
  assert.equal(lastDayOfReport('FOREIGNER', '2026-12-21'), '2027-01-04')
  assert.equal(lastDayOfReport('OVERSEAS_KOREAN', '2026-12-21'), '2027-01-03')
})

test('R-LAW-50: the report is told with its Korean name, its offices, its last day and the line to ask', () => {
  const names = { FOREIGNER: '체류지 변경신고', OVERSEAS_KOREAN: '국내거소 이전신고' }
  for (const registration of REGISTRATIONS) {
    const [ko, en] = inBoth(foreignReport(registration, '2026-12-21').why)
    for (const said of [ko, en]) {
      assert.ok(said.includes(names[registration]))
      for (const part of ['주민센터', '출입국·외국인관서', '1345']) assert.ok(said.includes(part), said)
    }
    assert.match(ko, /대항력이 생기고.*알려져 있습니다\(2026년 11월 28일에 읽은 내용/)
    assert.match(en, /Courts are said to.*as read on 28 November 2026/)
    assert.match(
      en,
      registration === 'FOREIGNER' ? /until 4 January 2027/ : /said to have 14 days.*until 3 January 2027/,
    )
  }
  assert.equal(foreignReport('FOREIGNER', null).lastDay, null)
  assert.doesNotMatch(inBoth(foreignReport('FOREIGNER', null).why)[1], /until/)
})

test('R-LAW-51, R-LAW-52: the certificates for oneself and for others, and what to bring, with the day it was read', () => {
  const names = {
    FOREIGNER: ['외국인등록 사실증명', '외국인등록증'],
    OVERSEAS_KOREAN: ['국내거소신고 사실증명', '국내거소신고증'],
  }
  for (const registration of REGISTRATIONS) {
    const { parts } = foreignTenant(registration, DATES)
    const of = (part: string) => parts.find((each) => each.part === part)?.sentences ?? []
    const [own, others] = of('CERTIFICATES')
    const [certificate = '', card = ''] = names[registration]
    for (const said of inBoth(own ?? '')) assert.ok(said.includes(certificate))
    for (const said of inBoth(others ?? '')) assert.ok(said.includes('외국인체류확인서'))
    const [ko, en] = inBoth(of('BRING')[0] ?? '')
    assert.ok(ko.includes(card) && en.includes(card))
    assert.match(ko, /2026년 11월 30일에 읽은 내용/)
    assert.match(en, /passport.*30 November 2026.*1345/)
  }
})

test('R-LAW-53, R-PAPERS-91: each guarantor is a question first of all, with its number and the day', () => {
  const input = withTyped(APARTMENT, { foreignRegistration: 'FOREIGNER' })
  const { guarantorConditions: conditions } = calculatePapers(input)
  const phones = { HUG: '1566-9009', HF: '1688-8114', SGI: '1670-7000' }
  for (const guarantor of ['HUG', 'HF', 'SGI'] as const) {
    const [first] = conditions.filter((each) => each.guarantor === guarantor)
    assert.deepEqual([first?.code, first?.answer], ['FOREIGN_TENANT', 'ASK_GUARANTOR'])
    const [ko, en] = inBoth(first?.sentence ?? '')
    assert.match(ko, /2026년 11월 30일/)
    assert.match(en, /30 November 2026.*before you sign/)
    for (const said of [ko, en]) assert.ok(said.includes(phones[guarantor]))
  }
})

test('R-PAPERS-90: the step of the plan is the report, on the day of moving in, and checks and clause name it', () => {
  for (const registration of REGISTRATIONS) {
    const { datePlan, foreignTenant: path } = calculated(registration)
    const step = datePlan.find(({ code }) => code === MOVE_IN)
    assert.deepEqual(step?.title, message('PLAN_FOREIGN_REPORT_TITLE', { registration }))
    assert.deepEqual([step?.fromOn, step?.untilOn], [DATES.moveInOn, DATES.moveInOn])
    assert.deepEqual(step?.why, foreignReport(registration, DATES.moveInOn).why)
    assert.deepEqual(
      path?.checks.map(({ checkId }) => checkId),
      ['MOVE_IN_AND_FIXED_DATE', 'OFFICETEL_MOVE_IN'],
    )
    const [clause] = path?.clauses ?? []
    assert.match(
      clause?.clause ?? '',
      registration === 'FOREIGNER' ? /체류지 변경신고를 하고/ : /국내거소 이전신고를 하고/,
    )
    assert.doesNotMatch(clause?.clause ?? '', /전입신고/)
  }
})

test('R-PAPERS-93: without an answer everything is as it was, and an answer changes no amount and no other step', () => {
  const before = calculated()
  assert.deepEqual(calculated(null), before)
  assert.equal('foreignTenant' in before, false)
  const step = before.datePlan.find(({ code }) => code === MOVE_IN)
  assert.deepEqual(step?.title, message('PLAN_MOVE_IN_REPORT_AND_FIXED_DATE_TITLE'))
  assert.match(word(step?.why ?? '', 'ko'), /전입신고를 모두 마친 다음 날 0시/)
  const { foreignTenant: _, datePlan, guarantorConditions: conditions, ...rest } = calculated('FOREIGNER')
  const { datePlan: plan, guarantorConditions: others, ...same } = before
  assert.deepEqual(rest, same)
  const isOther = ({ code }: { code: string }) => code !== MOVE_IN
  assert.deepEqual(datePlan.filter(isOther), plan.filter(isOther))
  assert.deepEqual(
    conditions.filter(({ code }) => code !== 'FOREIGN_TENANT'),
    others,
  )
})
