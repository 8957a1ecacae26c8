import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { newAccount, PASSWORD } from '../account.ts'
import { violations } from '../axe.ts'
import { DESK, overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { serviceWithPasskeys, withAuthenticator } from '../passkeys.ts'
import { lowTargets } from '../targets.ts'

const skip = withoutChromium
const { origin, pool } = skip ? { origin: '', pool: null } : await serviceWithPasskeys('optional')

async function sound(page: Page, what: string): Promise<void> {
  assert.deepEqual(await violations(page), [], what)
  assert.deepEqual(await lowTargets(page), [], what)
  assert.equal(await overflow(page), 0, what)
}

const stepOf = (page: Page) => page.getByRole('dialog', { name: '패스키를 확인해 주세요' })

async function logIn(page: Page, username: string, next: string): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(next)}`)
  await page.getByLabel('아이디').fill(username)
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
}

/** @returns the recovery codes */
async function registerKey(page: Page): Promise<string[]> {
  await page.getByRole('link', { name: '패스키' }).click()
  await page.getByText('지금은 패스키 없이 로그인해요.').waitFor()
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByLabel('새 패스키의 이름').fill('내 휴대전화')
  await page.getByRole('button', { name: '패스키 등록하기' }).click()
  await page.getByText('지금 적어 두세요.').waitFor()
  return page.locator('code').allInnerTexts()
}

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`R-ACCT-35: a tenant chooses a passkey, shows it at the next login, and keeps what was typed, on a ${name}`, {
    skip,
  }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    await withAuthenticator(page)
    const user = await newAccount(page)
    await logIn(page, user, '/me')
    const codes = await registerKey(page)
    assert.equal(codes.length, 10)
    await page.getByText('이 로그인에서 패스키를 확인했어요.').waitFor()
    await sound(page, 'the codes')

    await page.goto('/me')
    await page.getByRole('button', { name: '로그아웃' }).click()
    await page.waitForURL(({ pathname }) => pathname === '/')
    await logIn(page, user, '/community/write')
    await stepOf(page).waitFor()
    await sound(page, 'the second step')
    await stepOf(page).getByRole('button', { name: '패스키 확인하기' }).click()
    await stepOf(page).waitFor({ state: 'detached' })

    await page.getByText('자유 게시판').click()
    await page.getByLabel('제목').fill(`두 번째 단계 ${name}`)
    await page.getByLabel('내용').fill('쓰는 동안 다시 묻는다')
    // a key was removed elsewhere meanwhile
    await pool?.query('update sessions set passkey_at = null')
    // on a slow machine the page notices it by itself before, and the step lies over the button already
    await page.getByRole('button', { name: '올리기' }).dispatchEvent('click')
    await stepOf(page).waitFor()
    // after dismissing, the input stays readable, and sending asks again
    await page.keyboard.press('Escape')
    await stepOf(page).waitFor({ state: 'detached' })
    assert.equal(await page.getByLabel('내용').inputValue(), '쓰는 동안 다시 묻는다')
    await page.getByRole('button', { name: '올리기' }).click()
    await stepOf(page).getByRole('button', { name: '패스키 확인하기' }).click()
    await stepOf(page).waitFor({ state: 'detached' })
    assert.equal(await page.getByLabel('내용').inputValue(), '쓰는 동안 다시 묻는다')
    await page.getByRole('button', { name: '올리기' }).click()
    await page.getByRole('heading', { name: `두 번째 단계 ${name}` }).waitFor()
    // refusals by the service are the subject of this test
    assert.deepEqual(
      complaints.filter((complaint) => !complaint.includes('403')),
      [],
    )
  })
}

test('R-ACCT-37: who has lost the key comes back by password and code, and switches the second step off', {
  skip,
}, async () => {
  const { page } = await visit(origin, { viewport: PHONE })
  const loseKeys = await withAuthenticator(page)
  const user = await newAccount(page)
  await logIn(page, user, '/me')
  const [code = ''] = await registerKey(page)
  await loseKeys()
  await page.goto('/me')
  await page.getByRole('button', { name: '로그아웃' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/')
  await logIn(page, user, '/me/passkeys')
  const step = stepOf(page)
  await step.getByText('패스키를 잃었어요').click()
  await step.getByRole('button', { name: '패스키 등록하기' }).click()
  await step.getByRole('alert').waitFor()
  await sound(page, 'nothing is typed')
  await step.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await step.getByLabel('복구 코드').fill(code)
  await step.getByLabel('새 패스키의 이름').fill('새 휴대전화')
  await step.getByRole('button', { name: '패스키 등록하기' }).click()
  await step.waitFor({ state: 'detached' })
  await page.getByText('쓰지 않은 복구 코드가 9개 있어요.').waitFor()
  for (const key of ['내 휴대전화', '새 휴대전화']) {
    await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: `${key} 지우기` }).click()
    await page.getByRole('button', { name: `${key} 지우기` }).waitFor({ state: 'detached' })
  }
  await page.getByText('지금은 패스키 없이 로그인해요.').waitFor()
  await page.goto('/me')
  await page.getByRole('button', { name: '로그아웃' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/')
  await logIn(page, user, '/me')
  await page.getByRole('button', { name: '로그아웃' }).waitFor()
})

test('R-ACCT-35: the second step in English; who logs out of it is nobody', { skip }, async () => {
  const { page } = await visit(origin, { viewport: DESK })
  await withAuthenticator(page)
  const user = await newAccount(page)
  await logIn(page, user, '/me')
  await registerKey(page)
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await pool?.query('update sessions set passkey_at = null')
  await page.goto('/me')
  const step = page.getByRole('dialog', { name: 'Show your passkey' })
  await step.getByText('I have lost my passkey').click()
  await sound(page, 'the second step in English')
  await step.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/')
  await step.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Log in' }).waitFor()
})
