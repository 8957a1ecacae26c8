import type { Page } from 'playwright-core'

const LEAST_PX = 48

/** What is pressed on a screen of a tenant and is too low for a finger. */
export function lowTargets(page: Page): Promise<string[]> {
  return page
    .locator('main :is(a[href], button)')
    .evaluateAll(
      (targets, least) =>
        targets
          .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < least)
          .map((target) => target.textContent ?? ''),
      LEAST_PX,
    )
}
