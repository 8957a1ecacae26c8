import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { DEMO_PASSWORD, newAccount, PASSWORD } from './account.ts'

/** Sends a request to the service as an account and returns the data. */
export async function sentBy<T>(
  page: Page,
  username: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  data?: object,
): Promise<T> {
  const password = username.startsWith('tenant.') ? PASSWORD : DEMO_PASSWORD
  const login = await page.request.post('/api/auth/login', { data: { username, password } })
  const { accessToken } = ((await login.json()) as { data: { accessToken: string } }).data
  const headers = { authorization: `Bearer ${accessToken}` }
  const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) })
  assert.ok(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as { data: T }).data
}

/** Creates a post by a new account. */
export async function newPost(page: Page, title: string): Promise<{ username: string; postId: number }> {
  const username = await newAccount(page)
  const post = { boardCode: 'FREE', title, content: '집주인이 보증금을 돌려주지 않았습니다.' }
  const { postId } = await sentBy<{ postId: number }>(page, username, 'POST', '/api/community/posts', post)
  return { username, postId }
}
