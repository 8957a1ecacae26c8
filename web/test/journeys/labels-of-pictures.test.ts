import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { PHONE, settled, visit, withoutChromium } from '../chromium.ts'
import { inEnglish } from '../english.ts'
import { HOME } from '../own-diagnosis.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

/** Manwon: far below the value, above it, and so far above that the value is a strip at the edge. */
const DEPOSITS = [1_000, 24_000, 100_000, 900_000]
const PARTS = ['', '/deals/rent-transaction', '/deals/sale-transaction', '/deals/value']

/** Labels of a picture that overlap or lie outside the visible screen. */
async function badLabels(page: Page): Promise<{ wrong: string[]; count: number }> {
  return page.evaluate(() => {
    const wrong: string[] = []
    let count = 0
    for (const picture of document.querySelectorAll('main svg[role=img]')) {
      const texts = [...picture.querySelectorAll('text')].map((text) => ({
        words: text.textContent ?? '',
        box: text.getBoundingClientRect(),
      }))
      count += texts.length
      for (const [index, { words, box }] of texts.entries()) {
        if (box.left < 0 || box.right > document.documentElement.clientWidth) wrong.push(`${words} leaves the screen`)
        for (const other of texts.slice(index + 1)) {
          const isBeside = box.right <= other.box.left || other.box.right <= box.left
          const isAbove = box.bottom - 2 <= other.box.top || other.box.bottom - 2 <= box.top
          if (!isBeside && !isAbove) wrong.push(`${words} | ${other.words}`)
        }
      }
    }
    return { wrong, count }
  })
}

for (const language of ['ko', 'en'] as const)
  for (const depositAmountManwon of DEPOSITS)
    test(`R-WEB-56: no amounts of a picture lie on each other, with a deposit of ${depositAmountManwon} (${language})`, {
      skip,
    }, async () => {
      const { page } = await (language === 'en' ? inEnglish : visit)(origin, { viewport: PHONE })
      const answer = await page.request.post('/api/rent-risk-diagnoses', {
        data: { ...HOME, depositAmountManwon, exclusiveAreaSquareMeter: 29.35, floorNumber: 3 },
        headers: { 'accept-language': language },
      })
      const { statusToken } = ((await answer.json()) as { data: { statusToken: string } }).data
      let seen = 0
      for (const part of PARTS) {
        await page.goto(`/result${part}#${statusToken}`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await settled(page)
        const { wrong, count } = await badLabels(page)
        assert.deepEqual(wrong, [], part)
        seen += count
      }
      assert.ok(seen > 0, 'pictures with words were seen')
    })
