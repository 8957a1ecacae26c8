import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { TEST_NOW } from '../../../test/app.ts'
import { testEvidence } from '../../../test/evidence.ts'
import { until } from '../../../test/until.ts'

const { clock, sandbox, pool, readers } = await testEvidence()
let evidence = readers()

const QUERY = {
  lot: { legalDistrictCode: '1162010200', landKind: 'LAND', mainNumber: '1422', subNumber: '0005' },
  propertyType: 'ROW_HOUSE_MULTI_UNIT',
  purpose: 'JEONSE',
  months: ['202608', '202609', '202610'],
  similarTo: { RENT: { areaSquareMeter: null, floor: null }, SALE: { areaSquareMeter: null, floor: null } },
} as const
const query = { ...QUERY, months: [...QUERY.months] }

beforeEach(async () => {
  sandbox.clear()
  evidence = readers()
  clock.time = TEST_NOW
  await pool.query('truncate transaction_facts, collection_ledger, market_statistics_monthly')
})

const askedOf = (source: string) => sandbox.requests.filter(({ operation }) => operation.includes(source)).length

async function keepOnly(tradeKind: string, count: number) {
  await pool.query(
    `delete from transaction_facts where trade_kind = $1 and fact_id not in (
       select fact_id from transaction_facts
       where trade_kind = $1 and legal_district_code = $2 and property_type = $3 and not cancelled limit $4)`,
    [tradeKind, query.lot.legalDistrictCode, query.propertyType, count],
  )
}

test('R-EVID-03: with 0 stored facts each of the last 3 completed months is asked, stored, and its statistics made', async () => {
  const { RENT, SALE } = await evidence.readDeals(query)
  assert.deepEqual([RENT.status, RENT.basis, SALE.status, SALE.basis], ['FOUND', 'COLLECTED', 'FOUND', 'COLLECTED'])
  const months = sandbox.requests.map(({ operation, parameters }) => `${operation} ${parameters['DEAL_YMD']}`)
  assert.equal(new Set(months).size, 6)
  const { rows } = await pool.query('select count(*) as months from collection_ledger')
  assert.equal(rows[0].months, 6)
  assert.ok(((await pool.query('select from market_statistics_monthly')).rowCount ?? 0) > 0)
})

test('two instances that are asked about one cold lot make each call once', async () => {
  const instances = [evidence, readers()]
  // so that neither has to wait for a connection
  await Promise.all(Array.from({ length: 10 }, () => pool.query('select pg_sleep(0.05)')))
  const [one, other] = await Promise.all(instances.map((instance) => instance.readDeals(query)))
  assert.equal(sandbox.requests.length, 6)
  // the later one may read from storage what the other has just collected; the deals are the same
  const shown = (found: typeof one) =>
    [found?.RENT, found?.SALE].map((read) => [read?.status, read?.deals, read?.unansweredMonths, read?.collectedAt])
  assert.deepEqual(shown(other), shown(one))
  assert.ok((one?.RENT.deals.length ?? 0) > 0)
})

test('who asks while a month is still on its way gets what the first one gets, on another instance too', async () => {
  const apartment = {
    ...query,
    propertyType: 'APARTMENT',
    lot: { ...query.lot, mainNumber: '1450', subNumber: '0000' },
  } as const
  for (const isElsewhere of [false, true]) {
    await pool.query('truncate transaction_facts, collection_ledger, market_statistics_monthly, lookup_claims')
    const instance = readers()
    sandbox.faults.set('transactions', 'timeout', { operation: 'getRTMSDataSvcAptRent', times: 1 })
    const first = instance.readDeals(apartment)
    const landed = async () => (await pool.query('select from collection_ledger')).rowCount
    await until(async () => ((await landed()) ?? 0) >= 5, 'five of the six months')
    const [one, other] = await Promise.all([first, (isElsewhere ? readers() : instance).readDeals(apartment)])
    const shown = ({ RENT, SALE }: typeof one) => [RENT.deals, RENT.unreadMonths, RENT.asked, SALE.deals]
    assert.deepEqual(shown(other), shown(one), isElsewhere ? 'elsewhere' : 'here')
    assert.deepEqual(other.RENT.unreadMonths, [])
  }
})

