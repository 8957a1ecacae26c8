import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** The heading of a screen that has come. */
const ARRIVED = ':not([aria-busy]) > h1'

/** What the accessibility rules find on a page as it stands, best practice too; `at`: the heading it is waited for with. */
export async function violations(page: Page, at = ARRIVED): Promise<string[]> {
  await page.locator(at).first().waitFor({ state: 'attached' })
  // without frames of another origin, which no page has; otherwise each answer is put together in a further page
  const { violations: found } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
