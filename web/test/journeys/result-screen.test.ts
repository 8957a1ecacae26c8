import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import type { Locator, Page } from 'playwright-core'
import { violations } from '../axe.ts'
import { overflow, PHONE, settled, visit, withoutChromium } from '../chromium.ts'
import { inEnglish } from '../english.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

const TALL = { width: 390, height: 844 }
/** The greatest height of the whole result. */
const MOST_SCREENS = 2.5

const HOME = {
  address: '서울 관악구 신림동 1422-5',
  contractPurpose: 'JEONSE',
  depositAmountManwon: 12_000,
  exclusiveAreaSquareMeter: 29.35,
  floorNumber: 3,
}
const ABOVE_VALUE = { ...HOME, depositAmountManwon: 24_000 }
const WITHOUT_VALUE = {
  ...HOME,
  address: '서울 강남구 역삼동 742-11',
  depositAmountManwon: 21_000,
  exclusiveAreaSquareMeter: 38.5,
  floorNumber: 4,
}
const WITHOUT_DEPOSIT = {
  address: '서울 강남구 역삼동 736-25',
  contractPurpose: 'MONTHLY_RENT',
  depositAmountManwon: 0,
  monthlyRentAmountManwon: 85,
  exclusiveAreaSquareMeter: 25.16,
  floorNumber: 7,
}
const SHARED = {
  ...HOME,
  address: '서울 성동구 성수동2가 277-43',
  depositAmountManwon: 15_000,
  exclusiveAreaSquareMeter: 31.7,
  floorNumber: 2,
}

type Case = { terms: object; isStopping: boolean; hasPicture: boolean; isEnglish?: boolean }

const CASES: Record<string, Case> = {
  'an ordinary jeonse': { terms: HOME, isStopping: false, hasPicture: true },
  'a deposit above the value': { terms: ABOVE_VALUE, isStopping: true, hasPicture: true },
  'a home without a value': { terms: WITHOUT_VALUE, isStopping: true, hasPicture: false },
  'a monthly rent without a deposit': { terms: WITHOUT_DEPOSIT, isStopping: false, hasPicture: false },
  'an ordinary jeonse in English': { terms: HOME, isStopping: false, hasPicture: true, isEnglish: true },
  'a deposit above the value in English': { terms: ABOVE_VALUE, isStopping: true, hasPicture: true, isEnglish: true },
}
const NAMES = {
  ko: { field: /^등기부 을구 채권최고액 합계/, unknown: '모름', first: /^먼저 할 일: /, stop: '멈추고 확인' },
  en: { field: /^Sum of mortgages/, unknown: 'Unknown', first: /^First: /, stop: 'Stop and check' },
}

const grouped = (manwon: number) => manwon.toLocaleString('en-US')

