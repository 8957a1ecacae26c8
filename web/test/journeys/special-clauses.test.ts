import assert from 'node:assert/strict'
import { test } from 'node:test'
import { violations } from '../axe.ts'
import { NARROW, noteRequests, overflow, PHONE, settled, visit, withoutChromium } from '../chromium.ts'
import { inEnglish } from '../english.ts'
import { HOME } from '../own-diagnosis.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

const ABOVE_VALUE = { ...HOME, depositAmountManwon: 24_000, exclusiveAreaSquareMeter: 29.35, floorNumber: 3 }
const DRAFT = `1. 현 시설물 상태의 임대차 계약임.
2. 보증금은 다음 임차인이 구해지면 반환한다.
3. 잔금일은 12월 20일로 한다.`

/** The token of a new diagnosis. */
async function diagnosed(request: { post(url: string, options: { data: unknown }): Promise<{ json(): unknown }> }) {
  const answer = await request.post('/api/rent-risk-diagnoses', { data: ABOVE_VALUE })
  return ((await answer.json()) as { data: { statusToken: string } }).data.statusToken
}

test('from the questions a tenant comes to the terms for this home, and copies them as the contract has them', {
  skip,
}, async () => {
  const { page, context, complaints } = await visit(origin, { viewport: PHONE })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const token = await diagnosed(page.request)
  await page.goto(`/result/ask#${token}`)
  await page.getByRole('link', { name: '계약서에 넣을 특약' }).click()
  await page.getByRole('heading', { level: 1, name: '계약서에 넣을 특약' }).waitFor()
  const first = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: '이 집에서 먼저 챙길 것' }) })
  await first.getByRole('heading', { name: '잔금으로 근저당권 말소' }).waitFor()
  await first.getByText('막아 주는 것과 막지 못하는 것').first().click()
  await first
    .getByText(/여기까지예요/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: '특약 모두 복사하기' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  assert.match(copied, /^1\. 임대인은 .*돌려/)
  assert.match(copied, /\n2\. /)
  assert.deepEqual(await violations(page), [])
  assert.equal(await overflow(page), 0)
  assert.deepEqual(complaints, [])
})

test('the terms that the findings of this home ask for are printed behind the sheet, each with what it cannot do', {
  skip,
}, async () => {
  const { page, complaints } = await visit(origin, { viewport: PHONE })
  await page.goto(`/result/sheet#${await diagnosed(page.request)}`)
  const terms = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: '이 집 계약서에 넣을 특약' }) })
  const each = terms.getByRole('listitem')
  await each.filter({ hasText: '임대인은' }).first().waitFor()
  for (const text of await each.allInnerTexts()) assert.match(text, /막아 주는 것: [^]*막지 못하는 것: /)
  await terms.getByText(/법률 자문이 아닙니다/).waitFor()
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  assert.equal(pages?.length, 2)
  assert.deepEqual(await violations(page), [])
  assert.equal(await overflow(page), 0)
  assert.deepEqual(complaints, [])
})

test('they are copied with the questions, in Korean for a reader of English too', { skip }, async () => {
  const { page, context, complaints } = await inEnglish(origin, { viewport: PHONE })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/result/ask#${await diagnosed(page.request)}`)
  await page.getByText(/^Special terms for this contract .*: \d$/).click()
  await page
    .getByText(/^Cannot do: /)
    .first()
    .waitFor()
  await page.locator('[lang=ko]', { hasText: '막지 못하는 것: ' }).first().waitFor()
  await page.getByRole('button', { name: 'Copy as text, in Korean' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const terms = copied.slice(copied.indexOf('이 집 계약서에 넣을 특약'))
  assert.match(terms, /\n1\. .*\n {3}막아 주는 것: .*\n {3}막지 못하는 것: /)
  assert.match(terms, /법률 자문이 아닙니다/)
  assert.doesNotMatch(copied, /[A-Za-z]{4}|신림|1422|24,000/)
  assert.deepEqual(await violations(page), [])
  assert.deepEqual(complaints, [])
})

test('without a network the sheet still has them, as the device last saw them', { skip }, async () => {
  const { page, context } = await visit(origin, { keepsPages: true })
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto(`/result/sheet#${await diagnosed(page.request)}`)
  const limits = page.getByText(/막지 못하는 것: /).first()
  await limits.waitFor()
  await page.reload()
  await settled(page)
  await context.setOffline(true)
  await page.reload()
  await page.getByText(/지금은 오프라인이에요.*결과를 보여 드려요/).waitFor()
  await limits.waitFor()
})

test('a draft is read on the device: what is known to take something is quoted with a question, and nothing is sent', {
  skip,
}, async () => {
  const { page, complaints } = await visit(origin, { viewport: NARROW })
  await page.goto(`/result/clauses#${await diagnosed(page.request)}`)
  await page.getByRole('heading', { name: '이 집에서 먼저 챙길 것' }).waitFor()
  const asked = noteRequests(page.context())
  await page.getByRole('button', { name: '살펴보기' }).click()
  await page.getByText('읽을 글이 없어요').waitFor()
  await page.getByLabel('특약 사항').fill(DRAFT)
  await page.getByRole('button', { name: '살펴보기' }).click()
  await page.getByText('문장 3개에서 물어볼 말을 2개 찾았어요').waitFor()
  await page.locator('blockquote', { hasText: '2. 보증금은 다음 임차인이 구해지면 반환한다.' }).waitFor()
  await page.getByText(/다음 세입자가 없어도 끝나는 날 돌려주신다고/).waitFor()
  await page.getByLabel('특약 사항').fill('잔금일은 12월 20일로 한다.')
  await page.getByRole('button', { name: '살펴보기' }).click()
  await page.getByText(/찾지 못했다고 해서 괜찮다는 뜻은 아니에요/).waitFor()
  assert.deepEqual(asked, [])
  assert.equal(await overflow(page), 0)
  assert.deepEqual(await violations(page), [])
  assert.deepEqual(complaints, [])
})

test('in English the meaning of each term stands beside what the contract has', { skip }, async () => {
  const { page, complaints } = await inEnglish(origin, { viewport: PHONE })
  await page.goto(`/result/clauses#${await diagnosed(page.request)}`)
  await page.getByRole('heading', { name: 'First for this home' }).waitFor()
  await page
    .getByText(/the tenant may cancel the contract/)
    .first()
    .waitFor()
  await page.locator('[lang=ko]').filter({ hasText: '임차인은 계약을 해제할 수 있고' }).first().waitFor()
  await page.getByLabel('Special terms (특약 사항)').fill(DRAFT)
  await page.getByRole('button', { name: 'Look at them' }).click()
  await page.getByText('Your deposit seems to wait for the next tenant').waitFor()
  assert.deepEqual(await violations(page), [])
  assert.deepEqual(complaints, [])
})
