import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { until } from '../../../server/test/until.ts'
import { logIn, newAccount } from '../account.ts'
import { violations } from '../axe.ts'
import { builtClient } from '../built-client.ts'
import { DESK, overflow, PHONE, settled, visit, withoutChromium } from '../chromium.ts'
import { HOME } from '../own-diagnosis.ts'
import { clientService } from '../service.ts'
import { walkToResult } from '../walk.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin
const LEASE = { address: '신림동 1422', deposit: '12000', area: '29.35' }
const OFFLINE = /지금은 오프라인이에요.*결과를 보여 드려요/

/** The files that the worker stores on devices with stored results, as listed by the build. */
const FILES = skip ? [] : filesForOffline()

function filesForOffline(): string[] {
  const dist = builtClient()
  const [list = ''] = globSync('assets/offline-*.json', { cwd: dist })
  return (JSON.parse(readFileSync(join(dist, list), 'utf8')) as { common: string[] }).common
}

/** Makes a diagnosis without a browser. @returns its token */
async function diagnosed(page: Page, depositAmountManwon: number): Promise<string> {
  const data = { ...HOME, depositAmountManwon, exclusiveAreaSquareMeter: 29.35, floorNumber: 3 }
  const made = await page.request.post('/api/rent-risk-diagnoses', { data })
  return ((await made.json()) as { data: { statusToken: string } }).data.statusToken
}

type Kept = { token: string; result: RentRiskDiagnosisResponse; parts?: object }

/** The results stored on this device. */
async function keptResults(page: Page): Promise<Kept[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('lease-check', 1)
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
    const kept = await new Promise<Kept[]>((resolve) => {
      const request = database.transaction('results').objectStore('results').getAll()
      request.addEventListener('success', () => resolve(request.result as Kept[]))
    })
    database.close()
    return kept
  })
}

/** Waits until the worker has stored the files of the result screens, and the device their data, the calculation last. */
async function keptForOffline(page: Page, token: string): Promise<void> {
  await until(async () => {
    const kept = (await keptResults(page)).find((each) => each.token === token)
    const names = Object.keys(kept?.parts ?? {})
    const asked = ['ko {}', 'rent-transaction', 'sale-transaction', 'past leases']
    if (kept?.result.valueEstimate) asked.push('value')
    if (kept?.result.jeonseEstimate) asked.push('jeonse')
    return asked.every((name) => names.includes(name))
  }, 'what the screens of a result ask for is kept')
  await until(
    () =>
      page.evaluate(async (files) => {
        const found = await Promise.all(files.map((file) => caches.match(file, { ignoreVary: true })))
        return found.every((answer) => answer !== undefined)
      }, FILES),
    'the files of the screens of a result are kept',
  )
}

test('R-WEB-50: the manifest names icons of the sizes they have, and a browser finds nothing that hinders installing', {
  skip,
}, async () => {
  const { page, context } = await visit(origin, { keepsPages: true })
  await page.goto('/')
  const link = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await page.request.get(link ?? '')).json()) as {
    icons: { src: string; sizes: string; type: string; purpose?: string }[]
  }
  const pictures = manifest.icons.filter(({ type }) => type === 'image/png')
  assert.deepEqual(
    pictures.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`),
    ['192x192 any', '512x512 any', '512x512 maskable'],
  )
  for (const { src, sizes, type, purpose } of pictures) {
    const answer = await page.request.get(src)
    assert.equal(answer.headers()['content-type'], type)
    const picture = sharp(await answer.body())
    const { width, height } = await picture.metadata()
    assert.equal(`${width}x${height}`, sizes, src)
    // whatever shape a system cuts out, nothing is transparent
    if (purpose === 'maskable') assert.ok((await picture.stats()).isOpaque)
  }
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  const { width, height } = await sharp(await (await page.request.get(touch ?? '')).body()).metadata()
  assert.deepEqual([width, height], [180, 180])

  await page.evaluate(() => navigator.serviceWorker.ready)
  const session = await context.newCDPSession(page)
  const { errors } = await session.send('Page.getAppManifest')
  assert.deepEqual(errors, [])
})

for (const [name, options] of Object.entries({ phone: { viewport: PHONE }, desk: { viewport: DESK, dark: true } }))
  test(`R-WEB-51: a result that was read once opens without a network with all its screens, on a ${name}`, {
    skip,
  }, async () => {
    const { page, context, complaints } = await visit(origin, { ...options, keepsPages: true })
    // the device's first visit: its files loaded before there was a worker
    await walkToResult(page, LEASE)
    const token = new URL(page.url()).hash.slice(1)
    await keptForOffline(page, token)
    await context.setOffline(true)
    await page.reload()
    for (const [path, arrived] of [
      ['', /먼저 할 일/],
      ['/ask', /중개사|임대인|등기/],
      ['/criteria', /점수|배점|비중/],
      ['/papers', '보증금보다 먼저 나가는 돈'],
      ['/deals/rent-transaction', /건/],
      ['/deals/sale-transaction', /건/],
      ['/deals/value', /원/],
      ['/deals/jeonse', /원/],
      ['/clauses', /막아 주는 것/],
      ['/sheet', '공공자료를 조회한 결과'],
    ] as const) {
      if (path !== '') await page.goto(`/result${path}#${token}`)
      await page.getByText(OFFLINE).waitFor()
      await page.locator('main').getByText(arrived).locator('visible=true').first().waitFor()
      // a failed request is first retried twice
      await settled(page)
      assert.equal(await page.getByText(/불러오지 못했|연결하지 못했|연결이 끊겼/).count(), 0, path)
      assert.equal(await overflow(page), 0, path)
      assert.deepEqual(await violations(page), [], path)
    }
    assert.deepEqual(complaints, [])
  })

