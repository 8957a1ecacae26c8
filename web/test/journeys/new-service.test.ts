import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADMIN, signInAs } from '../account.ts'
import { violations } from '../axe.ts'
import { DESK, visit, withoutChromium } from '../chromium.ts'
import { ownService } from '../service.ts'

const skip = withoutChromium
/** A service that nobody has used yet. */
const origin = skip ? '' : (await ownService()).origin

test('a provider that nobody called has no record, which is not said to be well', { skip }, async () => {
  const { page } = await visit(origin, { viewport: DESK })
  await signInAs(page, ADMIN.username, ADMIN.password)
  await page.goto('/console/health')
  await page.getByRole('row', { name: /좌표 변환/ }).waitFor()
  assert.match(await page.getByRole('row', { name: /좌표 변환/ }).innerText(), /기록 없음|설정 안 됨/)
})

test('an operator makes an account, and cleans up what is past its time', { skip }, async () => {
  const { page, complaints } = await visit(origin, { viewport: DESK })
  await signInAs(page, ADMIN.username, ADMIN.password)
  await page.goto('/console/users')
  await page.getByRole('button', { name: '사용자 만들기' }).click()
  const dialog = page.getByRole('dialog', { name: '사용자를 만들까요?' })
  await dialog.getByLabel('아이디').fill('new.operator')
  await dialog.getByLabel('첫 비밀번호').fill('first-password-1')
  await dialog.getByLabel('역할').selectOption('ROLE_CS_MANAGER')
  await dialog.getByLabel('내 비밀번호').fill('admin1234!')
  assert.deepEqual(await violations(page), [])
  await dialog.getByRole('button', { name: '사용자 만들기' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.goto('/console/users?keyword=new.operator')
  await page.getByRole('row', { name: /new\.operator.*고객 담당/ }).waitFor()
  await page.goto('/console/sanctions')
  await page.getByRole('button', { name: '기한이 지난 제재 정리하기' }).click()
  await page.getByText('정리할 제재가 없었어요.').waitFor()
  assert.deepEqual(await violations(page), [])
  await page.goto('/console/events')
  await page.getByRole('heading', { level: 1, name: '벌점과 제재의 기록' }).waitFor()
  await page.getByText('아직 기록이 없어요.').waitFor()
  assert.deepEqual(await violations(page), [])
  assert.deepEqual(complaints, [])
})
