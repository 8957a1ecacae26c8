import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { layoutOf } from '../../../registry/test/generator/layout.ts'
import { pictureOf } from '../../../registry/test/generator/picture.ts'
import { setDocument } from '../../../registry/test/generator/print.ts'
import { violations } from '../axe.ts'
import { noteRequests, overflow, settled, visit, withoutChromium } from '../chromium.ts'
import { DOCUMENT, draft, papersOf, stored } from '../registry-document.ts'
import { clientService } from '../service.ts'
import { lowTargets } from '../targets.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

const LAYOUT = { ...layoutOf(1), rules: 'GRID', turn: 0, size: 9.5, stamp: 'NONE' } as const
const DESK = setDocument({ ...DOCUMENT, hasSummary: true }, LAYOUT)

/** A photo of one sheet of the document. */
async function photo(at: number) {
  const sheet = DESK.sheets.at(at)
  assert.ok(sheet)
  return { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(await pictureOf(DESK, sheet)) }
}

async function load(page: Page): Promise<void> {
  await page.getByRole('button', { name: '요약 쪽 사진 읽기' }).click()
  await page.getByRole('button', { name: /글자 읽는 도구 받기 \(약 3MB\)/ }).click()
  await page.getByRole('button', { name: '요약 쪽 사진 고르기' }).waitFor({ timeout: 40_000 })
}

const choose = async (page: Page, at: number) =>
  page.locator('input[type=file][accept="image/*"]').setInputFiles(await photo(at))

test('R-REG-28, R-REG-29: a photo of the summary is read on the device, out of our own files, and asks line by line', {
  skip,
}, async () => {
  const visited = await visit(origin, { viewport: { width: 390, height: 844 } })
  const { page, context, complaints } = visited
  await papersOf(visited)
  // the screen's own parts come first
  await settled(page)
  const asked = noteRequests(context)
  await page.getByRole('button', { name: '요약 쪽 사진 읽기' }).click()
  await page.getByRole('button', { name: /글자 읽는 도구 받기/ }).waitFor()
  // its size is stated before anything is downloaded
  assert.equal(asked.length, 0)
  await page.getByRole('button', { name: /글자 읽는 도구 받기/ }).click()
  await page.getByRole('button', { name: '요약 쪽 사진 고르기' }).waitFor({ timeout: 40_000 })
  await settled(page)
  assert.ok(asked.length > 0)
  for (const url of asked) assert.ok(url.startsWith(`${origin}/assets/`), url)
  asked.length = 0
  const before = await stored(page)
  await choose(page, -1)
  const review = page.getByRole('region', { name: '읽은 등기' })
  await review.getByText('사진에서 읽은 값이라 틀릴 수 있어요').waitFor()
  assert.equal(asked.length, 0)
  assert.equal(await stored(page), before)
  const mortgage = DOCUMENT.entries.find(({ kind, cancelled }) => kind === 'MORTGAGE' && !cancelled)
  await review
    .getByText(`금${mortgage?.amountWon?.toLocaleString('en-US')}원`)
    .first()
    .waitFor()
  await review.getByText('확인 필요').first().waitFor()
  assert.equal(await review.getByText('읽었어요', { exact: true }).count(), 0)
  assert.equal(await draft(page), undefined)
  assert.deepEqual(await violations(page), [])
  assert.equal(await overflow(page), 0)
  assert.deepEqual(await lowTargets(page), [])
  assert.deepEqual(complaints, [])
})

test('R-REG-28: a photo of the body is refused with the reason', { skip }, async () => {
  const visited = await visit(origin, { viewport: { width: 390, height: 844 } })
  const { page, complaints } = visited
  await papersOf(visited)
  await load(page)
  await choose(page, 0)
  await page.getByText('본문을 찍은 사진에서는 말소선을 볼 수 없어').waitFor()
  assert.equal(await page.getByRole('button', { name: /서류에 넣기/ }).count(), 0)
  assert.deepEqual(complaints, [])
})

test('R-REG-29: what recognises photos comes when it is asked for, and is kept from then on', { skip }, async () => {
  const visited = await visit(origin, { keepsPages: true })
  const { page } = visited
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await papersOf(visited)
  assert.doesNotMatch(await stored(page), /recogniser-/)
  await load(page)
  const kept = await stored(page)
  for (const part of ['recogniser-worker', 'recogniser-tesseract-core', 'recogniser-kor'])
    assert.ok(kept.includes(part), part)
  await page.context().setOffline(true)
  await choose(page, -1)
  await page.getByRole('region', { name: '읽은 등기' }).getByText('사진에서 읽은 값이라').waitFor()
})