/** The number of results that a device stores. */
const MOST_KEPT = 5

test('R-WEB-51: the last five results open without a network, with papers and questions; the sixth takes the place of the first', {
  skip,
}, async () => {
  const { page, context } = await visit(origin, { keepsPages: true })
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const tokens: string[] = []
  for (let number = 0; number <= MOST_KEPT; number += 1) {
    const token = await diagnosed(page, 12_000 + 100 * number)
    await page.goto(`/result#${token}`)
    await page.getByText('먼저 할 일:').waitFor()
    await keptForOffline(page, token)
    tokens.push(token)
  }
  await context.setOffline(true)
  await page.goto('/')
  const kept = page.getByRole('link', { name: /지난 결과/ })
  await kept.first().waitFor()
  assert.equal(await kept.count(), MOST_KEPT)
  const [first, second] = tokens
  await page.goto(`/result/papers#${second}`)
  await page.getByText(OFFLINE).waitFor()
  await page.getByText('보증금보다 먼저 나가는 돈').waitFor()
  await page.goto(`/result/ask#${second}`)
  await page.getByText('1억 2,100만 원').first().waitFor()
  assert.equal(await page.getByText(/불러오지 못했|연결하지 못했|연결이 끊겼/).count(), 0)
  await page.goto(`/result#${first}`)
  await page.getByRole('button', { name: /다시/ }).waitFor()
})

test('R-WEB-52: installing is offered after the second result, once, and by the browser where it can', {
  skip,
}, async () => {
  const { page, complaints } = await visit(origin)
  const title = page.getByText('홈 화면에 두고 볼 수 있어요')
  const open = async (depositAmountManwon: number) => {
    await page.goto('/')
    await page.goto(`/result#${await diagnosed(page, depositAmountManwon)}`)
    await page.getByText('저장하거나 공유하기').waitFor()
    await settled(page)
  }
  await open(12_000)
  assert.equal(await title.count(), 0)
  await page.goto('/')
  const token = await diagnosed(page, 12_500)
  await page.goto(`/result#${token}`)
  await title.waitFor()
  await page.getByText('브라우저의 공유나 메뉴에서').waitFor()
  // the event that Chromium sends, sooner or later, if the client can be installed
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    Object.assign(offer, { prompt: async () => document.documentElement.setAttribute('data-prompted', 'yes') })
    dispatchEvent(offer)
    if (!offer.defaultPrevented) throw new Error('the browser would show its own')
  })
  const add = page.getByRole('button', { name: '홈 화면에 추가' })
  await add.waitFor()
  assert.deepEqual(await violations(page), [])
  await add.press('Enter')
  await title.waitFor({ state: 'detached' })
  assert.equal(await page.locator('html').getAttribute('data-prompted'), 'yes')
  await open(12_600)
  assert.equal(await title.count(), 0)
  // postponed with its own button
  await page.evaluate(() => localStorage.removeItem('install-put-off'))
  await open(12_700)
  await title.waitFor()
  await page.getByRole('button', { name: '다음에' }).click()
  await title.waitFor({ state: 'detached' })
  await open(12_800)
  assert.equal(await title.count(), 0)
  assert.deepEqual(complaints, [])
})

/** Data stored on this device besides results: URLs in caches, and names. */
async function keptBeside(page: Page): Promise<{ urls: string[]; names: string[] }> {
  return page.evaluate(async () => {
    const requests = (
      await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    ).flat()
    return {
      urls: requests.map(
        ({ url, headers }) => `${new URL(url).pathname}${headers.has('authorization') ? ' with a login' : ''}`,
      ),
      names: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    }
  })
}

test('R-WEB-53: the worker keeps no answer of an API, and what a device kept of results goes with the login', {
  skip,
}, async () => {
  const { page, complaints } = await visit(origin, { keepsPages: true })
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await logIn(page, await newAccount(page))
  await walkToResult(page, LEASE)
  const token = new URL(page.url()).hash.slice(1)
  await keptForOffline(page, token)
  for (const path of [
    '/me',
    '/favorites',
    '/diagnoses',
    '/notifications',
    '/community',
    '/region/1162010200',
    '/map',
  ]) {
    await page.goto(path)
    await page.locator(':not([aria-busy]) > h1').first().waitFor()
  }
  const before = await keptBeside(page)
  assert.deepEqual(
    (await keptResults(page)).map((kept) => kept.token),
    [token],
  )
  // assets, the first page, and a catalogue that is the same for all users
  const others = before.urls.filter((path) => !path.startsWith('/assets/'))
  assert.deepEqual(new Set(others), new Set(['/', '/favicon.svg', '/api/special-clauses']))
  assert.deepEqual(
    before.urls.filter((path) => /\.pdf$|with a login/.test(path)),
    [],
  )

  await page.goto('/me')
  await page.getByRole('button', { name: '로그아웃' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/')
  await page.getByLabel('주소', { exact: true }).waitFor()
  const after = await keptBeside(page)
  assert.deepEqual(await keptResults(page), [])
  assert.deepEqual(
    after.names.filter((name) => !['font', 'language'].includes(name)),
    [],
  )
  assert.equal(await page.getByRole('link', { name: /지난 결과/ }).count(), 0)
  assert.deepEqual(complaints, [])
})
