import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { atEnd } from '../../../server/test/at-end.ts'
import { until } from '../../../server/test/until.ts'
import { violations } from '../axe.ts'
import { builtClient } from '../built-client.ts'
import { overflow, visit, withoutChromium } from '../chromium.ts'
import { ownService } from '../service.ts'
import { walkToResult } from '../walk.ts'

const skip = withoutChromium

/** A separate build, which a newer one replaces. */
const folder = mkdtempSync(join(tmpdir(), 'newer-client-'))
atEnd(() => rmSync(folder, { recursive: true }))
if (!skip) cpSync(builtClient(), folder, { recursive: true })
const origin = skip ? '' : (await ownService({}, { clientFolder: folder })).origin

/** Rewrites a file as another build would have it, and removes its compressed copies. */
function change(file: string, by: (text: string) => string): void {
  writeFileSync(join(folder, file), by(readFileSync(join(folder, file), 'utf8')))
  for (const kind of ['br', 'gz']) rmSync(join(folder, `${file}.${kind}`), { force: true })
}

/** Simulates another build: its worker differs, its pages carry its mark, and one script has another name. */
function buildAnew(name: string): void {
  const mark = readFileSync(join(folder, 'sw.js'), 'utf8').match(/shell-([\w-]+)/)?.[1] ?? ''
  const list = readFileSync(join(folder, `assets/offline-${mark}.json`), 'utf8')
  const page = list.match(/\/(assets\/answers-[\w-]+\.js)/)?.[1] ?? ''
  cpSync(join(folder, page), join(folder, `assets/answers-${name}.js`))
  writeFileSync(join(folder, `assets/offline-${name}.json`), list.replace(`/${page}`, `/assets/answers-${name}.js`))
  change('sw.js', (text) => text.replaceAll(mark, name))
  for (const html of ['start.sample.html', 'shell.sample.html'])
    change(html, (text) => text.replace(/<html( data-build="[^"]*")?/, `<html data-build="${name}"`))
}

const build = (page: Page) => page.locator('html').getAttribute('data-build')
const NEWER = '새 버전이 있어요'

/** Simulates returning from another app. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

test('R-WEB-54: a newer client is found when the page comes to the front, said, and taken with the next screen; what was typed stays', {
  skip,
}, async () => {
  const { page, complaints } = await visit(origin, { keepsPages: true })
  await page.goto('/')
  await controlled(page)
  await page.reload()
  await page.getByLabel('주소', { exact: true }).fill('신림동 1422')
  await page
    .getByRole('button', { name: /1422-5/ })
    .first()
    .click()
  await page.getByLabel('동·호').fill('302호')
  buildAnew('newer-1')
  await comeBack(page)
  await page.getByRole('status').getByText(NEWER).waitFor()
  assert.equal(await build(page), null)
  assert.equal(await page.getByLabel('동·호').inputValue(), '302호')
  assert.deepEqual(await violations(page), [])
  assert.equal(await overflow(page), 0)
  await page.getByRole('button', { name: '다음' }).click()
  await page.waitForFunction(() => document.documentElement.dataset['build'] === 'newer-1')
  await page.getByText('전세', { exact: true }).click()
  await page.getByLabel('보증금', { exact: true }).fill('12000')
  assert.equal(await page.getByText(NEWER).count(), 0)

  // in the middle of unsent input
  buildAnew('newer-2')
  await comeBack(page)
  await page.getByRole('status').getByText(NEWER).waitFor()
  assert.equal(await page.getByLabel('보증금', { exact: true }).inputValue(), '12,000')
  await page.evaluate(() => Object.assign(globalThis, { isOfOldPage: true }))
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/async'))
  await page.getByRole('button', { name: '공공자료 확인하기' }).click()
  const asked = (await sent).postDataJSON() as { address: string; depositAmountManwon: number }
  assert.match(asked.address, /1422-5 .*302호$/)
  assert.equal(asked.depositAmountManwon, 12_000)
  await page.getByText('먼저 할 일:').waitFor()
  // reloaded on the way; the service keeps a result's page from its start, so that its mark proves nothing
  assert.equal(await page.evaluate(() => 'isOfOldPage' in globalThis), false)
  assert.deepEqual(complaints, [])
})

test('R-WEB-54: a newer client brings the screens of kept results along, and one that does not come whole is not taken', {
  skip,
}, async () => {
  const { page, context } = await visit(origin, { keepsPages: true })
  await walkToResult(page, { address: '신림동 1422', deposit: '12000' })
  const token = new URL(page.url()).hash.slice(1)
  await until(
    () =>
      page.evaluate(async () =>
        (await (await caches.open('assets-2')).keys()).some(({ url }) => url.includes('/assets/open-document-')),
      ),
    'the screens of a result are kept',
  )
  // the calculation is loaded with the papers
  await page.goto(`/result/papers#${token}`)
  await page.getByText('보증금보다 먼저 나가는 돈').waitFor()
  await page.goto('/')
  buildAnew('newer-3')
  const script = join(folder, 'assets/answers-newer-3.js')
  renameSync(script, `${script}.away`)
  const refused = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const worker = registration.installing
    await new Promise((resolve) => worker?.addEventListener('statechange', resolve))
    return worker?.state
  })
  assert.equal(refused, 'redundant')
  assert.equal(await page.getByText(NEWER).count(), 0)
  renameSync(`${script}.away`, script)
  buildAnew('newer-4')
  await comeBack(page)
  await page.getByRole('status').getByText(NEWER).waitFor()
  await context.setOffline(true)
  const isThere = await page.evaluate(async () => (await fetch('/assets/answers-newer-4.js')).ok)
  assert.ok(isThere)
  await page.goto(`/result/papers#${token}`)
  await page.getByText(/지금은 오프라인이에요.*결과를 보여 드려요/).waitFor()
  await page.getByText('보증금보다 먼저 나가는 돈').waitFor()
  assert.equal(await build(page), 'newer-4')
})
