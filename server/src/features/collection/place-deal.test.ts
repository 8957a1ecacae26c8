import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { publishedDeal } from '../../../test/published-deal.ts'
import { identityOf } from '../../evidence/transactions/fingerprint.ts'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { createPlacer } from './place-deal.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const MEGABYTE = 2 ** 20

function heapMegabytes(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed / MEGABYTE
}

test('issue 5: the names that an import remembers keep nothing else of the file in memory', () => {
  const place = createPlacer(loadDistrictCatalogue())
  const before = heapMegabytes()
  for (let count = 0; count < 40; count++) {
    const name = `서울특별시 관악구 없는${count}동`
    const [fullName = ''] = `${name},${'x'.repeat(MEGABYTE)}`.split(',')
    const deal = publishedDeal({ buildingName: fullName })
    place({ line: 1, record: 1, text: '', group: '', read: () => ({ deal, place: { fullName } }) })
    identityOf(deal)
  }
  const growth = heapMegabytes() - before
  assert.ok(growth < 10, `the heap grew by ${Math.round(growth)} MB`)
  assert.ok('refusal' in place({ line: 1, record: 1, text: '', group: '', read: () => ({ refusal: 'unreadable' }) }))
})
