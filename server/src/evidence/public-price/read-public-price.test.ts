import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { TEST_NOW } from '../../../test/app.ts'
import { daysAfter, testEvidence } from '../../../test/evidence.ts'
import { choosePublicPrice } from '../../domain/property/choose-public-price.ts'
import type { PublicPrice } from '../../domain/property/public-price.ts'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { createFlights } from '../single-flight.ts'
import { readPublicPrice } from './read-public-price.ts'

const { clock, sandbox, pool, readers } = await testEvidence()
let evidence = readers()

const LOT = { legalDistrictCode: '1162010200', landKind: 'LAND', mainNumber: '1422', subNumber: '0005' } as const
const question = { lot: LOT, propertyType: 'ROW_HOUSE_MULTI_UNIT', areaSquareMeter: 29.35, unitText: null } as const

beforeEach(async () => {
  sandbox.clear()
  evidence = readers()
  clock.time = TEST_NOW
  await pool.query('truncate public_price_snapshots cascade')
})

const askedYears = () => sandbox.requests.map(({ parameters }) => parameters['stdrYear'] ?? 'any')

test('R-EVID-07: this year first, and a price fresh within 30 days is reused without a call', async () => {
  const first = await evidence.readPublicPrice(question)
  assert.equal(first.status, 'FOUND')
  assert.deepEqual(askedYears(), ['2026'])
  clock.time = daysAfter(TEST_NOW, 29)
  assert.deepEqual((await evidence.readPublicPrice(question)).prices, first.prices)
  assert.deepEqual(askedYears(), ['2026'])
})

test('R-EVID-07: when this year has nothing, one more look-up without a year uses only the newest', async () => {
  clock.time = new Date('2027-02-01T12:00:00+09:00')
  const { status, prices } = await evidence.readPublicPrice(question)
  assert.equal(status, 'FOUND')
  assert.deepEqual([...new Set(askedYears())], ['2027', 'any'])
  assert.deepEqual([...new Set(prices.map(({ baseYear }) => baseYear))], [2026])
  sandbox.clear()
  await evidence.readPublicPrice(question)
  assert.deepEqual(sandbox.requests, [])
})

test('the units read back from the store choose the same price as all units would', async () => {
  const { prices: closest } = await evidence.readPublicPrice(question)
  const { prices: all } = await evidence.readPublicPrice({ ...question, areaSquareMeter: null })
  assert.ok(closest.length < all.length)
  const unit = { areaSquareMeter: 29.35, unitText: null }
  assert.deepEqual(choosePublicPrice(closest, unit), choosePublicPrice(all, unit))
})

test('a base year that has not come is never the newest', async () => {
  const [price] = (await evidence.readPublicPrice(question)).prices
  assert.ok(price)
  await pool.query('truncate public_price_snapshots cascade')
  const answer = (value: PublicPrice[]) => ({
    pool,
    flights: createFlights({ once: (_key, _lookedAt, work) => work(), underWay: async () => [] }),
    catalogue: loadDistrictCatalogue(),
    publicPrice: {
      readApartmentUnits: ({ baseYear }: { baseYear: number | null }) =>
        Promise.resolve(baseYear === null ? { status: 'FOUND' as const, value } : { status: 'NOT_FOUND' as const }),
      readIndividualHouses: () => Promise.reject(new Error('not asked')),
      readLand: () => Promise.reject(new Error('not asked')),
    },
    now: () => clock.time,
    reuseHours: 0,
  })
  const future = { ...price, baseYear: 2099 }
  assert.equal((await readPublicPrice(answer([future]), question)).status, 'NOT_FOUND')
  const { prices } = await readPublicPrice(answer([future, { ...price, baseYear: 2025 }]), question)
  assert.deepEqual(
    prices.map(({ baseYear }) => baseYear),
    [2025],
  )
})

test('R-DIAG-31: officetels have no housing price, so nobody is asked', async () => {
  const answer = await evidence.readPublicPrice({ ...question, propertyType: 'OFFICETEL' })
  assert.deepEqual([answer.status, answer.reason], ['UNAVAILABLE', 'NOT_PUBLISHED_FOR_TYPE'])
  assert.deepEqual(sandbox.requests, [])
})

test('an empty answer is NOT_FOUND and is asked again after the reuse time; a failure is ERROR at once', async () => {
  sandbox.faults.set('public-price', 'empty')
  assert.equal((await evidence.readPublicPrice(question)).status, 'NOT_FOUND')
  sandbox.clear()
  assert.equal((await evidence.readPublicPrice(question)).status, 'NOT_FOUND')
  assert.deepEqual(sandbox.requests, [])
  clock.time = daysAfter(TEST_NOW, 1)
  sandbox.faults.set('public-price', 'errorInside200')
  assert.equal((await evidence.readPublicPrice(question)).status, 'ERROR')
})
