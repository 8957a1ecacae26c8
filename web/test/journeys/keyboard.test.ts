import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { DESK, PHONE, visit, withoutChromium } from '../chromium.ts'
import { DOCUMENT, draft, file, papersOf } from '../registry-document.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin
/** More presses than any screen has tab stops. */
const MOST_STOPS = 120

/** Presses Tab until the focus is on the element with this name. The focus must be visible at every stop. */
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

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK }))
  test(`a registry document is read, checked and put into the papers with the keyboard alone, on a ${name}`, {
    skip,
  }, async () => {
    const visited = await visit(origin, { viewport })
    const { page, complaints } = visited
    // listens before anything is pressed
    const chooser = page.waitForEvent('filechooser')
    await papersOf(visited)
    await tabTo(page, /등기부등본 파일 열기/)
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(file(DOCUMENT))
    const review = page.getByRole('region', { name: '읽은 등기' })
    await review.getByText(DOCUMENT.owners.names[0] ?? '').waitFor()
    // where the focus is, is said to be the review
    assert.ok(await review.evaluate((element) => element.contains(document.activeElement)))
    await tabTo(page, /같아요/)
    await page.keyboard.press('Space')
    await tabTo(page, /모두 확인했어요/)
    await page.keyboard.press('Enter')
    await page
      .getByText(/^서류에 넣었어요/)
      .first()
      .waitFor()
    assert.equal((await draft(page))?.registry?.readOn, DOCUMENT.viewedAt.slice(0, 10))
    // Tab continues from where it was: the next stop is not the start of the page
    assert.notEqual(await page.evaluate(() => document.activeElement), null)
    assert.notEqual(await page.evaluate(() => document.activeElement?.tagName), 'BODY')
    assert.deepEqual(complaints, [])
  })
