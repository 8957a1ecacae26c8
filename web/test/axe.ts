import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

/** The heading of a loaded screen. */
const ARRIVED = ':not([aria-busy]) > h1'

const RULES = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What the accessibility rules find on a page as it stands, best practice too; `at`: the heading it is waited for with. */
export async function violations(page: Page, at = ARRIVED): Promise<string[]> {
  await page.locator(at).first().waitFor({ state: 'attached' })
  // a page that was checked before and not reloaded already has the rules
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(RULES)
  return page.evaluate(async () => {
    const { axe: rules } = window as typeof window & { axe: typeof axe }
    // the selectors of passing rules, which nobody reads, take most of the time
    const { violations: found } = await rules.run(document, { resultTypes: ['violations'] })
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  })
}
