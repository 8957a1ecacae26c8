import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { violations } from '../axe.ts'
import { PHONE, visit, withoutChromium } from '../chromium.ts'
import { ownDiagnosis } from '../own-diagnosis.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

const headlineOf = (page: Page) => page.getByRole('heading', { level: 1 })
const REFUSED = { status: 500, json: { success: false, code: 'COMMON_500', errors: [], requestId: 'r-1' } }
const AUCTION = {
  readOn: '2026-11-20',
  part: 'UNIT',
  ownerIsLandlord: 'YES',
  entries: [{ kind: 'AUCTION', registeredOn: '2025-03-02' }],
}

test('R-ANSWER-16: stored papers that are still loading, or failed to load, never count as none', {
  skip,
}, async () => {
  const { page } = await visit(origin, { viewport: PHONE })
  const { diagnosisId, call } = await ownDiagnosis(page)
  const path = `/api/rent-risk-diagnoses/${diagnosisId}/papers`
  await call('PUT', path, { version: 0, registry: AUCTION })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let isBroken = true
  await page.route(`**${path}`, async (route) => {
    await released
    await (isBroken ? route.fulfill(REFUSED) : route.continue())
  })
  const field = page.getByRole('textbox', { name: '등기부 을구 채권최고액 합계' })
  await page.goto(`/diagnoses/${diagnosisId}`)
  await headlineOf(page).getByText('저장한 서류를 불러오고 있어요').waitFor()
  assert.equal(await field.count(), 0, 'nothing is typed over papers that are not there yet')
  assert.deepEqual(await violations(page), [])
  release()
  await page.getByText('저장한 서류를 불러오지 못했어요.').waitFor()
  await headlineOf(page).getByText('서류를 뺀 답').waitFor()
  assert.match(await page.title(), /^서류를 뺀 답/)
  assert.equal(await field.count(), 0)
  assert.deepEqual(await violations(page), [])
  isBroken = false
  await page.getByRole('button', { name: '다시 시도' }).click()
  await headlineOf(page).getByText('멈추고 확인').waitFor()
  await headlineOf(page).getByText('경매개시결정').waitFor()
  assert.equal(await page.getByText('서류를 뺀 답').count(), 0)
  isBroken = true
  await page.goto(`/diagnoses/${diagnosisId}/papers`)
  await page.getByText('우리 쪽 문제로 불러오지 못했어요').waitFor()
  assert.equal(await page.locator('summary', { hasText: '등기에서 읽은 것' }).count(), 0)
})
