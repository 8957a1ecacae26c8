import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { PRODUCTION } from '../../../server/test/config-problems.ts'
import { VAPID } from '../../../server/test/push-service.ts'
import { newAccount, signInAs } from '../account.ts'
import { violations } from '../axe.ts'
import { DESK, overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { inEnglish, isEnglish, openAll } from '../english.ts'
import { ownService } from '../service.ts'
import { lowTargets } from '../targets.ts'

const skip = withoutChromium
const { NODE_ENV: _, JWT_SECRET: __, ...OPERATOR } = PRODUCTION
const origin = skip ? '' : (await ownService({ ...OPERATOR, ...VAPID }, { hasSchedules: false })).origin

async function isWell(page: Page, what: string): Promise<void> {
  assert.deepEqual(await violations(page), [], what)
  assert.equal(await overflow(page), 0, what)
  assert.deepEqual(await lowTargets(page), [], what)
}

for (const [name, viewport] of Object.entries({ phone: { ...PHONE, width: 390 }, desk: DESK }))
  test(`R-PRIV-05: the policy and the terms are read on a ${name}, by their contents, and lead to each other`, {
    skip,
  }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    await page.goto('/method')
    await page.getByRole('link', { name: '개인정보 처리방침' }).click()
    await page.getByRole('heading', { level: 1, name: '개인정보 처리방침' }).waitFor()
    await page.getByText('푸시 서비스').first().waitFor()
    await page.getByText('김보호 (02-000-0000)').waitFor()
    await isWell(page, 'policy')
    await page.getByText('차례', { exact: true }).click()
    await isWell(page, 'contents')
    await page.getByRole('navigation', { name: '차례' }).getByRole('link', { name: '국외로 이전하는 정보' }).click()
    assert.ok(await page.getByRole('heading', { name: '국외로 이전하는 정보' }).isVisible())
    assert.match(page.url(), /\/privacy#ABROAD$/)
    await page.getByRole('link', { name: '이용약관' }).click()
    await page.getByRole('heading', { level: 1, name: '이용약관' }).waitFor()
    await page.getByText('전월세안심 협동조합').waitFor()
    await isWell(page, 'terms')
    assert.deepEqual(complaints, [])
  })

test('R-PRIV-05: both are in English, whole and in order', { skip }, async () => {
  const { page } = await inEnglish(origin, { viewport: PHONE })
  for (const [path, title] of [
    ['/privacy', 'Privacy policy'],
    ['/service-terms', 'Terms of service'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await openAll(page)
    await isEnglish(page, path)
  }
})

test('R-PRIV-05: the policy is printed whole, without its contents', { skip }, async () => {
  const { page } = await visit(origin, { viewport: DESK })
  await page.goto('/privacy')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.emulateMedia({ media: 'print' })
  assert.ok(!(await page.getByRole('navigation', { name: '차례' }).isVisible()))
  for (const heading of await page.getByRole('heading', { level: 2 }).all()) assert.ok(await heading.isVisible())
  assert.ok((await page.pdf({ format: 'A4' })).length > 20_000)
})

test('R-PRIV-08: whoever starts a diagnosis without a login is told what is kept, with a link to the policy', {
  skip,
}, async () => {
  for (const viewport of [PHONE, DESK]) {
    const { page } = await visit(origin, { viewport })
    await page.goto('/')
    await page.getByLabel('주소', { exact: true }).fill('신림동 1422')
    await page.getByRole('button', { name: '1422' }).first().click()
    await page.getByRole('button', { name: '다음' }).click()
    await page.getByText('전세', { exact: true }).click()
    const next = page.getByRole('button', { name: '다음' })
    if (await next.isVisible()) await next.click()
    await page.getByText('정해진 기간만 보관하고').waitFor()
    await isWell(page, `start ${viewport.width}`)
    await page.getByRole('link', { name: '개인정보 처리방침' }).click()
    await page.getByRole('heading', { level: 1, name: '개인정보 처리방침' }).waitFor()
    assert.ok(await page.getByRole('heading', { name: '로그인하지 않고 진단할 때' }).isVisible())
  }
})

test('R-PRIV-05: the screens of the account and of the method lead to both', { skip }, async () => {
  const { page } = await visit(origin, { viewport: PHONE })
  for (const path of ['/method', '/me'])
    for (const name of ['이용약관', '개인정보 처리방침']) {
      await page.goto(path)
      await page.getByRole('link', { name }).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
    }
})

test('R-PRIV-07: before an account ends, its owner reads what stays and why', { skip }, async () => {
  const { page } = await visit(origin, { viewport: PHONE })
  await signInAs(page, await newAccount(page))
  await page.goto('/me')
  await page.getByText('회원 탈퇴', { exact: true }).click()
  await page.getByText('지우는 것과 남는 것').click()
  for (const kind of [/^공개한 글/, /^신고와 이용 제한의 결과/, /^운영자가 한 일과/, /^백업에 남은 것/])
    await page.getByText(kind).waitFor()
  await isWell(page, 'leave')
})
