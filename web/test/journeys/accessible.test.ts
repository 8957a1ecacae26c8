import assert from 'node:assert/strict'
import { test } from 'node:test'
import { violations } from '../axe.ts'
import { DESK, PHONE, visit, withoutChromium } from '../chromium.ts'
import { clientService } from '../service.ts'
import { walkToResult } from '../walk.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

for (const [name, options] of Object.entries({
  'on a phone': { viewport: PHONE },
  'on a phone in the dark': { viewport: PHONE, dark: true },
  'on a desk': { viewport: DESK },
})) {
  test(`no rule of accessibility is broken from start to result ${name}`, { skip }, async () => {
    const { page } = await visit(origin, options)
    await page.goto('/')
    assert.deepEqual(await violations(page), [])
    await page.goto('/terms')
    assert.deepEqual(await violations(page), [])
    await walkToResult(page, { address: '신림동 1422', deposit: '12000' })
    assert.deepEqual(await violations(page), [])
    for (const summary of await page.locator('summary').all()) await summary.click()
    assert.deepEqual(await violations(page), [])
    await page.goto('/terms?q=deposit')
    await page.getByLabel('보증금', { exact: true }).fill('')
    await page.getByRole('button', { name: '공공자료 확인하기' }).click()
    await page.getByText('고칠 곳이 있어요').waitFor()
    assert.deepEqual(await violations(page), [])
    await page.goto('/nowhere')
    assert.deepEqual(await violations(page), [])
  })
}
