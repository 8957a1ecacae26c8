import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { PHONE, settled, visit, withoutChromium } from '../chromium.ts'
import { diagnose, inEnglish, openAll } from '../english.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

async function amountsOn(page: Page): Promise<number> {
  return ((await page.locator('body').innerText()).match(/\d(?:만 |만\u00a0)?원|₩\d/g) ?? []).length
}

/** Amounts on the page that break across lines. */
function brokenAmounts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const amount =
      /(?:\d[\d,.]*[조억]\s)?(?:\d[\d,.]*[조억만]?\s)?(?:\d[\d,.]*\s?만\s)?\d*원|₩\d[\d,.]*(?:\s(?:million|billion))?/g
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
      for (const { 0: found, index } of (node.textContent ?? '').matchAll(amount)) {
        if (!/\d/.test(found)) continue
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + found.length)
        const tops = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        )
        if (tops.size > 1) broken.push(`${found} | ${node.textContent}`)
      }
    return broken
  })
}

const SCREENS = ['', '/papers', '/criteria', '/deals/rent-transaction', '/deals/value', '/ask', '/sheet']

for (const language of ['ko', 'en'] as const)
  test(`R-WEB-49: no amount is broken over two lines on a phone, of a result and what lies behind it (${language})`, {
    skip,
  }, async () => {
    const { page } = await (language === 'ko' ? visit : inEnglish)(origin, { viewport: PHONE })
    const token = await diagnose(page)
    for (const screen of SCREENS) {
      await page.goto(`/result${screen}#${token}`)
      await settled(page)
      await openAll(page)
      assert.ok((await amountsOn(page)) > 0, screen)
      assert.deepEqual(await brokenAmounts(page), [], screen)
    }
  })
