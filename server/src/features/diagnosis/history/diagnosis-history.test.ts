import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from '@lease-risk/contract/common'
import type {
  DiagnosisHistorySummary,
  RegistryDocumentConfirmationResponse,
} from '@lease-risk/contract/diagnosis-history'
import { bearer, type LoggedIn, logIn, signUpAndLogIn } from '../../../../test/account-app.ts'
import { testService } from '../../../../test/service.ts'

const { app, clock, database, diagnose } = await testService()
const { pool } = database
const REQUEST = {
  address: '서울 관악구 신림동 1422-5',
  contractPurpose: 'JEONSE',
  depositAmountManwon: 12_000,
} as const
const { diagnosisId: _, ...snapshot } = await diagnose(REQUEST)
const owner = await signUpAndLogIn(app, 'history_owner')
const stranger = await signUpAndLogIn(app, 'history_stranger')

/** A diagnosis as it is stored when it is created. */
async function stored(requesterUserId: number | null, state = 'success', createdAt = '2026-11-20T12:00:00+09:00') {
  const { rows } = await pool.query<{ diagnosis_id: number }>(
    `insert into diagnoses (
       requester_user_id, contract_purpose, input_address, jibun_address, legal_district_code, deposit_manwon,
       monthly_rent_manwon, diagnosis_state, risk_grade, rule_book_version, request, response, timings, created_at
     )
     values ($1, 'JEONSE', '신림동 1422-5', '서울특별시 관악구 신림동 1422-5', '1162010200', 12000, 0, $2, 'MODERATE', '1', '{}', $3, '[]', $4)
     returning diagnosis_id`,
    [requesterUserId, state, JSON.stringify(snapshot), createdAt],
  )
  return rows[0]?.diagnosis_id ?? assert.fail('nothing was stored')
}

const get = (by: LoggedIn | null, path: string) =>
  app.inject({ url: `/api/rent-risk-diagnoses${path}`, headers: by === null ? {} : bearer(by.accessToken) })
const put = (by: LoggedIn | null, id: number | string, payload: object) =>
  app.inject({
    method: 'PUT',
    url: `/api/rent-risk-diagnoses/${id}/registry-document-confirmation`,
    headers: by === null ? {} : bearer(by.accessToken),
    payload,
  })
const confirmation = async (id: number) =>
  (await get(owner, `/${id}/registry-document-confirmation`)).json<{ data: RegistryDocumentConfirmationResponse }>()
    .data

test('R-DIAG-48: the record names a logged-in requester; an anonymous one and a stale token are null', async () => {
  const requesterOf = async (token?: string) => {
    const { diagnosisId } = await diagnose(REQUEST, token)
    const text = 'select requester_user_id from diagnoses where diagnosis_id = $1'
    return { diagnosisId, requester: (await pool.query(text, [diagnosisId])).rows[0].requester_user_id }
  }
  const maker = await signUpAndLogIn(app, 'history_maker')
  const own = await requesterOf(maker.accessToken)
  assert.equal(own.requester, maker.userId)
  assert.equal((await requesterOf()).requester, null)
  assert.equal((await requesterOf('not.a.token')).requester, null)
  const list = (await get(maker, '')).json<{ data: Page<DiagnosisHistorySummary> }>().data
  assert.deepEqual(
    list.content.map(({ diagnosisId }) => diagnosisId),
    [own.diagnosisId],
  )
  await app.inject({ method: 'POST', url: '/api/auth/logout', headers: bearer(maker.accessToken) })
  assert.equal((await requesterOf(maker.accessToken)).requester, null)
})

