import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { visit, withoutChromium } from '../chromium.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

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
