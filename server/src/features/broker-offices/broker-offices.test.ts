import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { BrokerOfficeAnswer } from '@lease-risk/contract/broker-offices'
import { testService } from '../../../test/service.ts'
import { removeOldBrokerOffices } from '../../evidence/broker-offices/index.ts'

const service = await testService()
const { app, sandbox, database, clock, logLines } = service
const start = clock.time
const keyless = await testService({ VWORLD_KEY: '' })

beforeEach(async () => {
  sandbox.clear()
  clock.time = start
  await database.pool.query('truncate broker_office_lookups')
})

async function ask(number: string, query = '', on = app, headers = {}): Promise<BrokerOfficeAnswer> {
  const answer = await on.inject({
    url: `/api/broker-offices?registrationNumber=${encodeURIComponent(number)}&${query}`,
    headers,
  })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().data
}

const asked = () => sandbox.requests.filter(({ provider }) => provider === 'broker-offices').length

test('R-BROKER-01: registered and insured on the contract day, the day of the data said, and what it does not say', async () => {
  const answer = await ask('제11620-2023-123호', 'contractDate=2026-12-01')
  assert.deepEqual([answer.status, answer.outcome, answer.registrationNumber], ['FOUND', 'INSURED', '11620-2023-00123'])
  assert.match(answer.sentence, /영업중.*2026년 12월 1일.*2026년 2월 1일~2027년 1월 31일.*기준 자료/)
  assert.equal(answer.office?.representativeName, '견본일')
  assert.match(answer.notice, /말하지 않습니다/)
  assert.ok(answer.actions.some((action) => action.includes('공제증서')))
})

test('R-BROKER-01: each outcome, in both languages, and none calls the contract in order', async () => {
  const cases = [
    ['11620-2023-00123', 'contractDate=2027-03-01', 'NOT_INSURED_THEN', /outside its indemnity insurance/],
    ['11620-2019-00045', '', 'NOT_INSURED_THEN', /outside/],
    ['11680-2021-00777', '', 'NOT_OPEN', /휴업/],
    ['11200-2018-00031', '', 'NOT_OPEN', /업무정지/],
    ['9250-1001', '', 'SEVERAL', /2 offices/],
    ['9250-1001', 'districtCode=11620', 'INSURED', /in business/],
    ['11620-2023-99999', '', 'NOT_FOUND', /no proof/],
  ] as const
  for (const [number, query, outcome, sentence] of cases) {
    const english = await ask(number, query, app, { 'accept-language': 'en' })
    assert.equal(english.outcome, outcome, number)
    assert.match(english.sentence, sentence)
    const korean = await ask(number, query)
    assert.doesNotMatch(JSON.stringify([korean, english]), /안전합니다|계약해도 됩니다|is safe|you may sign/)
    assert.equal(korean.outcome === 'SEVERAL', korean.choices.length === 2, 'the districts to choose from')
    assert.equal(korean.office === null, outcome === 'SEVERAL' || outcome === 'NOT_FOUND')
    assert.ok(korean.actions.length > 0)
  }
})

test('R-BROKER-01: a provider that does not answer, and a missing key, leave it unchecked with the reason', async () => {
  sandbox.faults.set('broker-offices', 'errorInside200')
  const failed = await ask('11620-2023-00123')
  assert.deepEqual([failed.status, failed.outcome, failed.office], ['ERROR', 'NOT_ASKED', null])
  assert.equal(failed.reason, 'PROVIDER_ERROR')
  const without = await ask('11620-2023-00123', '', keyless.app)
  assert.deepEqual([without.status, without.reason, without.outcome], ['UNAVAILABLE', 'NO_KEY', 'NOT_ASKED'])
  const { rows } = await database.pool.query('select 1 from broker_office_lookups')
  assert.equal(rows.length, 0, 'a failure is no copy')
})

test('R-BROKER-05: one call a day for a number, found or not; the copy and the name in it are removed after a day', async () => {
  for (const number of ['11620-2023-00123', '11620202300123', '11620-2023-99999', '11620-2023-99999']) await ask(number)
  assert.equal(asked(), 2)
  await removeOldBrokerOffices(database.pool, clock.now())
  const count = async () => (await database.pool.query('select 1 from broker_office_lookups')).rows.length
  assert.equal(await count(), 2)
  clock.time = new Date(start.getTime() + 25 * 3_600_000)
  await ask('11620-2023-00123')
  assert.equal(asked(), 3)
  await removeOldBrokerOffices(database.pool, clock.now())
  assert.equal(await count(), 1)
})

test('R-BROKER-05: neither the log nor the call log holds the name of a person', async () => {
  await ask('11620-2023-00123')
  await app.inject('/health')
  const { rows } = await database.pool.query('select * from external_api_calls')
  assert.doesNotMatch(JSON.stringify([rows, logLines]), /견본/)
})

test('R-BROKER-02: every wrong field is refused by name', async () => {
  const answer = await app.inject(
    '/api/broker-offices?registrationNumber=%3Cb%3E&contractDate=2026-02-30&districtCode=1',
  )
  assert.equal(answer.statusCode, 400)
  const fields = answer.json().errors.map(({ field }: { field: string }) => field)
  assert.deepEqual(fields.toSorted(), ['contractDate', 'districtCode', 'registrationNumber'])
})