test('R-DIAG-49: the list holds the own records alone, newest first, filtered and paged', async () => {
  const older = await stored(owner.userId, 'success', '2026-11-18T12:00:00+09:00')
  const empty = await stored(owner.userId, 'empty', '2026-11-19T12:00:00+09:00')
  const newest = await stored(owner.userId)
  const twin = await stored(owner.userId)
  await stored(stranger.userId)
  await stored(null)
  const list = async (query = '') => (await get(owner, query)).json<{ data: Page<DiagnosisHistorySummary> }>().data
  const ids = async (query = '') => (await list(query)).content.map(({ diagnosisId }) => diagnosisId)
  assert.deepEqual(await ids(), [twin, newest, empty, older])
  assert.deepEqual(await ids('?diagnosisState=empty'), [empty])
  assert.deepEqual(await ids('?diagnosisState='), [twin, newest, empty, older])
  assert.deepEqual(await ids('?size=2&page=1'), [empty, older])
  assert.deepEqual((await list('?size=3')).totalElements, 4)
  assert.deepEqual((await list('?size=1')).content[0], {
    diagnosisId: twin,
    purpose: 'LEASE_JEONSE',
    purposeName: '전세',
    address: '서울특별시 관악구 신림동 1422-5',
    legalDistrictCode: '1162010200',
    depositAmountManwon: 12000,
    monthlyRentAmountManwon: 0,
    diagnosisState: 'success',
    riskGrade: 'MODERATE',
    registry: { contract: 'NOT_CHECKED', balance: 'NOT_CHECKED' },
    withPapers: null,
    createdAt: '2026-11-20T12:00:00.000+09:00',
  })
  assert.equal((await get(owner, '?diagnosisState=broken')).statusCode, 400)
  assert.equal((await get(owner, '?size=0')).statusCode, 400)
  assert.equal((await get(null, '')).statusCode, 401)
})

test('the detail is the answer as it was given; of others, anonymous and unknown ones there is only 404', async () => {
  const id = await stored(owner.userId)
  assert.deepEqual((await get(owner, `/${id}`)).json().data, { diagnosisId: id, ...snapshot })
  for (const other of [await stored(stranger.userId), await stored(null), 999_999, Number.MAX_SAFE_INTEGER]) {
    for (const path of [`/${other}`, `/${other}/registry-document-confirmation`]) {
      const answer = await get(owner, path)
      assert.deepEqual([answer.statusCode, answer.json().code], [404, 'DIAGNOSIS_404_NOT_FOUND'])
    }
    assert.equal((await put(owner, other, { status: 'CHECKED' })).statusCode, 404)
  }
  assert.equal((await get(owner, '/abc')).statusCode, 400)
  assert.equal((await get(null, `/${id}`)).statusCode, 401)
  assert.equal((await put(null, id, { status: 'CHECKED' })).statusCode, 401)
})

test('registry confirmation: NOT_CHECKED before any record, then any value after any other, each kept', async () => {
  const id = await stored(owner.userId)
  assert.deepEqual(await confirmation(id), {
    diagnosisId: id,
    status: 'NOT_CHECKED',
    memo: null,
    occasion: null,
    viewedOn: null,
    updatedAt: null,
    history: [],
  })
  const statuses = ['CHECKED', 'NEEDS_HELP', 'NOT_CHECKED', 'NEEDS_HELP', 'CHECKED', 'NOT_CHECKED', 'NOT_CHECKED']
  for (const status of statuses) {
    const answer = await put(owner, id, { status, memo: ` ${status} 메모 ` })
    assert.equal(answer.statusCode, 200, answer.body)
    const {
      history: [newest],
      ...current
    } = answer.json<{ data: RegistryDocumentConfirmationResponse }>().data
    assert.deepEqual([current.status, current.memo], [status, `${status} 메모`])
    assert.deepEqual({ diagnosisId: id, ...newest }, current)
  }
  const { history } = await confirmation(id)
  assert.deepEqual(history.map(({ status }) => status).toReversed(), statuses)
})

test('registry confirmation: the time is the clock’s, a memo may be left out, wrong values are 400', async () => {
  const id = await stored(owner.userId)
  const fresh = await signUpAndLogIn(app, 'history_clock')
  clock.time = new Date(clock.time.getTime() + 60_000)
  for (const memo of [undefined, null, '', '   ']) {
    const answer = await put(owner, id, { status: 'CHECKED', memo })
    const { memo: kept, updatedAt } = answer.json<{ data: RegistryDocumentConfirmationResponse }>().data
    assert.deepEqual([kept, updatedAt], [null, '2026-11-20T12:01:00.000+09:00'])
  }
  assert.equal((await put(owner, id, { status: 'CHECKED', memo: '가'.repeat(1000) })).statusCode, 200)
  const wrong = [{}, { status: 'checked' }, { status: null }, { status: 'CHECKED', memo: '가'.repeat(1001) }]
  for (const payload of [...wrong, { status: 'CHECKED', memo: 5 }]) {
    assert.equal((await put(owner, id, payload)).statusCode, 400, JSON.stringify(payload))
  }
  assert.equal((await get(fresh, `/${id}/registry-document-confirmation`)).statusCode, 404)
})

