import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { beforeEach, test } from 'node:test'
import { SAMPLE_REQUESTS, samplePublicPriceFiles } from '@lease-risk/sandbox'
import { TEST_NOW } from '../../../test/app.ts'
import { fileFolder } from '../../../test/deal-files.ts'
import { testEvidence } from '../../../test/evidence.ts'
import { importPriceFiles } from '../../../test/price-files.ts'
import type { Lot } from '../../domain/address/lot.ts'
import { normaliseAddress } from '../../domain/address/normalise-address.ts'
import { choosePublicPrice } from '../../domain/property/choose-public-price.ts'

const { clock, sandbox, pool, catalogue, readers, readersWithoutKey } = await testEvidence()
const folder = fileFolder()

const LOT = { legalDistrictCode: '1162010200', landKind: 'LAND', mainNumber: '1422', subNumber: '0005' } as const
const question = { lot: LOT, propertyType: 'ROW_HOUSE_MULTI_UNIT', areaSquareMeter: 29.35, unitText: null } as const

beforeEach(async () => {
  sandbox.clear()
  clock.time = TEST_NOW
  await pool.query('truncate public_price_snapshots, imported_public_prices, imported_files cascade')
})

function lotOf(address: string): { lot: Lot } {
  const outcome = normaliseAddress({ address, jusoAddress: null }, catalogue)
  assert.ok(outcome.ok)
  return { lot: outcome.lot }
}

function importSamples(year: number) {
  return importPriceFiles(
    { pool, catalogue, now: () => clock.time },
    Object.values(samplePublicPriceFiles(year)).map(({ name, content }) => {
      writeFileSync(`${folder.path}/${name}`, content)
      return `${folder.path}/${name}`
    }),
  )
}

test('an imported price of the published year needs no look-up, until the next year is published', async () => {
  await importSamples(2026)
  for (const time of ['2026-04-30T00:00:00+09:00', '2026-11-20T12:00:00+09:00', '2027-04-29T23:59:00+09:00']) {
    clock.time = new Date(time)
    const { status, prices, file, collectedAt } = await readers().readPublicPrice(question)
    assert.deepEqual([status, file, collectedAt], ['FOUND', { source: 'VWORLD', asOf: '2026-05-20' }, TEST_NOW])
    assert.ok(prices.length > 0 && prices.every(({ baseYear }) => baseYear === 2026))
  }
  assert.deepEqual(sandbox.requests, [])
  clock.time = new Date('2027-04-30T00:00:00+09:00')
  const { prices, file } = await readers().readPublicPrice(question)
  assert.deepEqual([file, prices[0]?.baseYear], [undefined, 2027])
  assert.ok(sandbox.requests.length > 0)
})

test('an imported price of an earlier year serves where the provider has nothing newer, cannot be asked or fails', async () => {
  await importSamples(2025)
  const read = async (evidence: ReturnType<typeof readers>) => {
    const { status, prices, file } = await evidence.readPublicPrice(question)
    return [status, prices[0]?.baseYear, file?.asOf]
  }
  assert.deepEqual(await read(readersWithoutKey()), ['FOUND', 2025, '2025-05-20'])
  sandbox.faults.set('public-price', 'errorInside200')
  assert.deepEqual(await read(readers()), ['FOUND', 2025, '2025-05-20'])
  sandbox.faults.set('public-price', 'empty')
  assert.deepEqual(await read(readers()), ['FOUND', 2025, '2025-05-20'])
})

test('of an imported and a looked up price the one of the newer year counts', async () => {
  await readers().readPublicPrice(question)
  await importSamples(2025)
  assert.equal((await readers().readPublicPrice(question)).file, undefined)
  await importSamples(2026)
  assert.equal((await readers().readPublicPrice(question)).file?.asOf, '2026-05-20')
})

test('what is imported chooses the same price as what is looked up, for every sample lease', async () => {
  const types = ['APARTMENT', 'DETACHED_MULTI_FAMILY', 'UNKNOWN'] as const
  const units = [null, '101동 201호', '201호', 'B01호']
  const questions = SAMPLE_REQUESTS.flatMap(({ body }) => {
    const { lot } = lotOf(body.address)
    const areas = [null, body.exclusiveAreaSquareMeter ?? 30, 84.7]
    return types.flatMap((propertyType) =>
      areas.flatMap((areaSquareMeter) => units.map((unitText) => ({ lot, propertyType, areaSquareMeter, unitText }))),
    )
  })
  assert.ok(questions.length > 50)
  const choose = async () => {
    const evidence = readers()
    const chosen = []
    for (const each of questions) {
      const { status, prices } = await evidence.readPublicPrice(each)
      chosen.push([status, choosePublicPrice(prices, each)])
    }
    return chosen
  }
  const lookedUp = await choose()
  await pool.query('truncate public_price_snapshots cascade')
  await importSamples(2026)
  sandbox.clear()
  assert.deepEqual(await choose(), lookedUp)
  assert.ok(lookedUp.some(([, choice]) => choice !== null && typeof choice === 'object' && choice.basis === 'UNIT'))
})

test('a lot that was imported under a divided code is found under its former one', async () => {
  const divided = catalogue.active().find(({ code }) => catalogue.codesToTry(code).length > 1)
  assert.ok(divided !== undefined)
  const [, former = ''] = catalogue.codesToTry(divided.code)
  await pool.query(
    `insert into imported_public_prices (pnu, kind, base_year, as_of, source, collected_at, prices)
     values ($1, 'LAND', 2026, '2026-05-20', 'VWORLD', $2, '{100}')`,
    [`${former}100010000`, TEST_NOW],
  )
  const lot = { legalDistrictCode: divided.code, landKind: 'LAND', mainNumber: '0001', subNumber: '0000' } as const
  const { prices } = await readers().readPublicPrice({ ...question, lot, propertyType: 'UNKNOWN' })
  assert.deepEqual(
    prices.map(({ priceWon }) => priceWon),
    [100],
  )
})
