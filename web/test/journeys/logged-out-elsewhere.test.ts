import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { logIn, newAccount } from '../account.ts'
import { violations } from '../axe.ts'
import { visit, withoutChromium } from '../chromium.ts'
import { ownDiagnosis } from '../own-diagnosis.ts'
import { clientService } from '../service.ts'
import { lowTargets } from '../targets.ts'

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

test('R-WEB-20: the login screen says that another tab has logged in, and leads on', { skip }, async () => {
  const { page, context, complaints } = await visit(origin)
  await page.goto('/login?next=%2Ffavorites')
  await page.getByLabel('아이디').waitFor()
  const other = await context.newPage()
  const username = await newAccount(other)
  await logIn(other, username)
  await page.getByRole('heading', { name: '이미 로그인되어 있어요' }).waitFor()
  await page.getByText(`지금 쓰는 계정: ${username}.`).waitFor()
  assert.equal(await page.getByLabel('비밀번호').count(), 0)
  assert.deepEqual(await violations(page), [])
  assert.deepEqual(await lowTargets(page), [])
  await page.getByRole('link', { name: '계속하기' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/favorites')
  assert.deepEqual(complaints, [])
})

test('R-WEB-20: a tab that was not told of the login, because it slept, finds out on the login screen', {
  skip,
}, async () => {
  const { page, context, complaints } = await visit(origin)
  await page.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => undefined
  })
  await page.goto('/')
  const link = page.getByRole('link', { name: '로그인' })
  await link.waitFor()
  const other = await context.newPage()
  const username = await newAccount(other)
  await logIn(other, username)
  await link.click()
  await page.getByText(`지금 쓰는 계정: ${username}.`).waitFor()
  assert.deepEqual(complaints, [])
})
