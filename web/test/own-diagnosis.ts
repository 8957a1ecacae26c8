import type { Page } from 'playwright-core'
import { signInAs } from './sign-in.ts'

export const HOME = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 }

/** Makes a diagnosis as one of the development accounts and leaves the browser logged in. `call`: the service as that account. */
export async function ownDiagnosis(page: Page, username: string) {
  const login = await page.request.post('/api/auth/login', { data: { username, password: 'password123' } })
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
  return { diagnosisId, statusToken, call }
}
