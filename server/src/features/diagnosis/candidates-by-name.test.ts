import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from '@lease-risk/contract/common'
import type { RentCandidate } from '@lease-risk/contract/diagnosis-candidates'
import { testService } from '../../../test/service.ts'
import { storeKnownComplexes } from '../../../test/stored-deals.ts'
import { findForbiddenWording } from '../../domain/wording/word-guard.ts'

const { app, database, sandbox } = await testService()
await storeKnownComplexes(database.pool)

async function search(address: string) {
  sandbox.clear()
  const answer = await app.inject({
    method: 'POST',
    url: '/api/rent-risk-diagnoses/address-candidates',
    payload: { address },
  })
  assert.equal(answer.statusCode, 200, answer.body)
  assert.deepEqual(findForbiddenWording(answer.body), [])
  const { data, message } = answer.json<{ data: Page<RentCandidate>; message: string }>()
  return { names: data.content.map(({ buildingName }) => buildingName), message }
}

test('past leases of a complex in a named 동, and of a road address, are those of its lot; the answer says which', async () => {
  for (const address of ['대치동 은마아파트', '서울 강남구 삼성로 212']) {
    const { names, message } = await search(address)
    assert.deepEqual(names, ['은마', '은마'], address)
    assert.match(message, /저장된 자료에 따라 서울특별시 강남구 대치동 316으로 보았습니다\. 같은 지번에서/)
  }
})

test('a name that leaves the lot open lists what it may mean, with its deals, and asks nobody', async () => {
  const { names, message } = await search('현대아파트')
  assert.deepEqual([names, sandbox.requests], [[], []])
  assert.match(
    message,
    /후보: 서울특별시 서초구 반포동 55 현대\(거래 2건\), 서울특별시 송파구 가락동 20 현대\(거래 1건\)/,
  )
})

test('an address by lot number needs no such words', async () => {
  const { names, message } = await search('서울 강남구 대치동 316')
  assert.equal(names.length, 2)
  assert.doesNotMatch(message, /보았습니다/)
})
