import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page, Route } from 'playwright-core'
import { logIn, newAccount } from '../account.ts'
import { violations } from '../axe.ts'
import { DESK, PHONE, settled, visit, withoutChromium } from '../chromium.ts'
import { diagnose, inEnglish } from '../english.ts'
import { clientService } from '../service.ts'
import { walkToAsking, walkToResult } from '../walk.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin
const LEASE = { address: '신림동 1422', deposit: '12000' }
/** Attempts to load a part of the client before a failure is reported. */
const TRIES = 3
const ACCEPT = '**/api/rent-risk-diagnoses/async'
const OVERLOADED = 'COMMON_503_OVERLOADED'

/** Opens a page that shows nothing until its scripts work and sends the service no requests. */
async function atWorkingPage(page: Page): Promise<void> {
  await page.goto('/method')
  await settled(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Refuses the next `times` requests to a path. @returns the number of requests, refused or not */
async function refuse(
  page: Page,
  path: string,
  status: number,
  times: number,
  code = `COMMON_${status}`,
): Promise<() => number> {
  let asked = 0
  const json = { success: false, message: '', code, errors: [], requestId: 'r-1' }
  await page.route(path, (route) => {
    asked += 1
    return asked <= times ? route.fulfill({ status, headers: { 'retry-after': '32' }, json }) : route.continue()
  })
  return () => asked
}

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`after too many requests the seconds to wait are counted down, on a ${name}`, { skip }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    await page.clock.install()
    const asked = await refuse(page, ACCEPT, 429, 1)
    await walkToAsking(page, LEASE)
    const timer = page.getByRole('timer')
    await timer.filter({ hasText: /^(2\d|3[0-2])초 뒤에 다시 할 수 있어요/ }).waitFor()
    assert.deepEqual(await violations(page), [])
    await page.clock.fastForward(20_000)
    await timer.filter({ hasText: /^(\d|1[0-2])초 뒤에 다시 할 수 있어요/ }).waitFor()
    await page.clock.fastForward(15_000)
    await timer.filter({ hasText: '이제 다시 할 수 있어요' }).waitFor()
    // nothing was sent meanwhile, and the input is unchanged
    assert.equal(asked(), 1)
    assert.equal(await page.getByLabel('보증금', { exact: true }).inputValue(), '12,000')
    await page.getByRole('button', { name: '공공자료 확인하기' }).click()
    await page.waitForURL(/\/result#/)
    assert.deepEqual(complaints, [])
  })
}

