import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { storeStatistics } from '../../../server/test/market-statistics.ts'
import { storeDeals } from '../../../server/test/stored-deals.ts'
import { lastCompleteMonth, monthsUpTo } from '../../src/routes/region/series.ts'
import { violations } from '../axe.ts'
import { DESK, overflow, PHONE, SIZES, settled, visit, withoutChromium } from '../chromium.ts'
import { inEnglish } from '../english.ts'
import { ownService } from '../service.ts'

const skip = withoutChromium
/** This test stores its statistics and deals. */
const service = skip ? undefined : await ownService()
const origin = service?.origin ?? ''
const GAP = 5
const YEOKSAM = '1168010100'
const SILLIM = '1162010200'
const ROW_HOUSE = { source: 'RHRent', propertyType: 'ROW_HOUSE_MULTI_UNIT' } as const

if (service) {
  const months = monthsUpTo(lastCompleteMonth(new Date()), 24).map((month) => month.replace('-', ''))
  const seeds = months
    .filter((_, index) => index !== GAP)
    .map((dealMonth, index) => ({ dealMonth, median: 20_000 + index * 100, sampleCount: index % 4 === 0 ? 2 : 8 }))
  await storeStatistics(service.pool, [
    ...seeds,
    ...seeds.map((seed) => ({ ...seed, propertyType: 'OFFICETEL', tradeKind: 'RENT_MONTHLY', rent: 60 })),
  ])
  await storeDeals(
    service.pool,
    SILLIM,
    Array.from({ length: 5 }, (_, at) => [
      { ...ROW_HOUSE, depositManwon: 14_000 + 1_000 * at, monthlyRentManwon: 0, areaSquareMeter: 25 + 15 * at },
      { ...ROW_HOUSE, depositManwon: 1_000, monthlyRentManwon: 50 + at, areaSquareMeter: 25 },
    ]).flat(),
    months.at(-3),
  )
  await storeDeals(service.pool, YEOKSAM, [{ buildingName: '샘플대단지래미안퍼스티지아크로리버파크' }])
}

for (const [name, size] of Object.entries({ ...SIZES, 'on a desk': { viewport: DESK } })) {
  test(`a region is read, drawn with its gaps, said, and shown as a table ${name}`, { skip }, async () => {
    const { page, complaints } = await visit(origin, size)
    await page.goto('/region')
    await page.getByRole('button', { name: '찾아보기' }).click()
    await page.getByText('지역 이름을 적어 주세요').waitFor()
    await page.getByLabel('지역과 조건').fill('신림동 오피스텔 월세 1000에 60')
    await page.getByRole('button', { name: '찾아보기' }).click()
    const chart = page.getByRole('img', { name: /24개월 가운데 23개월/ })
    await chart.waitFor()
    assert.equal(await page.getByLabel('집과 거래 종류').inputValue(), 'OFFICETEL.RENT_MONTHLY')
    await page.getByText(/현재 매물이나 매물 목록은 제공하지 않습니다/).waitFor()
    // 23 points, and no line into or out of the gap
    assert.equal(await chart.locator('circle').count(), 23)
    assert.equal(await chart.locator('line').count(), 21)
    await page.getByText('표로 보기').click()
    await page.getByText('거래 없음').first().waitFor()
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
    assert.deepEqual(complaints, [])
  })
}

test('what was read can be taken away and put right, and the address keeps it', { skip }, async () => {
  const { page } = await visit(origin)
  await page.goto(`/region?q=${encodeURIComponent('신림동 오피스텔 월세 1000에 60')}`)
  await page.getByRole('button', { name: /1,000만 원 이하.*빼기/ }).click()
  await page.waitForURL(/purpose=MONTHLY_RENT/)
  assert.equal(await page.getByLabel('지역과 조건').inputValue(), '신림동 오피스텔')
  await page.locator('fieldset').getByText('전세', { exact: true }).click()
  await page.waitForURL(/purpose=JEONSE/)
  await page.goto(`/region?q=${encodeURIComponent('신사동')}`)
  await page.getByRole('button', { name: '서울특별시 은평구 신사동' }).click()
  await page.getByText('이 지역의 거래 통계가 없어요').waitFor()
  assert.deepEqual(await violations(page), [])
})

test('R-REGION-15: a district is found by its name too; without statistics is not good news, and one that is not there is said', {
  skip,
}, async () => {
  const { page, complaints } = await visit(origin, { dark: true })
  await page.goto('/region/1111010100')
  await page.getByText('이 지역의 거래 통계가 없어요').waitFor()
  await page.getByText('좋은 신호가 아니에요').waitFor()
  assert.deepEqual(await violations(page), [])
  await page.goto('/region/관악구-신림동')
  await page.getByRole('heading', { level: 1, name: '서울특별시 관악구 신림동' }).waitFor()
  await page.getByRole('link', { name: '다른 지역 찾기' }).waitFor()
  await page.goto('/region/9999999999')
  await page.getByRole('alert').waitFor()
  assert.deepEqual(await violations(page), [])
  assert.deepEqual(complaints, [])
})

