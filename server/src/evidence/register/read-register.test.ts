import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { TEST_NOW } from '../../../test/app.ts'
import { daysAfter, testEvidence } from '../../../test/evidence.ts'
import type { RegisterBuilding } from '../../domain/property/register-building.ts'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { createFlights } from '../single-flight.ts'
import { readRegister } from './read-register.ts'

const { clock, sandbox, pool, readers, readersWithoutKey } = await testEvidence()
let evidence = readers()

const ROW_HOUSE = { legalDistrictCode: '1162010200', landKind: 'LAND', mainNumber: '1422', subNumber: '0005' } as const
const SEVERAL = { legalDistrictCode: '1120011500', landKind: 'LAND', mainNumber: '0277', subNumber: '0043' } as const
/** Its register is still kept under the code that the district had before. */
const RECODED = { legalDistrictCode: '2827511100', landKind: 'LAND', mainNumber: '0156', subNumber: '0002' } as const

beforeEach(async () => {
  sandbox.clear()
  evidence = readers()
  clock.time = TEST_NOW
  await pool.query('truncate building_registers')
})

test('R-EVID-06: a register fresh within 30 days is reused without a call, an older one is asked again', async () => {
  const first = await evidence.readRegister(ROW_HOUSE)
  assert.deepEqual([first.status, first.basis], ['FOUND', 'COLLECTED'])
  const calls = sandbox.requests.length
  clock.time = daysAfter(TEST_NOW, 29.9)
  const again = await evidence.readRegister(ROW_HOUSE)
  assert.deepEqual([again.basis, again.buildings], ['STORED', first.buildings])
  assert.deepEqual(again.collectedAt, TEST_NOW)
  assert.equal(sandbox.requests.length, calls)
  clock.time = daysAfter(TEST_NOW, 30)
  assert.equal((await evidence.readRegister(ROW_HOUSE)).basis, 'COLLECTED')
  assert.ok(sandbox.requests.length > calls)
})

test('R-DIAG-30: with NOT_FOUND the stored active result is deactivated', async () => {
  await evidence.readRegister(ROW_HOUSE)
  clock.time = daysAfter(TEST_NOW, 31)
  sandbox.faults.set('building-register', 'empty')
  assert.equal((await evidence.readRegister(ROW_HOUSE)).status, 'NOT_FOUND')
  const { rows } = await pool.query('select active from building_registers')
  assert.deepEqual(rows, [{ active: false }])
})

test('R-DIAG-30: AMBIGUOUS is stored with every candidate', async () => {
  const register = await evidence.readRegister(SEVERAL)
  assert.equal(register.status, 'AMBIGUOUS')
  assert.ok(register.buildings.length > 1)
  assert.deepEqual((await evidence.readRegister(SEVERAL)).basis, 'STORED')
})

test('a failure is ERROR with its reason, keeps what is stored, and is asked again next time', async () => {
  await evidence.readRegister(ROW_HOUSE)
  clock.time = daysAfter(TEST_NOW, 31)
  sandbox.faults.set('building-register', 'errorInside200')
  const failed = await evidence.readRegister(ROW_HOUSE)
  assert.equal(failed.status, 'ERROR')
  assert.deepEqual(failed.buildings, [])
  assert.equal((await pool.query('select from building_registers where active')).rowCount, 1)
  sandbox.faults.clear()
  assert.equal((await evidence.readRegister(ROW_HOUSE)).status, 'FOUND')
})

test('R-EVID-15: nothing under the new code is asked again under the code before it', async () => {
  const register = await evidence.readRegister(RECODED)
  assert.equal(register.status, 'AMBIGUOUS')
  const asked = new Set(sandbox.requests.map(({ parameters }) => `${parameters['sigunguCd']}${parameters['bjdongCd']}`))
  assert.deepEqual([...asked], ['2827511100', '2826012200'])
})

test('without a key the register is UNAVAILABLE and nobody is called', async () => {
  const register = await readersWithoutKey().readRegister(ROW_HOUSE)
  assert.deepEqual([register.status, register.reason], ['UNAVAILABLE', 'NO_KEY'])
  assert.deepEqual(sandbox.requests, [])
})

test('a register that cannot be stored is an ERROR of this source, and what is stored stays', async () => {
  await evidence.readRegister(ROW_HOUSE)
  clock.time = daysAfter(TEST_NOW, 31)
  // PostgreSQL cannot store a zero byte in a text
  const named = { ...(await evidence.readRegister(SEVERAL)).buildings[0], buildingName: 'a\0b' } as RegisterBuilding
  const reader = {
    pool,
    flights: createFlights({ once: (_key, _lookedAt, work) => work(), underWay: async () => [] }),
    catalogue: loadDistrictCatalogue(),
    buildingRegister: { readTitles: () => Promise.resolve({ status: 'FOUND' as const, value: [named] }) },
    now: () => clock.time,
  }
  const failed = await readRegister(reader, ROW_HOUSE)
  assert.deepEqual([failed.status, failed.reason], ['ERROR', 'MALFORMED'])
  assert.equal((await pool.query('select from building_registers where active')).rowCount, 2)
})
