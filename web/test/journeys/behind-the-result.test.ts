import assert from 'node:assert/strict'
import { test } from 'node:test'
import { violations } from '../axe.ts'
import { DESK, overflow, SIZES, settled, visit, withoutChromium } from '../chromium.ts'
import { clientService } from '../service.ts'
import { walkToResult } from '../walk.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin
const LEASE = { address: '신림동 1422', deposit: '12000', area: '29.35' }

const SCREENS = {
  '/criteria': '12항목 근거',
  '/deals/rent-transaction': '비교한 전월세 거래',
  '/deals/sale-transaction': '비교한 매매 거래',
  '/deals/value': '집값 추정 범위',
  '/papers': '받을 서류',
  '/ask': '계약 전에 여쭤볼 것',
  '/sheet': '계약 전 확인 자료',
}

/** Every user visits the papers; the other parts are checked in fewer sizes. */
const PARTS_OF: Record<string, string[]> = {
  'on a tablet': ['/papers', '/sheet'],
  'with twice the text': ['/papers', '/sheet'],
}

for (const [name, options] of Object.entries({
  ...SIZES,
  'on a desk in the dark': { viewport: DESK, dark: true },
})) {
  test(`what lies behind a result opens, fits and breaks no rule of accessibility ${name}`, { skip }, async () => {
    const { page, complaints } = await visit(origin, options)
    await walkToResult(page, LEASE)
    const token = new URL(page.url()).hash
    for (const [part, title] of Object.entries(SCREENS)) {
      if (PARTS_OF[name] && !PARTS_OF[name].includes(part)) continue
      await page.goto(`/result${part}${token}`)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await settled(page)
      for (const summary of await page.locator('summary').all()) await summary.click()
      assert.equal(await overflow(page), 0, part)
      assert.deepEqual(await violations(page), [], part)
    }
    assert.deepEqual(complaints, [])
  })
}

test('what is read on the registry is calculated, and what is not known stays open', { skip }, async () => {
  const { page } = await visit(origin)
  await walkToResult(page, LEASE)
  await page.getByRole('link', { name: /받을 서류/ }).click()
  await page.getByText('위로는 알 수 없어요').waitFor()
  await page.locator('summary', { hasText: '등기에서 읽은 것' }).click()
  await page.getByRole('button', { name: '등기 하나 적기' }).click()
  await page.getByLabel('등기한 날').fill('2024-03-04')
  await page.getByLabel('금액', { exact: true }).fill('6000')
  await page.getByRole('button', { name: '이 등기 넣기' }).click()
  await page.getByText('근저당 · 2024년 3월 4일 · 6,000만 원').waitFor()
  await page
    .getByText(/적어도 6,000만\s원/)
    .first()
    .waitFor()
  // taxes are still unknown
  await page.getByText('위로는 알 수 없어요').waitFor()
  await page.reload()
  await page
    .getByText(/적어도 6,000만\s원/)
    .first()
    .waitFor()
})
