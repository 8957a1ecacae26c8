import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADMIN, newAccount, signInAs } from '../account.ts'
import { violations } from '../axe.ts'
import { DESK, overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { clientService } from '../service.ts'
import { walkToResult } from '../walk.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`an operator takes a permission away, with the own password, and finds it in the audit log, on a ${name}`, {
    skip,
  }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    await signInAs(page, ADMIN.username, ADMIN.password)
    const username = await newAccount(page)
    await page.goto(`/console/users?keyword=${username}`)
    await page.getByRole('button', { name: username }).click()
    const drawer = page.getByRole('dialog').first()
    await drawer.getByLabel('글 쓰기', { exact: true }).uncheck()
    await drawer.getByRole('button', { name: '바뀌는 것 보기' }).last().click()
    const confirm = page.getByRole('dialog', { name: '권한 바꾸기' })
    assert.match(await confirm.getByRole('row', { name: /글 쓰기/ }).innerText(), /허용\s+막음/)
    await confirm.getByRole('button', { name: '바꾸기' }).click()
    await confirm.getByRole('alert').getByText('비밀번호를 적어 주세요.').waitFor()
    await confirm.getByLabel('내 비밀번호').fill('not-mine-1')
    await confirm.getByRole('button', { name: '바꾸기' }).click()
    await confirm.locator('[aria-invalid=true]').waitFor()
    await confirm.getByLabel('내 비밀번호').fill(ADMIN.password)
    await confirm.getByRole('button', { name: '바꾸기' }).click()
    await confirm.waitFor({ state: 'detached' })
    assert.equal(await drawer.getByLabel('글 쓰기', { exact: true }).isChecked(), false)
    await drawer.getByRole('link', { name: '이 사용자의 감사 기록' }).click()
    const entry = page.getByRole('row', { name: /권한 변경.*성공.*그대로/ }).first()
    await entry.getByRole('button').click()
    const drawerOfEntry = page.getByRole('dialog')
    assert.match(await drawerOfEntry.getByRole('row', { name: /글 쓰기/ }).innerText(), /글 쓰기\s+허용\s+막음/)
    await page.keyboard.press('Escape')
    await drawerOfEntry.waitFor({ state: 'detached' })
    assert.ok(await entry.getByRole('button').evaluate((button) => button === document.activeElement))
    assert.equal(await overflow(page), 0)
    assert.deepEqual(complaints, [])
  })
}

test('who lacks the authority is refused by the service, and sees no way in', { skip }, async () => {
  const { page } = await visit(origin, { viewport: DESK })
  await signInAs(page, 'audit_manager')
  await page.goto('/console/users')
  await page.getByText('이 화면을 볼 권한이 없어요').waitFor()
  await page.getByText(/사용자 관리 권한/).waitFor()
  const menu = page.getByRole('navigation', { name: '운영 메뉴' })
  assert.equal(await menu.getByRole('link', { name: '사용자' }).count(), 0)
  assert.ok(await menu.getByRole('link', { name: '감사 기록' }).isVisible())
  assert.deepEqual(await violations(page), [])
})

test('somebody without a login is sent to it, not to the records', { skip }, async () => {
  const { page } = await visit(origin)
  await page.goto('/console/audit')
  await page.getByText('로그인이 필요해요').waitFor()
  assert.deepEqual(await violations(page), [])
})

test('a request that failed can be tried again, and names its number', { skip }, async () => {
  const { page } = await visit(origin, { viewport: DESK })
  await signInAs(page, ADMIN.username, ADMIN.password)
  const broken = { status: 500, json: { code: 'COMMON_500', message: 'x', errors: [], requestId: 'req-77' } }
  await page.route('**/api/admin/users?*', (route) => route.fulfill(broken), { times: 1 })
  await page.goto('/console/users')
  await page.getByText('요청 번호 req-77').waitFor()
  await page.getByRole('button', { name: '다시 시도' }).click()
  await page.getByRole('table').waitFor()
})

for (const [name, options] of Object.entries({
  'on a phone': { viewport: PHONE },
  'on a phone in the dark': { viewport: PHONE, dark: true },
  'on a desk': { viewport: DESK },
  'on a desk in the dark': { viewport: DESK, dark: true },
})) {
  test(`no rule of accessibility is broken in the console ${name}`, { skip }, async () => {
    const { page, complaints } = await visit(origin, options)
    await walkToResult(page, { address: '신림동 1422', deposit: '12000' })
    await signInAs(page, ADMIN.username, ADMIN.password)
    for (const screen of ['users', 'audit', 'security', 'diagnoses', 'calls', 'health', 'data']) {
      await page.goto(`/console/${screen}`)
      await page.getByRole('table').first().waitFor()
      assert.deepEqual(await violations(page), [], screen)
      assert.equal(await overflow(page), 0, screen)
      const first = page.locator('[data-row]').first()
      if ((await first.count()) === 0) continue
      await first.click()
      await page.getByRole('dialog').waitFor()
      if (screen === 'diagnoses') await page.getByText('결과 화면으로 보기').click()
      assert.deepEqual(await violations(page), [], `${screen}, opened`)
    }
    assert.deepEqual(complaints, [])
  })
}
