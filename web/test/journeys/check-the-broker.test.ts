import assert from 'node:assert/strict'
import { test } from 'node:test'
import { violations } from '../axe.ts'
import { overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { inEnglish } from '../english.ts'
import { ownDiagnosis } from '../own-diagnosis.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

test('R-BROKER-06: the check of the broker opens its form, which says what the register says and ticks nothing', {
  skip,
}, async () => {
  const { page } = await visit(origin, { viewport: PHONE })
  const { diagnosisId } = await ownDiagnosis(page)
  await page.goto(`/diagnoses/${diagnosisId}/papers?check=BROKER_REGISTRATION`)
  await page.getByLabel('중개사무소 등록번호').fill('11620-2023-123')
  await page.getByLabel('계약하려는 날').fill(`${new Date().getFullYear()}-12-01`)
  await page.getByRole('button', { name: '등록과 보증 조회하기' }).click()
  await page.getByText('등록된 중개사무소이고 영업중입니다').first().waitFor()
  await page.getByText('견본일').waitFor()
  await page.getByText('말하지 않습니다').waitFor()
  assert.deepEqual(await violations(page), [])
  assert.equal(await overflow(page), 0)
  await page.getByLabel('중개사무소 등록번호').fill('9250-1001')
  assert.equal(await page.getByText('견본일').count(), 0, 'an answer stands beside its own number only')
  await page.getByRole('button', { name: '등록과 보증 조회하기' }).click()
  await page.getByText('서울특별시 강남구').click()
  await page.getByText('견본육').waitFor()
})

test('R-BROKER-01: in English, an office that is not found is no proof', { skip }, async () => {
  const { page } = await inEnglish(origin, { viewport: PHONE })
  const { diagnosisId } = await ownDiagnosis(page)
  await page.goto(`/diagnoses/${diagnosisId}/papers?check=BROKER_REGISTRATION`)
  await page.getByLabel("Broker's registration number").fill('11620-2023-99999')
  await page.getByRole('button', { name: 'Look up registration and insurance' }).click()
  await page.getByText('no proof').first().waitFor()
  await page.getByText('gu, city or county office').waitFor()
})