test('a region that cannot be read says why, and is read at the next try', { skip }, async () => {
  const { page } = await visit(origin)
  await page.route('**/api/regional-indicator-analyses', (route) => route.abort())
  await page.goto(`/region?q=${encodeURIComponent('신림동')}`)
  await page.getByText('자료가 없다는 뜻이 아니에요').waitFor()
  assert.deepEqual(await violations(page), [])
  await page.unroute('**/api/regional-indicator-analyses')
  await page.getByRole('button', { name: '다시 시도' }).click()
  await page.getByText('이렇게 읽었어요').waitFor()
})

test('an answer that is slow is said to be slow', { skip }, async () => {
  const { page } = await visit(origin)
  await page.route('**/api/map/*locations*', () => undefined)
  await page.goto('/map')
  await page.getByText('응답이 늦어요').waitFor()
  assert.deepEqual(await violations(page), [])
})

for (const [name, options] of Object.entries({
  'on a phone': { viewport: PHONE },
  'on a desk in the dark': { viewport: DESK, dark: true },
})) {
  test(`the list says all, and the map is walked with the keyboard alone ${name}`, { skip }, async () => {
    const { page, complaints } = await visit(origin, options)
    const beyond: string[] = []
    page.on('response', (answer) => {
      if (answer.url().includes('/api/map/tiles/') && answer.status() === 404) beyond.push(answer.url())
    })
    await page.goto('/map')
    await page.getByRole('link', { name: /^서울특별시 관악구 신림동/ }).waitFor()
    const map = page.getByRole('application', { name: '지도' })
    await map.getByRole('button').first().waitFor()
    await page.getByText('바탕 지도', { exact: false }).waitFor()
    await map.focus()
    const marker = map.getByRole('button').first()
    const before = await marker.boundingBox()
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(
      (left) => document.querySelector('.leaflet-marker-icon')?.getBoundingClientRect().left !== left,
      before?.x,
    )
    for (let times = 0; times < 9; times++) await page.getByRole('button', { name: '작게' }).click()
    await page.waitForFunction(() => {
      const tiles = [...document.querySelectorAll<HTMLImageElement>('.leaflet-tile')]
      return tiles.length > 0 && tiles.every(({ complete }) => complete)
    })
    assert.deepEqual(beyond, [], 'tiles beyond the country')
    await marker.focus()
    await page.keyboard.press('Enter')
    // the pressed button keeps the focus although it is redrawn
    await page.waitForFunction(() => document.activeElement?.closest('[role=application]'))
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'BUTTON')
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
    assert.deepEqual(complaints, [])
  })
}

test('a boundary that was not received is not drawn, and the list still has the amount', { skip }, async () => {
  const { page, complaints } = await visit(origin, { viewport: DESK })
  await page.route('**/api/map/analyzable-locations*', async (route) => {
    const answer = await route.fetch()
    const json = (await answer.json()) as { data: Record<string, unknown>[] }
    for (const place of json.data) Object.assign(place, { boundaryPolygons: [], boundaryLookupStatus: 'ERROR' })
    return route.fulfill({ response: answer, json })
  })
  await page.goto('/map')
  await page.getByText('지도를 그릴 경계를 받지 못했어요').waitFor()
  await page.getByRole('link', { name: /신림동 전세 보통 1억 6,000만 원 · 5건/ }).waitFor()
  assert.equal(await page.getByRole('application').count(), 0)
  assert.deepEqual(await violations(page), [])
  assert.deepEqual(complaints, [])
})

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`the list says what its data do not mean, and that there may be more than it shows, on a ${name}`, {
    skip,
  }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    await page.route('**/api/map/analyzable-locations*', async (route) => {
      const answer = await route.fetch()
      const { data } = (await answer.json()) as { data: { legalDistrictCode: string }[] }
      const [one] = data
      const many = Array.from({ length: 30 }, (_, index) => ({
        ...one,
        legalDistrictCode: String(1_162_010_100 + index),
      }))
      return route.fulfill({ response: answer, json: { data: many } })
    })
    await page.goto('/map')
    await page.getByRole('heading', { name: '동 30곳' }).waitFor()
    await page.getByText('거래가 많은 30곳만 보여 드려요.').waitFor()
    // R-MAP-01
    assert.ok(await page.getByText(/건축물대장이나 권리관계 근거가 충분하다는 뜻은 아닙니다/).isVisible())
    await page.getByRole('link', { name: '지역 이름으로 찾기' }).click()
    await page.waitForURL('**/region')
    await page.goBack()
    await page.getByRole('heading', { name: '동 30곳' }).waitFor()
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
    assert.deepEqual(complaints, [])
  })
}

