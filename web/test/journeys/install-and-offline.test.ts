import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { logIn, newAccount } from '../account.ts'
import { violations } from '../axe.ts'
import { DESK, overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { HOME } from '../own-diagnosis.ts'
import { clientService } from '../service.ts'
import { walkToResult } from '../walk.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin
const LEASE = { address: '신림동 1422', deposit: '12000', area: '29.35' }
const OFFLINE = /지금은 오프라인이에요.*결과를 보여 드려요/

/** Makes a diagnosis without a browser. @returns its token */
async function diagnosed(page: Page, depositAmountManwon: number): Promise<string> {
  const data = { ...HOME, depositAmountManwon, exclusiveAreaSquareMeter: 29.35, floorNumber: 3 }
  const made = await page.request.post('/api/rent-risk-diagnoses', { data })
  return ((await made.json()) as { data: { statusToken: string } }).data.statusToken
}

/** Until the worker has the files of a result's screens, and the device what these ask for. */
async function keptForOffline(page: Page, token: string): Promise<void> {
  await page.waitForFunction(async (wanted) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('lease-check', 1)
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
    const kept = await new Promise<{ parts?: object } | undefined>((resolve) => {
      const request = database.transaction('results').objectStore('results').get(wanted)
      request.addEventListener('success', () => resolve(request.result as { parts?: object } | undefined))
    })
    database.close()
    return Object.keys(kept?.parts ?? {}).some((name) => name.startsWith('{'))
  }, token)
  await page.waitForFunction(async () => {
    const kept = (await (await caches.open('assets-1')).keys()).map(({ url }) => new URL(url).pathname)
    return ['main', 'first', 'common', 'answers', 'open-document'].every((name) =>
      kept.some((path) => path.startsWith(`/assets/${name}-`)),
    )
  })
  await page.waitForLoadState('networkidle')
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
    // whatever shape a system cuts, nothing shows through
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
    // the first visit of this device: what it loaded came before there was a worker
    await walkToResult(page, LEASE)
    const token = new URL(page.url()).hash.slice(1)
    await keptForOffline(page, token)
    await context.setOffline(true)
    for (const [path, arrived] of [
      ['', /먼저 할 일/],
      ['/ask', /중개사|임대인|등기/],
      ['/criteria', /점수|배점|비중/],
      ['/papers', /경매|낙찰|돌려받/],
      ['/deals/rent-transaction', /건/],
      ['/deals/sale-transaction', /건/],
      ['/deals/value', /원/],
      ['/deals/jeonse', /원/],
      ['/clauses', /막아 주는 것/],
      ['/sheet', /막지 못하는 것/],
    ] as const) {
      await page.goto(`/result${path}#${token}`)
      await page.getByText(OFFLINE).waitFor()
      await page.locator('main').getByText(arrived).first().waitFor()
      // what does not arrive is tried twice more first
      await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'))
      assert.equal(await page.getByText(/불러오지 못했|연결하지 못했|연결이 끊겼/).count(), 0, path)
      assert.equal(await overflow(page), 0, path)
      assert.deepEqual(await violations(page), [], path)
    }
    assert.deepEqual(complaints, [])
  })