/** Asks for a diagnosis in the language of the page and opens its result. */
async function open(page: Page, terms: object, language = 'ko') {
  const answer = await page.request.post('/api/rent-risk-diagnoses', {
    data: terms,
    headers: { 'accept-language': language },
  })
  const { data } = (await answer.json()) as { data: RentRiskDiagnosisResponse & { statusToken: string } }
  await page.goto(`/result#${data.statusToken}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await settled(page)
  assert.ok(data.answer)
  return { ...data, answer: data.answer }
}

function spaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}

async function edges(locator: Locator): Promise<{ top: number; bottom: number }> {
  const box = await locator.boundingBox()
  assert.ok(box, String(locator))
  return { top: box.y, bottom: box.y + box.height }
}

/** The accessibility tree, in order. */
async function treeOf(page: Page): Promise<string[]> {
  return (await page.locator('main').ariaSnapshot()).split('\n').map((line) => line.trim())
}

/** Sentences that appear more than once. */
async function saidTwice(page: Page): Promise<string[]> {
  const said = await page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('h1, p, li, dd, figcaption, blockquote')]
      .filter((part) => part.querySelector('p, li, figcaption, dd') === null)
      .flatMap((part) => (part as HTMLElement).innerText.split(/(?<=[.?!])\s+/))
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.length > 15),
  )
  return said.filter((sentence, index) => said.indexOf(sentence) !== index)
}

for (const [size, viewport] of Object.entries({ '360 × 740': PHONE, '390 × 844': TALL }))
  for (const [name, { terms, isStopping, hasPicture, isEnglish }] of Object.entries(CASES))
    test(`R-WEB-10, R-WEB-33: ${name} has a whole first screen at ${size}, in the order of importance, and two and a half screens in all`, {
      skip,
    }, async () => {
      const { page, complaints } = await (isEnglish ? inEnglish : visit)(origin, { viewport })
      const language = isEnglish ? 'en' : 'ko'
      const words = NAMES[language]
      const { answer } = await open(page, terms, language)

      const heading = page.getByRole('heading', { level: 1 })
      const first = page.locator('main').getByText(words.first)
      const field = page.getByRole('textbox', { name: words.field })
      const unknown = page.getByRole('button', { name: words.unknown, exact: true })
      const picture = page.getByRole('img', { name: /^(집값|Home value) / })
      const bar = await edges(page.getByRole('navigation').last())
      for (const part of [heading, first, field, unknown, ...(hasPicture ? [picture] : [])]) {
        const { top, bottom } = await edges(part)
        assert.ok(top >= 0 && bottom <= bar.top, `${String(part)} ends at ${bottom}, the bar begins at ${bar.top}`)
      }
      const line = await edges(page.locator('main p').first())
      assert.ok(line.bottom - line.top < 30, 'the terms stand in one line')

      const text = spaced(await heading.innerText())
      assert.ok(text.includes(spaced(answer.headline)), text)
      assert.equal(text.includes(words.stop), isStopping)
      // the one word for the level, with its shape
      assert.equal(await heading.locator('svg').count(), 1)
      assert.equal(answer.stake !== null, hasPicture)
      if (answer.stake) await page.getByText(spaced(answer.stake.sentence)).waitFor()
      assert.equal(await page.locator('main [class*="primary"]').count(), 1)

      const tree = await treeOf(page)
      const places = [
        /^- '?heading .*\[level=1\]/,
        ...(hasPicture ? [/^- '?img "(집값|Home value) /] : []),
        /^- '?(link|button) "(먼저 할 일|First): /,
        /^- textbox "/,
      ].map((pattern) => tree.findIndex((part) => pattern.test(part)))
      assert.ok(
        places.every((place, index) => place > (places[index - 1] ?? -1)),
        `${places}\n${tree.join('\n')}`,
      )

      assert.deepEqual(await saidTwice(page), [])
      assert.equal(await overflow(page), 0)
      assert.deepEqual(await violations(page), [])
      assert.deepEqual(complaints, [])

      // English words are too long for the smaller screen
      if (isEnglish && viewport !== TALL) return
      await page.getByRole('heading', { name: isEnglish ? 'Leases of two years' : '2년 동안의 전월세 거래' }).waitFor()
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      assert.ok(height <= MOST_SCREENS * viewport.height, `it is ${height} px high`)
    })

test('R-WEB-33: the heaviest finding is open, and the others, counted by weight, open at a press', {
  skip,
}, async () => {
  const { page } = await visit(origin, { viewport: TALL })
  await open(page, ABOVE_VALUE)
  const section = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: '무엇을 봐야 하나요' }) })
  await section.getByText(/입력하신 보증금 2억\s4,000만\s원은 최근 3개월.*매매 거래/).waitFor()
  const others = section.locator('details')
  assert.equal(spaced(await others.innerText()), '그 밖에 먼저 볼 것 2 주의 1')
  await others.locator('summary').click()
  assert.equal(await others.getByText(/^입력하신 /).count(), 2)
  assert.deepEqual(await violations(page), [])
})

test('R-ANSWER-09: what the registry names is answered by the calculation, and stands among the papers', {
  skip,
}, async () => {
  const { page, complaints } = await visit(origin, { viewport: PHONE })
  const middle = (await open(page, HOME)).answer.stake?.value.midManwon ?? 0
  const field = page.getByRole('textbox', { name: NAMES.ko.field })
  const headline = page.getByRole('heading', { level: 1 })
  await field.fill('6000')
  const value = `1억 ${grouped(middle - 10_000)}만 원`
  const share = Math.round((18_000 / middle) * 100)
  await headline.getByText('먼저 나갈 6,000만 원을').waitFor()
  assert.match(spaced(await headline.innerText()), new RegExp(`${value}의 ${share}%로`))
  await field.fill('1억')
  await headline.getByText('먼저 나갈 1억').waitFor()
  assert.match(spaced(await headline.innerText()), new RegExp(`${value}보다 ${grouped(22_000 - middle)}만 원 많습니다`))
  const said = page.locator('main p[aria-live]')
  assert.match(spaced(await said.innerText()), /적어 주신 대로라면 이 집이 지금 값 그대로 팔릴 때/)
  const { bottom } = await edges(field)
  assert.ok(bottom <= (await edges(page.getByRole('navigation').last())).top)
  assert.deepEqual(await violations(page), [])
  await page.getByRole('link', { name: '받을 서류' }).first().click()
  await page.getByRole('heading', { level: 1, name: '받을 서류' }).waitFor()
  await page.locator('summary', { hasText: '등기에서 읽은 것' }).click()
  await page.getByText('근저당 · 1억 원').waitFor()
  await page.goBack()
  await page.getByRole('button', { name: '모름', exact: true }).click()
  await headline.getByText('먼저 나갈').waitFor({ state: 'detached' })
  await page.reload()
  assert.equal(await field.inputValue(), '')
  assert.deepEqual(complaints, [])
})

test('entries that were read one by one are in the calculation, and are not overwritten', { skip }, async () => {
  const { page } = await visit(origin)
  const { diagnosisId } = await open(page, HOME)
  const mortgage = { kind: 'MORTGAGE', cancelled: false, jointCollateral: false }
  const entries = [
    { ...mortgage, amountManwon: 4_000, registeredOn: '2024-03-04' },
    { ...mortgage, amountManwon: 2_000 },
  ]
  const registry = { readOn: '2026-11-20', part: 'UNIT', ownerIsLandlord: 'YES', entries }
  await page.evaluate(
    ([key = '', reading = '']) => localStorage.setItem(key, reading),
    [`reading:${diagnosisId}`, JSON.stringify({ registry })],
  )
  await page.reload()
  const field = page.getByRole('textbox', { name: NAMES.ko.field })
  await page.getByText('등기에서 읽은 것을 모두 계산에 넣었어요').waitFor()
  await page.getByRole('heading', { level: 1 }).getByText('먼저 나갈 6,000만 원').waitFor()
  assert.equal(await field.count(), 0)
  assert.deepEqual(await violations(page), [])
})

for (const language of ['ko', 'en'] as const) {
  test(`R-ANSWER-10: a registry that stops, stops on the first screen, in ${language}`, { skip }, async () => {
    const { page } = await visit(origin, { viewport: PHONE })
    const { diagnosisId } = await open(page, HOME)
    const entry = (kind: string, registeredOn: string, amountManwon: number) => ({ kind, registeredOn, amountManwon })
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    const stopping = [
      {
        ownerIsLandlord: 'YES',
        entries: [entry('LEASE_REGISTRATION', '2024-03-02', 17_000), entry('AUCTION', '2025-03-02', 3_764)],
      },
      { ownerIsLandlord: 'NO', entries: [] },
    ]
    for (const read of stopping) {
      const registry = { readOn: '2026-11-20', part: 'UNIT', ...read }
      await page.evaluate(
        ([key = '', reading = '']) => localStorage.setItem(key, reading),
        [`reading:${diagnosisId}`, JSON.stringify({ registry })],
      )
      const calculation = page.waitForResponse('**/api/lease-papers/calculation')
      await page.reload()
      const { answer } = (await (await calculation).json()).data as { answer: { headline: string } }
      const headline = page.getByRole('heading', { level: 1 })
      await headline.getByText(answer.headline).waitFor()
      assert.match(await headline.innerText(), language === 'ko' ? /멈추고 확인/ : /Stop/)
    }
  })
}

test('R-ANSWER-13: while a larger sum is asked about, the answer to the smaller one does not stand alone', {
  skip,
}, async () => {
  const { page } = await visit(origin)
  await open(page, HOME)
  const field = page.getByRole('textbox', { name: NAMES.ko.field })
  const headline = page.getByRole('heading', { level: 1 })
  await field.fill('2000')
  await headline.getByText('먼저 나갈 2,000만 원을').waitFor()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/lease-papers/calculation', async (route) => {
    await released
    await route.continue()
  })
  await field.fill('9000')
  const notice = headline.getByText('읽은 서류를 반영하고 있어요')
  await notice.waitFor()
  release()
  await headline.getByText('먼저 나갈 9,000만 원을').waitFor()
  await notice.waitFor({ state: 'detached' })
})

test('R-ANSWER-09: the check among the papers says the action of the first screen, once a registry was read', {
  skip,
}, async () => {
  const { page } = await visit(origin)
  const { diagnosisId } = await open(page, HOME)
  const entries = [{ kind: 'AUCTION', registeredOn: '2025-03-02' }]
  const registry = { readOn: '2026-11-20', part: 'UNIT', ownerIsLandlord: 'YES', entries }
  await page.evaluate(
    ([key = '', reading = '']) => localStorage.setItem(key, reading),
    [`reading:${diagnosisId}`, JSON.stringify({ registry })],
  )
  const calculation = page.waitForResponse('**/api/lease-papers/calculation')
  await page.reload()
  const { answer } = (await (await calculation).json()).data as { answer: { firstAction: { sentence: string } } }
  await page.getByRole('link', { name: NAMES.ko.first }).click()
  await page.getByRole('heading', { level: 1, name: '받을 서류' }).waitFor()
  await page.getByText(answer.firstAction.sentence).first().waitFor({ timeout: 20_000 })
})

test('a deposit above the value is added to what stands before it on the same screen', { skip }, async () => {
  const { page } = await visit(origin)
  await open(page, ABOVE_VALUE)
  await page.getByRole('button', { name: '먼저 할 일: 선순위 채권을 더한 금액 확인' }).click()
  assert.ok(await page.getByRole('textbox', { name: NAMES.ko.field }).evaluate((field) => field.matches(':focus')))
})

test('the questions of a shared house are asked of a shared house only', { skip }, async () => {
  const { page } = await visit(origin)
  const earlier = page.getByText('먼저 들어온 세입자들의 보증금은 모두 얼마인가요?')
  await open(page, SHARED)
  await earlier.waitFor()
  await open(page, HOME)
  await page.getByRole('heading', { name: '물어볼 것 세 가지' }).waitFor()
  assert.equal(await earlier.count(), 0)
})

test('R-WEB-34: a rent stands among rents and jeonse as one amount a month, and the axis says how', {
  skip,
}, async () => {
  const { page } = await visit(origin)
  await open(page, { ...WITHOUT_DEPOSIT, depositAmountManwon: 1_000 })
  const chart = page.locator('figure').filter({ hasText: '한 달 금액' })
  assert.match(spaced(await chart.innerText()), /월세에 보증금을 연 6.5%로 바꾸어 더했어요/)
  await chart.getByText(/내 조건 한 달 90만\s원/).waitFor()
  assert.ok((await chart.locator('circle').count()) > 32)
})

for (const [name, viewport] of Object.entries({ '360 × 740': PHONE, '390 × 844': TALL }))
  test(`R-WEB-35: without an area the published ones are offered, and one that is picked is diagnosed at ${name}`, {
    skip,
  }, async () => {
    const { exclusiveAreaSquareMeter: _, ...withoutArea } = HOME
    const { page, complaints } = await visit(origin, { viewport })
    await open(page, withoutArea)
    assert.deepEqual(await violations(page), [])
    const field = await edges(page.getByRole('textbox', { name: NAMES.ko.field }))
    assert.ok(field.bottom <= (await edges(page.getByRole('navigation').last())).top)
    const before = page.url()
    await page.getByRole('button', { name: '41.2㎡' }).click()
    await page.waitForURL((url) => url.href !== before && url.pathname === '/result')
    await page.getByText(/신림동 1422-5 · 전세 1억\s2,000만\s원 · 41\.2㎡/).waitFor()
    assert.equal(await page.getByRole('button', { name: '41.2㎡' }).count(), 0)
    assert.deepEqual(complaints, [])
  })

test('an area that is not known leads to its field', { skip }, async () => {
  const { exclusiveAreaSquareMeter: _, ...withoutArea } = HOME
  const { page } = await visit(origin)
  await open(page, withoutArea)
  await page.getByRole('button', { name: '먼저 할 일: 전용면적 확인' }).click()
  await page.waitForURL(/\/terms/)
  await page.getByLabel('전용면적').waitFor()
  assert.equal(await page.getByLabel('층', { exact: true }).inputValue(), '3')
})
