import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import type { DiagnosisSample } from '@lease-risk/contract/diagnosis-sample'
import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import type { ValueEstimate } from '@lease-risk/contract/value-estimate'
import type { Page } from 'playwright-core'
import { settled, visit, withoutChromium } from '../chromium.ts'
import { HOME, ownDiagnosis } from '../own-diagnosis.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin
const UNIT = { exclusiveAreaSquareMeter: 29.35, floorNumber: 3 }
const RENTED = {
  ...HOME,
  ...UNIT,
  contractPurpose: 'MONTHLY_RENT',
  depositAmountManwon: 1_000,
  monthlyRentAmountManwon: 60,
}

const OFFICETEL = {
  address: '서울 강남구 역삼동 736-25',
  contractPurpose: 'MONTHLY_RENT',
  depositAmountManwon: 1_000,
  monthlyRentAmountManwon: 85,
  exclusiveAreaSquareMeter: 25.16,
  floorNumber: 7,
}

/** Creates a diagnosis without a login. */
async function diagnosed(page: Page, terms: object) {
  const answer = await page.request.post('/api/rent-risk-diagnoses', { data: terms })
  return ((await answer.json()) as { data: RentRiskDiagnosisResponse & { statusToken: string } }).data
}

/** The whole text of a screen with everything expanded. `last`: the text that arrives last. */
async function textOf(page: Page, path: string, last?: RegExp): Promise<string> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  if (last !== undefined) await page.getByText(last).first().waitFor({ state: 'attached' })
  await settled(page)
  for (const summary of await page.locator('main summary').all()) await summary.click()
  return (await page.locator('main').innerText()).replaceAll('\u00a0', ' ')
}

/** The service's answer if a city's prices have been recorded long enough. */
const ESTIMATE: ValueEstimate = {
  amountManwon: 18_000,
  lowManwon: 16_500,
  highManwon: 19_600,
  intervalLevel: 0.8,
  asOf: '2026-11-20',
  fittedAt: '2026-11-20T03:10:00+09:00',
  provisional: false,
  partial: false,
  sameLotCount: 1,
  otherLotCount: 0,
  guDealsWithinYear: 900,
  checkedEstimates: 5_000,
  publicPrice: null,
  exceedance: [
    { ratio: 0.8, probability: 0.18 },
    { ratio: 1, probability: 0.03 },
  ],
  sentences: ['같은 단지 거래 1건을 시점·면적·층으로 보정한 추정 매매가는 1억 8,000만 원입니다.'],
}

/** Makes the service's answers contain an estimate and the two deals behind it. */
async function withEstimates(page: Page, change: Partial<ValueEstimate> = {}): Promise<void> {
  await page.route('**/api/rent-risk-diagnoses/async/*', async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { data: { result: object } }
    const ofOtherAreas = { ...ESTIMATE, partial: true, otherAreas: true }
    Object.assign(json.data.result, { valueEstimate: { ...ESTIMATE, ...change }, jeonseEstimate: ofOtherAreas })
    await route.fulfill({ response, json })
  })
  await page.route('**/evidence/*-estimate*', async (route) => {
    const response = await route.fetch({
      url: route
        .request()
        .url()
        .replace('value-estimate', 'sale-transaction')
        .replace('jeonse-estimate', 'rent-transaction'),
    })
    const json = (await response.json()) as { data: DiagnosisSample }
    const estimated = (share: number) => ({ adjustedAmountManwon: 18_000, share, weak: false, sentence: '' })
    Object.assign(json.data, {
      basis: 'SALE_ESTIMATE',
      level: null,
      quartiles: null,
      rank: null,
      input: null,
      count: 2,
      explanation: '추정에 반영한 과거 거래 2건입니다.',
      deals: json.data.deals
        .slice(0, 2)
        .map((deal, index) => ({ ...deal, estimated: estimated(index === 0 ? 0.99 : 0.005) })),
    })
    await route.fulfill({ response, json })
  })
}

test('R-VALUE-27: an estimate by other lots alone is a band whose middle is neither drawn nor said', {
  skip,
}, async () => {
  const { page } = await visit(origin)
  const { statusToken } = await diagnosed(page, { ...HOME, ...UNIT })
  await withEstimates(page, {
    restsOnOtherLots: true,
    partial: true,
    sentences: ['이 건물에서 신고된 매매가 없습니다.'],
  })
  const value = await textOf(page, `/result/deals/value#${statusToken}`)
  assert.match(value, /주변의 거래만으로는 열 번 가운데 여덟 번이 1억 6,500만 원에서 1억 9,600만 원 사이로/)
  assert.doesNotMatch(value, /가운데는 1억 8,000만 원/)
})

