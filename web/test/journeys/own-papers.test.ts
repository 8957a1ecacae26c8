import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { newAccount, signInAs } from '../account.ts'
import { violations } from '../axe.ts'
import { DESK, overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { HOME, ownDiagnosis } from '../own-diagnosis.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

type Requests = { items: { paper: string; status: string; askedOn: string | null; memo: string | null }[] }

async function openPaper(page: Page, diagnosisId: number, name: string) {
  await page.goto(`/diagnoses/${diagnosisId}/papers`)
  const paper = page.locator('details').filter({ hasText: name }).first()
  await paper.locator('summary').first().click()
  return paper
}

test('what was kept of a paper stands in its form, and another note of it takes nothing away', { skip }, async () => {
  const { page, complaints } = await visit(origin)
  const { diagnosisId, call } = await ownDiagnosis(page)
  const path = `/api/rent-risk-diagnoses/${diagnosisId}/requests`
  const kept = { paper: 'TAX_CERTIFICATES', status: 'ASKED', askedOn: '2026-11-20', memo: '중개사에게 부탁' }
  await call('PUT', path, { items: [kept] })
  const paper = await openPaper(page, diagnosisId, '납세증명서')
  await paper.getByRole('radio', { name: '받았어요' }).check()
  assert.equal(await paper.getByLabel('요청한 날').inputValue(), '2026-11-20')
  await paper.getByLabel('답을 받은 날').fill('2026-11-21')
  await paper.getByRole('button', { name: '기록 저장하기' }).last().click()
  await page.getByText(/가지 가운데 1가지를 받았어요/).waitFor()
  const { items } = await call<Requests>('GET', path)
  const now = items.find(({ paper: id }) => id === 'TAX_CERTIFICATES')
  assert.deepEqual([now?.status, now?.askedOn, now?.memo], ['RECEIVED', '2026-11-20', '중개사에게 부탁'])
  assert.deepEqual(complaints, [])
})

test('records that could not be read are said to be so, and nothing is shown as a fact meanwhile', {
  skip,
}, async () => {
  const { page } = await visit(origin)
  const { diagnosisId } = await ownDiagnosis(page)
  let isBroken = true
  for (const part of ['requests', 'registry-document-confirmation'])
    await page.route(`**/api/rent-risk-diagnoses/*/${part}`, (route) =>
      isBroken
        ? route.fulfill({ status: 500, json: { success: false, code: 'COMMON_500', errors: [], requestId: 'r-1' } })
        : route.continue(),
    )
  const paper = await openPaper(page, diagnosisId, '등기사항전부증명서')
  await page.getByText('우리 쪽 문제로 불러오지 못했어요').nth(1).waitFor()
  assert.equal(await page.getByText(/가지를 받았어요/).count(), 0)
  assert.equal(await page.getByText('안 봤어요').count(), 0)
  assert.equal(await page.getByText('아직이에요').count(), 0)
  assert.deepEqual(await violations(page), [])
  isBroken = false
  // all at once: retrying one may restore the others
  await page
    .getByRole('button', { name: '다시 시도' })
    .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()))
  await page.getByText(/가지 가운데 0가지를 받았어요/).waitFor()
  await paper.getByRole('radio', { name: '안 봤어요' }).first().waitFor()
})

test('an amount that came later stands in its field, and one that cannot be read is named and not kept', {
  skip,
}, async () => {
  const { page } = await visit(origin)
  const { diagnosisId, call } = await ownDiagnosis(page)
  await call('PUT', `/api/rent-risk-diagnoses/${diagnosisId}/papers`, { version: 0, taxArrearsManwon: 350 })
  await page.goto(`/diagnoses/${diagnosisId}/papers`)
  await page.locator('summary', { hasText: '임대인의 미납 세금' }).click()
  const tax = page.getByLabel('임대인의 미납 세금')
  await tax.and(page.locator('[value="350"]')).waitFor()
  await tax.focus()
  await tax.blur()
  assert.equal(await page.getByRole('button', { name: '계산한 내용 저장하기' }).count(), 0)
  await tax.fill('약 3억')
  await tax.blur()
  await page.getByText('금액을 만원 단위의 숫자로 적어 주세요').waitFor()
  assert.equal(await tax.getAttribute('aria-invalid'), 'true')
  assert.equal(await tax.inputValue(), '약 3억')
  assert.equal(await page.getByRole('button', { name: '계산한 내용 저장하기' }).count(), 0)
  await tax.fill('')
  await tax.blur()
  assert.equal(await tax.getAttribute('aria-invalid'), 'false')
  await page.getByRole('button', { name: '계산한 내용 저장하기' }).waitFor()
})

