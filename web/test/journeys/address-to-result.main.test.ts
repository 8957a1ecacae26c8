import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DESK, overflow, SIZES, visit, withoutChromium } from '../chromium.ts'
import { clientService } from '../service.ts'
import { walkToResult } from '../walk.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

for (const [name, size] of Object.entries({ ...SIZES, 'on a desk': { viewport: DESK } })) {
  test(`from an address to the right questions, anonymous, ${name}`, { skip }, async () => {
    const { page, complaints } = await visit(origin, size)
    await walkToResult(page, { address: '신림동 1422', deposit: '12000' })
    assert.equal(await page.locator('h1').count(), 1)
    await page.getByText('샘플 데이터예요').waitFor()
    for (const word of ['물어볼 것 세 가지', '12항목 근거']) await page.getByText(word).waitFor()
    assert.equal(await overflow(page), 0)
    assert.deepEqual(complaints, [])
  })
}

test('monthly rent asks for both amounts', { skip }, async () => {
  const { page, complaints } = await visit(origin)
  await walkToResult(page, { address: '역삼동 736', deposit: '1000', rent: '85' })
  assert.ok(
    await page
      .getByText(/월세 보증금 1,000만\s원, 월 85만\s원/)
      .first()
      .isVisible(),
  )
  assert.deepEqual(complaints, [])
})

test('what was typed is there again after going back', { skip }, async () => {
  const { page } = await visit(origin)
  await walkToResult(page, { address: '신림동 1422', deposit: '12000' })
  await page.goto('/terms?q=deposit')
  assert.equal(await page.getByLabel('보증금', { exact: true }).inputValue(), '12,000')
})
