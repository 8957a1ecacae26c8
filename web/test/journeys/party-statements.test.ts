import assert from 'node:assert/strict'
import { test } from 'node:test'
import { violations } from '../axe.ts'
import { overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { ownDiagnosis } from '../own-diagnosis.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

test('R-WEB-84: what the broker said is written down by keyboard, stands beside the papers, and is shown where it is asked', {
  skip,
}, async () => {
  const { page, complaints } = await visit(origin, { viewport: PHONE })
  const { diagnosisId } = await ownDiagnosis(page)
  await page.goto(`/diagnoses/${diagnosisId}/papers`)
  await page.locator('summary', { hasText: /^중개사나 임대인에게 들은 말$/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '들은 말 하나 적기' }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('무엇에 대한 말인가요?').selectOption('REGISTRY_DEBT')
  await page.getByLabel('들은 금액').fill('없음')
  await page.getByRole('button', { name: '이 말 넣기' }).press('Enter')
  await page.getByRole('alert').getByText('들은 날을 오늘까지의 날짜로 적어 주세요.').waitFor()
  assert.deepEqual(await violations(page), [])
  await page.getByLabel('들은 날').fill('2026-11-19')
  await page.getByLabel('들은 금액').fill('3000')
  await page.getByRole('button', { name: '이 말 넣기' }).press('Enter')
  await page.getByText('공인중개사의 말(2026년 11월 19일): 등기된 빚(채권최고액) 3,000만 원').waitFor()
  await page.getByText('서류로 못 봄').waitFor()
  await page.locator('summary', { hasText: '계약서에 남기는 특약' }).click()
  await page.getByText(/고지하였다\. 사실과 다르면/).waitFor()
  assert.equal(await overflow(page), 0)
  assert.deepEqual(await violations(page), [])

  for (const screen of ['ask', 'sheet']) {
    await page.goto(`/diagnoses/${diagnosisId}/${screen}`)
    await page.getByRole('heading', { name: '들은 말과 서류' }).waitFor()
    await page.getByText('공인중개사의 말(2026년 11월 19일): 등기된 빚(채권최고액) 3,000만 원').waitFor()
    assert.equal(await overflow(page), 0, screen)
    assert.deepEqual(await violations(page), [], screen)
  }
  assert.deepEqual(complaints, [])
})
