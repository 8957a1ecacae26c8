import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADMIN, newAccount, PASSWORD, signInAs } from '../account.ts'
import { violations } from '../axe.ts'
import { DESK, overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

/** Selects administrator as a user's role and submits it. */
async function makeAdministrator(page: Awaited<ReturnType<typeof visit>>['page'], username: string): Promise<void> {
  await page.goto(`/console/users?keyword=${username}`)
  await page.getByRole('button', { name: username }).click()
  const drawer = page.getByRole('dialog').first()
  await drawer.getByLabel('역할', { exact: true }).selectOption('ROLE_ADMIN')
  await drawer.getByRole('button', { name: '바뀌는 것 보기' }).first().click()
  const confirm = page.getByRole('dialog', { name: '역할 바꾸기' })
  await confirm.getByLabel('내 비밀번호').fill(ADMIN.password)
  await confirm.getByRole('button', { name: '바꾸기' }).click()
  await confirm.waitFor({ state: 'detached' })
}

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`R-ADMIN-12: what one administrator asks for, another confirms, on a ${name}`, { skip }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    await signInAs(page, ADMIN.username, ADMIN.password)
    const [colleague, candidate] = [await newAccount(page), await newAccount(page)]
    // on the desk the one of the phone is there already, who confirms none of it
    await makeAdministrator(page, colleague)
    if (name === 'phone') await makeAdministrator(page, candidate)
    await page.getByRole('link', { name: '기다리는 변경 보기' }).waitFor()
    assert.deepEqual(await violations(page), [], 'the user with a change that waits')
    await page.getByRole('link', { name: '기다리는 변경 보기' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByText('다른 관리자가 확인해야 해요').waitFor()
    assert.equal(await drawer.getByRole('button', { name: '확인하고 적용하기' }).count(), 0)
    assert.deepEqual(await violations(page), [], 'the own change')
    if (name === 'phone') {
      await signInAs(page, colleague, PASSWORD)
      await page.goto('/console/changes')
      await page.getByRole('table').waitFor()
      assert.deepEqual(await violations(page), [], 'the list')
      assert.equal(await overflow(page), 0)
      await page.getByRole('button', { name: candidate }).click()
      const opened = page.getByRole('dialog').first()
      assert.match(await opened.getByRole('row', { name: /역할/ }).innerText(), /일반 사용자\s+관리자/)
      assert.deepEqual(await violations(page), [], 'the change of another')
      await opened.getByRole('button', { name: '확인하고 적용하기' }).click()
      const confirm = page.getByRole('dialog', { name: '이 변경을 적용할까요?' })
      await confirm.getByLabel('내 비밀번호').fill(PASSWORD)
      assert.deepEqual(await violations(page), [], 'the confirmation')
      await confirm.getByRole('button', { name: '확인하고 적용하기' }).click()
      await confirm.waitFor({ state: 'detached' })
      await page.getByText('아직 기록이 없어요.').or(page.getByText('조건에 맞는 기록이 없어요.')).waitFor()
    }
    assert.deepEqual(complaints, [])
  })
}
