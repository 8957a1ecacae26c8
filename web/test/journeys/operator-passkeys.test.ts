import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { ADMIN, signInAs } from '../account.ts'
import { violations } from '../axe.ts'
import { DESK, overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { serviceWithPasskeys, withAuthenticator } from '../passkeys.ts'
import { lowTargets } from '../targets.ts'

const skip = withoutChromium

async function sound(page: Page, what: string): Promise<void> {
  assert.deepEqual(await violations(page), [], what)
  assert.deepEqual(await lowTargets(page), [], what)
  assert.equal(await overflow(page), 0, what)
}

const { origin, pool } = skip ? { origin: '', pool: null } : await serviceWithPasskeys('required')

test('R-ACCT-26: an operator registers a passkey, shows it in the next login, and comes back by a recovery code', {
  skip,
}, async () => {
  const { page } = await visit(origin, { viewport: PHONE })
  await withAuthenticator(page)
  await signInAs(page, ADMIN.username, ADMIN.password)
  await page.goto('/console/users')
  await page.getByText('패스키가 필요해요').waitFor()
  assert.deepEqual(await violations(page), [])
  await page.getByRole('link', { name: '패스키 확인하러 가기' }).click()
  await page.getByText('먼저 패스키를 등록해 주세요.').waitFor()
  await sound(page, 'no passkey yet')

  await page.getByRole('button', { name: '패스키 등록하기' }).click()
  await page.getByRole('alert').waitFor()
  await page.getByLabel('비밀번호', { exact: true }).fill(ADMIN.password)
  await page.getByLabel('새 패스키의 이름').fill('사무실 노트북')
  await page.getByRole('button', { name: '패스키 등록하기' }).click()
  await page.getByText('지금 적어 두세요.').waitFor()
  const codes = await page.locator('code').allInnerTexts()
  assert.equal(codes.length, 10)
  await page.getByText('이 로그인에서 패스키를 확인했어요.').waitFor()
  await sound(page, 'the codes')
  await page.goto('/console/users')
  await page.getByRole('table').waitFor()

  await signInAs(page, ADMIN.username, ADMIN.password)
  await page.goto('/me/passkeys')
  const asked = page.getByRole('dialog', { name: '패스키를 확인해 주세요' })
  await asked.getByRole('button', { name: '패스키 확인하기' }).waitFor()
  await sound(page, 'another login')
  await asked.getByRole('button', { name: '패스키 확인하기' }).click()
  await page.getByText('이 로그인에서 패스키를 확인했어요.').waitFor()
  await page.goto('/console/users')
  await page.getByRole('table').waitFor()
  await pool?.query(`update sessions set passkey_at = passkey_at - interval '12 hours'`)
  await page.goto('/console/users')
  // the refused user list may also ask for it in a dialog over the page
  await page.getByRole('link', { name: '패스키 확인하러 가기' }).waitFor()
  await page.goto('/me/passkeys')
  await page.getByText('패스키를 다시 확인하면 12시간 동안').waitFor()
  await sound(page, 'twelve hours later')
  await page.getByRole('button', { name: '패스키 확인하기' }).click()
  await page.getByText('이 로그인에서 패스키를 확인했어요.').waitFor()

  const elsewhere = (await visit(origin, { viewport: DESK })).page
  await withAuthenticator(elsewhere)
  await signInAs(elsewhere, ADMIN.username, ADMIN.password)
  await elsewhere.goto('/me/passkeys')
  const lost = elsewhere.getByRole('dialog', { name: '패스키를 확인해 주세요' })
  await lost.getByText('패스키를 잃었어요').click()
  await lost.getByLabel('비밀번호', { exact: true }).fill(ADMIN.password)
  await lost.getByLabel('새 패스키의 이름').fill('새 노트북')
  await lost.getByLabel('복구 코드').fill(codes[0] ?? '')
  await lost.getByRole('button', { name: '패스키 등록하기' }).click()
  await lost.waitFor({ state: 'detached' })
  await elsewhere.getByText('쓰지 않은 복구 코드가 9개 있어요.').waitFor()
  await elsewhere.getByLabel('비밀번호', { exact: true }).fill(ADMIN.password)
  await elsewhere.getByRole('button', { name: '사무실 노트북 지우기' }).click()
  await elsewhere.getByRole('button', { name: '사무실 노트북 지우기' }).waitFor({ state: 'detached' })
  await sound(elsewhere, 'after the loss')

  await page.goto('/console/users')
  await asked.waitFor()
})
