import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { FavoriteWay } from '@lease-risk/contract/favorite-way'
import type { KeptPapers } from '@lease-risk/contract/saved-readings'
import { bearer, type LoggedIn, signUpAndLogIn } from '../../../test/account-app.ts'
import { TEST_NOW } from '../../../test/app.ts'
import { testService } from '../../../test/service.ts'
import { VILLA } from '../../../test/villa.ts'
import { addDays, seoulDate } from '../../domain/calendar.ts'
import { lastDayOfReport } from '../../domain/papers/foreign-report.ts'
import { formatDate as inEnglish } from '../../words/en/format.ts'
import { word } from '../../words/in-words.ts'
import { formatDate as inKorean } from '../../words/ko/format.ts'
import { message } from '../../words/message.ts'

const { app, clock, database, diagnose, jobs } = await testService()
const { pool } = database
const tenant = await signUpAndLogIn(app, 'foreign_tenant')
const other = await signUpAndLogIn(app, 'other_tenant')

const TODAY = seoulDate(TEST_NOW)
const DATES = { contractOn: TODAY, balanceOn: addDays(TODAY, 10), moveInOn: addDays(TODAY, 11) }
const DATE = { ko: inKorean, en: inEnglish }
const MOVE_IN = 'MOVE_IN_REPORT_AND_FIXED_DATE'

beforeEach(async () => {
  clock.time = TEST_NOW
  await pool.query('truncate favorites, notifications, favorite_reminders, favorite_steps, paper_readings cascade')
})

const request = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, by: LoggedIn = tenant) =>
  app.inject({ method, url, headers: bearer(by.accessToken), ...(payload && { payload }) })
const papersPath = (id: number) => `/api/rent-risk-diagnoses/${id}/papers`

async function save(id: number, version: number, reading: object, by = tenant): Promise<KeptPapers> {
  const answer = await request('PUT', papersPath(id), { version, ...reading }, by)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().data
}
async function keepHome(diagnosisId: number, by = tenant): Promise<number> {
  const answer = await request('POST', '/api/favorites', { diagnosisId, label: '첫 집', dates: DATES }, by)
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().data.favoriteId
}
async function moveInStep(favoriteId: number, lang: string, by = tenant) {
  const { data } = (await request('GET', `/api/favorites/${favoriteId}/way?lang=${lang}`, undefined, by)).json()
  return (data as FavoriteWay).parts.flatMap(({ steps }) => steps).find(({ step }) => step === MOVE_IN)
}
/** The reminder of the day of moving in, sent on that day. */
async function reminder(lang: string, by = tenant): Promise<{ title: string; message: string } | undefined> {
  clock.time = new Date(TEST_NOW.getTime() + 11 * 86_400_000)
  const job = jobs.find(({ name }) => name === 'remind-of-dates')
  await job?.run({} as never, new AbortController().signal).finally(() => (clock.time = TEST_NOW))
  const { data } = (await request('GET', `/api/notifications?size=50&lang=${lang}`, undefined, by)).json()
  return data.content.find(
    ({ notificationType }: { notificationType: string }) => notificationType === `REMINDER_${MOVE_IN}`,
  )
}

test('R-PAPERS-90: the answer is stored with the papers, and calculation and calendar file name the report', async () => {
  const { diagnosisId } = await diagnose(VILLA, tenant.accessToken)
  const kept = await save(diagnosisId, 0, { dates: DATES, foreignRegistration: 'FOREIGNER' })
  assert.equal(kept.reading?.foreignRegistration, 'FOREIGNER')
  const { foreignTenant, datePlan = [] } = kept.calculation ?? {}
  assert.equal(foreignTenant?.lastDay, lastDayOfReport('FOREIGNER', DATES.moveInOn))
  assert.deepEqual(
    foreignTenant?.parts.map(({ part }) => part),
    ['REPORT', 'CERTIFICATES', 'BRING', 'GUARANTORS'],
  )
  assert.match(datePlan.find(({ code }) => code === MOVE_IN)?.title ?? '', /체류지 변경신고/)
  for (const lang of ['ko', 'en']) {
    const file = (await request('GET', `${papersPath(diagnosisId)}/calendar.ics?lang=${lang}`)).body
    const unfolded = file.replaceAll('\r\n ', '')
    assert.match(unfolded, /SUMMARY:.*체류지 변경신고/)
    assert.match(unfolded, /DESCRIPTION:.*주민센터.*1345/)
  }
  const { data } = (await request('GET', `${papersPath(diagnosisId)}?lang=en`)).json()
  const [clause] = data.calculation.foreignTenant.clauses
  assert.match(clause.clause, /^임차인은 입주하는 날부터 체류지 변경신고를/)
  assert.match(clause.translation, /^From the day of moving in/)
})

