import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { newAccount, signInAs } from '../account.ts'
import { violations } from '../axe.ts'
import { DESK, overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { HOME } from '../own-diagnosis.ts'
import { clientService } from '../service.ts'
import { toFields, walkToResult } from '../walk.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin
const LEASE = { address: '신림동 1422', deposit: '12000', area: '29.35' }

test('the window of the address provider: only its own answer counts, and brings the unit along', {
  skip,
}, async () => {
  const { page, context, complaints } = await visit(origin)
  await page.goto('/')
  await toFields(page)
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: '주소 검색 창 열기' }).click(),
  ])
  await popup.getByRole('heading', { name: /주소 선택/ }).waitFor()
  // a message from another sender is ignored, whatever it contains
  await page.evaluate(() =>
    postMessage({ type: 'service:juso-address-selected', requestId: 'x', payload: { jibunAddr: '딴 곳 1' } }, origin),
  )
  const form = popup.locator('form').filter({ hasText: '신림동 1422-5' }).first()
  await form.getByLabel('상세주소').fill('302호')
  await form.getByRole('button', { name: '선택' }).click()
  await page.getByText('고른 주소').waitFor()
  assert.ok(
    await page
      .getByText(/신림동 1422-5/)
      .first()
      .isVisible(),
  )
  assert.equal(await page.getByLabel('동·호').inputValue(), '302호')
  assert.equal(await page.getByText('딴 곳 1').count(), 0)
  assert.deepEqual(complaints, [])
})

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`a past lease is picked with its limits said, and stands in the request, on a ${name}`, { skip }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    await walkToResult(page, LEASE)
    await page.goto('/terms?q=deposit')
    await page.getByText('면적·층을 알면').click()
    await page.getByText('비교할 과거 거래 고르기').click()
    await page.getByText('지금 나온 집이 아니고').waitFor()
    const leases = page.getByRole('group', { name: '어느 거래와 비교할까요?' }).getByRole('radio')
    await leases.nth(1).check()
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/async'))
    await page.getByRole('button', { name: '공공자료 확인하기' }).click()
    const { selectedRentCandidate } = (await sent).postDataJSON() as { selectedRentCandidate: Record<string, string> }
    assert.ok(selectedRentCandidate['candidateId'] && selectedRentCandidate['limitation'])
    await page.waitForURL(/\/result#/)
    assert.deepEqual(complaints, [])
  })

  test(`what lies around an own diagnosis is seen, and what was looked at is kept, on a ${name}`, {
    skip,
  }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    await signInAs(page, await newAccount(page))
    await walkToResult(page, LEASE)
    await page.goto('/diagnoses')
    await page.getByText('등기: 계약 전 안 봤어요 · 잔금 전 안 봤어요').waitFor()
    await page.getByRole('link', { name: /1억 2,000만 원/ }).click()
    await page.getByRole('link', { name: '현장에서 볼 것과 집 주변' }).click()
    await page.getByRole('heading', { name: '현장에서 볼 것 0/7' }).waitFor()
    await page.getByRole('button', { name: '지도 펼치기' }).click()
    await page.getByRole('application', { name: '지도' }).getByRole('button').first().waitFor()
    await page.locator('summary').first().click()
    await page.getByLabel('직접 봤어요').first().check()
    await page.getByLabel('본 것 메모').first().fill('골목이 좁고 가로등이 하나')
    await page.getByRole('button', { name: '기록 저장하기' }).first().click()
    await page.getByRole('heading', { name: '현장에서 볼 것 1/7' }).waitFor()
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
    await page.reload()
    await page.getByRole('heading', { name: '현장에서 볼 것 1/7' }).waitFor()
    await page.locator('summary').first().click()
    assert.equal(await page.getByLabel('본 것 메모').first().inputValue(), '골목이 좁고 가로등이 하나')
    assert.deepEqual(complaints, [])
  })
}

