import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AddressMarker, AnalyzableLocation } from '@lease-risk/contract/map'
import { SAMPLE_REQUESTS } from '@lease-risk/sandbox'
import { testService } from '../../../test/service.ts'

const { app, sandbox, diagnose } = await testService({ VWORLD_KEY: '' })
for (const { body } of SAMPLE_REQUESTS) await diagnose(body)
sandbox.clear()

async function get<T>(url: string): Promise<T[]> {
  return (await app.inject({ url })).json<{ data: T[] }>().data
}

test('R-MAP-02: without a key boundaries are UNAVAILABLE and nobody is asked', async () => {
  const found = await get<AnalyzableLocation>('/api/map/analyzable-locations')
  assert.ok(found.length > 0)
  for (const { boundaryLookupStatus, boundaryLookupMessage, boundaryPolygons } of found) {
    assert.deepEqual([boundaryLookupStatus, boundaryPolygons], ['UNAVAILABLE', []])
    assert.match(boundaryLookupMessage ?? '', /인증키가 없어/)
  }
  assert.deepEqual(sandbox.requests, [])
})

test('R-MAP-04: without a key coordinates are null and nobody is asked', async () => {
  const found = await get<AddressMarker>('/api/map/diagnosis-address-markers')
  assert.ok(found.length > 0)
  for (const { longitude, latitude, coordinateLookupStatus } of found)
    assert.deepEqual([longitude, latitude, coordinateLookupStatus], [null, null, 'UNAVAILABLE'])
  assert.deepEqual(sandbox.requests, [])
})
