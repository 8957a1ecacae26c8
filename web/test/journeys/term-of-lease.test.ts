import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import { violations } from '../axe.ts'
import { overflow, visit, withoutChromium } from '../chromium.ts'
import { papersOf } from '../registry-document.ts'
import { clientService } from '../service.ts'
import { lowTargets } from '../targets.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

test('R-PAPERS-13: a term in months gives the end of the lease where no last day is typed', { skip }, async () => {
  const visited = await visit(origin, { viewport: { width: 390, height: 844 } })
  const { page, complaints } = visited
  await papersOf(visited)
  await page.locator('summary').getByText('날짜', { exact: true }).click()
  await page
    .locator('input[type=date]')
    .and(page.getByLabel('잔금 주는 날', { exact: true }))
    .fill('2026-12-01')
  const term = page.getByLabel('계약 기간', { exact: true })
  const answered = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/lease-papers/calculation') &&
      (response.request().postData() ?? '').includes('"termMonths":24'),
  )
  await term.fill('24')
  const { data } = (await (await answered).json()) as { data: LeasePapers }
  assert.equal(data.datePlan.find(({ code }) => code === 'LEASE_END')?.untilOn, '2028-11-30')
  assert.deepEqual(await violations(page), [])
  assert.equal(await overflow(page), 0)
  assert.deepEqual(await lowTargets(page), [])
  await page.getByLabel('계약이 끝나는 날', { exact: true }).fill('2027-11-30')
  await term.waitFor({ state: 'detached' })
  assert.deepEqual(complaints, [])
})
