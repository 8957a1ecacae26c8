import type { Page } from 'playwright-core'

/** Logs a browser in as one of the development accounts, as a visit of before would have left it. */
export async function signInAs(page: Page, username: string, password = 'password123'): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { username, password } })
  if (!answer.ok()) throw new Error(`login of ${username}: ${answer.status()}`)
  // a page of this origin that is no part of the client, which would begin to renew the login meanwhile
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('signedIn', 'true'))
}
