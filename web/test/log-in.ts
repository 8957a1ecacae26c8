import type { Page } from 'playwright-core'

/** One of the accounts that every demo has. */
export async function logIn(page: Page, username: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('아이디').fill(username)
  await page.getByLabel('비밀번호', { exact: true }).fill('password123')
  await page.getByRole('button', { name: '로그인' }).click()
  await page.waitForURL(({ pathname }) => pathname !== '/login')
}