test('a chance names what it is the chance of, in the steps of the service', { skip }, async () => {
  const { page } = await visit(origin)
  const { statusToken } = await diagnosed(page, { ...HOME, ...UNIT })
  await withEstimates(page)
  const value = await textOf(page, `/result/deals/value#${statusToken}`)
  assert.match(value, /보증금이 추정 집값의 80%를 넘을 가능성은 약 20%로 계산돼요/)
  // how the list was made stands once, and why it is longer than what the sentence counts
  assert.equal(value.split('추정에 반영한 과거 거래 2건입니다').length, 2)
  assert.match(value, /1% 이상 반영한 거래는 1건이에요. 나머지 1건은 1%보다 적게 반영했어요/)
  const jeonse = await textOf(page, `/result/deals/jeonse#${statusToken}`)
  assert.match(jeonse, /내 보증금이 추정 전세 보증금보다 높을 가능성은 5% 미만으로 계산돼요/)
  assert.doesNotMatch(jeonse, /80%/)
  assert.match(jeonse, /같은 단지에 이 면적과 비슷한 거래가 없어 근거가 약해요/)
  assert.doesNotMatch(jeonse, /1년 안에 같은 단지의 거래가 없어/)
})

test('the deals of a monthly rent show their deposits, and no estimate of a jeonse is offered', { skip }, async () => {
  const { page } = await visit(origin)
  const { statusToken } = await diagnosed(page, RENTED)
  const deals = await textOf(page, `/result/deals/rent-transaction#${statusToken}`)
  assert.match(deals, /보증금 [\d,억만 ]+ 원 · 월 \d+만 원/)
  assert.match(deals, /임대차 보증금 가운데 값/)
  assert.doesNotMatch(deals, /전세 가운데 값|월세 보증금 가운데 값/)
  const result = await textOf(page, `/result#${statusToken}`)
  assert.doesNotMatch(result, /전세 추정 범위/)
})

const CONVERTED = /금액: 월세에 보증금을 연 6\.5%로 바꾸어 더한 한 달 금액/

test('rents of a region stand on one axis with their deposits, which says how', { skip }, async () => {
  const { page, complaints } = await visit(origin)
  await diagnosed(page, OFFICETEL)
  const region = await textOf(page, `/region?q=${encodeURIComponent('역삼동 오피스텔 월세')}`)
  assert.match(region, CONVERTED)
  assert.match(region, /한 달 금액 중위값은 [\d,]+만 원/)
  assert.deepEqual(complaints, [])
})

test('so do those of a favorite, with its own terms', { skip }, async () => {
  const { page, complaints } = await visit(origin)
  const { call } = await ownDiagnosis(page)
  await diagnosed(page, OFFICETEL)
  const { favoriteId } = await call<{ favoriteId: number }>('POST', '/api/favorites', OFFICETEL)
  await page.goto(`/favorites/${favoriteId}/report`)
  await page.getByText(CONVERTED).waitFor()
  await page
    .getByText(/내 조건은 한 달 90만\s원이에요/)
    .first()
    .waitFor()
  assert.deepEqual(complaints, [])
})

for (const [name, terms] of Object.entries({ jeonse: { ...HOME, ...UNIT }, 'monthly rent': RENTED }))
  test(`the evidence of a ${name} is shown in words, with its source and its weight`, { skip }, async () => {
    const { page } = await visit(origin)
    const { statusToken, riskAssessment, dataStatuses } = await diagnosed(page, terms)
    const text = await textOf(page, `/result/criteria#${statusToken}`)
    assert.doesNotMatch(text, /[A-Z]+_[A-Z_]+|FOUND|HOUSING|REGISTER|\d{6},\d{6}|\dT\d\d:/)
    assert.match(text, /샘플 데이터\(국토교통부 건축물대장 형식\)/)
    const leases = dataStatuses.find(({ key }) => key === 'rent-transaction')?.referencePeriod ?? ''
    // from its first month, as in `2026-08 ~ 2026-10`
    assert.ok(text.includes(`${leases.slice(0, 4)}년 ${Number(leases.slice(5, 7))}월`), leases)
    const shares = [...text.matchAll(/총점에서 (\d+)%/g)].map(([, share]) => Number(share))
    const counted = riskAssessment.criteria.filter(({ riskScore, weight }) => riskScore !== null && weight > 0)
    assert.equal(shares.length, counted.length)
    assert.ok(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100) <= shares.length / 2)
  })

test('nothing is shown twice beside the calculation of the papers', { skip }, async () => {
  const { page } = await visit(origin)
  const { diagnosisId, statusToken } = await diagnosed(page, { ...HOME, ...UNIT })
  const dates = { contractOn: '2026-11-24', balanceOn: '2026-12-18', endOn: '2028-12-18' }
  await page.goto('/')
  await page.evaluate(
    ([key = '', reading = '']) => localStorage.setItem(key, reading),
    [`reading:${diagnosisId}`, JSON.stringify({ dates })],
  )
  const text = await textOf(page, `/result/papers#${statusToken}`, /HF 전세자금보증/)
  assert.match(text, /HF 전세자금보증/)
  assert.doesNotMatch(text, /HF HF/)
  assert.match(text, /2028년 공휴일 미확인/)
  assert.doesNotMatch(text, /2028년 공휴일 미확인 · 2028년 공휴일 미확인/)
  const asked = page.waitForResponse('**/api/lease-papers/calculation')
  await page.reload()
  const { data } = (await (await asked).json()) as { data: LeasePapers }
  assert.ok(data.totalAhead.unknowns.length > 1)
  for (const { sentence } of data.totalAhead.unknowns) assert.equal(text.split(sentence).length, 2, sentence)
})