test('R-PAPERS-90: an answer of another kind is refused by its field', async () => {
  const body = { terms: { contractPurpose: 'JEONSE', depositAmountManwon: 1_000 } }
  const answer = await request('POST', '/api/lease-papers/calculation', { ...body, foreignRegistration: 'KOREAN' })
  assert.equal(answer.statusCode, 400)
  assert.match(answer.body, /foreignRegistration/)
})

test('R-PAPERS-92: way and reminder name the report, its office and its last day, in either language', async () => {
  for (const [registration, name] of [
    ['FOREIGNER', '체류지 변경신고'],
    ['OVERSEAS_KOREAN', '국내거소 이전신고'],
  ] as const) {
    await pool.query('truncate favorites, notifications, favorite_reminders, paper_readings cascade')
    const { diagnosisId } = await diagnose(VILLA, tenant.accessToken)
    await save(diagnosisId, 0, { foreignRegistration: registration })
    const favorite = await keepHome(diagnosisId)
    const lastDay = lastDayOfReport(registration, DATES.moveInOn)
    for (const lang of ['ko', 'en'] as const) {
      const step = await moveInStep(favorite, lang)
      assert.equal(step?.title, word(message('PLAN_FOREIGN_REPORT_TITLE', { registration }), lang))
      assert.ok(step?.why.includes('출입국·외국인관서'))
      const sent = await reminder(lang)
      assert.ok(sent)
      assert.ok(sent.title.includes(name), sent.title)
      assert.ok(sent.message.includes(name) && sent.message.includes('1345'), sent.message)
      assert.ok(sent.message.includes(DATE[lang](lastDay)), sent.message)
      assert.match(sent.message, /주민센터|community center/)
    }
  }
})

test('R-PAPERS-92: the newest answer holds for every saved home of the user, and for nobody else', async () => {
  const first = await diagnose(VILLA, tenant.accessToken)
  const later = await diagnose({ ...VILLA, address: '서울 관악구 신림동 1422-7' }, tenant.accessToken)
  const theirs = await diagnose(VILLA, other.accessToken)
  await save(first.diagnosisId, 0, { foreignRegistration: 'FOREIGNER' })
  const home = await keepHome(later.diagnosisId)
  const foreign = await keepHome(theirs.diagnosisId, other)
  assert.match((await moveInStep(home, 'ko'))?.title ?? '', /체류지 변경신고/)
  const plain = word(message(`PLAN_${MOVE_IN}_TITLE`), 'ko')
  assert.equal((await moveInStep(foreign, 'ko', other))?.title, plain)
  clock.time = new Date(TEST_NOW.getTime() + 60_000)
  await save(later.diagnosisId, 0, { foreignRegistration: 'NO' })
  clock.time = TEST_NOW
  assert.equal((await moveInStep(home, 'ko'))?.title, plain)
})

test('R-PAPERS-93: with "no", and with papers stored before there was an answer, every sentence is as it was', async () => {
  const { diagnosisId } = await diagnose(VILLA, tenant.accessToken)
  const favorite = await keepHome(diagnosisId)
  const before = await save(diagnosisId, 0, { dates: DATES })
  const step = await moveInStep(favorite, 'ko')
  const saved = await save(diagnosisId, 1, { dates: DATES, foreignRegistration: 'NO' })
  assert.deepEqual(saved.calculation, before.calculation)
  assert.equal(before.calculation?.foreignTenant, undefined)
  assert.deepEqual(await moveInStep(favorite, 'ko'), step)
  const sent = await reminder('ko')
  assert.match(
    sent?.message ?? '',
    /: 입주하는 날 전입신고를 하고 확정일자를 받으십시오\. 대항력은 다음 날 0시에 생깁니다\.$/,
  )
  assert.equal(sent?.title, '전입신고를 하고 확정일자를 받는 날입니다')
})
