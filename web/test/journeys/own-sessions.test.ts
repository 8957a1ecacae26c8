import assert from 'node:assert/strict'
import { test } from 'node:test'
import { logIn, newAccount, PASSWORD, signInAs } from '../account.ts'
import { violations } from '../axe.ts'
import { DESK, overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { clientService } from '../service.ts'
import { lowTargets } from '../targets.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`a login on another device is seen, made known and ended, on a ${name}`, { skip }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    const other = await visit(origin)
    const username = await newAccount(page)
    await logIn(page, username)
    // on another device, in a different browser
    await other.page.request.post('/api/auth/login', {
      data: { username, password: PASSWORD },
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    })
    await signInAs(other.page, username)
    await other.page.goto('/me')
    await other.page.getByRole('button', { name: '로그아웃' }).waitFor()

    await page.goto('/notifications')
    await page.getByText(/Firefox, Windows/).waitFor()
    await page.getByRole('link', { name: '새 기기에서 로그인했습니다 보기' }).click()
    await page.getByText('로그인한 곳', { exact: true }).click()
    await page.getByText('지금 쓰는 기기예요.').waitFor()
    assert.deepEqual(await violations(page), [])
    assert.deepEqual(await lowTargets(page), [])
    assert.equal(await overflow(page), 0)

    const end = page.getByRole('button', { name: 'Firefox, Windows 로그인 끝내기' })
    await end.click()
    await page.getByRole('alert').waitFor()
    assert.deepEqual(await violations(page), [])
    await page.getByLabel('확인을 위한 비밀번호').first().fill(PASSWORD)
    await end.click()
    await end.waitFor({ state: 'detached' })
    await page.getByText('지금 쓰는 기기예요.').waitFor()
    assert.deepEqual(complaints, [])

    await page.getByLabel('확인을 위한 비밀번호').first().fill(PASSWORD)
    await page.getByRole('button', { name: /로그인 끝내기$/ }).click()
    await page.getByRole('button', { name: /로그인 끝내기$/ }).waitFor({ state: 'detached' })
    await other.page.goto('/me')
    await other.page.getByRole('heading', { name: '로그인하지 않았어요' }).waitFor()
    await page.getByRole('button', { name: '로그아웃' }).waitFor()
  })
}

test('all other logins are ended at once, and this one stays', { skip }, async () => {
  const { page, complaints } = await visit(origin)
  const username = await newAccount(page)
  await logIn(page, username)
  for (let login = 0; login < 2; login += 1)
    await (await visit(origin)).page.request.post('/api/auth/login', { data: { username, password: PASSWORD } })
  await page.goto('/me')
  await page.getByText('로그인한 곳', { exact: true }).click()
  await page.getByText('지금 쓰는 기기예요.').waitFor()
  await page.getByLabel('확인을 위한 비밀번호').first().fill(PASSWORD)
  await page.getByRole('button', { name: '다른 로그인 모두 끝내기' }).click()
  await page.getByRole('button', { name: '다른 로그인 모두 끝내기' }).waitFor({ state: 'detached' })
  await page.getByText('지금 쓰는 기기예요.').waitFor()
  await page.reload()
  await page.getByRole('button', { name: '로그아웃' }).waitFor()
  assert.deepEqual(complaints, [])
})
