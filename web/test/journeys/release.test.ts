import assert from 'node:assert/strict'
import { test } from 'node:test'
import { notify } from '../../../server/src/features/notifications/notify.ts'
import { ADMIN, DEMO_PASSWORD, signInAs } from '../account.ts'
import { violations } from '../axe.ts'
import { DESK, overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { ownService } from '../service.ts'

const skip = withoutChromium
/** Operators see all sanctions and all notices. */
const service = skip ? undefined : await ownService()
const origin = service?.origin ?? ''

/** Calls the service as one account and returns the `data` of its answer. */
async function caller(username: string): Promise<<T>(method: string, path: string, body?: object) => Promise<T>> {
  const send = async (method: string, path: string, body: object | undefined, token: string) => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
    const sent = await fetch(`${origin}${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    assert.ok(sent.ok, `${method} ${path}: ${sent.status}`)
    return ((await sent.json()) as { data: never }).data
  }
  const login: { accessToken: string } = await send(
    'POST',
    '/api/auth/login',
    { username, password: DEMO_PASSWORD },
    '',
  )
  return (method, path, body) => send(method, path, body, login.accessToken)
}

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`a sanction shows its user what is closed and until when, until an operator releases it, on a ${name}`, {
    skip,
  }, async () => {
    const [writerName, reporterName] =
      name === 'phone' ? ['demo_user_041', 'demo_user_042'] : ['demo_user_043', 'demo_user_044']
    const [writer, reporter, operator] = await Promise.all([writerName, reporterName, 'operation_manager'].map(caller))
    let last: number | undefined
    for (const number of [1, 2, 3]) {
      const text = { boardCode: 'FREE', title: `글 ${number}`, content: '내용' }
      const post = await writer?.<{ postId: number }>('POST', '/api/community/posts', text)
      const path = `/api/community/posts/${post?.postId}/reports`
      const report = await reporter?.<{ reportId: number }>('POST', path, { reason: 'ILLEGAL' })
      await operator?.('PUT', `/api/admin/community/reports/${report?.reportId}/review`, { status: 'RESOLVED' })
      const mine = await writer?.<{ items: unknown[] }>('GET', '/api/community/restrictions/me')
      last = report?.reportId
      if (mine && mine.items.length > 0) break
    }
    const user = await visit(origin, { viewport })
    await signInAs(user.page, writerName)
    await user.page.goto('/community/write')
    await user.page.getByText('지금 막혀 있는 일이 있어요').waitFor()
    assert.ok(
      await user.page
        .getByText(/20\d\d년 .*까지예요/)
        .first()
        .isVisible(),
    )
    assert.deepEqual(await violations(user.page), [])

    const { page, complaints } = await visit(origin, { viewport, dark: true })
    await signInAs(page, 'operation_manager')
    for (const screen of ['reports', 'statistics', 'events', 'sanctions']) {
      await page.goto(`/console/${screen}${screen === 'reports' ? '?status=all' : ''}`)
      await page.locator('main table, main [role=img]').first().waitFor()
      assert.deepEqual(await violations(page), [], screen)
      assert.equal(await overflow(page), 0, screen)
    }
    // a link opens a report that the filters leave out
    await page.goto(`/console/reports?open=${last}`)
    await page.getByRole('dialog', { name: new RegExp(`^${last} `) }).waitFor()
    assert.deepEqual(await violations(page), [])
    await page.goto('/console/sanctions')
    const rows = page.locator('[data-row]')
    await rows.first().waitFor()
    await page.locator('body').press('j')
    assert.ok(await rows.first().evaluate((row) => row === document.activeElement))
    while ((await rows.count()) > 0) {
      const before = await rows.count()
      await rows.first().click()
      await page.getByRole('button', { name: '풀기' }).click()
      const confirm = page.getByRole('dialog', { name: '제재를 풀까요?' })
      await confirm.getByLabel('이유').fill('다시 살펴보니 잘못 받아들였어요.')
      await confirm.getByLabel('내 비밀번호').fill(DEMO_PASSWORD)
      assert.deepEqual(await violations(page), [])
      await confirm.getByRole('button', { name: '풀기' }).click()
      await page.getByRole('dialog').first().waitFor({ state: 'detached' })
      await page.waitForFunction((count) => document.querySelectorAll('[data-row]').length < count, before)
    }
    await user.page.bringToFront()
    const restrictions = user.page.waitForResponse('**/api/community/restrictions/me')
    await user.page.reload()
    await user.page.getByRole('heading', { name: '글쓰기' }).waitFor()
    await restrictions
    assert.equal(await user.page.getByText('지금 막혀 있는 일이 있어요').count(), 0)
    assert.deepEqual([...complaints, ...user.complaints], [])
  })
}

for (const [name, options] of Object.entries({ phone: { viewport: PHONE }, desk: { viewport: DESK, dark: true } })) {
  test(`operators read the notifications of all of them, and what they are about, on a ${name}`, { skip }, async () => {
    if (!service) return
    const userId = (await (await caller('demo_user_045'))<{ userId: number }>('GET', '/api/users/me')).userId
    const user = { type: 'REPEATED_FALSE_REPORTER', userId: null, relatedType: 'USER', relatedId: userId } as const
    const provider = { type: 'PROVIDER_ILL', userId: null, relatedType: 'PROVIDER', relatedId: 'juso' } as const
    await notify(service.pool, [user, provider], new Date())
    const { page, complaints } = await visit(origin, options)
    await signInAs(page, 'operation_manager')
    await page.goto('/console')
    await page.getByRole('link', { name: '운영자 알림', exact: true }).click()
    const unread = page.getByRole('row', { name: /안 읽음/ })
    await unread.first().waitFor()
    assert.equal(await unread.count(), 2)
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
    await unread.first().getByRole('button').click()
    await page.getByRole('button', { name: '읽은 것으로 하기' }).click()
    await page.getByRole('button', { name: '읽은 것으로 하기' }).waitFor({ state: 'detached' })
    assert.deepEqual(await violations(page), [])
    await page.keyboard.press('Escape')
    assert.equal(await unread.count(), 1)
    await unread.getByRole('button').click()
    await page.getByRole('button', { name: '읽은 것으로 하기' }).click()
    await page.getByRole('button', { name: '읽은 것으로 하기' }).waitFor({ state: 'detached' })
    assert.deepEqual(complaints, [])
    // a user manager is led to the user concerned, however far down the list
    const manager = await visit(origin, options)
    await signInAs(manager.page, ADMIN.username, ADMIN.password)
    await manager.page.goto('/console/notices')
    await manager.page.getByRole('row', { name: /기각/ }).first().getByRole('button').click()
    await manager.page.getByRole('link', { name: '무엇에 대한 알림인지 보기' }).click()
    await manager.page.getByRole('dialog', { name: /demo_user_045/ }).waitFor()
  })
}