const TALL = { width: 390, height: 844 }
const MOST_SCREENS = 2.5
const IN_LANGUAGES = {
  Korean: { isEnglish: false, usual: '전세 보통', source: '어떤 자료인가요?', pin: /신림동 · 5건 전세 보통 1\.6억$/ },
  English: {
    isEnglish: true,
    usual: 'Usual jeonse (전세)',
    source: 'Where this comes from',
    pin: /신림동 · 5 deals usual jeonse ₩160M$/,
  },
}

for (const [name, { isEnglish, usual, source, pin }] of Object.entries(IN_LANGUAGES)) {
  test(`R-REGION-24: regions open with a map of usual jeonse and counts, in two and a half screens, in ${name}`, {
    skip,
  }, async () => {
    const visited = isEnglish ? inEnglish : visit
    const { page, complaints } = await visited(origin, { viewport: TALL })
    await page.goto('/region')
    const map = page.getByRole('application')
    const marker = map.getByRole('button', { name: pin })
    // drawn together with others until the map is closer
    const first = map.getByRole('button').first()
    await first.waitFor()
    for (let times = 0; times < 6 && (await marker.count()) === 0; times++) await first.click()
    await marker.waitFor()
    await settled(page)
    assert.ok((await screensOf(page)) <= MOST_SCREENS, `region: ${await screensOf(page)} screens`)
    assert.deepEqual(await violations(page), [])
    await page.goto(`/region/${SILLIM}`)
    await page.getByRole('heading', { name: usual, exact: true }).waitFor()
    await page.getByText(source).waitFor()
    await settled(page)
    assert.ok((await screensOf(page)) <= MOST_SCREENS, `district: ${await screensOf(page)} screens`)
    const parts = await page.locator('main h2, main summary').allTextContents()
    assert.ok(parts.indexOf(usual) < parts.indexOf(source), parts.join())
    await page.goto('/')
    await settled(page)
    assert.ok((await screensOf(page)) <= MOST_SCREENS, `start: ${await screensOf(page)} screens`)
    assert.equal(await overflow(page), 0)
    assert.deepEqual(complaints, [])
  })
}

async function screensOf(page: Page): Promise<number> {
  return (await page.evaluate(() => document.documentElement.scrollHeight)) / TALL.height
}

test('R-REGION-24: the position is asked for by the button that says so, and is not sent', { skip }, async () => {
  const { page, context, complaints } = await visit(origin, { viewport: TALL })
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'asked', { value: 0, writable: true })
    const { geolocation } = navigator
    const ask = geolocation.getCurrentPosition.bind(geolocation)
    geolocation.getCurrentPosition = (...given) => {
      ;(globalThis as unknown as { asked: number }).asked += 1
      ask(...given)
    }
  })
  const asked = () => page.evaluate(() => (globalThis as unknown as { asked: number }).asked)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/region')
  await page.getByRole('application').getByRole('button').first().waitFor()
  await settled(page)
  assert.equal(await asked(), 0)
  const button = page.getByRole('button', { name: '내 위치의 동네 보기' })
  await button.click()
  await page.getByText('위치를 받지 못했어요').waitFor()
  assert.equal(await asked(), 1)
  await context.grantPermissions(['geolocation'], { origin })
  await context.setGeolocation({ latitude: 33.123456, longitude: 131.123456 })
  await button.click()
  await page.getByText('지금 지도에 있는 동 밖이에요').waitFor()
  const [place] = await page.evaluate(async () => {
    const answer = await fetch('/api/map/analyzable-locations?minSourceCount=1&limit=30')
    const { data } = (await answer.json()) as {
      data: { regionName: string; boundaryPolygons: { coordinates: number[][][] }[] }[]
    }
    return data.filter(({ boundaryPolygons }) => boundaryPolygons.length > 0)
  })
  const ring = place?.boundaryPolygons[0]?.coordinates[0] ?? []
  const middle = (at: 0 | 1) => {
    const values = ring.map((position) => position[at] ?? 0)
    return (Math.min(...values) + Math.max(...values)) / 2
  }
  await context.setGeolocation({ latitude: middle(1), longitude: middle(0) })
  await page.reload()
  await page.getByRole('application').getByRole('button').first().waitFor()
  await button.click()
  await page.getByRole('heading', { name: place?.regionName ?? '', exact: true }).waitFor()
  assert.deepEqual(
    sent.filter((text) => text.includes('33.123') || text.includes(String(middle(1)))),
    [],
  )
  assert.deepEqual(await violations(page), [])
  assert.deepEqual(complaints, [])
})
