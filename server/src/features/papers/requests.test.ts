import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PaperRequests } from '@lease-risk/contract/papers-requests'
import type { KeptPapers } from '@lease-risk/contract/saved-readings'
import { bearer, type LoggedIn, signUpAndLogIn } from '../../../test/account-app.ts'
import { testService } from '../../../test/service.ts'
import { findForbiddenWording } from '../../domain/wording/word-guard.ts'

const { app, database, diagnose } = await testService()
const owner = await signUpAndLogIn(app, 'requests_owner')
const stranger = await signUpAndLogIn(app, 'requests_stranger')
const REQUEST = {
  address: '서울 관악구 신림동 1415-20',
  contractPurpose: 'JEONSE',
  depositAmountManwon: 9_000,
} as const
const { diagnosisId } = await diagnose(REQUEST, owner.accessToken)
const path = `/api/rent-risk-diagnoses/${diagnosisId}`

const get = (url: string, by: LoggedIn = owner) => app.inject({ url: `${path}${url}`, headers: bearer(by.accessToken) })
const put = (items: object[], by: LoggedIn = owner) =>
  app.inject({ method: 'PUT', url: `${path}/requests`, headers: bearer(by.accessToken), payload: { items } })
const requests = async () => (await get('/requests')).json<{ data: PaperRequests }>().data.items

test('R-PAPERS-19: every paper with holder, right, law and cost; nothing asked for at first', async () => {
  const items = await requests()
  assert.ok(
    items.length >= 8 &&
      items.every(({ status, name, heldBy, where }) => status === 'NOT_ASKED' && name && heldBy && where),
  )
})

test('requests are merged by paper: what is not named stays; of a paper named twice the last counts', async () => {
  await put([
    { paper: 'TAX_CERTIFICATES', status: 'ASKED', askedOn: '2026-11-19', memo: ' 문자로 물음 ' },
    { paper: 'RESIDENT_LIST', status: 'RECEIVED' },
  ])
  await put([
    { paper: 'TAX_CERTIFICATES', status: 'ASKED' },
    { paper: 'TAX_CERTIFICATES', status: 'REFUSED', askedOn: '2026-11-19', answeredOn: '2026-11-20' },
  ])
  const kept = (await requests()).filter(({ status }) => status !== 'NOT_ASKED')
  assert.deepEqual(
    kept.map(({ paper, status, askedOn, answeredOn, memo }) => [paper, status, askedOn, answeredOn, memo]),
    [
      ['RESIDENT_LIST', 'RECEIVED', null, null, null],
      ['TAX_CERTIFICATES', 'REFUSED', '2026-11-19', '2026-11-20', null],
    ],
  )
})

test('a refusal is a caution in the papers view and changes no stored diagnosis', async () => {
  const diagnosis = async () =>
    (await database.pool.query('select * from diagnoses where diagnosis_id = $1', [diagnosisId])).rows
  const before = await diagnosis()
  await put([{ paper: 'TAX_CERTIFICATES', status: 'REFUSED' }])
  await app.inject({
    method: 'PUT',
    url: `${path}/papers`,
    headers: bearer(owner.accessToken),
    payload: { version: 0 },
  })
  const { calculation } = (await get('/papers')).json<{ data: KeptPapers }>().data
  assert.equal(calculation?.cautions[0]?.code, 'REFUSED_TAX_CERTIFICATES')
  for (const { sentence, question } of calculation?.cautions ?? [])
    assert.deepEqual(findForbiddenWording(`${sentence} ${question}`), [])
  assert.deepEqual(await diagnosis(), before)
})

test('the message fills in the terms and holds neither address nor name', async () => {
  const answer = await get('/requests/TAX_CERTIFICATES/message?to=LANDLORD')
  const { message } = answer.json().data
  assert.match(message, /보증금 9,000만 원의 전세/)
  for (const word of ['신림', '1415', 'requests_owner']) assert.ok(!answer.body.includes(word), word)
  assert.equal((await get('/requests/TAX_CERTIFICATES/message')).statusCode, 400)
  assert.equal((await get('/requests/PASSPORT/message?to=LANDLORD')).statusCode, 400)
})

test('wrong items are 400, another’s requests 404, without a login 401', async () => {
  for (const item of [
    { paper: 'PASSPORT', status: 'ASKED' },
    { paper: 'RESIDENT_LIST', status: 'LOST' },
    { paper: 'RESIDENT_LIST', status: 'ASKED', memo: '900101-1234567' },
    { paper: 'RESIDENT_LIST', status: 'ASKED', askedOn: '2026-13-01' },
  ]) {
    assert.equal((await put([item])).statusCode, 400, JSON.stringify(item))
  }
  assert.equal((await put([])).statusCode, 400)
  assert.equal(
    (await put([{ paper: 'RESIDENT_LIST', status: 'ASKED' }], stranger)).json().code,
    'DIAGNOSIS_404_NOT_FOUND',
  )
  for (const url of ['/requests', '/requests/RESIDENT_LIST/message?to=BROKER'])
    assert.equal((await get(url, stranger)).statusCode, 404)
  assert.equal((await app.inject(`${path}/requests`)).statusCode, 401)
})
