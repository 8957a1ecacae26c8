import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { test } from 'node:test'
import { violations } from '../axe.ts'
import { DESK, NARROW, overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin
const files = globSync('*.tsx', { cwd: join(import.meta.dirname, '../../src/ui') }).map((file) =>
  basename(file, '.tsx'),
)

for (const [name, options] of Object.entries({
  'on a phone': { viewport: PHONE },
  'on a narrow phone in the dark': { viewport: NARROW, dark: true },
  'on a desk in the dark': { viewport: DESK, dark: true },
})) {
  test(`every component is shown in its states, fits and breaks no rule of accessibility ${name}`, {
    skip,
  }, async () => {
    const { page, complaints } = await visit(origin, options)
    await page.goto('/dev/ui', { waitUntil: 'networkidle' })
    await page.locator('[data-component]').first().waitFor()
    const shown = await page
      .locator('[data-component]')
      .evaluateAll((parts) => parts.map((part) => (part as HTMLElement).dataset['component'] ?? ''))
    assert.ok(files.length > 25, `only ${files.length} components were found`)
    assert.deepEqual([...new Set(shown)].toSorted(), files.toSorted())
    assert.equal(await overflow(page), 0)
    assert.deepEqual(await violations(page), [])
    for (const kind of ['dialog', 'drawer']) {
      await page.getByRole('button', { name: kind }).click()
      await page.getByRole('dialog').waitFor()
      assert.deepEqual(await violations(page), [], kind)
      await page.keyboard.press('Escape')
    }
    assert.deepEqual(complaints, [])
  })
}
