import assert from 'node:assert/strict'
import { test } from 'node:test'
import { publishedDeal } from '../../../test/published-deal.ts'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import type { DealPort } from '../ports.ts'
import { withSharedPredecessors } from './shared-predecessors.ts'

const catalogue = loadDistrictCatalogue()
/** 인천 서구, divided into 서해구 and 검단구; and a code in force. */
const [DIVIDED, IN_FORCE] = ['28260', '11620']
const query = { source: 'AptRent', lawdCd: DIVIDED, dealMonth: '202606' } as const

function counted(replies: Awaited<ReturnType<DealPort['readMonth']>>[] = []) {
  const time = { now: 0 }
  let asked = 0
  const found = { status: 'FOUND' as const, value: { deals: [publishedDeal()], skippedRows: 0, totalCount: 1 } }
  const port = withSharedPredecessors(
    {
      async readMonth() {
        asked += 1
        return replies.shift() ?? found
      },
    },
    { catalogue, now: () => new Date(time.now) },
  )
  return { port, time, asked: () => asked }
}

test('the month of a divided code is asked for once, also by two at a time', async () => {
  const { port, asked } = counted()
  const [one, other] = await Promise.all([port.readMonth(query), port.readMonth(query)])
  assert.equal(one, other)
  assert.equal((await port.readMonth(query)).status, 'FOUND')
  assert.equal(asked(), 1)
})

test('another month, another source and a code in force are asked for on their own', async () => {
  const { port, asked } = counted()
  await port.readMonth(query)
  await port.readMonth({ ...query, dealMonth: '202605' })
  await port.readMonth({ ...query, source: 'OffiRent' })
  for (let times = 0; times < 2; times += 1) await port.readMonth({ ...query, lawdCd: IN_FORCE })
  assert.equal(asked(), 5)
})

test('after ten minutes, and after a failure, it is asked for again', async () => {
  const failure = { status: 'ERROR' as const, reason: 'TIMEOUT' as const }
  const { port, time, asked } = counted([failure])
  assert.equal((await port.readMonth(query)).status, 'ERROR')
  assert.equal((await port.readMonth(query)).status, 'FOUND')
  assert.equal(asked(), 2)
  time.now += 10 * 60_000
  await port.readMonth(query)
  assert.equal(asked(), 3)
})
