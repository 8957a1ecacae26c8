import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { logIn, newAccount } from '../account.ts'
import { visit, withoutChromium } from '../chromium.ts'
import { ownDiagnosis } from '../own-diagnosis.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

async function logOut(page: Page): Promise<void> {
  await page.goto('/me')
  await page.getByRole('button', { name: '로그아웃' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/')
}

test('R-WEB-53: a logout in one tab takes the drafts of every other one with it', { skip }, async () => {
  const { page, context, complaints } = await visit(origin)
  await logIn(page, await newAccount(page))
  await page.goto('/community/write')
  await page.getByLabel('제목').fill('첫 사람의 글')
  const other = await context.newPage()
  await logOut(other)
  await page.getByRole('heading', { name: '로그인하면 글을 쓸 수 있어요' }).waitFor()
  assert.equal(await page.getByText('쓰던 글은 이 기기에 그대로 있어요.').count(), 0)
  await logIn(other, await newAccount(other))
  assert.equal(await page.getByLabel('제목').inputValue(), '')
  assert.deepEqual(complaints, [])
})

test('R-WEB-20: after a logout in another tab, a result of the account is no longer on the screen', {
  skip,
}, async () => {
  const { page, context, complaints } = await visit(origin)
  const { diagnosisId } = await ownDiagnosis(page)
  await page.goto(`/diagnoses/${diagnosisId}`)
  const known = page.getByText('신림동 1422-5').first()
  await known.waitFor()
  await logOut(await context.newPage())
  await page.getByRole('heading', { name: '로그인이 필요해요' }).waitFor()
  assert.equal(await known.count(), 0)
  assert.deepEqual(complaints, [])
})
