import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { ADMIN, logIn, newAccount, PASSWORD, signInAs } from '../account.ts'
import { violations } from '../axe.ts'
import { DESK, PHONE, type Visit, visit, withoutChromium } from '../chromium.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

/** Ends the login while the user is on the page: the token is expired, and the means to renew it is gone. */
async function endLogin({ page, context }: Visit): Promise<void> {
  await context.clearCookies()
  await page.clock.fastForward(15 * 60_000)
}

async function logInAgain(page: Page, username: string, password = PASSWORD): Promise<void> {
  const login = page.getByRole('dialog', { name: '로그인이 끝났어요' })
  await login.getByLabel('아이디').fill(username)
  await login.getByLabel('비밀번호').fill(password)
  await login.getByRole('button', { name: '로그인', exact: true }).click()
  await login.waitFor({ state: 'detached' })
}

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`a login that ends is asked for over the page, and what was typed is sent after it, on a ${name}`, {
    skip,
  }, async () => {
    const here = await visit(origin, { viewport })
    const { page, complaints } = here
    await page.clock.install()
    const user = await newAccount(page)
    await logIn(page, user)
    await page.goto('/community/write')
    await page.getByText('자유 게시판').click()
    await page.getByLabel('제목').fill(`끝난 로그인 ${name}`)
    await page.getByLabel('내용').fill('댓글을 쓰는 동안')
    await page.getByRole('button', { name: '올리기' }).click()
    const comment = page.getByLabel('댓글', { exact: true })
    await comment.fill('쓰던 댓글이에요.')
    await endLogin(here)
    const send = page.getByRole('button', { name: '댓글 달기' })
    await send.dispatchEvent('click')
    const login = page.getByRole('dialog', { name: '로그인이 끝났어요' })
    await login.waitFor()
    assert.equal(await comment.inputValue(), '쓰던 댓글이에요.')
    assert.deepEqual(await violations(page), [])
    // after dismissing, the page stays readable, and sending asks again
    await page.keyboard.press('Escape')
    await login.waitFor({ state: 'detached' })
    assert.equal(await comment.inputValue(), '쓰던 댓글이에요.')
    await send.click()
    await login.waitFor()
    await logInAgain(page, user)
    assert.equal(await comment.inputValue(), '쓰던 댓글이에요.')
    await send.click()
    await page.getByRole('listitem').getByText('쓰던 댓글이에요.').waitFor()
    assert.deepEqual(complaints, [])
  })
}

test('an operator confirms after a new login what was being changed', { skip }, async () => {
  const here = await visit(origin, { viewport: DESK })
  const { page } = here
  await page.clock.install()
  await signInAs(page, ADMIN.username, ADMIN.password)
  const username = await newAccount(page)
  await page.goto(`/console/users?keyword=${username}`)
  await page.getByRole('button', { name: username }).click()
  const drawer = page.getByRole('dialog').first()
  await drawer.getByLabel('글 쓰기', { exact: true }).uncheck()
  await drawer.getByRole('button', { name: '바뀌는 것 보기' }).last().click()
  const confirm = page.getByRole('dialog', { name: '권한 바꾸기' })
  await confirm.getByLabel('내 비밀번호').fill(ADMIN.password)
  await endLogin(here)
  await confirm.getByRole('button', { name: '바꾸기' }).dispatchEvent('click')
  await logInAgain(page, ADMIN.username, ADMIN.password)
  assert.equal(await confirm.getByLabel('내 비밀번호').inputValue(), ADMIN.password)
  await confirm.getByRole('button', { name: '바꾸기' }).click()
  await confirm.waitFor({ state: 'detached' })
})

test('who goes on without a login is nobody, in every tab', { skip }, async () => {
  const here = await visit(origin)
  const { page, context } = here
  await page.clock.install()
  await logIn(page, await newAccount(page))
  await page.goto('/me')
  await page.getByRole('button', { name: '로그아웃' }).waitFor()
  const other = await context.newPage()
  await other.goto('/me')
  await other.getByRole('button', { name: '로그아웃' }).waitFor()
  await page.getByText('프로필', { exact: true }).click()
  await endLogin(here)
  await page.getByRole('button', { name: '별명 바꾸기' }).dispatchEvent('click')
  const asked = { name: '로그인이 끝났어요' }
  await page.getByRole('dialog', asked).waitFor()
  await other.getByRole('dialog', asked).waitFor()
  await page.getByRole('button', { name: '로그인하지 않고 계속' }).click()
  for (const tab of [page, other]) await tab.getByRole('heading', { name: '로그인하지 않았어요' }).waitFor()
})
