import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { notify } from '../../../server/src/features/notifications/notify.ts'
import { ADMIN, logIn, newAccount, signInAs } from '../account.ts'
import { violations } from '../axe.ts'
import { DESK, PHONE, visit, withoutChromium } from '../chromium.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const service = skip ? undefined : await clientService()
const origin = service?.origin ?? ''
const SIZES = { phone: PHONE, desk: DESK }
const BROKEN = { status: 500, json: { code: 'COMMON_500', message: 'x', errors: [], requestId: 'req-88' } }
const NUMBER = '요청 번호 req-88'

/** Makes every request of one kind fail until the route is removed. */
async function breakOnce(page: Page, path: string, method: string): Promise<void> {
  await page.route(path, (route) => (route.request().method() === method ? route.fulfill(BROKEN) : route.fallback()))
}

/** Sends one notification about a diagnosis. */
async function notifyUser(username: string): Promise<void> {
  if (!service) return
  const { rows } = await service.pool.query<{ userId: number }>(
    'select user_id::int as "userId" from users where username = $1',
    [username],
  )
  const userId = rows[0]?.userId ?? null
  const notice = { type: 'DIAGNOSIS_FINISHED', userId, relatedType: 'DIAGNOSIS', relatedId: 1 } as const
  await notify(service.pool, [{ ...notice, detail: { code: 'COMPLETED' } }], new Date())
}

for (const [name, viewport] of Object.entries(SIZES)) {
  test(`who one is can be asked again where it did not come, on a ${name}`, { skip }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    await logIn(page, await newAccount(page))
    await breakOnce(page, '**/api/users/me', 'GET')
    await page.goto('/me')
    await page.getByText(NUMBER).waitFor()
    assert.deepEqual(await violations(page), [])
    await page.unroute('**/api/users/me')
    await page.getByRole('button', { name: '다시 시도' }).click()
    await page.getByRole('button', { name: '로그아웃' }).waitFor()
    await page.goto('/community/write')
    await page.getByText('자유 게시판').click()
    await page.getByLabel('제목').fill('고칠 글')
    await page.getByLabel('내용').fill('내용')
    await page.getByRole('button', { name: '올리기' }).click()
    await page.getByRole('button', { name: '좋아요 0' }).waitFor()
    await breakOnce(page, '**/like', 'POST')
    await page.getByRole('button', { name: '좋아요 0' }).click()
    await page.getByRole('alert').getByText(NUMBER).waitFor()
    assert.deepEqual(await violations(page), [])
    await breakOnce(page, '**/api/users/me', 'GET')
    await page.goto(`${page.url()}/edit`)
    await page.getByText(NUMBER).waitFor()
    await page.unroute('**/api/users/me')
    await page.getByRole('button', { name: '다시 시도' }).click()
    await page.getByLabel('제목').waitFor()
    assert.deepEqual(complaints, [])
  })

  test(`what could not be deleted is said where it was asked, and can be asked again, on a ${name}`, {
    skip,
  }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    const username = await newAccount(page)
    await logIn(page, username)
    const answer = await page.evaluate(async () => {
      const { data } = await (await fetch('/api/auth/refresh', { method: 'POST' })).json()
      const headers = { authorization: `Bearer ${data.accessToken}`, 'content-type': 'application/json' }
      const home = {
        address: '서울특별시 관악구 신림동 1422-5',
        contractPurpose: 'JEONSE',
        depositAmountManwon: 12_000,
      }
      const kept = await fetch('/api/favorites', { method: 'POST', headers, body: JSON.stringify(home) })
      const made = await fetch('/api/rent-risk-diagnoses', { method: 'POST', headers, body: JSON.stringify(home) })
      return [kept.status, made.status]
    })
    assert.ok(
      answer.every((status) => status < 300),
      answer.join(),
    )
    for (const [path, api] of [
      ['/diagnoses', '**/api/rent-risk-diagnoses/*'],
      ['/favorites', '**/api/favorites/*'],
    ] as const) {
      await breakOnce(page, api, 'DELETE')
      await page.goto(path)
      await page
        .getByRole('button', { name: /지우기$/ })
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: '지우기' }).click()
      await dialog.getByText(NUMBER).waitFor()
      assert.deepEqual(await violations(page), [], path)
      await page.unroute(api)
      await dialog.getByRole('button', { name: '지우기' }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    await notifyUser(username)
    await page.goto('/notifications')
    const remove = page.getByRole('button', { name: /진단이 끝났습니다.* 지우기$/ })
    await remove.waitFor()
    await breakOnce(page, '**/api/notifications/*', 'DELETE')
    await remove.click()
    await page.getByText(NUMBER).waitFor()
    assert.equal(await page.getByText('불러오지 못했어요').count(), 0)
    assert.deepEqual(await violations(page), [])
    assert.deepEqual(complaints, [])
  })

  test(`a wrong password is reported at its field wherever it is asked, on a ${name}`, { skip }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    await logIn(page, await newAccount(page))
    await page.goto('/me')
    await page.getByText('비밀번호 바꾸기').first().click()
    await page.getByLabel('새 비밀번호').fill('another-pass-1')
    await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
    const current = page.getByLabel('지금 비밀번호')
    await page.getByRole('alert').getByRole('link', { name: '지금 비밀번호를 적어 주세요.' }).click()
    assert.ok(await current.evaluate((field) => field === document.activeElement))
    await current.fill('not-mine-1')
    await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
    await page.locator('[type=password][aria-invalid=true]').waitFor()
    assert.equal(await current.getAttribute('aria-invalid'), 'true')
    await page.getByText('회원 탈퇴').click()
    const leaving = page.getByLabel('확인을 위한 비밀번호')
    await leaving.fill('not-mine-1')
    await page.getByRole('button', { name: '탈퇴하기' }).click()
    await page.waitForFunction((field) => field?.getAttribute('aria-invalid') === 'true', await leaving.elementHandle())
    assert.deepEqual(await violations(page), [])
    assert.deepEqual(complaints, [])
  })

  test(`an operator's form names each field that was refused, and that nothing was changed, on a ${name}`, {
    skip,
  }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    await signInAs(page, ADMIN.username, ADMIN.password)
    const username = await newAccount(page)
    await page.goto(`/console/users?keyword=${username}`)
    await page.getByRole('button', { name: '사용자 만들기' }).click()
    const making = page.getByRole('dialog')
    await making.getByLabel('아이디').fill('-')
    await making.getByLabel('첫 비밀번호').fill('short')
    await making.getByLabel('내 비밀번호').fill(ADMIN.password)
    await making.getByRole('button', { name: '사용자 만들기' }).click()
    for (const label of ['아이디', '첫 비밀번호']) {
      await making.getByRole('alert').waitFor()
      assert.equal(await making.getByLabel(label).getAttribute('aria-invalid'), 'true', label)
    }
    assert.equal(await making.getByRole('alert').getByRole('link').count(), 2)
    assert.deepEqual(await violations(page), [])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: username }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: '바뀌는 것 보기' }).last().click()
    await drawer.getByRole('status').getByText('바뀐 항목이 없어요').waitFor()
    assert.deepEqual(await violations(page), [])
    assert.deepEqual(complaints, [])
  })
}

test('operations are offered to whom the page is open', { skip }, async () => {
  const { page } = await visit(origin)
  await signInAs(page, 'audit_manager')
  await page.goto('/me')
  assert.equal(await page.getByRole('main').getByRole('link', { name: '운영 화면' }).getAttribute('href'), '/console')
})