test('an amount of the registry that cannot be read leads to its field, and is not taken as unknown', {
  skip,
}, async () => {
  const { page } = await visit(origin)
  const { diagnosisId } = await ownDiagnosis(page)
  await page.goto(`/diagnoses/${diagnosisId}/papers`)
  await page.locator('summary', { hasText: '등기에서 읽은 것' }).click()
  await page.getByRole('button', { name: '등기 하나 적기' }).click()
  const amount = page.getByLabel('금액', { exact: true })
  await amount.fill('약 3억')
  await page.getByRole('button', { name: '이 등기 넣기' }).click()
  await page.getByRole('link', { name: /금액을 만원 단위의 숫자로/ }).click()
  assert.ok(await amount.evaluate((field) => field === document.activeElement))
  assert.deepEqual(await violations(page), [])
  await amount.fill('30000')
  await page.getByRole('button', { name: '이 등기 넣기' }).click()
  await page.getByText('근저당 · 3억 원').waitFor()
})

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`each reading of the registry keeps its day, its note and its history, on a ${name}`, { skip }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    const { diagnosisId } = await ownDiagnosis(page)
    const paper = await openPaper(page, diagnosisId, '등기사항전부증명서')
    const reading = paper.getByRole('form', { name: '계약하는 날' })
    await reading.getByRole('radio', { name: '봤어요', exact: true }).check()
    await reading.getByLabel('등기를 본 날').fill('2026-11-20')
    await reading.getByLabel('메모').fill('을구에 근저당 하나')
    await reading.getByRole('button', { name: '기록 저장하기' }).click()
    await paper.getByText('이력 1건').click()
    await paper.getByText(/계약하는 날 · 봤어요 · 2026년 11월 20일/).waitFor()
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
    await page.reload()
    await paper.locator('summary').first().click()
    assert.equal(await reading.getByLabel('메모').inputValue(), '을구에 근저당 하나')
    assert.equal(await reading.getByLabel('등기를 본 날').inputValue(), '2026-11-20')
    assert.deepEqual(complaints, [])
  })
}

/** Records that one reading of the registry was done. */
async function see(paper: Locator, occasion: string): Promise<void> {
  const reading = paper.getByRole('form', { name: occasion })
  await reading.getByRole('radio', { name: '봤어요', exact: true }).check()
  await reading.getByRole('button', { name: '기록 저장하기' }).click()
}

for (const isOwn of [true, false])
  test(`the registry counts as received once it was seen twice, ${isOwn ? 'in own records' : 'on this device'}`, {
    skip,
  }, async () => {
    const { page, complaints } = await visit(origin)
    const { diagnosisId, statusToken } = await ownDiagnosis(page)
    await page.goto(isOwn ? `/diagnoses/${diagnosisId}/papers` : `/result/papers#${statusToken}`)
    const paper = page.locator('details').filter({ hasText: '등기사항전부증명서' }).first()
    const chip = paper.locator('summary').first()
    await chip.filter({ hasText: '아직이에요' }).click()
    // two readings, and no third form
    await paper.getByRole('button', { name: '기록 저장하기' }).nth(1).waitFor()
    assert.equal(await paper.getByRole('button', { name: '기록 저장하기' }).count(), 2)
    await see(paper, '계약하는 날')
    await chip.filter({ hasText: '한 번 봤어요' }).waitFor()
    await page.getByText(/가지 가운데 0가지를 받았어요/).waitFor()
    await see(paper, '잔금 주는 날')
    await chip.filter({ hasText: '받았어요' }).waitFor()
    await page.getByText(/가지 가운데 1가지를 받았어요/).waitFor()
    await page.reload()
    await chip.filter({ hasText: '받았어요' }).waitFor()
    await page.goto(isOwn ? `/diagnoses/${diagnosisId}` : `/result#${statusToken}`)
    await page.getByRole('link', { name: /받을 서류 1\/\d+/ }).waitFor()
    assert.deepEqual(complaints, [])
  })

test('who is logged in and came by a link is shown how to keep the papers, and comes back to them', {
  skip,
}, async () => {
  const { page } = await visit(origin)
  const answer = await page.request.post('/api/rent-risk-diagnoses', { data: HOME })
  const { data } = (await answer.json()) as { data: { diagnosisId: number; statusToken: string } }
  await signInAs(page, await newAccount(page))
  await page.goto(`/result/papers#${data.statusToken}`)
  await page.getByText('이 기기에만 저장돼요').waitFor()
  assert.equal(await page.getByText('로그인하고').count(), 0)
  await page.getByRole('button', { name: '내 기록에 넣기' }).click()
  await page.waitForURL(`**/diagnoses/${data.diagnosisId}/papers`)
  await page.getByText('이 기기에만 저장돼요').waitFor({ state: 'detached' })
})

test('a result that is in the own records already is not offered to be put there', { skip }, async () => {
  const { page, complaints } = await visit(origin)
  const { diagnosisId, statusToken } = await ownDiagnosis(page)
  await page.goto(`/result#${statusToken}`)
  await page.getByText('저장하거나 공유하기').click()
  await page.getByRole('link', { name: '내 기록에서 열기' }).waitFor()
  assert.equal(await page.getByText('내 기록에 넣기').count(), 0)
  await page.goto(`/result/papers#${statusToken}`)
  await page.getByRole('link', { name: '내 기록에서 열기' }).click()
  await page.waitForURL(`**/diagnoses/${diagnosisId}/papers`)
  assert.equal(await page.getByText('이 기기에만 저장돼요').count(), 0)
  assert.deepEqual(complaints, [])
})
