import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { USER_TYPES } from '../../../server/src/domain/notifications/notification-types.ts'
import { type PushService, pushVariables, startPushService } from '../../../server/test/push-service.ts'
import { until } from '../../../server/test/until.ts'
import { logIn, newAccount, PASSWORD } from '../account.ts'
import { violations } from '../axe.ts'
import { DESK, overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { ownService } from '../service.ts'
import { lowTargets } from '../targets.ts'

const skip = withoutChromium
const push = skip ? undefined : await startPushService()
const service = push === undefined ? undefined : await ownService(pushVariables(push))
const origin = service?.origin ?? ''

async function looks(page: Page): Promise<void> {
  assert.deepEqual(await violations(page), [])
  assert.deepEqual(await lowTargets(page), [])
  assert.equal(await overflow(page), 0)
}

async function open(page: Page): Promise<void> {
  await page.goto('/notifications')
  await page.getByText('받을 알림 고르기', { exact: true }).click()
  await page.getByRole('checkbox', { name: /이 기기에서 푸시로도 받기/ }).waitFor()
}

/**
 * A browser without windows reaches no push service and shows no notifications, so that its subscription is one of the stand-in, and
 * what its user allowed counts as allowed; all else of it is as it is.
 */
async function subscribesAt(
  context: BrowserContext,
  subscription: ReturnType<PushService['subscribe']>,
): Promise<void> {
  await context.addInitScript((json) => {
    const key = 'subscribed'
    const made = {
      options: { applicationServerKey: null },
      toJSON: () => json,
      unsubscribe: async () => {
        sessionStorage.removeItem(key)
        return true
      },
    }
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    PushManager.prototype.getSubscription = async () =>
      sessionStorage.getItem(key) === null ? null : (made as unknown as PushSubscription)
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem(key, 'true')
      return made as unknown as PushSubscription
    }
  }, subscription)
}

async function browsersOf(username: string): Promise<{ kinds: string[]; language: string }[]> {
  const text = `select notification_types as kinds, language
    from push_subscriptions join users using (user_id) where username = $1`
  return (await service?.pool.query<{ kinds: string[]; language: string }>(text, [username]))?.rows ?? []
}

/** Delivers a message as the push service would hand it to the browser. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (own !== undefined) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
}

type Shown = { title: string; tag: string; data: unknown }

/** Records the notifications that the page's worker shows from now on, since a headless browser refuses to. */
async function shownBy(page: Page): Promise<() => Promise<Shown[]>> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  const [worker = assert.fail('no worker')] = page.context().serviceWorkers()
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { shown: Shown[]; registration: ServiceWorkerRegistration }
    scope.shown = []
    scope.registration.showNotification = async (title, { tag = '', data } = {}) => {
      scope.shown.push({ title, tag, data })
    }
  })
  return () => worker.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown)
}

const IN_KOREAN = ['ko', '한국어', '새 기기에서 로그인했습니다'] as const
const IN_ENGLISH = ['en', 'English', 'You logged in from a new device'] as const

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`R-NOTIF-13: pushes are switched on for a browser, arrive, and end with its login, on a ${name}`, {
    skip,
  }, async () => {
    const { page, context, complaints } = await visit(origin, { viewport, keepsPages: true })
    await context.grantPermissions(['notifications'], { origin })
    const subscription = push?.subscribe() ?? assert.fail()
    await subscribesAt(context, subscription)
    const username = await newAccount(page)
    await logIn(page, username)
    await open(page)
    const isOn = page.getByRole('checkbox', { name: /이 기기에서 푸시로도 받기/ })
    assert.ok(!(await isOn.isChecked()))
    await page.getByText(/그 회사는 언제 어느 브라우저로 갔는지만 알 수 있어요/).waitFor()
    await isOn.click()
    await page.getByText('푸시로 받을 알림 고르기').click()
    const pushed = page.getByRole('group').filter({ hasText: '푸시로 받을 알림 고르기' }).last()
    for (const kind of ['내 글의 새 댓글', '임대차 신고']) await pushed.getByRole('checkbox', { name: kind }).click()
    await until(async () => (await browsersOf(username))[0]?.kinds.length === USER_TYPES.length - 2, 'both are kept')
    const [code, language, title] = name === 'phone' ? IN_KOREAN : IN_ENGLISH
    await page.getByRole('group', { name: '푸시의 언어' }).getByText(language).click()
    await page
      .getByRole('group', { name: '푸시의 언어' })
      .getByRole('radio', { name: language, checked: true })
      .waitFor()
    const [kept] = await browsersOf(username)
    assert.deepEqual([kept?.language, kept?.kinds.length], [code, USER_TYPES.length - 2])
    await looks(page)

    await (await visit(origin)).page.request.post('/api/auth/login', {
      data: { username, password: PASSWORD },
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    })
    await service?.pool.query('update graphile_worker._private_jobs set run_at = now()')
    const taken = () => push?.pushed.find(({ endpoint }) => endpoint === subscription.endpoint)
    await until(taken, 'the push')
    const { payload } = taken() ?? assert.fail()
    assert.deepEqual([payload.title, payload.path], [title, '/notifications'])
    const shown = await shownBy(page)
    await deliver(page, JSON.stringify(payload))
    await until(async () => (await shown()).length > 0, 'the browser shows it')
    // a notification sent again has the same tag and replaces the first
    assert.deepEqual(await shown(), [{ title: payload.title, tag: payload.id, data: '/notifications' }])

    await page.goto('/me')
    await page.getByRole('button', { name: '로그아웃' }).click()
    await until(async () => (await browsersOf(username)).length === 0, 'it ends with the login')
    assert.deepEqual(complaints, [])
  })
}

