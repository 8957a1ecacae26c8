import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signInAs } from '../account.ts'
import { violations } from '../axe.ts'
import { DESK, overflow, visit, withoutChromium } from '../chromium.ts'
import { ownService } from '../service.ts'

const skip = withoutChromium
const CHIEF = { username: 'chief.admin', password: 'first-admin-1' }
const { origin } = skip
  ? { origin: '' }
  : await ownService({ ADMIN_USERNAME: CHIEF.username, ADMIN_PASSWORD: CHIEF.password })

test('R-ACCT-38: the first administrator is led to a password of their own, and then operates', { skip }, async () => {
  const { page } = await visit(origin, { viewport: DESK })
  await signInAs(page, CHIEF.username, CHIEF.password)
  await page.goto('/console/users')
  await page.getByText('운영 기능이 잠겨 있어요').waitFor()
  assert.deepEqual(await violations(page), [])
  assert.equal(await overflow(page), 0)
  await page.getByRole('link', { name: '비밀번호 바꾸러 가기' }).click()
  await page.getByText('비밀번호 바꾸기').first().click()
  const change = async (password: string) => {
    await page.getByLabel('지금 비밀번호').fill(CHIEF.password)
    await page.getByLabel('새 비밀번호').fill(password)
    await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  }
  await change(CHIEF.password)
  await page.getByText('지금과 다른 비밀번호를 정해 주세요.').first().waitFor()
  await change('battery-staple-8')
  await page.getByText('비밀번호를 바꿨어요.').waitFor()
  await page.getByRole('link', { name: '운영 화면' }).click()
  await page.goto('/console/users')
  await page.getByRole('table').waitFor()
})
