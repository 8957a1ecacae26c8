import assert from 'node:assert/strict'
import { test } from 'node:test'
import { violations } from '../axe.ts'
import { NARROW, overflow, visit, withoutChromium } from '../chromium.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

for (const path of ['/login', '/signup'])
  test(`R-WEB-130: a password on ${path} can be shown, and hidden again, by keyboard`, { skip }, async () => {
    const { page, complaints } = await visit(origin, { viewport: NARROW })
    await page.goto(path)
    const field = page.getByLabel('비밀번호', { exact: true })
    await field.fill('샘플 password 1')
    assert.equal(await field.getAttribute('type'), 'password')
    await page.keyboard.press('Tab')
    const button = page.getByRole('button', { name: '입력한 글자 보기' })
    assert.equal(await button.getAttribute('aria-pressed'), 'false')
    await page.keyboard.press('Space')
    assert.equal(await button.getAttribute('aria-pressed'), 'true')
    assert.equal(await field.getAttribute('type'), 'text')
    assert.equal(await field.inputValue(), '샘플 password 1')
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
    await page.keyboard.press('Space')
    assert.equal(await field.getAttribute('type'), 'password')
    assert.deepEqual(complaints, [])
  })