test('R-HTTP-23: a busy service is said to be busy, and asked again by who wants it, after the seconds that it names', {
  skip,
}, async () => {
  const { page, complaints } = await visit(origin)
  await page.clock.install()
  const asked = await refuse(page, ACCEPT, 503, 1, OVERLOADED)
  await walkToAsking(page, LEASE)
  await page.getByText('지금 이용이 몰려 처리하지 못했어요').waitFor()
  const timer = page.getByRole('timer')
  await timer.filter({ hasText: /^(2\d|3[0-2])초 뒤에 다시 할 수 있어요/ }).waitFor()
  assert.deepEqual(await violations(page), [])
  await page.clock.fastForward(35_000)
  await timer.filter({ hasText: '이제 다시 할 수 있어요' }).waitFor()
  assert.equal(asked(), 1)
  await page.getByRole('button', { name: '공공자료 확인하기' }).click()
  await page.waitForURL(/\/result#/)
  assert.deepEqual(complaints, [])
})

test('R-HTTP-23: a result that a busy service does not answer says so in English, with a button to try again', {
  skip,
}, async () => {
  const { page } = await inEnglish(origin)
  const token = await diagnose(page)
  await page.clock.install()
  const asked = await refuse(page, '**/api/rent-risk-diagnoses/**', 503, 99, OVERLOADED)
  await page.goto(`/result#${token}`)
  await page.getByRole('heading', { level: 1, name: 'The service is busy, so this did not load' }).waitFor()
  await page
    .getByRole('timer')
    .filter({ hasText: /^You can try again in \d+ seconds/ })
    .waitFor()
  assert.deepEqual(await violations(page), [])
  const before = asked()
  await page.clock.fastForward(40_000)
  await page.getByRole('timer').filter({ hasText: 'You can try again now.' }).waitFor()
  assert.equal(asked(), before)
  await page.unroute('**/api/rent-risk-diagnoses/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'The service is busy' }).waitFor({ state: 'detached' })
})

test('a service that cannot answer now is asked again by itself after 5, 15 and 30 seconds', { skip }, async () => {
  const { page, complaints } = await visit(origin)
  await page.clock.install()
  const asked = await refuse(page, ACCEPT, 503, 3)
  await walkToAsking(page, LEASE)
  for (const [tries, seconds] of [5, 15, 30].entries()) {
    await page
      .getByRole('timer')
      .filter({ hasText: new RegExp(`^(${seconds}|${seconds - 1}|${seconds - 2})초 뒤에 스스로`) })
      .waitFor()
    assert.equal(asked(), tries + 1)
    if (seconds === 30) assert.deepEqual(await violations(page), [])
    await page.clock.fastForward(seconds * 1000)
  }
  await page.waitForURL(/\/result#/)
  assert.equal(asked(), 4)
  assert.deepEqual(complaints, [])
})

test('a service that stays away is not asked for ever, and its number is shown', { skip }, async () => {
  const { page } = await visit(origin)
  await page.clock.install()
  const asked = await refuse(page, ACCEPT, 503, 99)
  await walkToAsking(page, LEASE)
  for (const [tries, seconds] of [5, 15, 30].entries()) {
    await page.getByRole('timer').filter({ hasText: '스스로' }).waitFor()
    const again = page.waitForResponse(ACCEPT)
    await page.clock.fastForward(seconds * 1000)
    await again
    assert.equal(asked(), tries + 2)
  }
  await page.getByText('우리 쪽 문제로 끝내지 못했어요').waitFor()
  await page.getByText('요청 번호 r-1').waitFor()
  assert.equal(await page.getByRole('timer').count(), 0)
  assert.equal(asked(), 4)
})

test('a list that could not be read is read again by itself', { skip }, async () => {
  const { page } = await visit(origin)
  await page.clock.install()
  // the screen itself tries twice before it reports a failure
  const asked = await refuse(page, '**/api/map/*locations*', 503, 2)
  await page.goto('/map')
  await page.getByText('우리 쪽 문제로 불러오지 못했어요').waitFor()
  assert.deepEqual(await violations(page), [])
  await page.getByRole('timer').filter({ hasText: '스스로' }).waitFor()
  assert.equal(asked(), 2)
  const again = page.waitForResponse('**/api/map/*locations*')
  await page.clock.fastForward(5_000)
  assert.equal((await again).status(), 200)
  await page.getByRole('timer').waitFor({ state: 'detached' })
  await page.locator('main').getByRole('listitem').first().waitFor()
})

test('a part that does not arrive at first comes by itself, with its styles', { skip }, async () => {
  const { page, complaints } = await visit(origin)
  // the font belongs to no part, and would otherwise be linked in the midst of them
  await page.addInitScript(() => localStorage.setItem('font', 'seen'))
  await atWorkingPage(page)
  const refused = new Set<string>()
  await page.route(/\/assets\/[^/]+\.(js|css)$/, (route) => {
    const url = route.request().url()
    if (refused.has(url)) return route.continue()
    refused.add(url)
    return route.abort()
  })
  await page.getByRole('link', { name: '지역', exact: true }).click()
  await page.getByLabel('지역과 조건').waitFor()
  assert.ok([...refused].some((url) => url.endsWith('.css')) && [...refused].some((url) => url.endsWith('.js')))
  // the map below comes later, with styles of its own
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => {
      // a sheet that did not arrive is there, and hides that it has no rules
      try {
        return Boolean(sheet?.cssRules.length)
      } catch {
        return false
      }
    }),
  )
  assert.deepEqual(complaints, [])
})

test('a part that does not arrive at all is said in its place, and the rest stays usable', { skip }, async () => {
  const { page, complaints } = await visit(origin)
  let refused = 0
  const parts = /\/assets\/(below|bell)-[^/]+\.js$/
  await page.route(parts, (route) => {
    refused += 1
    return route.abort()
  })
  await logIn(page, await newAccount(page))
  await walkToResult(page, LEASE)
  const failed = page.getByRole('alert').filter({ hasText: '이 부분을 불러오지 못했어요' })
  await failed.waitFor()
  assert.ok(refused >= 6, `asked ${refused} times`)
  await page.getByText('먼저 할 일:').waitFor()
  assert.deepEqual(await violations(page), [])
  await page.unroute(parts)
  await failed.first().getByRole('button', { name: '다시 시도' }).click()
  await page.getByText('저장하거나 공유하기').click()
  await page.getByRole('button', { name: '이 집 저장' }).waitFor()
  await failed.first().waitFor({ state: 'detached' })
  assert.deepEqual(complaints, [])
})

test('a screen that cannot be loaded says so once, and comes when it is tried again', { skip }, async () => {
  const { page, complaints } = await visit(origin)
  await page.clock.install()
  await atWorkingPage(page)
  let refused = 0
  await page.route('**/assets/*.js', (route) => {
    refused += 1
    return route.abort()
  })
  await page.getByRole('link', { name: '지역', exact: true }).click()
  await page.getByRole('heading', { name: '화면을 불러오지 못했어요' }).waitFor()
  // any automatic retry happens now
  await page.clock.fastForward(60_000)
  assert.deepEqual(await violations(page), [])
  assert.ok(refused > 0 && refused < 20, `asked ${refused} times`)
  await page.unroute('**/assets/*.js')
  // another screen is not blocked by it, and it is requested again
  await page.getByRole('link', { name: '진단', exact: true }).click()
  await page.getByLabel('주소', { exact: true }).waitFor()
  await page.getByRole('link', { name: '지역', exact: true }).click()
  await page.getByLabel('지역과 조건').waitFor()
  assert.deepEqual(complaints, [])
})

test('a screen that was left before it failed to arrive is asked for anew at the next visit', { skip }, async () => {
  const { page, complaints } = await visit(origin)
  await atWorkingPage(page)
  const held: Route[] = []
  let isLeft = false
  await page.route('**/assets/*.js', (route) => {
    if (isLeft) return route.abort()
    held.push(route)
  })
  const asked = page.waitForRequest('**/assets/*.js')
  await page.getByRole('link', { name: '지역', exact: true }).click()
  await asked
  await page.goBack()
  await page.getByRole('heading', { level: 1 }).waitFor()
  isLeft = true
  let failures = 0
  const lastTry = page.waitForEvent('requestfailed', (request) => {
    if (/\/page-[^/]+\.js$/.test(request.url())) failures += 1
    return failures === TRIES
  })
  for (const route of held) await route.abort()
  await lastTry
  await page.unroute('**/assets/*.js')
  await page.getByRole('link', { name: '지역', exact: true }).click()
  await page.getByLabel('지역과 조건').waitFor()
  assert.deepEqual(complaints, [])
})

test('a screen that cannot be loaded at the very start says so too, and can be tried again', { skip }, async () => {
  const { page } = await visit(origin)
  await page.route('**/assets/page-*.js', (route) => route.abort())
  await page.goto('/method')
  await page.getByRole('heading', { name: '화면을 불러오지 못했어요' }).waitFor()
  await page.unroute('**/assets/page-*.js')
  await page.getByRole('button', { name: '다시 시도' }).click()
  await page.getByRole('heading', { name: '화면을 불러오지 못했어요' }).waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('a list of papers that could not be read is said to be missing, and is not an empty list', { skip }, async () => {
  const { page } = await visit(origin, { viewport: PHONE })
  const token = await diagnose(page)
  await refuse(page, '**/api/checks', 503, Number.POSITIVE_INFINITY)
  for (const part of ['ask', 'sheet', 'papers']) {
    await page.goto('/robots.txt')
    await page.goto(`/result/${part}#${token}`)
    await page.getByText('받을 서류의 목록을 불러오지 못했어요.').waitFor()
    assert.equal(await page.getByText('0가지 가운데').count(), 0)
  }
  assert.deepEqual(await violations(page), [])
})