test('R-EVID-03: 3 or more stored facts make no call for months that nobody has read, and those are named', async () => {
  await evidence.readDeals({ ...query, months: ['202610'] })
  sandbox.clear()
  const { RENT } = await evidence.readDeals(query)
  assert.deepEqual([RENT.basis, RENT.unreadMonths], ['STORED', ['202608', '202609']])
  assert.equal(askedOf('RHRent'), 0)
})

test('R-EVID-03: 3 or more stored facts make no call, however old the ledger', async () => {
  await evidence.readDeals(query)
  await keepOnly('RENT', 3)
  await keepOnly('SALE', 3)
  await pool.query('delete from collection_ledger')
  sandbox.clear()
  const { RENT, SALE } = await evidence.readDeals(query)
  assert.deepEqual([RENT.basis, SALE.basis], ['STORED', 'STORED'])
  assert.deepEqual(sandbox.requests, [])
})

test('R-EVID-03: 1 to 2 stored facts trigger the fallback; when it fails they still serve', async () => {
  await evidence.readDeals(query)
  await keepOnly('RENT', 2)
  await pool.query('delete from collection_ledger')
  sandbox.clear()
  sandbox.faults.set('transactions', 'http500')
  const { RENT } = await evidence.readDeals(query)
  assert.equal(RENT.status, 'FOUND')
  assert.equal(RENT.basis, 'STORED_SPARSE')
  assert.deepEqual(RENT.unansweredMonths, query.months)
  assert.ok(askedOf('RHRent') > 0)
  assert.equal(askedOf('RHTrade'), 0)
})

test('R-EVID-03: with 0 stored facts the external status is returned as is', async () => {
  sandbox.faults.set('transactions', 'errorInside200')
  const failed = await evidence.readDeals(query)
  assert.deepEqual([failed.RENT.status, failed.SALE.status], ['ERROR', 'ERROR'])
  sandbox.faults.clear()
  sandbox.faults.set('transactions', 'empty')
  evidence = readers()
  const empty = await evidence.readDeals(query)
  assert.deepEqual([empty.RENT.status, empty.SALE.status], ['NOT_FOUND', 'NOT_FOUND'])
})

test('R-EVID-04: an empty month that was read to its end is not asked again for the reuse time', async () => {
  sandbox.faults.set('transactions', 'empty')
  await evidence.readDeals(query)
  sandbox.clear()
  clock.time = new Date(TEST_NOW.getTime() + 5.9 * 3_600_000)
  assert.equal((await evidence.readDeals(query)).RENT.status, 'NOT_FOUND')
  assert.deepEqual(sandbox.requests, [])
  clock.time = new Date(TEST_NOW.getTime() + 6 * 3_600_000)
  assert.equal((await evidence.readDeals(query)).RENT.status, 'FOUND')
})

test('one month failing leaves the others to serve and says which is unknown', async () => {
  sandbox.faults.set('transactions', 'wrongCharset', { operation: 'getRTMSDataSvcRHRent', times: 1 })
  const { RENT } = await evidence.readDeals(query)
  assert.equal(RENT.status, 'FOUND')
  assert.equal(RENT.unansweredMonths.length, 1)
})

test('cancelled deals are stored as cancelled and never read as a comparison', async () => {
  const { SALE } = await evidence.readDeals(query)
  const { rows } = await pool.query(
    `select fact_id from transaction_facts where cancelled and legal_district_code = $1 and property_type = $2`,
    [query.lot.legalDistrictCode, query.propertyType],
  )
  assert.ok(rows.length > 0, 'the sample data hold a cancelled deal')
  const read = new Set(SALE.deals.map(({ dealId }) => dealId))
  assert.ok(rows.every(({ fact_id }) => !read.has(fact_id)))
})
