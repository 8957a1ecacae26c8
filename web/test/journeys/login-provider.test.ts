import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { freePort } from '../../../server/src/platform/embedded/cluster.ts'
import { startOpenIdProvider } from '../../../server/test/openid-provider.ts'
import { providerVariables } from '../../../server/test/provider-browser.ts'
import { logIn, newAccount, PASSWORD } from '../account.ts'
import { violations } from '../axe.ts'
import { DESK, overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { ownService } from '../service.ts'
import { lowTargets } from '../targets.ts'

const skip = withoutChromium

async function start() {
  // must be known before the service starts: the provider redirects browsers only there
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const provider = await startOpenIdProvider([`${origin}/login/kakao`, `${origin}/login/google`])
  const variables = {
    ...providerVariables(origin, provider.origin, 'KAKAO'),
    ...providerVariables(origin, provider.origin, 'GOOGLE'),
    PORT: String(port),
  }
  return { provider, origin: (await ownService(variables)).origin }
}
const { origin, provider } = skip ? { origin: '', provider: undefined } : await start()

async function atProvider(page: Page, who: string | null): Promise<void> {
  await page.getByLabel('Who').waitFor()
  assert.equal(new URL(page.url()).origin, provider?.origin)
  if (who === null) await page.getByRole('button', { name: 'Refuse' }).click()
  else {
    await page.getByLabel('Who').fill(who)
    await page.getByRole('button', { name: 'Log in' }).click()
  }
}

async function looksRight(page: Page): Promise<void> {
  assert.deepEqual(await violations(page), [])
  assert.deepEqual(await lowTargets(page), [])
  assert.equal(await overflow(page), 0)
}

/** Complaints except those about the provider's pages, which the user visits. */
function unexpected(complaints: readonly string[]): string[] {
  return complaints.filter((complaint) => !/^asked http:\/\/[\d.:]+\/(auth|interaction)[/?]/.test(complaint))
}

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`R-ACCT-29: who comes by a provider makes an account, and comes back to it, on a ${name}`, {
    skip,
  }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    await page.goto('/login?next=%2Fnotifications')
    await page.getByRole('button', { name: '카카오로 계속하기' }).waitFor()
    await looksRight(page)
    await page.getByRole('button', { name: '카카오로 계속하기' }).click()
    await atProvider(page, `person-${name}`)
    await page.getByRole('heading', { name: '처음 오셨네요' }).waitFor()
    assert.equal(new URL(page.url()).search, '', 'the answer stays on the address')
    await looksRight(page)
    await page.getByLabel('별명').fill('운영자')
    await page.getByRole('button', { name: '계정 만들기' }).click()
    await page.getByRole('alert').getByText('이용약관에 동의해 주세요.').waitFor()
    await page.getByLabel('모두 동의해요').check()
    await page.getByRole('button', { name: '계정 만들기' }).click()
    await page.getByRole('alert').waitFor()
    await page.getByLabel('별명').fill(`새사람${name === 'phone' ? 1 : 2}`)
    await page.getByRole('button', { name: '계정 만들기' }).click()
    await page.waitForURL('**/notifications')

    await page.goto('/me/logins')
    await page.getByText('비밀번호가 없는 계정이에요').waitFor()
    await looksRight(page)
    await page.getByLabel('새 비밀번호').fill(PASSWORD)
    await page.getByRole('button', { name: '비밀번호 정하기' }).click()
    await page.getByText('비밀번호가 없는 계정이에요').waitFor({ state: 'hidden' })
    await page.getByLabel('확인을 위한 비밀번호').fill(PASSWORD)
    await page.getByRole('button', { name: '구글 연결하기' }).click()
    // by now, the provider recognises the browser
    await page.getByText('마지막 로그인').first().waitFor()
    assert.deepEqual(
      unexpected(complaints).filter((complaint) => !complaint.includes('400')),
      [],
    )
  })
}

test('R-ACCT-30: a user links a provider on the own page, and unlinks it', { skip }, async () => {
  const { page, complaints } = await visit(origin, { viewport: PHONE })
  await logIn(page, await newAccount(page))
  await page.goto('/me')
  await page.getByRole('link', { name: '로그인 방법' }).click()
  await page.getByRole('button', { name: '카카오 연결하기' }).click()
  await page.getByText('비밀번호를 적어 주세요.').first().waitFor()
  await page.getByLabel('확인을 위한 비밀번호').fill(PASSWORD)
  await page.getByRole('button', { name: '카카오 연결하기' }).click()
  await atProvider(page, 'linked-on-the-page')
  await page.getByRole('button', { name: '카카오 연결 끊기' }).waitFor()
  await looksRight(page)
  await page.getByLabel('확인을 위한 비밀번호').fill(PASSWORD)
  await page.getByRole('button', { name: '카카오 연결 끊기' }).click()
  await page.getByRole('button', { name: '카카오 연결하기' }).waitFor()
  assert.deepEqual(unexpected(complaints), [])
})

test('R-ACCT-32: a refusal and a provider that is down are said, with a way back', { skip }, async () => {
  const { page } = await visit(origin, { viewport: PHONE })
  await page.goto('/signup')
  await page.getByRole('button', { name: '구글로 계속하기' }).click()
  await atProvider(page, null)
  await page.getByRole('heading', { name: '로그인하지 못했어요' }).waitFor()
  await page.getByText('제공자에서 로그인을 마치지 않았습니다.').waitFor()
  await looksRight(page)
  await page.getByRole('link', { name: '로그인 화면으로' }).click()
  provider?.breakTokens(true)
  await page.getByRole('button', { name: '구글로 계속하기' }).click()
  await atProvider(page, 'who-comes-in-vain')
  await page.getByText('지금은 이 제공자로 로그인할 수 없습니다.').waitFor()
  provider?.breakTokens(false)
  await page.goto('/login/kakao?code=slipped&state=in')
  await page.getByText('이 브라우저에서 시작한 로그인이 아니거나').waitFor()
})
