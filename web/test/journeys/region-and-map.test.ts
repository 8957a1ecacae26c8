import assert from 'node:assert/strict'
import { test } from 'node:test'
import { storeStatistics } from '../../../server/test/market-statistics.ts'
import { storeDeals } from '../../../server/test/stored-deals.ts'
import { lastCompleteMonth, monthsUpTo } from '../../src/routes/region/series.ts'
import { violations } from '../axe.ts'
import { DESK, overflow, PHONE, SIZES, visit, withoutChromium } from '../chromium.ts'
import { ownService } from '../service.ts'

const skip = withoutChromium
/** This test stores its statistics and deals. */
const service = skip ? undefined : await ownService()
const origin = service?.origin ?? ''
const GAP = 5
const YEOKSAM = '1168010100'

if (service) {
  const months = monthsUpTo(lastCompleteMonth(new Date()), 24).map((month) => month.replace('-', ''))
  const seeds = months
    .filter((_, index) => index !== GAP)
    .map((dealMonth, index) => ({ dealMonth, median: 20_000 + index * 100, sampleCount: index % 4 === 0 ? 2 : 8 }))
  await storeStatistics(service.pool, [
    ...seeds,
    ...seeds.map((seed) => ({ ...seed, propertyType: 'OFFICETEL', tradeKind: 'RENT_MONTHLY', rent: 60 })),
  ])
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
  await page.getByText('전세', { exact: true }).click()
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
  await page.goto('/region/1162010100')
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
    await page.getByRole('heading', { name: '서울특별시 관악구 신림동', exact: true }).first().waitFor()
    const open = page.getByRole('button', { name: '지도 펼치기' })
    if (await open.isVisible()) await open.click()
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

test('a boundary that was not received is not drawn, and its reason stands in the list', { skip }, async () => {
  const { page, complaints } = await visit(origin, { viewport: DESK })
  await page.route('**/api/map/*', async (route) => {
    const answer = await route.fetch()
    if (!answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer })
    const json = (await answer.json()) as { data: Record<string, unknown>[] }
    for (const place of Array.isArray(json.data) ? json.data : [])
      Object.assign(
        place,
        'boundaryPolygons' in place
          ? { boundaryPolygons: [], boundaryLookupStatus: 'ERROR', boundaryLookupMessage: '경계를 받지 못했습니다.' }
          : { longitude: null, latitude: null, coordinateLookupStatus: 'UNAVAILABLE' },
      )
    return route.fulfill({ response: answer, json })
  })
  await page.goto('/map')
  await page.getByText('그릴 수 있는 경계와 위치가 없어요').waitFor()
  await page.getByText('경계를 받지 못했습니다.').first().waitFor()
  await page.getByText(/경계가 없어 목록에만 있어요/).waitFor()
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
    await page.getByRole('heading', { name: '자료가 많은 동 30곳' }).waitFor()
    await page.getByText('한 번에 30곳까지만 보여 드려요.').waitFor()
    // R-MAP-02, R-MAP-03
    assert.ok(
      await page
        .getByText(/건축물대장이나 권리관계 근거가 충분하다는 뜻은 아닙니다/)
        .first()
        .isVisible(),
    )
    assert.ok(
      await page
        .getByText(/매물이나 권리관계가 확인되었다는 뜻이 아닙니다/)
        .first()
        .isVisible(),
    )
    await page.getByRole('link', { name: '지역 이름으로 찾기' }).click()
    await page.waitForURL('**/region')
    await page.goBack()
    await page.getByRole('heading', { name: '자료가 많은 동 30곳' }).waitFor()
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
    assert.deepEqual(complaints, [])
  })
}
