import assert from 'node:assert/strict'
import { test } from 'node:test'
import { violations } from '../axe.ts'
import { DESK, overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { ownDiagnosis } from '../own-diagnosis.ts'
import { ownService } from '../service.ts'
import { walkToAsking, walkToResult } from '../walk.ts'

const skip = withoutChromium
/** Its providers fail. */
const service = skip ? undefined : await ownService()
const origin = service?.origin ?? ''
const LEASE = { address: '신림동 1422', deposit: '12000' }
const ACCEPT = '**/api/rent-risk-diagnoses/async'

test('all providers down: the result names what was not received and gives no score', { skip }, async () => {
  const { page, complaints } = await visit(origin)
  await page.goto('/')
  for (const provider of ['building-register', 'transactions', 'public-price', 'r-one'] as const)
    service?.sandbox.faults.set(provider, 'http500')
  try {
    await walkToResult(page, { address: '역삼동 742', deposit: '21000' })
    await page.getByText('판단 보류').waitFor()
    await page.getByText('자료가 없다는 것은 좋은 신호가 아니에요').waitFor()
    assert.doesNotMatch(await page.locator('main').innerText(), /공공자료만 보면 \d+점/)
    assert.deepEqual(await violations(page), [])
    assert.deepEqual(complaints, [])
  } finally {
    service?.sandbox.faults.clear()
  }
})

test('without the address search the lot address is typed', { skip }, async () => {
  const { page } = await visit(origin)
  service?.sandbox.faults.set('juso', 'http500')
  try {
    await page.goto('/')
    await page.getByLabel('주소', { exact: true }).fill('신림동 1422-5')
    await page.getByText('지번 주소를 직접 적어 주세요').waitFor()
    await page.getByLabel('동·리 이름').fill('신림동')
    await page.getByRole('button', { name: '서울특별시 관악구 신림동' }).click()
    await page.getByRole('button', { name: '이 주소로 계속' }).click()
    await page.getByRole('link', { name: '번지를 적어 주세요' }).click()
    await page.getByLabel('번지', { exact: true }).fill('1422-5')
    assert.deepEqual(await violations(page), [])
    await page.getByRole('button', { name: '이 주소로 계속' }).click()
    await page.getByText('고른 주소').waitFor()
    await page.getByText('서울특별시 관악구 신림동 1422-5').waitFor()
  } finally {
    service?.sandbox.faults.clear()
  }
})

for (const [status, sentence] of Object.entries({
  429: '32초 뒤에 다시 할 수 있어요',
  500: '우리 쪽 문제로 끝내지 못했어요',
})) {
  test(`a refusal ${status} is shown with what to do, and what was typed stays`, { skip }, async () => {
    const { page } = await visit(origin)
    const body = JSON.stringify({ success: false, message: '', code: `COMMON_${status}`, errors: [], requestId: 'r-1' })
    const headers = { 'content-type': 'application/json', 'retry-after': '32' }
    await page.route(ACCEPT, (route) => route.fulfill({ status: Number(status), headers, body }))
    await walkToAsking(page, LEASE)
    await page.getByText(sentence).waitFor()
    await page.getByText('요청 번호 r-1').waitFor()
    assert.equal(await page.getByLabel('보증금', { exact: true }).inputValue(), '12,000')
    assert.deepEqual(await violations(page), [])
    await page.unroute(ACCEPT)
    await page.getByRole('button', { name: '공공자료 확인하기' }).click()
    await page.waitForURL(/\/result#/)
  })
}

test('a progress whose stream is cut goes on by asking, also after a reload', { skip }, async () => {
  const { page } = await visit(origin)
  await page.route('**/events', (route) => route.abort())
  await walkToResult(page, LEASE)
  const token = new URL(page.url()).hash
  await page.goto(`/progress${token}`)
  await page.waitForURL(/\/result#/)
})

test('a link that opens nothing says so', { skip }, async () => {
  const { page } = await visit(origin)
  for (const path of ['/result#nothing', '/progress#nothing', '/shared#nothing', '/nowhere']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: '없거나 볼 수 없어요' }).waitFor()
    assert.deepEqual(await violations(page), [], path)
  }
})

test('a link that was cut before its token says so too, and the service is asked nothing', { skip }, async () => {
  const { page, complaints } = await visit(origin)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of ['/result', '/result/papers', '/progress', '/shared']) {
    await page.goto(path)
    await page.getByRole('heading', { name: '없거나 볼 수 없어요' }).waitFor()
  }
  assert.deepEqual(
    asked.filter((path) => path.includes('diagnoses')),
    [],
  )
  assert.deepEqual(complaints, [])
})

test('without a network the last result of this device is shown with its day', { skip }, async () => {
  const { page, context } = await visit(origin)
  await walkToResult(page, LEASE)
  const token = new URL(page.url()).hash
  assert.match(token, /^#./)
  await page.goto('/')
  const last = page.getByRole('link', { name: /지난 결과/ })
  await last.waitFor()
  await context.route('**/api/**', (route) => route.abort())
  await last.click()
  await page.getByText(/지금은 오프라인이에요.*결과를 보여 드려요/).waitFor()
})

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`a shared sheet says of each source whether it answered, on a ${name}`, { skip }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    service?.sandbox.faults.set('r-one', 'http500')
    const { diagnosisId, call } = await ownDiagnosis(page).finally(() => service?.sandbox.faults.clear())
    const { token } = await call<{ token: string }>('POST', `/api/rent-risk-diagnoses/${diagnosisId}/share`, {
      days: 7,
    })
    await page.goto(`/shared#${token}`)
    await page.getByRole('heading', { name: '공공자료를 조회한 결과' }).waitFor()
    assert.equal(await page.getByText('공공자료로 확인한 것').count(), 0)
    const { evidence } = await call<{ evidence: { title: string; state: string }[] }>(
      'GET',
      `/api/shared-diagnoses/${token}`,
    )
    assert.ok(evidence.some(({ state }) => state !== 'success'))
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: '공공자료를 조회한 결과' }) })
    const rows = section.getByRole('listitem')
    for (const [index, { title, state }] of evidence.entries()) {
      const row = rows.nth(index)
      assert.match(await row.innerText(), new RegExp(title.replaceAll(/[().]/g, '.')))
      assert.equal(await row.getByText('받았어요', { exact: true }).count(), state === 'success' ? 1 : 0, title)
      const ground = await row.evaluate((element) => getComputedStyle(element).backgroundImage)
      assert.equal(ground.includes('repeating-linear-gradient'), state !== 'success', title)
    }
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
    assert.deepEqual(complaints, [])
  })
}
