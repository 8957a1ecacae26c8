import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { newAccount, PASSWORD } from '../account.ts'
import { violations } from '../axe.ts'
import { DESK, overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { serviceWithPasskeys, withAuthenticator } from '../passkeys.ts'
import { lowTargets } from '../targets.ts'

const skip = withoutChromium
const { origin } = skip ? { origin: '' } : await serviceWithPasskeys('everyone')

async function sound(page: Page, what: string): Promise<void> {
  assert.deepEqual(await violations(page), [], what)
  assert.deepEqual(await lowTargets(page), [], what)
  assert.equal(await overflow(page), 0, what)
}

async function logIn(page: Page, username: string): Promise<void> {
  await page.goto('/login?next=%2Ffavorites')
  await page.getByLabel('아이디').fill(username)
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
}

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`R-ACCT-40: where everybody has to have a passkey, the first login leads to where it is registered, on a ${name}`, {
    skip,
  }, async () => {
    const { page } = await visit(origin, { viewport })
    await withAuthenticator(page)
    const user = await newAccount(page)
    await logIn(page, user)
    await page.waitForURL(({ pathname }) => pathname === '/me/passkeys')
    await page.getByText('먼저 패스키를 등록해 주세요.').waitFor()
    await sound(page, 'no passkey yet')
    await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
    await page.getByLabel('새 패스키의 이름').fill('내 휴대전화')
    await page.getByRole('button', { name: '패스키 등록하기' }).click()
    await page.getByText('지금 적어 두세요.').waitFor()
    assert.equal(await page.locator('code').count(), 10)
    await page.getByText('이 로그인에서 패스키를 확인했어요.').waitFor()
    assert.equal(await page.getByText('마지막 패스키를 지우면').count(), 0)
    await sound(page, 'the codes')
    await page.goto('/favorites')
    await page.getByRole('heading', { level: 1, name: '저장한 집' }).waitFor()
    assert.equal(new URL(page.url()).pathname, '/favorites')

    await page.goto('/me')
    await page.getByRole('button', { name: '로그아웃' }).click()
    await page.waitForURL(({ pathname }) => pathname === '/')
    await logIn(page, user)
    const step = page.getByRole('dialog', { name: '패스키를 확인해 주세요' })
    await step.getByRole('button', { name: '패스키 확인하기' }).click()
    await step.waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1, name: '저장한 집' }).waitFor()
  })
}
