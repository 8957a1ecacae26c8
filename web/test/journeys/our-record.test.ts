import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accuracyCells } from '../../../server/src/domain/value/accuracy.ts'
import { recordAccuracy } from '../../../server/src/evidence/value/index.ts'
import { violations } from '../axe.ts'
import { visit, withoutChromium } from '../chromium.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const service = skip ? null : await clientService()

test('R-VALUE-30: the method page draws our own record, which is empty before the first deals', { skip }, async () => {
  assert.ok(service !== null)
  const { origin, pool } = service
  const { page, complaints } = await visit(origin)
  await page.goto('/method#record')
  await page.getByRole('heading', { name: '추정은 얼마나 맞았나요' }).waitFor()
  await page.getByText('아직 비교할 거래가 쌓이지 않았어요.').waitFor()
  const errors = Array.from({ length: 1_234 }, (_, index) => 0.0001 * (index - 617))
  const compared = errors.map((error, index) => ({ error, halfWidth: 0.05, region: index % 2, ownCell: index % 5 }))
  const unit = { kind: 'SALE', propertyType: 'ROW_HOUSE_MULTI_UNIT' } as const
  await recordAccuracy(pool, unit, '202610', accuracyCells(compared), new Date())
  await page.reload()
  const row = page.getByRole('row', { name: '전체' }).first()
  await row.waitFor()
  assert.match((await row.innerText()).replaceAll(/\s+/g, ' '), /1,234.* 3\.1%.* 0\.0%.* 81\.\d%/)
  for (const name of ['서울', '인천', '같은 지번의 거래 0건', '같은 지번의 거래 15+건'])
    await page.getByRole('row', { name }).first().waitFor()
  assert.deepEqual(await violations(page), [])
  assert.deepEqual(complaints, [])
})
