import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import { testService } from '../../../test/service.ts'
import { saying } from '../../words/saying.fixture.ts'

const { app } = await testService()

const REQUEST = {
  terms: { contractPurpose: 'JEONSE', depositAmountManwon: 12_000 },
  home: { legalDistrictCode: '1162010200', propertyType: 'DETACHED_MULTI_FAMILY', householdCount: 8 },
  value: { lowManwon: 90_000, midManwon: 100_000, highManwon: 110_000, basis: '직접 적음' },
}
const post = (more: object, language = 'ko') =>
  app.inject({
    method: 'POST',
    url: `/api/lease-papers/calculation?lang=${language}`,
    payload: { ...REQUEST, ...more },
  })
async function calculated(more: object, language?: string): Promise<LeasePapers> {
  const answer = await post(more, language)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<{ data: LeasePapers }>().data
}
const tabled = (...rows: object[]) => ({ tenantsOfHouse: { rows } })
const OF_201 = { room: '201호', depositManwon: 5_000, fixedDateOn: '2024-03-04', papers: ['FIXED_DATES'] }
const SAID = { room: '201', depositManwon: 3_000, saidBy: 'LANDLORD' }

test('R-PAPERS-94, R-PAPERS-95: the service adds up the table and names its contradictions in both languages', async () => {
  const asked = tabled(OF_201, SAID, { movedInOn: '2024-05-06', papers: ['HOUSEHOLDS'] })
  const { tenantsOfHouse: table, totalAhead } = await calculated(asked)
  assert.deepEqual([table?.sumManwon, table?.rooms, table?.unseenRooms], [5_000, 2, 5])
  assert.deepEqual([totalAhead.low, totalAhead.high], [5_000, null])
  assert.deepEqual(
    table?.contradictions.map(({ code, rows }) => [code, rows]),
    [
      ['WORD_BELOW_PAPER', [0, 1]],
      ['FIXED_DATE_WITHOUT_RESIDENT', [0, 1]],
      ['RESIDENT_WITHOUT_DEPOSIT', [2]],
    ],
  )
  const word = { saidBy: 'LANDLORD', wordManwon: 3_000, paperManwon: 5_000 } as const
  assert.match(table?.contradictions[0]?.sentence ?? '', saying('WORD_BELOW_PAPER', word))
  assert.match((await calculated(asked, 'en')).tenantsOfHouse?.sentences[0] ?? '', /not counted as nothing/)
})

test('R-DIST-80, R-REG-27: an empty table says nothing, and nobody who is known is not nobody', async () => {
  const nothing = await calculated({})
  assert.equal(nothing.tenantsOfHouse, null)
  assert.deepEqual(await calculated(tabled()), nothing)
  assert.equal(nothing.totalAhead.high, null)
})

test('R-DIST-80: the answer does not call other tenants known whom the table contradicts', async () => {
  const seniorTenants = { state: 'KNOWN', sumManwon: 4_000 }
  const known = await calculated({ seniorTenants })
  assert.ok(known.totalAhead.unknowns.every(({ kind }) => kind !== 'SENIOR_TENANTS'))
  const opened = await calculated({ seniorTenants, ...tabled(OF_201) })
  assert.ok(opened.totalAhead.unknowns.some(({ kind }) => kind === 'SENIOR_TENANTS'))
  assert.deepEqual(
    opened.tenantsOfHouse?.contradictions.map(({ code }) => code),
    ['MORE_THAN_TYPED'],
  )
})

test('R-PAPERS-94: every wrong field of a row is named', async () => {
  const wrong = tabled({ ...OF_201, movedInOn: '2030-01-01' }, { fixedDateOn: '2030-01-01' })
  const fieldsOf = async (more: object) => {
    const answer = await post(more)
    assert.equal(answer.statusCode, 400, answer.body)
    return answer.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field)
  }
  assert.deepEqual(await fieldsOf(wrong), ['tenantsOfHouse.rows[0].movedInOn', 'tenantsOfHouse.rows[1].fixedDateOn'])
  const named = await fieldsOf(tabled({ room: '홍길동', depositManwon: -1, papers: ['LEASE'], saidBy: 'TENANT' }))
  for (const field of ['room', 'depositManwon', 'saidBy'])
    assert.ok(named.includes(`tenantsOfHouse.rows[0].${field}`), named.join())
})
