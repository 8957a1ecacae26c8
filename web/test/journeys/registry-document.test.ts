import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { copiedText } from '../../../registry/test/generator/copied-text.ts'
import { invent } from '../../../registry/test/generator/invent.ts'
import type { InventedDocument } from '../../../registry/test/generator/invented.ts'
import { layoutOf } from '../../../registry/test/generator/layout.ts'
import { print } from '../../../registry/test/generator/print.ts'
import { violations } from '../axe.ts'
import { overflow, type Visit, visit, withoutChromium } from '../chromium.ts'
import { diagnose, inEnglish } from '../english.ts'
import { clientService } from '../service.ts'
import { lowTargets } from '../targets.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin
const LAYOUT = layoutOf(1)
/** A unit of its own, not far from the home of the tests: one mortgage stands, one is cancelled, and so is a seizure. */
const DOCUMENT: InventedDocument = {
  ...invent(12),
  address: '서울특별시 관악구 신림동 1422-5 하늘채빌라 제3층 제301호',
  viewedAt: new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 19),
}
/** Nothing says why the line through its mortgage was drawn. */
const UNEXPLAINED: InventedDocument = {
  ...DOCUMENT,
  entries: DOCUMENT.entries.map((entry) =>
    entry.kind === 'MORTGAGE' && !entry.cancelled ? { ...entry, drawn: 'STRUCK' } : entry,
  ),
}

async function papersOf({ page }: Visit): Promise<string> {
  const token = await diagnose(page)
  await page.goto(`/result/papers#${token}`)
  await page.getByRole('button', { name: '등기부등본 파일 열기' }).waitFor()
  return token
}

function file(document: InventedDocument, name = 'registry.pdf') {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(print(document, LAYOUT)) }
}

async function open(page: Page, document: InventedDocument): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file(document))
  await page.getByRole('region', { name: /^읽은 등기$|^Entries that were read$/ }).waitFor()
}

/** The font of the page comes some seconds after it, whatever is read. */
function note(asked: string[], url: string): void {
  if (!/\/assets\/pretendard/i.test(url)) asked.push(url)
}

const draft = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('reading:'))
      .map(([, value]) => JSON.parse(String(value)) as { registry?: { readOn: string; entries: { kind: string }[] } })
      .at(0),
  )

test('R-REG-19, R-REG-21: a document fills the papers once it is confirmed, and not before', { skip }, async () => {
  const visited = await visit(origin, { viewport: { width: 390, height: 844 } })
  const { page, complaints } = visited
  await papersOf(visited)
  await open(page, DOCUMENT)
  const review = page.getByRole('region', { name: '읽은 등기' })
  await review
    .getByText(/을구 1번/)
    .first()
    .waitFor()
  assert.equal(await draft(page), undefined)
  const [owner = ''] = DOCUMENT.owners.names
  await review.getByText(owner).waitFor()
  await review.getByRole('radio', { name: '같아요' }).check()
  await review.getByText(owner).waitFor({ state: 'detached' })
  if (process.env['SHOTS']) await page.screenshot({ fullPage: true, path: `${process.env['SHOTS']}/review.png` })
  assert.deepEqual(await violations(page), [])
  assert.equal(await overflow(page), 0)
  assert.deepEqual(await lowTargets(page), [])
  await review.getByRole('button', { name: '모두 확인했어요' }).click()
  await page
    .getByText(/^서류에 넣었어요/)
    .first()
    .waitFor()
  const kept = await draft(page)
  assert.equal(kept?.registry?.readOn, DOCUMENT.viewedAt.slice(0, 10))
  const expected = DOCUMENT.entries.filter(({ kind }) => /MORTGAGE|SEIZURE/.test(kind))
  assert.deepEqual(
    kept?.registry?.entries.map(({ kind }) => kind).toSorted(),
    expected.map(({ kind }) => kind).toSorted(),
  )
  for (const name of DOCUMENT.names) assert.ok(!JSON.stringify(kept).includes(name))
  assert.deepEqual(complaints, [])
})

