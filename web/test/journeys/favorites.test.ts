import assert from 'node:assert/strict'
import { test } from 'node:test'
import { logIn, newAccount, PASSWORD } from '../account.ts'
import { violations } from '../axe.ts'
import { DESK, NARROW, overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { HOME, ownDiagnosis } from '../own-diagnosis.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

test('without a login the way to one is shown, and leads back', { skip }, async () => {
  const { page } = await visit(origin)
  for (const path of ['/favorites', '/notifications']) {
    await page.goto(path)
    await page.getByRole('link', { name: '로그인' }).last().click()
    await page.waitForURL(`**/login?next=${encodeURIComponent(path)}`)
  }
})

test('a login leads back to the comparison that was asked for, also by way of signing up', { skip }, async () => {
  const { page } = await visit(origin)
  await page.goto('/favorites/compare?ids=1,2')
  await page.getByRole('link', { name: '로그인' }).last().click()
  await page.getByRole('link', { name: '처음이면 회원 가입' }).click()
  await page.getByRole('link', { name: '이미 가입했다면 로그인' }).click()
  await page.getByLabel('아이디').fill(await newAccount(page))
  await page.getByLabel('비밀번호').fill(PASSWORD)
  await page.getByRole('button', { name: '로그인' }).click()
  await page.waitForURL('**/favorites/compare?ids=1,2')
})

for (const [name, options] of Object.entries({
  'on a phone in the dark': { viewport: PHONE, dark: true },
  'on a desk': { viewport: DESK },
  'on a narrow phone': { viewport: NARROW },
})) {
  test(`the bell reports a diagnosis that was handed in, and its settings hold ${name}`, { skip }, async () => {
    const { page, complaints } = await visit(origin, options)
    // a notification whose result is on the screen would be marked as read at once
    const { call } = await ownDiagnosis(page)
    await call('POST', '/api/rent-risk-diagnoses/async', HOME)
    await page.goto('/')
    await page.getByRole('link', { name: /^알림/ }).click()
    const item = page.getByRole('heading', { name: /진단이 끝났습니다/ })
    // the service notifies a moment after the result
    await item.waitFor()
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
    await page.getByRole('button', { name: '모두 읽음' }).click()
    await page.getByText('안 읽음').waitFor({ state: 'detached' })
    await page.getByText('받을 알림 고르기').click()
    const news = page.getByRole('checkbox', { name: '저장한 집의 새 거래' })
    await news.uncheck()
    await page.getByText('받을 알림을 바꿨어요').waitFor({ state: 'attached' })
    await page.reload()
    await page.getByText('받을 알림 고르기').click()
    await news.waitFor()
    assert.equal(await news.isChecked(), false)
    assert.deepEqual(await violations(page), [])
    await page.getByRole('link', { name: /진단이 끝났습니다 보기/ }).click()
    await page.waitForURL(/\/diagnoses\/\d+$/)
    assert.deepEqual(complaints, [])
  })
}

test('comparing fewer than two homes asks for two, and a home that is not there is said', { skip }, async () => {
  const { page } = await visit(origin)
  await logIn(page, await newAccount(page))
  await page.goto('/favorites/compare?ids=1')
  await page.getByText('비교할 집을 두 곳부터 골라 주세요').waitFor()
  assert.deepEqual(await violations(page), [])
  await page.goto('/favorites/999999')
  await page.getByText('없거나 볼 수 없어요').waitFor()
  assert.deepEqual(await violations(page), [])
})

for (const [name, options] of Object.entries({
  'on a phone in the dark': { viewport: PHONE, dark: true },
  'on a desk': { viewport: DESK },
}))
  test(`R-FAV-18, R-WEB-55: dropped homes stand last, folded under a heading of their own, ${name}`, {
    skip,
  }, async () => {
    const { page, complaints } = await visit(origin, options)
    const { call } = await ownDiagnosis(page)
    const keep = async (label: string, depositAmountManwon: number) =>
      (await call<{ favoriteId: number }>('POST', '/api/favorites', { ...HOME, label, depositAmountManwon })).favoriteId
    await keep('볼 집', 9_000)
    const dropped = await keep('그만둔 집', 8_000)
    await call('PUT', `/api/favorites/${dropped}/way/state`, { state: 'DROPPED' })
    await page.goto('/favorites')
    await page.getByRole('heading', { level: 2, name: '안 하기로 한 집' }).waitFor()
    const card = page.getByRole('heading', { level: 3, name: '그만둔 집' })
    assert.equal(await card.isVisible(), false)
    await page.locator('main summary').filter({ hasText: '1곳' }).focus()
    await page.keyboard.press('Enter')
    await card.waitFor()
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
    await page.getByRole('link', { name: /^그만둔 집/ }).click()
    await page.getByRole('button', { name: '다시 알아보기' }).click()
    await page.getByRole('heading', { level: 1, name: /^다음에 할 일/ }).waitFor()
    await page.goto('/favorites')
    await page.getByRole('heading', { level: 2, name: '그만둔 집' }).waitFor()
    assert.equal(await page.getByText('안 하기로 한 집').count(), 0)
    assert.deepEqual(complaints, [])
  })
