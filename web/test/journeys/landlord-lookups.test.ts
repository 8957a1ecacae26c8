import assert from 'node:assert/strict'
import { test } from 'node:test'
import { violations } from '../axe.ts'
import { overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { ownDiagnosis } from '../own-diagnosis.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

test('what was looked up of the landlord is said with its day, what speaks against them is asked about, and it is kept', {
  skip,
}, async () => {
  const { page, complaints } = await visit(origin, { viewport: PHONE })
  const { diagnosisId } = await ownDiagnosis(page)
  await page.goto(`/diagnoses/${diagnosisId}/papers`)
  await page.locator('summary', { hasText: /^임대인 조회$/ }).click()
  await page.getByLabel('HUG에서 임대인을 조회한 날').fill('2026-11-19')
  await page.getByLabel('최근 3년의 대위변제').fill('2')
  await page.getByRole('group', { name: '보증 금지 대상인가요?' }).getByText('아니요').click()
  await page.getByLabel('두 명단을 본 날').fill('2026-11-19')
  await page.getByRole('group', { name: '대리인이 계약하나요?' }).getByText('예', { exact: true }).click()
  await page.getByText(/대신 보증금을 갚은 일이 2건 있다고 적으셨습니다/).waitFor()
  await page.getByText('대리인의 권한').waitFor()
  await page.locator('summary', { hasText: '임대인에 대해 조회한 것' }).click()
  await page.getByText('조회함: 대위변제 2건, 보증 금지 대상 아님 (2026-11-19)').waitFor()
  await page.getByText('조회함: 명단에 없음 (2026-11-19)').waitFor()
  assert.equal(await overflow(page), 0)
  assert.deepEqual(await violations(page), [])

  await page.getByRole('button', { name: '계산한 내용 저장하기' }).click()
  await page.getByRole('button', { name: '계산한 내용 저장하기' }).waitFor({ state: 'detached' })
  await page.reload()
  await page.locator('summary', { hasText: /^임대인 조회$/ }).click()
  assert.equal(await page.getByLabel('최근 3년의 대위변제').inputValue(), '2')
  assert.deepEqual(complaints, [])
})
