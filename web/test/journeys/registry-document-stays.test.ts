import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ENCODINGS, withEncoding } from '../../../registry/test/generator/encodings.ts'
import { noteRequests, settled, visit, withoutChromium } from '../chromium.ts'
import { DOCUMENT, file, open, papersOf, stored } from '../registry-document.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

type Traps = { sent: string[] }

test('R-REG-02: while a file is read nothing asks for anything, and nothing of it is kept', { skip }, async () => {
  const visited = await visit(origin)
  const { page, context } = visited
  await page.addInitScript(() => {
    const traps: Traps = ((globalThis as unknown as { traps: Traps }).traps = { sent: [] })
    const note = (name: string) => traps.sent.push(name)
    for (const name of ['fetch', 'WebSocket', 'EventSource'] as const) {
      const real = globalThis[name] as never
      Object.defineProperty(globalThis, name, {
        value: new Proxy(real, {
          apply: (target, self, given) => (note(name), Reflect.apply(target, globalThis ?? self, given)),
          construct: (target, given) => (note(name), Reflect.construct<unknown[], object>(target, given)),
        }),
      })
    }
    for (const [owner, name] of [
      [XMLHttpRequest.prototype, 'send'],
      [Navigator.prototype, 'sendBeacon'],
    ] as const)
      Object.defineProperty(owner, name, { value: () => note(name) })
  })
  await papersOf(visited)
  // its code loads before the document does
  const [worker] = await Promise.all([
    page.waitForEvent('worker'),
    page.getByRole('button', { name: '등기부등본 파일 열기' }).evaluate((button) => {
      HTMLInputElement.prototype.click = () => undefined
      ;(button as HTMLElement).click()
    }),
  ])
  await worker.evaluate(() => undefined)
  await settled(page)
  const asked = noteRequests(context)
  await page.evaluate(() => (globalThis as unknown as { traps: Traps }).traps.sent.splice(0))
  const before = await stored(page)
  assert.deepEqual(
    await worker.evaluate(() =>
      ['fetch', 'XMLHttpRequest', 'WebSocket', 'indexedDB'].map((name) => typeof Reflect.get(globalThis, name)),
    ),
    ['undefined', 'undefined', 'undefined', 'undefined'],
  )
  await open(page, DOCUMENT)
  assert.deepEqual(asked, [])
  assert.deepEqual(await page.evaluate(() => (globalThis as unknown as { traps: Traps }).traps.sent), [])
  assert.equal(await stored(page), before)
  // the thread that had the file has ended with its answer
  assert.deepEqual(page.workers(), [])
  await page.getByRole('button', { name: '읽은 것 지우기' }).click()
  const text = await page.content()
  for (const name of [DOCUMENT.address, ...DOCUMENT.owners.names]) assert.ok(!text.includes(name), name)
  assert.equal(await page.locator('input[type=file]').evaluate((input) => (input as HTMLInputElement).files?.length), 0)
})

test('R-REG-02: letters of fonts that a file names and does not hold are read in every encoding, without asking', {
  skip,
}, async () => {
  const visited = await visit(origin)
  const { page, complaints } = visited
  await papersOf(visited)
  const named = file(DOCUMENT)
  const entries = page.getByRole('region', { name: '읽은 등기' })
  const read = async (buffer: Buffer) => {
    await page.locator('input[type=file]').setInputFiles({ ...named, buffer })
    await entries.waitFor()
    const text = await entries.innerText()
    await page.getByRole('button', { name: '읽은 것 지우기' }).click()
    await entries.waitFor({ state: 'detached' })
    return text
  }
  const asRead = await read(named.buffer)
  assert.match(asRead, /을구 1번/)
  const asked = noteRequests(page.context())
  for (const encoding of ENCODINGS)
    assert.equal(await read(Buffer.from(withEncoding(named.buffer, encoding))), asRead, encoding)
  await page
    .locator('input[type=file]')
    .setInputFiles({ ...named, buffer: Buffer.from(withEncoding(named.buffer, 'Ours-H')) })
  await page.getByText('무슨 글자인지 이 파일에 적혀 있지 않아').waitFor()
  const own = /\/assets\/(?:registry-reader|rare-character-maps)-/
  assert.deepEqual(
    asked.filter((url) => !own.test(url)),
    [],
  )
  assert.deepEqual(complaints, [])
})

/** A page with one picture, whose decoder the library would load from elsewhere. */
function scanned(filter: string): string {
  return `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /A 5 0 R >> >> >> endobj
4 0 obj << /Length 28 >> stream
q 595 0 0 842 0 0 cm /A Do Q
endstream endobj
5 0 obj << /Type /XObject /Subtype /Image /Width 600 /Height 800 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /${filter} /Length 16 >> stream
0123456789abcdef
endstream endobj
trailer << /Root 1 0 R >>
%%EOF
`
}

test('R-REG-02: a scan is named with what to do, and its pictures ask for no decoder', { skip }, async () => {
  const visited = await visit(origin)
  const { page, complaints } = visited
  await papersOf(visited)
  await open(page, DOCUMENT)
  const asked = noteRequests(page.context())
  for (const filter of ['JBIG2Decode', 'JPXDecode', 'CCITTFaxDecode']) {
    await page.getByRole('button', { name: '읽은 것 지우기' }).click()
    await page.locator('input[type=file]').setInputFiles({ ...file(DOCUMENT), buffer: Buffer.from(scanned(filter)) })
    await page.getByText('글자가 없는 파일이에요').waitFor()
  }
  assert.deepEqual(
    asked.filter((url) => !url.includes('/assets/registry-reader-')),
    [],
  )
  assert.deepEqual(complaints, [])
})

test('what reads documents is kept for where there is no signal, and no document is', { skip }, async () => {
  const visited = await visit(origin, { keepsPages: true })
  const { page } = visited
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await papersOf(visited)
  await open(page, DOCUMENT)
  await page.evaluate(() => delete document.documentElement.dataset['mode'])
  await page.getByRole('button', { name: /^지어낸 예시로 해 보기: 근저당/ }).click()
  await page.getByText('지어낸 예시예요. 서류에는 넣지 않아요.').waitFor()
  const kept = await stored(page)
  assert.match(kept, /registry-reader-/)
  assert.doesNotMatch(kept, /\.pdf/)
  await page.context().setOffline(true)
  await open(page, DOCUMENT)
  await page
    .getByRole('region', { name: '읽은 등기' })
    .getByText(/을구 1번/)
    .first()
    .waitFor()
})