test('R-NOTIF-18: a press opens a page of the service and no other, and one that is there is shown', {
  skip,
}, async () => {
  const { page, context } = await visit(origin, { keepsPages: true })
  await page.goto('/method')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const [worker] = context.serviceWorkers()
  const press = (data: unknown) =>
    worker?.evaluate(async (given) => {
      type Press = Event & { waitUntil(work: Promise<unknown>): void }
      const scope = globalThis as unknown as {
        clients: { openWindow(url: string): Promise<unknown>; matchAll(asked: object): Promise<{ url: string }[]> }
        ExtendableEvent: new (type: string) => Press
      }
      const done: string[] = []
      // a simulated press cannot open a window
      scope.clients.openWindow = async (url) => done.push(`opened ${url}`)
      const all = Object.getPrototypeOf(scope.clients).matchAll as typeof scope.clients.matchAll
      scope.clients.matchAll = async (asked) =>
        (await all.call(scope.clients, asked)).map(({ url }) => ({
          url,
          focus: () => done.push(`showed ${new URL(url).pathname}`),
        }))
      const notification = { data: given, close: () => done.push('closed') }
      dispatchEvent(Object.assign(new scope.ExtendableEvent('notificationclick'), { notification }))
      for (let tries = 0; tries < 100 && done.length < 2; tries += 1) await new Promise((next) => setTimeout(next, 50))
      return done
    }, data)
  assert.deepEqual(await press('/notifications'), ['closed', 'opened /notifications'])
  assert.deepEqual(await press('/method'), ['closed', 'showed /method'])
  for (const other of ['https://elsewhere.example/x', '//elsewhere.example/x', 'javascript:alert(1)', 7, null])
    assert.deepEqual(await press(other), ['closed', 'opened /'])
})

test('R-NOTIF-18: what is no message of ours is shown as what it is: something of this service', { skip }, async () => {
  const { page } = await visit(origin, { keepsPages: true })
  await page.goto('/method')
  const shown = await shownBy(page)
  await deliver(page, 'no JSON')
  await until(async () => (await shown()).length > 0, 'the browser shows it')
  assert.deepEqual(await shown(), [{ title: '127.0.0.1', tag: '', data: '/' }])
})

test('R-NOTIF-13: who does not allow it, or whose browser reaches no push service, reads so', { skip }, async () => {
  const { page, context } = await visit(origin, { keepsPages: true })
  const username = await newAccount(page)
  await logIn(page, username)
  await open(page)
  const isOn = page.getByRole('checkbox', { name: /이 기기에서 푸시로도 받기/ })
  await isOn.click()
  await page.getByText(/브라우저가 이 사이트의 알림을 막고 있어요/).waitFor()
  await looks(page)
  await context.grantPermissions(['notifications'], { origin })
  await isOn.click()
  await page.getByText(/브라우저가 푸시 서비스에 연결하지 못했어요/).waitFor()
  assert.ok(!(await isOn.isChecked()))
  assert.deepEqual(await browsersOf(username), [])
})