test('R-REG-19: what is in doubt has to be answered by itself before anything is added', { skip }, async () => {
  const visited = await visit(origin, { viewport: { width: 390, height: 844 } })
  const { page } = visited
  await papersOf(visited)
  await open(page, UNEXPLAINED)
  const review = page.getByRole('region', { name: '읽은 등기' })
  if (process.env['SHOTS']) await page.screenshot({ fullPage: true, path: `${process.env['SHOTS']}/doubted.png` })
  await review.getByText('확인 필요').first().waitFor()
  const first = review.getByRole('listitem').first()
  await first.getByText('확인 필요').waitFor()
  await review.getByRole('button', { name: '모두 확인했어요' }).click()
  await review.getByRole('link', { name: /확인이 필요한 \d+줄/ }).waitFor()
  await review.getByRole('link', { name: /위의 문제를 문서에서/ }).waitFor()
  assert.deepEqual(await violations(page), [])
  assert.equal(await draft(page), undefined)
  await review.getByLabel('위의 문제를 문서에서 직접 확인했어요').check()
  await first.getByRole('button', { name: '고쳐서 넣기' }).click()
  await first.getByLabel('금액', { exact: true }).fill('77')
  await first.getByRole('button', { name: '이 등기 넣기' }).click()
  while ((await review.getByRole('button', { name: '맞아요', exact: true }).count()) > 0)
    await review.getByRole('button', { name: '맞아요', exact: true }).first().click()
  await review.getByRole('button', { name: '모두 확인했어요' }).click()
  await page
    .getByText(/^서류에 넣었어요/)
    .first()
    .waitFor()
  assert.match(JSON.stringify(await draft(page)), /"amountManwon":77\b/)
})

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
  // its code comes before the document does
  const [worker] = await Promise.all([
    page.waitForEvent('worker'),
    page.getByRole('button', { name: '등기부등본 파일 열기' }).evaluate((button) => {
      HTMLInputElement.prototype.click = () => undefined
      ;(button as HTMLElement).click()
    }),
  ])
  await worker.evaluate(() => undefined)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  context.on('request', (request) => note(asked, request.url()))
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

/** Everything that a page can keep on a device. */
function stored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      (await indexedDB.databases()).map(({ name }) => name),
      kept.flat().map(({ url }) => url),
    ])
  })
}

test('R-REG-20: pasted text is read too; with what was typed before, nothing counts twice', { skip }, async () => {
  const visited = await visit(origin)
  const { page, complaints } = visited
  const token = await papersOf(visited)
  await page.goto(`/result#${token}`)
  await page.getByLabel('등기부 을구 채권최고액 합계').fill('6000')
  await page.getByRole('link', { name: '등기부등본 파일로 채우기' }).click()
  await page.getByRole('heading', { name: '등기부등본을 이 기기에서 읽기' }).and(page.locator(':focus')).waitFor()
  await page.getByRole('button', { name: '글자로 붙여 넣기' }).click()
  await page.getByLabel('등기부등본에서 복사한 글').fill(copiedText(DOCUMENT))
  await page.getByRole('button', { name: '붙여 넣은 글 읽기' }).click()
  const review = page.getByRole('region', { name: '읽은 등기' })
  const sum = review.getByRole('listitem').filter({ hasText: '두 번 세지 않게' })
  await sum.getByRole('button', { name: '빼기' }).click()
  while ((await review.getByRole('button', { name: '맞아요', exact: true }).count()) > 0)
    await review.getByRole('button', { name: '맞아요', exact: true }).first().click()
  if ((await review.getByLabel('위의 문제를').count()) > 0) await review.getByLabel('위의 문제를').check()
  await review.getByRole('button', { name: '모두 확인했어요' }).click()
  await page
    .getByText(/^서류에 넣었어요/)
    .first()
    .waitFor()
  assert.doesNotMatch(JSON.stringify(await draft(page)), /"amountManwon":6000\b/)
  // a second reading of the same document adds nothing
  const before = (await draft(page))?.registry?.entries.length
  await open(page, DOCUMENT)
  await review.getByText('적은 것과 같아요').first().waitFor()
  assert.equal(await review.getByText('전에 적은 것에 없어요').count(), 0)
  await review.getByRole('button', { name: '모두 확인했어요' }).click()
  await page
    .getByText(/^서류에 넣었어요/)
    .first()
    .waitFor()
  assert.equal((await draft(page))?.registry?.entries.length, before)
  assert.deepEqual(complaints, [])
})

