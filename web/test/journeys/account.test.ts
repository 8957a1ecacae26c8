import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { violations } from '../axe.ts'
import { DESK, overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { logIn } from '../log-in.ts'
import { clientService } from '../service.ts'
import { lowTargets } from '../targets.ts'
import { walkToResult } from '../walk.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin
const PASSWORD = 'my-password-1'

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`who diagnoses first and signs up after keeps the result, and is told what differs next time, on a ${name}`, {
    skip,
  }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    await walkToResult(page, { address: '신림동 1422', deposit: '12000' })
    await page.getByRole('link', { name: '로그인하고 내 기록에 넣기' }).click()
    await page.getByRole('heading', { name: '로그인' }).waitFor()
    assert.deepEqual(await violations(page), [])
    assert.deepEqual(await lowTargets(page), [])
    await page.getByRole('link', { name: '처음이면 회원 가입' }).click()
    await page.getByRole('heading', { name: '회원 가입' }).waitFor()
    assert.deepEqual(await lowTargets(page), [])
    await page.getByRole('button', { name: '가입하기' }).click()
    await page.getByRole('alert').waitFor()
    assert.deepEqual(await violations(page), [])
    await page.getByLabel('아이디').fill(`new.tenant.${name}`)
    await page.getByLabel('비밀번호').fill(PASSWORD)
    await page.getByRole('button', { name: '가입하기' }).click()
    await page.getByRole('button', { name: '내 기록에 넣기' }).click()
    await page.waitForURL(/\/diagnoses\/\d+$/)
    await walkToResult(page, { address: '신림동 1422', deposit: '15000' })
    await page.getByText('지난 진단과 달라진 것').click()
    await page.getByText(/다르게 적은 보증금/).waitFor()
    await page.goto('/diagnoses')
    await page.getByText('전세 1억 5,000만 원').waitFor()
    assert.ok(await page.getByText('전세 1억 2,000만 원').isVisible())
    assert.ok(await page.getByRole('link', { name: '견주기' }).isVisible())
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
    assert.deepEqual(complaints, [])
  })

  test(`a wrong password is told at the password, and what was typed stays, on a ${name}`, { skip }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    await page.goto('/login')
    await page.getByLabel('아이디').fill('demo_user_002')
    await page.getByLabel('비밀번호').fill('wrong-password-1')
    await page.getByRole('button', { name: '로그인' }).click()
    await page.getByRole('alert').waitFor()
    assert.equal(await page.getByLabel('비밀번호').getAttribute('aria-invalid'), 'true')
    assert.equal(await page.getByLabel('아이디').inputValue(), 'demo_user_002')
    assert.deepEqual(await violations(page), [])
    assert.deepEqual(complaints, [])
  })

  test(`a profile picture is seen by its owner, and can be taken away, on a ${name}`, { skip }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    await logIn(page, name === 'phone' ? 'demo_user_007' : 'demo_user_008')
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

test('a login comes back after a reload, is one in all tabs, and ends in all of them', { skip }, async () => {
  const { page, context } = await visit(origin)
  await page.goto('/login?next=/me')
  await page.getByLabel('아이디').fill('demo_user_003')
  await page.getByLabel('비밀번호').fill('password123')
  await page.getByRole('button', { name: '로그인' }).click()
  const logOut = page.getByRole('button', { name: '로그아웃' })
  await logOut.waitFor()
  assert.deepEqual(await violations(page), [])
  const other = await context.newPage()
  const refused: number[] = []
  context.on('response', (response) => {
    if (response.url().endsWith('/api/auth/refresh')) refused.push(response.status())
  })
  await Promise.all([page.reload(), other.goto('/me')])
  await Promise.all([logOut.waitFor(), other.getByRole('button', { name: '로그아웃' }).waitFor()])
  assert.ok(!refused.includes(401), refused.join())
  await logOut.click()
  await other.getByRole('heading', { name: '로그인하지 않았어요' }).waitFor()
})

test('a page that is left while it renews the login does not end it', { skip }, async () => {
  const { page } = await visit(origin)
  await page.goto('/login?next=/me')
  await page.getByLabel('아이디').fill('demo_user_004')
  await page.getByLabel('비밀번호').fill('password123')
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
  await page.getByLabel('아이디').fill('demo_user_005')
  await page.getByLabel('비밀번호').fill('password123')
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
  // the token is good for a quarter of an hour
  await Promise.all(tabs.map((tab) => tab.clock.fastForward(15 * 60_000)))
  await Promise.all(
    tabs.map(async (tab) => {
      const told = tab.waitForResponse('**/api/notifications/unread-count')
      await tab.evaluate(() => dispatchEvent(new Event('visibilitychange')))
      assert.equal((await told).status(), 200)
    }),
  )
  assert.equal(renewed, 1)
})

test('where the service does not tell the bell, it is asked each minute', { skip }, async () => {
  const { page } = await visit(origin)
  await page.clock.install()
  await page.route('**/api/notifications/stream', (route) => route.abort())
  let asked = 0
  page.on('response', (response) => {
    if (response.url().endsWith('/api/notifications/unread-count')) asked += 1
  })
  await page.goto('/login?next=/me')
  await page.getByLabel('아이디').fill('demo_user_006')
  await page.getByLabel('비밀번호').fill('password123')
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await page.getByRole('banner').getByRole('link', { name: /^알림/ }).waitFor()
  const before = asked
  const again = page.waitForResponse('**/api/notifications/unread-count')
  await page.clock.fastForward(61_000)
  await again
  assert.ok(asked > before)
})
