import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import { testService } from '../../../test/service.ts'

const { app } = await testService()

/** A tenant of Seoul of 2022; nothing is unknown. */
const REQUEST = {
  terms: { contractPurpose: 'JEONSE', depositAmountManwon: 12_000 },
  home: { legalDistrictCode: '1162010200', propertyType: 'APARTMENT' },
  registry: {
    readOn: '2026-11-19',
    part: 'UNIT',
    ownerIsLandlord: 'YES',
    entries: [
      { kind: 'MORTGAGE', registeredOn: '2010-08-01', amountManwon: 10_000 },
      { kind: 'MORTGAGE', registeredOn: '2022-01-10', amountManwon: 10_000 },
    ],
  },
  taxes: [],
  taxArrearsManwon: 0,
  wages: { amountManwon: 0 },
  dates: { moveInOn: '2022-03-02', reportOn: '2022-03-02', fixedDateOn: '2022-03-02' },
  salePriceManwon: 20_000,
}

const post = (payload: object) => app.inject({ method: 'POST', url: '/api/lease-papers/calculation', payload })
async function distributed(payload: object): Promise<NonNullable<LeasePapers['distribution']>> {
  const answer = await post({ ...REQUEST, ...payload })
  assert.equal(answer.statusCode, 200, answer.body)
  const { distribution } = answer.json<{ data: LeasePapers }>().data
  assert.ok(distribution)
  return distribution
}

test('R-DIST-01: a sale price is paid out step by step, to the manwon', async () => {
  const { steps, costsManwon, left, shortfall, takenOverByBuyer } = await distributed({})
  assert.deepEqual(
    steps.map(({ rank, party, amountManwon }) => [rank, party, amountManwon]),
    [
      [1, 'CLAIM', 10_000],
      [2, 'TENANT_SMALL_LEASE', 5_000],
      [3, 'CLAIM', 4_800],
      [4, 'TENANT', 0],
    ],
  )
  assert.equal(
    steps.reduce((sum, { high }) => sum + high, costsManwon),
    20_000,
  )
  assert.deepEqual(
    [left, shortfall, takenOverByBuyer].map(({ low, high }) => [low, high]),
    [
      [5_000, 5_000],
      [7_000, 7_000],
      [0, 0],
    ],
  )
  for (const { who, basis, law } of steps) assert.ok(who && basis && law)
})
