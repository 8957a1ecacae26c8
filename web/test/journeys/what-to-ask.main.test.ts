import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DESK, settled, visit, withoutChromium } from '../chromium.ts'
import { clientService } from '../service.ts'
import { walkToResult } from '../walk.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin
const LEASE = { address: '신림동 1422', deposit: '12000', area: '29.35' }

test('the sheet is one printed page, without score and grade', { skip }, async () => {
  const { page } = await visit(origin, { viewport: DESK })
  await walkToResult(page, LEASE)
  await page.goto(`/result/sheet${new URL(page.url()).hash}`)
  await page.getByRole('heading', { name: '받을 서류' }).waitFor()
  await settled(page)
  assert.doesNotMatch(await page.locator('main').innerText(), /\d+점|구간/)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  assert.equal(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length, 1)
})

test('the questions to ask carry no score, and are copied without the address', { skip }, async () => {
  const { page, context } = await visit(origin)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await walkToResult(page, LEASE)
  await page.getByRole('link', { name: '중개사에게 보여 주기' }).click()
  await page.getByRole('button', { name: '글로 복사하기' }).click()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  assert.match(text, /등기사항전부증명서/)
  assert.doesNotMatch(text, /신림|1422|12,000|점\b/)
})