test('two kept readings of the papers are compared, a new mortgage first', { skip }, async () => {
  const { page, complaints } = await visit(origin)
  await signInAs(page, await newAccount(page))
  await walkToResult(page, LEASE)
  await page.goto('/diagnoses')
  await page.getByRole('link', { name: /1억 2,000만 원/ }).click()
  await page.getByRole('link', { name: /받을 서류/ }).click()
  const keep = page.getByRole('button', { name: '계산한 내용 저장하기' })
  await page.locator('summary', { hasText: '등기에서 읽은 것' }).click()
  await page
    .getByLabel('소유자와 임대인이 같아요')
    .or(page.getByRole('radio', { name: /같/ }))
    .first()
    .check()
  await keep.click()
  await keep.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '등기 하나 적기' }).click()
  await page.getByLabel('등기한 날').fill('2024-03-04')
  await page.getByLabel('금액', { exact: true }).fill('6000')
  await page.getByRole('button', { name: '이 등기 넣기' }).click()
  await keep.click()
  await keep.waitFor({ state: 'detached' })
  await page.getByText('두 번 읽은 것 비교').click()
  await page.getByText('새로 생겼어요').first().waitFor()
  assert.deepEqual(await violations(page), [])
  assert.equal(await overflow(page), 0)
  assert.deepEqual(complaints, [])
})

test('on a wide screen the deposit lines stand on one axis, on a phone in a list', { skip }, async () => {
  const { page } = await visit(origin, { viewport: DESK })
  await walkToResult(page, LEASE)
  await page.goto(`/result/deals/sale-transaction${new URL(page.url()).hash}`)
  const axis = page.getByRole('img', { name: /% 선: 내 보증금보다/ }).first()
  await axis.waitFor()
  await page.setViewportSize(PHONE)
  await axis.waitFor({ state: 'hidden' })
  await page
    .locator('li', { hasText: /내 보증금보다 .* (높은|낮은) 선이에요/ })
    .first()
    .waitFor()
  assert.equal(await overflow(page), 0)
})

test('R-DISTRICT-10: the figures of the district stand with the deals of a result, and with a region', {
  skip,
}, async () => {
  const { page, complaints } = await visit(origin, { viewport: PHONE })
  await walkToResult(page, LEASE)
  await page.goto(`/result/deals/sale-transaction${new URL(page.url()).hash}`)
  await page.getByRole('heading', { name: '이 시군구의 보증사고와 경매' }).waitFor()
  assert.deepEqual(await violations(page), [])
  await page.goto(`/region?q=${encodeURIComponent('신림동 아파트 전세')}`)
  await page.getByRole('heading', { name: '시군구의 보증사고와 경매' }).waitFor()
  assert.equal(await overflow(page), 0)
  assert.deepEqual(complaints, [])
})

test('a result of before, without an answer and its findings, opens with what it had', { skip }, async () => {
  const { page, complaints } = await visit(origin, { viewport: PHONE })
  await page.route('**/api/rent-risk-diagnoses/async/*', async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { data: { result: RentRiskDiagnosisResponse } }
    const { answer: _, findings: __, nextActionItems: ___, ...before } = json.data.result
    const { counts: ____, ...riskAssessment } = before.riskAssessment
    await route.fulfill({ response, json: { ...json, data: { ...json.data, result: { ...before, riskAssessment } } } })
  })
  const made = await page.request.post('/api/rent-risk-diagnoses', {
    data: { ...HOME, depositAmountManwon: 24_000, exclusiveAreaSquareMeter: 29.35, floorNumber: 3 },
  })
  const { data } = (await made.json()) as { data: RentRiskDiagnosisResponse & { statusToken: string } }
  const { decisionSummary, topRiskFindings, statusToken } = data
  await page.goto(`/result#${statusToken}`)
  await page.getByRole('heading', { level: 1, name: decisionSummary.title }).waitFor()
  await page.getByText(`먼저 할 일: ${decisionSummary.primaryAction}`).waitFor()
  await page.locator('summary', { hasText: '그 밖에' }).click()
  for (const { title } of topRiskFindings) await page.getByText(title, { exact: true }).first().waitFor()
  assert.deepEqual(await violations(page), [])
  assert.deepEqual(complaints, [])
})
