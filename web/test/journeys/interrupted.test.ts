import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FaultSwitch } from '@lease-risk/sandbox'
import { logIn, newAccount } from '../account.ts'
import { violations } from '../axe.ts'
import { PHONE, settled, visit, withoutChromium } from '../chromium.ts'
import { ownService } from '../service.ts'
import { walkToAsking, walkToResult } from '../walk.ts'

const skip = withoutChromium
/** Its providers withhold their answers, and it is restarted. */
const service = skip ? undefined : await ownService()
const origin = service?.origin ?? ''
const LEASE = { address: '신림동 1422', deposit: '12000' }

/** A withheld answer keeps a diagnosis in progress until the faults change. Each lot is looked up only once. */
async function withHeld(
  provider: 'transactions' | 'building-register',
  act: (faults: FaultSwitch) => Promise<void>,
): Promise<void> {
  if (!service) return
  const { faults } = service.sandbox
  faults.set(provider, 'held')
  try {
    await act(faults)
  } finally {
    faults.clear()
  }
}

test('one slow provider is said to be slow, and its gap is named in the result', { skip }, async () => {
  const { page, complaints } = await visit(origin)
  // a device's clock may differ from the service's
  await page.clock.install({ time: Date.now() + 3_600_000 })
  await withHeld('transactions', async (faults) => {
    await walkToAsking(page, { address: '정자동 206', deposit: '50000' })
    await page.waitForURL(/\/progress#/)
    await page.getByRole('listitem').filter({ hasText: '실거래' }).filter({ hasText: '확인하고 있어요' }).waitFor()
    await page.clock.fastForward(5_000)
    await page.getByText('응답이 늦어요').first().waitFor()
    assert.deepEqual(await violations(page), [])
    faults.set('transactions', 'http500')
    await page.waitForURL(/\/result#/)
    await page.getByText('자료가 없다는 것은 좋은 신호가 아니에요').waitFor()
    assert.deepEqual(complaints, [])
  })
})

test('a reload amid the progress goes on with it', { skip }, async () => {
  const { page } = await visit(origin)
  await withHeld('building-register', async (faults) => {
    await walkToAsking(page, { address: '역삼동 742', deposit: '21000' })
    await page.waitForURL(/\/progress#/)
    await page.reload()
    await page.getByText('기다리는 동안').waitFor()
    faults.clear()
    await page.waitForURL(/\/result#/)
    await page.getByText('먼저 할 일:').waitFor()
  })
})

test('a service that is started anew amid the progress brings it to its end', { skip }, async () => {
  const { page } = await visit(origin)
  await withHeld('building-register', async (faults) => {
    await walkToAsking(page, { address: '청라동 156', deposit: '30000' })
    await page.waitForURL(/\/progress#/)
    await page.getByText('기다리는 동안').waitFor()
    // the page asks on only when the service is there again: what ends amid the restart is for the new one to say
    const restarted = Promise.withResolvers<void>()
    await page.route(/\/async\/[^/]+$/, async (route) => {
      await restarted.promise
      await route.continue()
    })
    const restarting = service?.restart()
    faults.clear()
    await restarting
    restarted.resolve()
    await page.waitForURL(/\/result#/)
    await page.getByText('먼저 할 일:').waitFor()
  })
})

test('without a connection nothing is sent, the screen says so, and all goes on with the next one', {
  skip,
}, async () => {
  const { page, context, complaints } = await visit(origin, { viewport: PHONE })
  await logIn(page, await newAccount(page))
  await walkToResult(page, LEASE)
  // what is below the first screen loads after it
  await page.getByText('저장하거나 공유하기').waitFor()
  await context.setOffline(true)
  await page.getByText('지금은 오프라인이에요. 새로 확인하거나 저장할 수 없어요.').waitFor()
  await page.getByText('저장하거나 공유하기').click()
  const save = page.getByRole('button', { name: '이 집 저장' })
  assert.equal(await save.getAttribute('aria-disabled'), 'true')
  assert.deepEqual(await violations(page), [])
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // past leases and the calculation from papers are reads, although they send a body
    if (request.method() === 'POST' && !/\/(address-candidates|calculation)$/.test(pathname)) sent.push(pathname)
  })
  await save.click({ force: true })
  await context.setOffline(false)
  await page.getByText('지금은 오프라인이에요').waitFor({ state: 'detached' })
  await save.click()
  await page.getByRole('link', { name: '저장한 집 보기' }).waitFor()
  assert.deepEqual(sent, ['/api/favorites'])
  assert.deepEqual(complaints, [])
})

test('what could not be read without a connection is read with the next one', { skip }, async () => {
  const { page, context } = await visit(origin)
  await context.route('**/api/map/**', (route) => route.abort())
  await page.goto('/map')
  await page.getByText('서비스에 연결하지 못했어요').first().waitFor()
  await context.unroute('**/api/map/**')
  await context.setOffline(true)
  await page.getByText('지금은 오프라인이에요').waitFor()
  await context.setOffline(false)
  await page.getByText('서비스에 연결하지 못했어요').first().waitFor({ state: 'detached' })
  await page.getByRole('link', { name: /^서울특별시 관악구 신림동/ }).waitFor()
})

test('a device that has been here opens without a connection, and shows its last result', { skip }, async () => {
  const { page, context } = await visit(origin, { keepsPages: true })
  await walkToResult(page, LEASE)
  await page.evaluate(() => navigator.serviceWorker.ready)
  // the worker serves the second visit
  await page.goto('/')
  await page.getByRole('link', { name: /지난 결과/ }).waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.reload()
  await settled(page)
  const last = page.getByRole('link', { name: /지난 결과/ })
  await last.click()
  await page.getByText('먼저 할 일:').waitFor()
  await page.goto('/')
  await settled(page)
  await context.setOffline(true)
  await page.reload()
  await page.getByText('지금은 오프라인이에요').waitFor()
  await last.click()
  await page.getByText(/지금은 오프라인이에요.*결과를 보여 드려요/).waitFor()
  assert.deepEqual(await violations(page), [])
})
