import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { violations } from '../axe.ts'
import { DESK, overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { ownDiagnosis } from '../own-diagnosis.ts'
import { clientService } from '../service.ts'
import { toFields } from '../walk.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

function refused(status: number) {
  const json = { success: false, message: '', code: `COMMON_${status}`, errors: [], requestId: 'r-1' }
  return { status, headers: { 'retry-after': '32' }, json }
}

/** Replaces parts of the result that the service returns. */
async function changeResult(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.route('**/api/rent-risk-diagnoses/async/*', async (route) => {
    const answer = await route.fetch()
    const json = (await answer.json()) as { data: { result: Record<string, unknown> } }
    Object.assign(json.data.result, change)
    await route.fulfill({ response: answer, json })
  })
}

test('a screen that is on its way has a heading, and says after four seconds that it is late', { skip }, async () => {
  const { page, complaints } = await visit(origin)
  const { statusToken } = await ownDiagnosis(page)
  await page.clock.install()
  let answer: () => void = () => undefined
  await page.route('**/api/rent-risk-diagnoses/async/*', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  await page.goto(`/result#${statusToken}`)
  await page.getByRole('heading', { level: 1, name: '불러오고 있어요' }).waitFor()
  assert.deepEqual(await violations(page, 'h1'), [])
  await page.clock.fastForward(5_000)
  await page.getByText('응답이 늦어요').waitFor()
  assert.deepEqual(await violations(page, 'h1'), [])
  answer()
  await page.getByText('먼저 할 일:').waitFor()
  assert.equal(await page.locator('h1').count(), 1)
  assert.deepEqual(complaints, [])
})

test('the districts of the typed address: late, refused and unreachable are each said', { skip }, async () => {
  const { page } = await visit(origin)
  await page.clock.install()
  const ways = ['late', 'refused', 'unreachable', 'none', 'answered'] as const
  let way: (typeof ways)[number] = 'late'
  await page.route('**/api/regions?*', (route) => {
    if (way === 'late') return
    if (way === 'refused') return route.fulfill(refused(500))
    if (way === 'unreachable') return route.abort()
    return way === 'none' ? route.fulfill({ json: { success: true, data: [] } }) : route.continue()
  })
  await page.goto('/')
  await toFields(page)
  const district = page.getByLabel('동·리 이름')
  const type = async (text: string) => {
    await district.fill(text)
    await page.clock.fastForward(400)
  }
  await type('신림')
  await page.clock.fastForward(3_000)
  await page.getByText('찾고 있어요').waitFor()
  way = 'refused'
  await type('신림동')
  await page.getByText('요청 번호 r-1').waitFor()
  assert.deepEqual(await violations(page), [])
  way = 'unreachable'
  await page.getByRole('button', { name: '다시 시도' }).click()
  await page.getByText('서비스에 연결하지 못했어요').waitFor()
  way = 'none'
  await page.getByRole('button', { name: '다시 시도' }).click()
  await page.getByText('찾은 동네가 없어요').waitFor()
  way = 'answered'
  await type('신림')
  await page.getByRole('button', { name: '서울특별시 관악구 신림동' }).waitFor()
})

test('an address search that is refused counts down, shows its number, and is tried again', { skip }, async () => {
  const { page } = await visit(origin)
  await page.clock.install()
  let status = 429
  await page.route('**/api/address-search/juso?*', (route) =>
    status === 200 ? route.continue() : route.fulfill(refused(status)),
  )
  await page.goto('/')
  const address = page.getByLabel('주소', { exact: true })
  await address.fill('신림동 1422')
  await page.clock.fastForward(400)
  const timer = page.getByRole('timer')
  await timer.filter({ hasText: /^3[0-2]초 뒤에 다시 할 수 있어요/ }).waitFor()
  await page.clock.fastForward(20_000)
  await timer.filter({ hasText: /^1[0-2]초 뒤에 다시 할 수 있어요/ }).waitFor()
  assert.deepEqual(await violations(page), [])
  status = 500
  await address.fill('신림동 1422-5')
  await page.clock.fastForward(400)
  await page.getByText('요청 번호 r-1').waitFor()
  status = 200
  await page.getByRole('button', { name: '다시 시도' }).click()
  await page
    .getByRole('button', { name: /1422-5/ })
    .first()
    .waitFor()
})

test('deals that cannot be read say why, with a number and seconds; late ones say that they are late', {
  skip,
}, async () => {
  const { page } = await visit(origin)
  const { statusToken } = await ownDiagnosis(page)
  await page.clock.install()
  let isRefused = true
  await page.route('**/evidence/**', (route) => (isRefused ? route.fulfill(refused(429)) : undefined))
  await page.goto(`/result/deals/sale-transaction#${statusToken}`)
  await page.getByText('요청 번호 r-1').waitFor()
  await page
    .getByRole('timer')
    .filter({ hasText: /초 뒤에 다시 할 수 있어요/ })
    .waitFor()
  assert.deepEqual(await violations(page), [])
  isRefused = false
  await page.getByRole('button', { name: '다시 시도' }).click()
  await page.clock.fastForward(5_000)
  await page.getByText('응답이 늦어요').waitFor()
})

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`without an estimate the past sales stand in its place, and it is said, on a ${name}`, { skip }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    const { statusToken } = await ownDiagnosis(page)
    await changeResult(page, { valueEstimate: null })
    await page.goto(`/result#${statusToken}`)
    await page.getByRole('link', { name: '집값 추정 범위' }).click()
    await page.getByRole('heading', { level: 1, name: '집값 추정 범위' }).waitFor()
    await page.getByText('집값을 추정하지 못했어요').waitFor()
    await page
      .getByRole('img', { name: /가운데 절반은/ })
      .first()
      .waitFor()
    await page.getByText(/매매 거래.*를 대신 보여 드려요/).waitFor()
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
    assert.deepEqual(complaints, [])
  })
}

