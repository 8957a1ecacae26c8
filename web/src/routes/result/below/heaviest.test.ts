import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPartlyReceived, silentSources } from './heaviest.ts'

type Sources = Parameters<typeof silentSources>[0]

function sources(priceStatus: string): Sources {
  return {
    dataStatuses: [
      { key: 'building-register', state: 'ambiguous', lookupStatus: 'AMBIGUOUS' },
      { key: 'rent-transaction', state: 'success', lookupStatus: 'FOUND' },
      { key: 'sale-transaction', state: 'error', lookupStatus: 'ERROR' },
      { key: 'public-price', state: 'unavailable', lookupStatus: 'UNAVAILABLE' },
      { key: 'registry-document', state: 'unavailable', lookupStatus: null },
    ],
    riskAssessment: { criteria: [{ criterionCode: 'PUBLIC_PRICE_SUPPORT_RISK', status: priceStatus }] },
  } as unknown as Sources
}

test('R-SCORE-14: a public price that this home does not have is not among the data that are missing', () => {
  const keysOf = (priceStatus: string) => silentSources(sources(priceStatus)).map(({ key }) => key)
  assert.deepEqual(keysOf('NOT_APPLICABLE'), ['building-register', 'sale-transaction'])
  assert.deepEqual(keysOf('UNKNOWN'), ['building-register', 'sale-transaction', 'public-price'])
})

test('R-WEB-33: what was received in part is not among the sources that did not answer', () => {
  const parts = silentSources(sources('UNKNOWN')).filter(isPartlyReceived)
  assert.deepEqual(
    parts.map(({ key }) => key),
    ['building-register'],
  )
})
