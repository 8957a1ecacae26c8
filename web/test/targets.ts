import type { Page } from 'playwright-core'

const LEAST_PX = 48

/** Touch targets on a tenant screen that are not tall enough for a finger. */
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
