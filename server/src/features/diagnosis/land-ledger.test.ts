import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testService } from '../../../test/service.ts'

const HOME = {
  address: '서울 관악구 신림동 1422-5 103호',
  contractPurpose: 'JEONSE',
  depositAmountManwon: 12_000,
} as const
const on = await testService({ OWNERSHIP_FACTS: 'on' })
const off = await testService()

const asked = ({ sandbox }: typeof on) => sandbox.requests.filter(({ provider }) => provider === 'land-ledger').length

test('R-PAPERS-85: off by default, the land ledger is never asked and nothing of it is said', async () => {
  const text = JSON.stringify(await off.diagnose(HOME))
  assert.equal(asked(off), 0)
  assert.doesNotMatch(text, /OWNER_CHANGED_LATELY|LAND_RIGHT/)
})

test('R-PAPERS-87, R-PAPERS-88: on, a change three weeks ago and the land right are said; stored first; within 45 kB', async () => {
  const first = await on.diagnose(HOME)
  const calls = asked(on)
  assert.equal(calls, 2, 'one call for the owners and one for the land rights')
  const text = JSON.stringify(first)
  assert.match(text, /OWNER_CHANGED_LATELY/)
  assert.match(text, /LAND_RIGHT_NOT_LISTED/)
  assert.doesNotMatch(text, /등기가 깨끗|안전합니다/)
  assert.ok(Buffer.byteLength(text) <= 45_000, `${Buffer.byteLength(text)} bytes`)
  await on.diagnose(HOME)
  assert.equal(asked(on), calls)
})

test('R-PAPERS-86: a provider that fails leaves the owner unknown, and the diagnosis answers', async () => {
  on.sandbox.faults.set('land-ledger', 'errorInside200')
  await on.database.pool.query('truncate land_ledger_lookups')
  assert.doesNotMatch(JSON.stringify(await on.diagnose(HOME)), /OWNER_CHANGED_LATELY|LAND_RIGHT/)
})