test('the result shows how many papers are there, as they are kept', { skip }, async () => {
  const { page } = await visit(origin)
  const { diagnosisId, call } = await ownDiagnosis(page)
  await page.goto(`/diagnoses/${diagnosisId}`)
  await page.getByRole('link', { name: /받을 서류.*0\/\d+/ }).waitFor()
  const items = [{ paper: 'BUILDING_REGISTER', status: 'RECEIVED' }]
  await call('PUT', `/api/rent-risk-diagnoses/${diagnosisId}/requests`, { items })
  await page.reload()
  await page.getByRole('link', { name: /받을 서류.*1\/\d+/ }).waitFor()
})

test('the dates stand on a strip from contract to end, and the price bands are one picture with one sentence', {
  skip,
}, async () => {
  const { page, complaints } = await visit(origin)
  const { diagnosisId, call } = await ownDiagnosis(page)
  const dates = { contractOn: '2026-11-24', balanceOn: '2026-12-20', moveInOn: '2026-12-20', endOn: '2028-12-19' }
  await call('PUT', `/api/rent-risk-diagnoses/${diagnosisId}/papers`, { version: 0, dates })
  await page.goto(`/diagnoses/${diagnosisId}/papers`)
  const strip = page.getByRole('img', { name: /2026년 11월 \d+일부터 2028년 12월 19일까지/ })
  await strip.waitFor()
  await page.getByText(/채운 곳이 보호받지 못하는 \d+시간이에요/).waitFor()
  assert.ok((await strip.locator('line').count()) > 5)
  const picture = page.getByRole('img', { name: /^집값 그대로 팔리면 보증금 가운데 / })
  assert.equal(await picture.count(), 1)
  assert.equal(await page.getByText((await picture.getAttribute('aria-label')) ?? '', { exact: true }).count(), 1)
  assert.equal(await picture.locator('svg').count(), 5)
  const bands = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ')
  assert.match(bands, /집값은 .+에서 .+ 사이, 가운데 .+ 원으로 놓고 계산했어요\. 근거: .+\(.+\)\./)
  const plan = page.locator('section').filter({ has: page.getByRole('heading', { name: '날짜별로 할 일' }) })
  const days = await plan.locator('ol > li > span:first-child').allInnerTexts()
  assert.ok(days.length > 3 && days.every((day) => /^20\d\d년 /.test(day)), days.join('\n'))
  assert.deepEqual(await violations(page), [])
  assert.equal(await overflow(page), 0)
  assert.deepEqual(complaints, [])
})
