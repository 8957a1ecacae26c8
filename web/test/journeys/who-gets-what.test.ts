import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { violations } from '../axe.ts'
import { overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { inEnglish } from '../english.ts'
import { HOME } from '../own-diagnosis.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

const MORTGAGE = {
  kind: 'MORTGAGE',
  cancelled: false,
  jointCollateral: false,
  amountManwon: 6_000,
  registeredOn: '2024-03-04',
}
/** Nothing is unknown, so each share is one amount: 15,000 less 1 %, the mortgage of 6,000, and 8,850 of the deposit of 12,000. */
const READING = {
  registry: { readOn: '2026-11-19', part: 'UNIT', ownerIsLandlord: 'YES', entries: [MORTGAGE] },
  taxes: [],
  wages: { amountManwon: 0 },
  dates: {
    contractOn: '2026-11-19',
    balanceOn: '2026-12-01',
    moveInOn: '2026-12-01',
    reportOn: '2026-12-01',
    fixedDateOn: '2026-12-01',
  },
}

/** Opens the papers of a new diagnosis with values typed earlier. */
async function openPapers(page: Page): Promise<void> {
  const answer = await page.request.post('/api/rent-risk-diagnoses', { data: HOME })
  const { data } = (await answer.json()) as { data: { diagnosisId: number; statusToken: string } }
  await page.goto('/')
  await page.evaluate(
    ([key = '', reading = '']) => localStorage.setItem(key, reading),
    [`reading:${data.diagnosisId}`, JSON.stringify(READING)],
  )
  await page.goto(`/result/papers#${data.statusToken}`)
}

for (const language of ['ko', 'en'] as const)
  test(`a price is divided step by step among those with a share, in ${language}`, { skip }, async () => {
    const { page, complaints } = await (language === 'en' ? inEnglish : visit)(origin, { viewport: PHONE })
    await openPapers(page)
    const ask = language === 'ko' ? '낙찰가를 정해 보기' : 'Set a price and see who gets what'
    await page.locator('summary', { hasText: ask }).click()
    await page.getByLabel(ask).fill('15000')
    await page.getByLabel(ask).blur()
    const title =
      language === 'ko' ? /^1억 5,000만\s원에 팔리면 나누는 순서$/ : /^Sold for ₩150 million: who gets what$/
    const section = page.locator('main section').filter({ has: page.getByRole('heading', { name: title }) })
    // the part of the deposit that the law pays a small tenant first is on a separate line
    const amounts = language === 'ko' ? ['150만', '6,000만', '5,500만'] : ['₩1.5', '₩60', '₩55']
    for (const amount of amounts) await section.getByRole('cell', { name: amount }).first().waitFor()
    await section.getByText(language === 'ko' ? /내가 받을 몫은 8,850만/ : /Your share: ₩88\.5\smillion/).waitFor()
    const missing = language === 'ko' ? /모자라는 돈은 3,150만/ : /Missing from your deposit: ₩31\.5\smillion/
    await section.getByText(missing).waitFor()
    assert.equal(await overflow(page), 0)
    assert.deepEqual(await violations(page), [])
    assert.deepEqual(complaints, [])
  })

test('R-PAPERS-24: a typed public price stands beside the numbers of each guarantor', { skip }, async () => {
  const { page, complaints } = await visit(origin, { viewport: PHONE })
  await openPapers(page)
  await page.locator('summary', { hasText: '보증기관이 보는 집값' }).click()
  await page.getByLabel('공시가격', { exact: true }).fill('20000')
  await page.getByLabel('공시가격', { exact: true }).blur()
  await page.locator('summary', { hasText: '보증기관에 물어볼 조건' }).click()
  // 90 % of 20,000 × 140 %, less the mortgage of 6,000
  const numbers = page.getByRole('listitem').filter({ hasText: /^HF 숫자/ })
  await numbers.getByText(/가장 큰 보증금은 1억\s9,200만\s원/).waitFor()
  assert.equal(await overflow(page), 0)
  assert.deepEqual(await violations(page), [])
  assert.deepEqual(complaints, [])
})
