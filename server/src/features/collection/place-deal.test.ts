import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { publishedDeal } from '../../../test/published-deal.ts'
import { identityOf } from '../../evidence/deals/fact-ids.ts'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { createPlacer } from './place-deal.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const MEGABYTE = 2 ** 20

function heapMegabytes(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed / MEGABYTE
}

test('a deal that was agreed after today is refused', () => {
  const place = createPlacer(loadDistrictCatalogue(), '2026-07-02')
  const read = (contractDate: string) => ({
    deal: publishedDeal({ contractDate }),
    place: { fullName: '서울특별시 관악구 신림동' },
  })
  const placed = (day: string) => place({ line: 1, record: 1, text: '', group: '', read: () => read(day) })
  assert.ok('deal' in placed('2026-07-02'))
  assert.deepEqual(placed('2030-01-03'), { refusal: '아직 오지 않은 계약일입니다.' })
})

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
