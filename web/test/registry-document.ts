import type { Page } from 'playwright-core'
import { invent } from '../../registry/test/generator/invent.ts'
import type { InventedDocument } from '../../registry/test/generator/invented.ts'
import { layoutOf } from '../../registry/test/generator/layout.ts'
import { print } from '../../registry/test/generator/print.ts'
import type { Visit } from './chromium.ts'
import { diagnose } from './english.ts'

const LAYOUT = layoutOf(1)
/** A separate unit near the home of the tests: one mortgage is valid; another and a seizure are cancelled. */
export const DOCUMENT: InventedDocument = {
  ...invent(12),
  address: '서울특별시 관악구 신림동 1422-5 하늘채빌라 제3층 제301호',
  viewedAt: new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 19),
}
/** The document gives no reason for the line through its mortgage. */
export const UNEXPLAINED: InventedDocument = {
  ...DOCUMENT,
  entries: DOCUMENT.entries.map((entry) =>
    entry.kind === 'MORTGAGE' && !entry.cancelled ? { ...entry, drawn: 'STRUCK' } : entry,
  ),
}

export async function papersOf({ page }: Visit): Promise<string> {
  const token = await diagnose(page)
  await page.goto(`/result/papers#${token}`)
  await page.getByRole('button', { name: '등기부등본 파일 열기' }).waitFor()
  return token
}

export function file(document: InventedDocument, name = 'registry.pdf') {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(print(document, LAYOUT)) }
}

export async function open(page: Page, document: InventedDocument): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file(document))
  await page.getByRole('region', { name: /^읽은 등기$|^Entries that were read$/ }).waitFor()
}

export const draft = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('reading:'))
      .map(
        ([, value]) =>
          JSON.parse(String(value)) as {
            registry?: { readOn: string; home?: object; entries: { kind: string; cancelled?: boolean }[] }
          },
      )
      .at(0),
  )

/** Everything that a page can store on a device, except the mark that its font has loaded, which may happen at any time. */
export function stored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return JSON.stringify([
      Object.entries(localStorage).filter(([key]) => key !== 'font'),
      Object.entries(sessionStorage),
      (await indexedDB.databases()).map(({ name }) => name),
      kept.flat().map(({ url }) => url),
    ])
  })
}