test('letters of fonts that a file names and does not hold are read, without asking for them', { skip }, async () => {
  const visited = await visit(origin)
  const { page, complaints } = visited
  await papersOf(visited)
  const named = file(DOCUMENT)
  const bytes = named.buffer
    .toString('latin1')
    .replaceAll('/Encoding /Identity-H', '/Encoding /UniKS-UCS2-H')
    .replaceAll('(Identity)', '(Korea1)')
    .replaceAll('/ToUnicode', '/NotUnicode')
    .replaceAll('/CIDToGIDMap /Identity', '')
  const asked: string[] = []
  await page.locator('input[type=file]').setInputFiles({ ...named, buffer: Buffer.from(bytes, 'latin1') })
  await page.waitForEvent('worker')
  page.on('request', (request) => note(asked, request.url()))
  await page
    .getByRole('region', { name: '읽은 등기' })
    .getByText(/을구 1번/)
    .first()
    .waitFor()
  assert.deepEqual(
    asked.filter((url) => !url.includes('/assets/registry-reader-')),
    [],
  )
  assert.deepEqual(complaints, [])
})

/** A page of one picture, whose decoder the library would load from elsewhere. */
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
  const asked: string[] = []
  page.on('request', (request) => note(asked, request.url()))
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

test('R-REG-22: what is no registry document is named with what to do, and the invented one is never added', {
  skip,
}, async () => {
  const visited = await visit(origin)
  const { page, complaints } = visited
  await papersOf(visited)
  await page.locator('input[type=file]').setInputFiles({ ...file(DOCUMENT), buffer: Buffer.from('no pdf') })
  await page.getByText('등기부등본으로 읽을 수 없어요').waitFor()
  assert.equal(await page.getByRole('button', { name: '모두 확인했어요' }).count(), 0)
  await page.getByRole('button', { name: '지어낸 예시로 해 보기' }).click()
  await page.getByText('지어낸 예시예요. 서류에는 넣지 않아요.').waitFor()
  assert.equal(await page.getByRole('button', { name: '모두 확인했어요' }).count(), 0)
  assert.deepEqual(await violations(page), [])
  assert.deepEqual(complaints, [])
})

test('the same in English', { skip }, async () => {
  const { page, complaints } = await inEnglish(origin, { viewport: { width: 390, height: 844 } })
  const token = await diagnose(page)
  await page.goto(`/result/papers#${token}`)
  await page.getByRole('button', { name: 'Open the registry document' }).waitFor()
  await open(page, UNEXPLAINED)
  await page.getByText('Needs your check').first().waitFor()
  await page.getByText(/^Some lines are struck out/).waitFor()
  if (process.env['SHOTS']) await page.screenshot({ fullPage: true, path: `${process.env['SHOTS']}/english.png` })
  assert.deepEqual(await violations(page), [])
  assert.equal(await overflow(page), 0)
  assert.deepEqual(complaints, [])
})

test('what reads documents is kept for where there is no signal, and no document is', { skip }, async () => {
  const visited = await visit(origin, { keepsPages: true })
  const { page } = visited
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await papersOf(visited)
  await open(page, DOCUMENT)
  await page.getByRole('button', { name: '지어낸 예시로 해 보기' }).click()
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
