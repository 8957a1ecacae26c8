import { randomBytes } from 'node:crypto'
import { CONSENT_KINDS } from '@lease-risk/contract/consents'
import type { Page } from 'playwright-core'
import { CONSENT_VERSIONS } from '../../server/src/features/account/own-data/consents.ts'

export const PASSWORD = 'tenant-of-seoul-7'
/** Password of all development accounts except the administrator. */
export const DEMO_PASSWORD = 'password123'
export const ADMIN = { username: 'admin', password: 'admin1234!' }

/** What everybody agrees to at sign-up; who has not is asked after the login. */
const CONSENTS = CONSENT_KINDS.map((kind) => ({ kind, version: CONSENT_VERSIONS[kind] }))

/** Signs up a user of this journey only. @returns the username; the password is `PASSWORD` */
export async function newAccount(page: Page): Promise<string> {
  const username = `tenant.${randomBytes(5).toString('hex')}`
  const answer = await page.request.post('/api/auth/signup', {
    data: { username, password: PASSWORD, consents: CONSENTS },
  })
  if (!answer.ok()) throw new Error(`sign-up of ${username}: ${answer.status()} ${await answer.text()}`)
  return username
}

function passwordOf(username: string): string {
  return username.startsWith('tenant.') ? PASSWORD : DEMO_PASSWORD
}

/** Logs a browser in, as an earlier visit would have left it. */
export async function signInAs(page: Page, username: string, password = passwordOf(username)): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { username, password } })
  if (!answer.ok()) throw new Error(`login of ${username}: ${answer.status()}`)
  // a page of this origin outside the client, which would start to renew the login meanwhile
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('signedIn', 'true'))
}

/** Logs in on the login screen. */
export async function logIn(page: Page, username: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('아이디').fill(username)
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '로그인' }).click()
  await page.waitForURL(({ pathname }) => pathname !== '/login')
}
