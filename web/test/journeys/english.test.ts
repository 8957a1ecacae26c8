import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { violations } from '../axe.ts'
import { overflow, SIZES, visit, withoutChromium } from '../chromium.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin
const BEHIND = {
  '/papers': 'Papers to get',
  '/criteria': 'The 12 items and their evidence',
  '/deals/rent-transaction': 'Leases compared',
  '/deals/value': 'Estimated range of the value',
  '/ask': 'To ask before the contract',
  '/sheet': 'Pre-contract data sheet',
}

/** What stands in Korean and does not say so, or the other way round. */
async function wronglyMarked(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((element) => {
      const text = [...element.childNodes]
        .flatMap((node) => (node.nodeType === 3 ? (node.textContent ?? '') : []))
        .join('')
      const korean = (text.match(/[가-힣]/g)?.length ?? 0) * 2
      const latin = text.match(/[a-z]/gi)?.length ?? 0
      const language = element.closest('[lang]')?.getAttribute('lang')
      if (korean + latin < 4) return []
      return korean > latin === (language === 'ko') ? [] : [`${language}: ${text}`]
    }),
  )
}

/** `isPlain`: the rules of accessibility were asked elsewhere. */
async function isInOrder(page: Page, at: string, isPlain = false): Promise<void> {
  await page.waitForLoadState('networkidle')
  assert.equal(await overflow(page), 0, at)
  assert.deepEqual(await wronglyMarked(page), [], at)
  if (!isPlain) assert.deepEqual(await violations(page), [], at)
}

for (const name of ['on a phone', 'on a narrow phone', 'with twice the text']) {
  test(`a foreign tenant goes from an address to the papers in English ${name}`, { skip }, async () => {
    const { page, complaints } = await visit(origin, SIZES[name])
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('heading', { level: 1, name: 'Which home do you want to rent?' }).waitFor()
    assert.equal(await page.locator('html').getAttribute('lang'), 'en')
    assert.equal(await page.title(), 'Which home do you want to rent? · Pre-contract check')
    await isInOrder(page, 'start')
    await page.getByLabel('Address', { exact: true }).fill('신림동 1422')
    await page.getByRole('button', { name: '1422' }).first().click()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText('Jeonse (전세)', { exact: true }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByLabel('Deposit (보증금)', { exact: true }).fill('12000')
    await page.getByText('Read as KRW 120 million (1억 2,000만 원)').first().waitFor()
    await page.getByText('With area and floor').click()
    await page.getByLabel('Exclusive floor area').fill('29.35')
    await isInOrder(page, 'terms')
    await page.getByRole('button', { name: 'Look through public data' }).click()
    await page.getByRole('heading', { name: 'To do first' }).waitFor()
    await page.getByText('Evidence is shown in Korean, as delivered.').waitFor()
    for (const summary of await page.locator('summary').all()) await summary.click()
    await isInOrder(page, 'result')
    // the words are the same: what is narrower can only be too wide
    const isPlain = name !== 'on a phone'
    const token = new URL(page.url()).hash
    for (const [part, title] of Object.entries(BEHIND)) {
      await page.goto(`/result${part}${token}`)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page.waitForLoadState('networkidle')
      for (const summary of await page.locator('summary').all()) await summary.click()
      await isInOrder(page, part, isPlain)
    }
    await page.goto('/region?q=신림동')
    await page.getByText('Show as a table').first().waitFor()
    await isInOrder(page, 'region', isPlain)
    assert.deepEqual(complaints, [])
  })
}

test('a reader of Korean never loads English', { skip }, async () => {
  const { page } = await visit(origin)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const path of ['/', '/terms', '/me', '/region']) await page.goto(path, { waitUntil: 'networkidle' })
  assert.ok(asked.some((url) => url.includes('/assets/')))
  assert.deepEqual(
    asked.filter((url) => /english|mark-korean/.test(url)),
    [],
  )
})

test('the language is chosen in 나, stays on this device, and goes back', { skip }, async () => {
  const { page, complaints } = await visit(origin)
  await page.goto('/me')
  await page.getByText('English', { exact: true }).last().click()
  await page.getByRole('heading', { level: 1, name: 'You are not logged in' }).waitFor()
  await isInOrder(page, 'me')
  for (const [path, title] of Object.entries({
    '/method': 'What is checked',
    '/nowhere': 'Not there',
    '/login': 'Log in',
  })) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await isInOrder(page, path)
  }
  await page.getByRole('button', { name: '한국어' }).click()
  await page.getByRole('heading', { level: 1, name: '로그인' }).waitFor()
  assert.equal(await page.locator('html').getAttribute('lang'), 'ko')
  assert.equal(await page.locator('body [lang]:not(button)').count(), 0)
  assert.deepEqual(complaints, [])
})

test('who reads English is offered it, and coming back in English moves nothing', { skip }, async () => {
  const { page, complaints } = await visit(origin, { locale: 'en-US' })
  await page.addInitScript(() => {
    const moved = { total: 0 }
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.total += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Read in English' }).click()
  await page.getByRole('heading', { level: 1, name: 'Which home' }).waitFor()
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1, name: 'Which home' }).waitFor()
  const moved = await page.evaluate(() => (globalThis as unknown as { moved: { total: number } }).moved.total)
  assert.ok(moved <= 0.1, `${moved}`)
  assert.deepEqual(complaints, [])
})

test('English that does not arrive leaves the page in Korean, and the next try brings it', { skip }, async () => {
  const { page } = await visit(origin)
  await page.route(/virtual_english/, (route) => route.abort())
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('status').getByText('화면을 불러오지 못했어요').waitFor({ state: 'attached' })
  assert.equal(await page.locator('html').getAttribute('lang'), 'ko')
  await page.unroute(/virtual_english/)
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { level: 1, name: 'Which home' }).waitFor()
})

test('English that is asked for before the page works comes when it does', { skip }, async () => {
  const { page, complaints } = await visit(origin)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/assets\/main/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'English' }).click()
  letGo()
  await page.getByRole('heading', { level: 1, name: 'Which home' }).waitFor()
  assert.deepEqual(complaints, [])
})

test('English is there without a network', { skip }, async () => {
  const { page, context } = await visit(origin, { keepsPages: true })
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { level: 1, name: 'Which home' }).waitFor()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: 'Which home' }).waitFor()
  await page.getByText('You are offline.').waitFor()
})
