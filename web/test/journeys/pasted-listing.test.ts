import assert from 'node:assert/strict'
import { test } from 'node:test'
import { violations } from '../axe.ts'
import { overflow, visit, withoutChromium } from '../chromium.ts'
import { inEnglish } from '../english.ts'
import { clientService } from '../service.ts'
import { pasteMessage, walkToAsking } from '../walk.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

const LISTING =
  '[전세] 신림동 투룸\n서울 관악구 신림동 1422-5 302호\n보증금 1억 2,000만원, 전용 39.6㎡, 3층, 관리비 7만원(수도 포함)'

test('a pasted listing fills in the home and its terms once its lot is confirmed', { skip }, async () => {
  const { page, complaints } = await visit(origin)
  await page.goto('/')
  await pasteMessage(page.getByLabel('주소', { exact: true }), LISTING)
  await page.getByText('302호 · 전세 · 보증금 1억 2,000만 원 · 관리비 7만 원 · 전용 39.6㎡ · 3층').waitFor()
  assert.deepEqual(await violations(page), [])
  assert.equal(await overflow(page), 0)
  await page.getByRole('button', { name: '서울특별시 관악구 신림동 1422-5' }).click()
  assert.equal(await page.getByLabel('동·호').inputValue(), '302호')
  await page.getByRole('button', { name: '다음' }).click()
  await page.getByRole('radio', { name: '전세' }).waitFor()
  assert.ok(await page.getByRole('radio', { name: '전세' }).isChecked())
  assert.equal(await page.getByLabel('보증금', { exact: true }).inputValue(), '12,000')
  assert.equal(await page.getByLabel(/관리비/).inputValue(), '7')
  assert.deepEqual(complaints, [])
})

test('R-ADDR-30: what was read goes with the text that it was read from, and a text that is cut off is called so', {
  skip,
}, async () => {
  const { page, complaints } = await visit(origin)
  await page.goto('/')
  await pasteMessage(page.getByLabel('주소', { exact: true }), LISTING)
  const listing = page.getByLabel('매물 글이나 받은 메시지')
  // spoken to a screen reader, whose focus stays on the button
  await page.getByRole('status').getByText('이 집이 맞나요?').waitFor({ state: 'attached' })
  const lot = page.getByRole('button', { name: '서울특별시 관악구 신림동 1422-5' })
  await lot.waitFor()
  await listing.fill('역삼동 736-25 월세 1000/60')
  await lot.waitFor({ state: 'detached' })
  assert.equal(await page.getByText('2,000자까지만').count(), 0)
  await listing.fill('가'.repeat(2_000))
  await page.getByText('2,000자까지만 읽을 수 있어요.').waitFor()
  assert.deepEqual(complaints, [])
})

test('R-ADDR-83: what a listing says against the home is named, and goes into its description', { skip }, async () => {
  const { page, complaints } = await visit(origin)
  await page.goto('/')
  await pasteMessage(page.getByLabel('주소', { exact: true }), '신림동 1422-5 근생\n보증금 500/45, 보증보험 불가')
  await page.getByText('글에 적힌 말: “근생”, “보증보험 불가”').waitFor()
  assert.deepEqual(await violations(page), [])
  await page.getByRole('button', { name: '서울특별시 관악구 신림동 1422-5' }).click()
  const draft = await page.evaluate(() => sessionStorage.getItem('draft') ?? '')
  assert.match(draft, /"description":"근생, 보증보험 불가"/)
  assert.deepEqual(complaints, [])
})

test('the same in English', { skip }, async () => {
  const { page, complaints } = await inEnglish(origin)
  await page.goto('/')
  await pasteMessage(page.getByLabel('Address', { exact: true }), LISTING)
  await page.getByRole('heading', { name: 'Is this the home?' }).waitFor()
  assert.deepEqual(await violations(page), [])
  assert.deepEqual(complaints, [])
})

test('a lot that is not certain is asked about, and confirmed with one tap', { skip }, async () => {
  const { page, complaints } = await visit(origin)
  await walkToAsking(page, { district: '신림동', lot: '1422-5', deposit: '12000' })
  await page.waitForURL(/\/result#/)
  await page.evaluate(() => {
    const draft = JSON.parse(sessionStorage.getItem('draft') ?? '{}') as object
    sessionStorage.setItem('draft', JSON.stringify({ ...draft, jusoAddress: undefined, unit: '옆 건물' }))
  })
  await page.goto('/terms')
  await page.getByRole('button', { name: '공공자료 확인하기' }).click()
  await page.getByRole('heading', { name: '이 지번이 맞나요?' }).waitFor()
  assert.deepEqual(await violations(page), [])
  await page.getByRole('button', { name: '서울특별시 관악구 신림동 1422-5' }).click()
  await page.getByRole('heading', { name: '이 지번이 맞나요?' }).waitFor({ state: 'detached' })
  await page.getByText('먼저 할 일:').waitFor()
  assert.deepEqual(complaints, [])
})
