import type { Page } from 'playwright-core'
import { newAccount, PASSWORD, signInAs } from './account.ts'

export const HOME = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 }

/** Creates a diagnosis as a new account and leaves the browser logged in. `call`: calls the service as that account. */
export async function ownDiagnosis(page: Page) {
  const username = await newAccount(page)
  const login = await page.request.post('/api/auth/login', { data: { username, password: PASSWORD } })
  const { accessToken } = ((await login.json()) as { data: { accessToken: string } }).data
  const headers = { authorization: `Bearer ${accessToken}` }
  const call = async <T>(method: string, path: string, data?: unknown): Promise<T> => {
    const answer = await page.request.fetch(path, { method, headers, ...(data === undefined ? {} : { data }) })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
    return ((await answer.json()) as { data: T }).data
  }
  const { diagnosisId, statusToken } = await call<{ diagnosisId: number; statusToken: string }>(
    'POST',
    '/api/rent-risk-diagnoses',
    HOME,
  )
  await signInAs(page, username)
  return { username, diagnosisId, statusToken, call }
}