test('registry confirmation: for which occasion and on which day is kept with each note, the day not later than today in Seoul', async () => {
  const id = await stored(owner.userId)
  // half past midnight in Seoul, the day before in UTC
  const before = clock.time
  clock.time = new Date('2026-11-21T00:30:00+09:00')
  const { accessToken } = await logIn(app, 'history_owner')
  const put = (payload: object) =>
    app.inject({
      method: 'PUT',
      url: `/api/rent-risk-diagnoses/${id}/registry-document-confirmation`,
      headers: bearer(accessToken),
      payload: { status: 'CHECKED', ...payload },
    })
  const shown = (await put({ occasion: 'CONTRACT', viewedOn: '2026-11-21' })).json().data
  assert.deepEqual([shown.occasion, shown.viewedOn], ['CONTRACT', '2026-11-21'])
  await put({ occasion: 'BALANCE', viewedOn: '2024-02-29' })
  const { history } = (await put({ occasion: null, viewedOn: '' })).json().data
  assert.deepEqual(
    history.map(({ occasion, viewedOn }: { occasion: string; viewedOn: string }) => [occasion, viewedOn]),
    [
      [null, null],
      ['BALANCE', '2024-02-29'],
      ['CONTRACT', '2026-11-21'],
    ],
  )
  const wrong = [
    { viewedOn: '2026-11-22' },
    { viewedOn: '2023-02-29' },
    { viewedOn: '20261120' },
    // PostgreSQL has no year 0
    { viewedOn: '0000-01-01' },
    { occasion: 'LATER' },
  ]
  for (const payload of wrong) {
    const answer = await put(payload)
    assert.equal(answer.statusCode, 400, JSON.stringify(payload))
    assert.deepEqual(
      answer.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field),
      Object.keys(payload),
    )
  }
  assert.equal((await put({ occasion: 'CONTRACT' })).json().data.history.length, 4)
  // a row of the list shows the newest note of each of the two readings
  const registryOf = async () =>
    (await app.inject({ url: '/api/rent-risk-diagnoses?size=100', headers: bearer(accessToken) }))
      .json<{ data: Page<DiagnosisHistorySummary> }>()
      .data.content.find(({ diagnosisId }) => diagnosisId === id)?.registry
  assert.deepEqual(await registryOf(), { contract: 'CHECKED', balance: 'CHECKED' })
  await put({ occasion: 'BALANCE', status: 'NEEDS_HELP' })
  assert.deepEqual(await registryOf(), { contract: 'CHECKED', balance: 'NEEDS_HELP' })
  clock.time = before
})

test('simultaneous confirmations are all in the history', async () => {
  const id = await stored(owner.userId)
  const memos = Array.from({ length: 40 }, (_, index) => `메모 ${index}`)
  const answers = await Promise.all(memos.map((memo) => put(owner, id, { status: 'NEEDS_HELP', memo })))
  assert.ok(answers.every(({ statusCode }) => statusCode === 200))
  const { history } = await confirmation(id)
  assert.deepEqual(history.map(({ memo }) => memo ?? '').sort(), memos.sort())
})

test('a registry confirmation never changes a score', async () => {
  const id = await stored(owner.userId)
  const read = async () => (await pool.query('select * from diagnoses where diagnosis_id = $1', [id])).rows
  const before = await read()
  await put(owner, id, { status: 'CHECKED', memo: '확인했습니다' })
  assert.deepEqual(await read(), before)
  assert.deepEqual((await get(owner, `/${id}`)).json().data, { diagnosisId: id, ...snapshot })
})
