import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { logIn, newAccount, PASSWORD } from '../account.ts'
import { violations } from '../axe.ts'
import { DESK, overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`a profile picture is seen by its owner, and can be taken away, on a ${name}`, { skip }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    await logIn(page, await newAccount(page))
    await page.goto('/me')
    await page.getByText('프로필', { exact: true }).click()
    const buffer = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#33566b' } })
      .png()
      .toBuffer()
    await page.getByLabel('프로필 사진').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
    const picture = page.getByRole('img', { name: '프로필 사진' })
    await picture.waitFor()
    await page.waitForFunction(() => (document.querySelector('main img') as HTMLImageElement).naturalWidth > 0)
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
    await page.getByRole('button', { name: '사진 없애기' }).click()
    await picture.waitFor({ state: 'detached' })
    assert.deepEqual(complaints, [])
  })
}

test('a page that is left while it renews the login does not end it', { skip }, async () => {
  const { page } = await visit(origin)
  await page.goto('/login?next=/me')
  await page.getByLabel('아이디').fill(await newAccount(page))
  await page.getByLabel('비밀번호').fill(PASSWORD)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  const logOut = page.getByRole('button', { name: '로그아웃' })
  await logOut.waitFor()
  for (let time = 0; time < 5; time += 1) {
    const asked = page.waitForRequest('**/api/auth/refresh')
    await page.reload({ waitUntil: 'commit' })
    await asked
  }
  await page.reload()
  await logOut.waitFor()
})

test('two tabs whose login ends at the same moment renew it once', { skip }, async () => {
  const { page, context } = await visit(origin)
  await page.clock.install()
  await page.goto('/login?next=/me')
  await page.getByLabel('아이디').fill(await newAccount(page))
  await page.getByLabel('비밀번호').fill(PASSWORD)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await page.getByRole('button', { name: '로그아웃' }).waitFor()
  const other = await context.newPage()
  await other.clock.install()
  await other.goto('/me')
  await other.getByRole('button', { name: '로그아웃' }).waitFor()
  let renewed = 0
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) renewed += 1
  })
  const tabs = [page, other]
  // a timer of the page may ask before its becoming visible does
  const counted = tabs.map((tab) => tab.waitForResponse('**/api/notifications/unread-count'))
  // the token is good for a quarter of an hour
  await Promise.all(tabs.map((tab) => tab.clock.fastForward(15 * 60_000)))
  await Promise.all(tabs.map((tab) => tab.evaluate(() => dispatchEvent(new Event('visibilitychange')))))
  assert.deepEqual(
    (await Promise.all(counted)).map((response) => response.status()),
    [200, 200],
  )
  assert.equal(renewed, 1)
})

test('where the service does not notify the bell, it is asked each minute', { skip }, async () => {
  const { page } = await visit(origin)
  await page.clock.install()
  await page.route('**/api/notifications/stream', (route) => route.abort())
  let asked = 0
  page.on('response', (response) => {
    if (response.url().endsWith('/api/notifications/unread-count')) asked += 1
  })
  await page.goto('/login?next=/me')
  await page.getByLabel('아이디').fill(await newAccount(page))
  await page.getByLabel('비밀번호').fill(PASSWORD)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await page.getByRole('banner').getByRole('link', { name: /^알림/ }).waitFor()
  const before = asked
  const again = page.waitForResponse('**/api/notifications/unread-count')
  await page.clock.fastForward(61_000)
  await again
  assert.ok(asked > before)
})
