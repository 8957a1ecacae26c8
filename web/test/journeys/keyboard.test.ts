import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { DESK, PHONE, visit, withoutChromium } from '../chromium.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin
/** More presses than any screen has places to stop at. */
const MOST_STOPS = 120

/** Goes on by Tab until the focus is on what is looked for, as its name says. Every stop on the way must be seen. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null
      if (!element || element === document.body) return null
      const label = element.labels?.[0]?.textContent ?? ''
      const { width, height } = element.getBoundingClientRect()
      return { text: `${element.getAttribute('aria-label') ?? ''} ${label} ${element.textContent}`, width, height }
    })
    if (at === null) continue
    assert.ok(at.width > 0 && at.height > 0, at.text)
    if (name.test(at.text)) return
  }
  assert.fail(`no stop is called ${name}`)
}

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`from the address to the result and its papers with the keyboard alone, on a ${name}`, { skip }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await tabTo(page, /^ 주소/)
    await page.keyboard.type('신림동 1422')
    await page.getByRole('button', { name: /1422-5/ }).waitFor()
    await tabTo(page, /1422-5/)
    await page.keyboard.press('Enter')
    await page.getByText('고른 주소').waitFor()
    await tabTo(page, /다음/)
    await page.keyboard.press('Enter')
    await page.getByText('전세', { exact: true }).waitFor()
    await tabTo(page, /전세/)
    await page.keyboard.press('Space')
    if (name === 'phone') {
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: '보증금은 얼마인가요?' }).waitFor()
    }
    await tabTo(page, /^ 보증금/)
    await page.keyboard.type('12000')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/result#/)
    await page.getByText('먼저 할 일:').waitFor()
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'H1')

    await tabTo(page, /받을 서류/)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: '받을 서류' }).waitFor()
    await tabTo(page, /등기사항전부증명서/)
    await page.keyboard.press('Enter')
    await tabTo(page, /^ 안 봤어요/)
    await page.keyboard.press('ArrowDown')
    await tabTo(page, /^ 메모/)
    await page.keyboard.type('중개사에게 부탁')
    await tabTo(page, /기록 저장하기/)
    await page.keyboard.press('Enter')
    await page
      .getByText(/한 번 봤어요/)
      .first()
      .waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: '받을 서류' }).waitFor()
    await page.locator('summary', { hasText: '등기사항전부증명서' }).click()
    assert.equal(await page.getByLabel('메모').first().inputValue(), '중개사에게 부탁')
    assert.deepEqual(complaints, [])
  })
}
