import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { violations } from './axe.ts'
import { overflow, settled, type Visit, type VisitOptions, visit } from './chromium.ts'
import { HOME } from './own-diagnosis.ts'

/** A visit by a user who chose English earlier. */
export async function inEnglish(origin: string, options: VisitOptions = {}): Promise<Visit> {
  const visited = await visit(origin, options)
  await visited.page.goto('/robots.txt')
  await visited.page.evaluate(() => localStorage.setItem('language', 'en'))
  return visited
}

/** @returns the token of a diagnosis that nobody owns */
export async function diagnose(page: Page): Promise<string> {
  const answer = await page.request.post('/api/rent-risk-diagnoses', {
    data: { ...HOME, exclusiveAreaSquareMeter: 29.35 },
  })
  return ((await answer.json()) as { data: { statusToken: string } }).data.statusToken
}

export async function openAll(page: Page): Promise<void> {
  for (const summary of await page.locator('details:not([open]) > summary').all())
    if (await summary.isVisible()) await summary.click()
}

/** Korean letters that stand neither in brackets, as an official name does, nor where `lang` says so; and a `lang` without Korean. */
async function wronglyMarked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const withoutBrackets = (text: string) => text.replaceAll(/\([^()]*\)/g, '').replaceAll(/\([^()]*\)/g, '')
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      const own = [...element.childNodes].flatMap((node) => (node.nodeType === 3 ? (node.textContent ?? '') : []))
      const text = own.join('')
      const isMarked = element.closest('[lang]')?.getAttribute('lang') === 'ko'
      if (isMarked) return text.trim() === '' || /[가-힣]/.test(element.textContent ?? '') ? [] : [`ko: ${text}`]
      return /[가-힣]/.test(withoutBrackets(text)) ? [`en: ${text}`] : []
    })
  })
}

/** Machine-readable codes in the text, such as `SAME_LOT_ALL`. */
async function rawCodes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('main, dialog')]
      .map((part) => (part as HTMLElement).innerText)
      .join(' ')
    return shown.match(/\b[A-Z]{2,}_[A-Z_]{2,}\b/g) ?? []
  })
}

/** A screen is in English, and in order. `isPlain`: the rules of accessibility were asked elsewhere. */
export async function isEnglish(page: Page, at: string, isPlain = false): Promise<void> {
  await settled(page)
  await standsInEnglish(page, at, isPlain)
}

/** The same checks for a screen that still waits for an answer. */
export async function standsInEnglish(page: Page, at: string, isPlain = false): Promise<void> {
  assert.equal(await overflow(page), 0, at)
  assert.deepEqual(await wronglyMarked(page), [], at)
  assert.deepEqual(await rawCodes(page), [], at)
  if (!isPlain) assert.deepEqual(await violations(page), [], at)
}
