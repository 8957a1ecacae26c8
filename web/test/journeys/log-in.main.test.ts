import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { newAccount, PASSWORD } from '../account.ts'
import { violations } from '../axe.ts'
import { DESK, overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { clientService } from '../service.ts'
import { lowTargets } from '../targets.ts'
import { walkToResult } from '../walk.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`who diagnoses first and signs up after keeps the result, and is shown what differs next time, on a ${name}`, {
    skip,
  }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    await walkToResult(page, { address: '신림동 1422', deposit: '12000' })
    await page.getByText('저장하거나 공유하기').click()
    await page.getByRole('link', { name: '로그인하고 내 기록에 넣기' }).click()
    await page.getByRole('heading', { name: '로그인' }).waitFor()
    assert.deepEqual(await violations(page), [])
    assert.deepEqual(await lowTargets(page), [])
    await page.getByRole('link', { name: '처음이면 회원 가입' }).click()
    await page.getByRole('heading', { name: '회원 가입' }).waitFor()
    assert.deepEqual(await lowTargets(page), [])
    await page.getByRole('button', { name: '가입하기' }).click()
    await page.getByRole('alert').waitFor()
    assert.deepEqual(await violations(page), [])
    await page.getByLabel('아이디').fill(`tenant.${randomUUID().slice(0, 8)}`)
    await page.getByLabel('비밀번호').fill(PASSWORD)
    await page.getByLabel('모두 동의해요').check()
    await page.getByRole('button', { name: '가입하기' }).click()
    await page.getByText('저장하거나 공유하기').click()
    await page.getByRole('button', { name: '내 기록에 넣기' }).click()
    await page.waitForURL(/\/diagnoses\/\d+$/)
    await walkToResult(page, { address: '신림동 1422', deposit: '15000' })
    await page.getByText('지난 진단과 달라진 것').click()
    await page.getByText(/다르게 적은 보증금/).waitFor()
    await page.goto('/diagnoses')
    await page.getByText('전세 1억 5,000만 원').waitFor()
    await page.getByText('전세 1억 2,000만 원').waitFor()
    await page.getByRole('link', { name: '비교' }).waitFor()
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
    assert.deepEqual(complaints, [])
  })

  test(`a wrong password is reported at the password, and what was typed stays, on a ${name}`, { skip }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    const username = await newAccount(page)
    await page.goto('/login')
    await page.getByLabel('아이디').fill(username)
    await page.getByLabel('비밀번호').fill('wrong-password-1')
    await page.getByRole('button', { name: '로그인' }).click()
    await page.getByRole('alert').waitFor()
    assert.equal(await page.getByLabel('비밀번호').getAttribute('aria-invalid'), 'true')
    assert.equal(await page.getByLabel('아이디').inputValue(), username)
    assert.deepEqual(await violations(page), [])
    assert.deepEqual(complaints, [])
  })
}

test('a login comes back after a reload, is one in all tabs, and ends in all of them', { skip }, async () => {
  const { page, context } = await visit(origin)
  await page.goto('/login?next=/me')
  await page.getByLabel('아이디').fill(await newAccount(page))
  await page.getByLabel('비밀번호').fill(PASSWORD)
  await page.getByRole('button', { name: '로그인' }).click()
  const logOut = page.getByRole('button', { name: '로그아웃' })
  await logOut.waitFor()
  assert.deepEqual(await violations(page), [])
  const other = await context.newPage()
  const refused: number[] = []
  context.on('response', (response) => {
    if (response.url().endsWith('/api/auth/refresh')) refused.push(response.status())
  })
  await Promise.all([page.reload(), other.goto('/me')])
  await Promise.all([logOut.waitFor(), other.getByRole('button', { name: '로그아웃' }).waitFor()])
  assert.ok(!refused.includes(401), refused.join())
  await logOut.click()
  await other.getByRole('heading', { name: '로그인하지 않았어요' }).waitFor()
})
