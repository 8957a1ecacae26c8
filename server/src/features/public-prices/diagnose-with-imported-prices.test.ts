import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { test } from 'node:test'
import type { PropertyDetail, PropertySummary } from '@lease-risk/contract/places'
import { SAMPLE_REQUESTS, samplePublicPriceFiles } from '@lease-risk/sandbox'
import { fileFolder } from '../../../test/deal-files.ts'
import { importPriceFiles } from '../../../test/price-files.ts'
import { testService } from '../../../test/service.ts'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'

const { app, sandbox, database, clock, diagnose } = await testService()
const folder = fileFolder()
const paths = Object.values(samplePublicPriceFiles(2026)).map(({ name, content }) => {
  writeFileSync(`${folder.path}/${name}`, content)
  return `${folder.path}/${name}`
})
await importPriceFiles({ pool: database.pool, catalogue: loadDistrictCatalogue(), now: () => clock.now() }, paths)

const get = async <T>(url: string) => (await app.inject({ url })).json<{ data: T }>().data
const SILLIM = '1162010200114220005'

test('no sample lease asks the provider for a price, and the card names the base year and when it was collected', async () => {
  for (const { body } of SAMPLE_REQUESTS) {
    const { dataStatuses } = await diagnose(body)
    const card = dataStatuses.find(({ key }) => key === 'public-price')
    if (card?.lookupStatus === 'UNAVAILABLE') continue
    assert.deepEqual([card?.lookupStatus, card?.referencePeriod], ['FOUND', '2026'], body.address)
    assert.equal(new Date(card?.collectedAt ?? '').getTime(), clock.now().getTime())
  }
  assert.deepEqual(
    sandbox.requests.filter(({ provider }) => provider === 'public-price'),
    [],
  )
})

test('issue 10: a warm diagnosis with imported prices makes no provider call and at most 5 SQL statements', async () => {
  const [lease] = SAMPLE_REQUESTS
  assert.ok(lease !== undefined)
  await diagnose(lease.body)
  sandbox.clear()
  const { statements } = await database.recordStatements(() => diagnose(lease.body))
  // calls of the first diagnosis are logged after its answer
  const own = statements.filter((text) => !text.includes('external_api_calls'))
  assert.ok(own.length <= 5, own.join('\n---\n'))
  assert.deepEqual(sandbox.requests, [])
})

test('a lot of which only prices are imported is listed, and shown with them', async () => {
  const { pool } = database
  await pool.query(`delete from transaction_facts`)
  await pool.query(`delete from building_registers`)
  const page = await get<{ content: PropertySummary[]; totalElements: number }>(
    '/api/properties?legalDistrictCode=1162000000&keyword=하늘빌라',
  )
  assert.deepEqual(
    page.content.map(({ pnu, buildingName }) => [pnu, buildingName]),
    [[SILLIM, '샘플하늘빌라']],
  )
  const property = await get<PropertyDetail>(`/api/properties/${SILLIM}`)
  assert.deepEqual(
    property.publicPrices.map(({ kind, baseYear }) => [kind, baseYear]),
    [
      ['APARTMENT_UNIT', 2026],
      ['LAND', 2026],
    ],
  )
})
