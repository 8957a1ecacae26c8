import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { violations } from '../axe.ts'
import { overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { inEnglish, standsInEnglish } from '../english.ts'
import { HOME, ownDiagnosis } from '../own-diagnosis.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

const TALL = { width: 390, height: 844 }
const SAMPLES = join(import.meta.dirname, '../../../registry/samples')

const headlineOf = (page: Page) => page.getByRole('heading', { level: 1 })
const REFUSED = { status: 500, json: { success: false, code: 'COMMON_500', errors: [], requestId: 'r-1' } }
const AUCTION = {
  readOn: '2026-11-20',
  part: 'UNIT',
  ownerIsLandlord: 'YES',
  entries: [{ kind: 'AUCTION', registeredOn: '2025-03-02' }],
}

test('R-ANSWER-16: stored papers that are still loading, or failed to load, never count as none', {
  skip,
}, async () => {
  const { page } = await visit(origin, { viewport: PHONE })
  const { diagnosisId, call } = await ownDiagnosis(page)
  const path = `/api/rent-risk-diagnoses/${diagnosisId}/papers`
  await call('PUT', path, { version: 0, registry: AUCTION })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let isBroken = true
  await page.route(`**${path}`, async (route) => {
    await released
    await (isBroken ? route.fulfill(REFUSED) : route.continue())
  })
  const field = page.getByRole('textbox', { name: '등기부 을구 채권최고액 합계' })
  await page.goto(`/diagnoses/${diagnosisId}`)
  await headlineOf(page).getByText('저장한 서류를 불러오고 있어요').waitFor()
  assert.equal(await field.count(), 0, 'nothing is typed over papers that are not there yet')
  assert.deepEqual(await violations(page), [])
  release()
  await page.getByText('저장한 서류를 불러오지 못했어요.').waitFor()
  await headlineOf(page).getByText('전부가 아닐 수 있어요').waitFor()
  assert.match(await page.title(), /^전부가 아닐 수 있어요/)
  assert.equal(await field.count(), 0)
  assert.deepEqual(await violations(page), [])
  isBroken = false
  await page.getByRole('button', { name: '다시 시도' }).click()
  await headlineOf(page).getByText('멈추고 확인').waitFor()
  await headlineOf(page).getByText('경매개시결정').waitFor()
  assert.equal(await page.getByText('전부가 아닐 수 있어요').count(), 0)
  isBroken = true
  await page.goto(`/diagnoses/${diagnosisId}/papers`)
  await page.getByText('우리 쪽 문제로 불러오지 못했어요').waitFor()
  assert.equal(await page.locator('summary', { hasText: '등기에서 읽은 것' }).count(), 0)
})

/** Leaves a reading on the device, as the papers screen does, and opens the result. */
async function withReading(page: Page, diagnosisId: number, path: string, registry: object, others: object = {}) {
  await page.goto('/robots.txt')
  await page.evaluate(
    ([key = '', reading = '']) => localStorage.setItem(key, reading),
    [`reading:${diagnosisId}`, JSON.stringify({ registry, ...others })],
  )
  await page.goto(path)
}

async function diagnosed(page: Page, terms: object = {}) {
  const answer = await page.request.post('/api/rent-risk-diagnoses', {
    data: { ...HOME, exclusiveAreaSquareMeter: 29.35, ...terms },
  })
  const { data } = (await answer.json()) as { data: { diagnosisId: number; statusToken: string } }
  return { diagnosisId: data.diagnosisId, path: `/result#${data.statusToken}` }
}

test('a failed calculation says so with a retry, and the stop is there once it succeeds', { skip }, async () => {
  const { page } = await visit(origin, { viewport: TALL })
  const { diagnosisId, path } = await diagnosed(page)
  let isBroken = true
  await page.route('**/api/lease-papers/calculation', (route) => (isBroken ? route.fulfill(REFUSED) : route.continue()))
  await withReading(page, diagnosisId, path, AUCTION)
  await headlineOf(page).getByText('아직 전부가 아니에요').waitFor()
  await page.getByText('서류에서 읽은 것을 다 반영하지 못했어요.').waitFor()
  assert.equal(await page.getByText('모두 계산에 넣었어요').count(), 0)
  assert.deepEqual(await violations(page), [])
  isBroken = false
  await page.getByRole('button', { name: '다시 시도' }).dispatchEvent('click')
  await headlineOf(page).getByText('경매개시결정').waitFor()
  await page.getByText('모두 계산에 넣었어요').waitFor()
})

/** The hatched part that may be paid first as well, as a share of the picture; 0: there is none. */
async function openShare(page: Page): Promise<number> {
  const picture = page.getByRole('img', { name: /^(집값|건물 전체 값) / })
  const { width: whole } = (await picture.boundingBox()) ?? { width: 0 }
  const open = picture.locator('rect[stroke-dasharray], rect[class*="open"]')
  if ((await open.count()) === 0) return 0
  return ((await open.boundingBox())?.width ?? 0) / whole
}

test('R-ANSWER-12: in a shared house the picture is the building, and what nobody knows is as wide as it may be', {
  skip,
}, async () => {
  const { page } = await visit(origin, { viewport: TALL })
  const shared = {
    address: '서울 성동구 성수동2가 277-43',
    depositAmountManwon: 15_000,
    exclusiveAreaSquareMeter: 31.7,
  }
  const { diagnosisId, path } = await diagnosed(page, shared)
  const value = { lowManwon: 350_000, midManwon: 390_000, highManwon: 420_000, basis: '감정평가' }
  const home = { legalDistrictCode: '1120011500', propertyType: 'DETACHED_MULTI_FAMILY', householdCount: 6 }
  await withReading(page, diagnosisId, path, { ...AUCTION, part: 'BUILDING', entries: [] }, { value, home })
  await page.getByText(/^건물 값 35억\s원~42억\s원/).waitFor()
  await page.getByText(/아직 모르는 것: .*다른 임차인의 보증금/).waitFor()
  assert.ok((await openShare(page)) > 0.9)
})

test('R-ANSWER-12: an amount that nobody typed is no sliver, and one that may rank ahead is drawn as large as it is', {
  skip,
}, async () => {
  const { page } = await visit(origin, { viewport: TALL })
  const { diagnosisId, path } = await diagnosed(page, { depositAmountManwon: 20_000 })
  await page.goto(path)
  await page.getByText('아직 모르는 돈', { exact: true }).waitFor()
  assert.ok((await openShare(page)) > 0.28)
  const seizure = { kind: 'SEIZURE', registeredOn: '2025-03-02' }
  await withReading(page, diagnosisId, path, { ...AUCTION, entries: [seizure] })
  await page.getByText('아직 모르는 돈', { exact: true }).waitFor()
  assert.ok((await openShare(page)) > 0.28)
  const ranked = {
    taxArrearsManwon: 0,
    dates: { moveInOn: '2025-01-02', reportOn: '2025-01-02', fixedDateOn: '2025-01-02' },
  }
  await withReading(page, diagnosisId, path, { ...AUCTION, entries: [{ ...seizure, amountManwon: 2_000 }] }, ranked)
  await page.getByText('많으면 2,000만 원까지 먼저 나감').waitFor()
  const share = await openShare(page)
  assert.ok(share > 0.07 && share < 0.1, `${share}`)
})

test('entries that leave the deposit above the value lead to themselves, where they are corrected', {
  skip,
}, async () => {
  const { page, complaints } = await visit(origin, { viewport: TALL })
  const { diagnosisId, path } = await diagnosed(page, { depositAmountManwon: 24_000 })
  const struck = { kind: 'MORTGAGE', registeredOn: '2020-03-02', amountManwon: 5_000, cancelled: true }
  await withReading(page, diagnosisId, path, { ...AUCTION, entries: [struck] })
  await page.getByText('등기에서 읽은 것을 모두 계산에 넣었어요.').waitFor()
  assert.equal(await page.getByRole('textbox', { name: '등기부 을구 채권최고액 합계' }).count(), 0)
  await page.getByRole('link', { name: '먼저 할 일: 선순위 채권을 더한 금액 확인' }).click()
  await page.getByRole('heading', { name: '적은 등기' }).and(page.locator(':focus')).waitFor()
  await page.getByText('근저당 · 2020년 3월 2일 · 5,000만 원').waitFor()
  assert.deepEqual(await violations(page), [])
  assert.deepEqual(complaints, [])
})

const REVIEW = {
  ko: {
    region: '읽은 등기',
    yes: '같아요',
    no: '달라요',
    take: /^모두 확인했어요/,
    taken: /^서류에 넣었어요/,
    back: '결과로',
  },
  en: {
    region: 'Entries that were read',
    yes: 'Yes',
    no: 'No',
    take: /^All confirmed/,
    taken: /^Added\./,
    back: 'Back to the result',
  },
}
const SAID = {
  ko: {
    'sillim-301-mortgage': {
      yes: /보증금 1억 2,000만 원에 먼저 나갈 2,400만 원을 더하면 .*%입니다/,
      no: /멈추고 확인.*임대인이 아닌 소유자/,
    },
    'sillim-301-auction': { yes: /멈추고 확인.*경매개시결정.*임차권등기/, no: /멈추고 확인.*경매개시결정/ },
  },
  en: {
    'sillim-301-mortgage': { yes: /plus the .* paid before it .*%/, no: /Stop and check.*owner/ },
    'sillim-301-auction': { yes: /Stop and check.*[Aa]uction/, no: /Stop and check.*[Aa]uction/ },
  },
}

for (const language of ['ko', 'en'] as const)
  for (const sample of ['sillim-301-mortgage', 'sillim-301-auction'] as const)
    for (const owner of sample === 'sillim-301-mortgage' ? (['yes', 'no'] as const) : (['yes'] as const))
      test(`R-ANSWER-10: ${sample}.pdf is opened, the owner answered by ${owner}, and the first screen says what it shows, in ${language}`, {
        skip,
      }, async () => {
        const words = REVIEW[language]
        const { page, complaints } = await (language === 'en' ? inEnglish : visit)(origin, { viewport: TALL })
        const { path } = await diagnosed(page, { address: `${HOME.address} 301호`, floorNumber: 3 })
        await page.goto(path.replace('#', '/papers?read=registry#'))
        await page.locator('input[type=file]').setInputFiles(join(SAMPLES, `${sample}.pdf`))
        const review = page.getByRole('region', { name: words.region })
        await review.getByRole('radio', { name: words[owner], exact: true }).check()
        await review.getByRole('button', { name: words.take }).click()
        await page.getByText(words.taken).first().waitFor()
        await page.getByRole('link', { name: words.back }).click()
        await page.getByRole('heading', { level: 1, name: SAID[language][sample][owner] }).waitFor()
        assert.equal(await overflow(page), 0)
        assert.deepEqual(await violations(page), [])
        assert.deepEqual(complaints, [])
      })

test('R-ANSWER-09, R-WEB-61: an own home says the same sentence on the first screen, printed, shared with papers, saved and compared', {
  skip,
}, async () => {
  const { page } = await visit(origin, { viewport: TALL })
  const { diagnosisId, call } = await ownDiagnosis(page)
  await call('PUT', `/api/rent-risk-diagnoses/${diagnosisId}/papers`, { version: 0, registry: AUCTION })
  type Answered = { answer: { headline: string } }
  const { answer } = await call<Answered>('GET', `/api/rent-risk-diagnoses/${diagnosisId}`)
  assert.match(answer.headline, /경매개시결정/)
  const said = page.getByText(answer.headline)
  await page.goto(`/diagnoses/${diagnosisId}`)
  await headlineOf(page).getByText(answer.headline).waitFor()
  await page.getByRole('link', { name: /^받을 서류 1\// }).waitFor()
  const question = page.getByRole('listitem').getByText(/^경매 신청이 취하되는지/)
  await question.waitFor()
  await page.goto(`/diagnoses/${diagnosisId}/papers`)
  await page.locator('summary', { hasText: '등기사항전부증명서' }).getByText('읽었어요').waitFor()
  await page.goto(`/diagnoses/${diagnosisId}/sheet`)
  await said.waitFor()
  await question.waitFor()
  await page.getByRole('row', { name: /등기사항전부증명서.*읽음 2026-11-20/ }).waitFor()
  const shared = await call<{ token: string }>('POST', `/api/rent-risk-diagnoses/${diagnosisId}/share`, {
    days: 7,
    includePapers: true,
  })
  const opened = await call<Answered>('GET', `/api/shared-diagnoses/${shared.token}`)
  assert.equal(opened.answer.headline, answer.headline)
  const isStop = async (at: Locator) => {
    await at.getByText(answer.headline).waitFor()
    await at.getByText('멈추고 확인').waitFor()
  }
  await page.goto(`/shared#${shared.token}`)
  await isStop(page.getByRole('main'))
  await question.waitFor()
  await page.goto('/diagnoses')
  await isStop(page.getByRole('main').getByRole('listitem').first())
  const { favoriteId } = await call<{ favoriteId: number }>('POST', '/api/favorites', { diagnosisId })
  const analysis = await call<Answered>('GET', `/api/favorites/${favoriteId}/analysis`)
  assert.equal(analysis.answer.headline, answer.headline)
  const other = await call<{ diagnosisId: number }>('POST', '/api/rent-risk-diagnoses', {
    ...HOME,
    address: '서울 관악구 신림동 1415-20',
    depositAmountManwon: 5_000,
  })
  const second = await call<{ favoriteId: number }>('POST', '/api/favorites', { diagnosisId: other.diagnosisId })
  const ids = [favoriteId, second.favoriteId].join()
  const { homes } = await call<{ homes: Answered[] }>('GET', `/api/favorites/comparison?ids=${ids}`)
  assert.equal(homes[0]?.answer.headline, answer.headline)
  await page.goto(`/favorites/${favoriteId}`)
  await isStop(headlineOf(page))
  await page.goto(`/favorites/${favoriteId}/report`)
  await isStop(headlineOf(page))
  await page.getByText('확인할 것이 더 있어요').waitFor()
  assert.equal(await page.getByRole('img', { name: /^등급/ }).count(), 0)
  assert.deepEqual(await violations(page), [])
  await page.goto(`/favorites/compare?ids=${ids}`)
  const answers = page.locator('section', { has: page.getByRole('heading', { name: '집마다 먼저 알 것' }) })
  await isStop(answers.getByRole('listitem').first())
  assert.equal(await answers.getByText('멈추고 확인').count(), 1, 'the other home is not stopped')
  assert.equal(await overflow(page), 0)
  assert.deepEqual(await violations(page), [])
})

test('the sheet says the sentence with papers in Korean beside English', { skip }, async () => {
  const { page } = await inEnglish(origin, { viewport: TALL })
  const { diagnosisId, path } = await diagnosed(page)
  await withReading(page, diagnosisId, path.replace('#', '/sheet#'), AUCTION)
  await page
    .getByText(/auction/i)
    .first()
    .waitFor()
  await page.getByText(/서류에서 멈출 까닭을 찾았습니다: 경매개시결정/).waitFor()
  await standsInEnglish(page, 'sheet')
})
