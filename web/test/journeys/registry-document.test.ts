import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import type { Page } from 'playwright-core'
import { copiedText } from '../../../registry/test/generator/copied-text.ts'
import { SAMPLE_DOCUMENTS, type SampleDocument } from '../../../registry/test/generator/samples.ts'
import { en as EN } from '../../src/routes/result/papers/document/words.en.ts'
import { ko as KO } from '../../src/routes/result/papers/document/words.ko.ts'
import { violations } from '../axe.ts'
import { overflow, visit, withoutChromium } from '../chromium.ts'
import { diagnose, inEnglish } from '../english.ts'
import { HOME } from '../own-diagnosis.ts'
import { DOCUMENT, draft, file, open, papersOf, UNEXPLAINED } from '../registry-document.ts'
import { clientService } from '../service.ts'
import { lowTargets } from '../targets.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

test('R-REG-19, R-REG-21: a document fills the papers once it is confirmed, and not before', { skip }, async () => {
  const visited = await visit(origin, { viewport: { width: 390, height: 844 } })
  const { page, complaints } = visited
  await papersOf(visited)
  await open(page, DOCUMENT)
  const review = page.getByRole('region', { name: '읽은 등기' })
  await review
    .getByText(/을구 1번/)
    .first()
    .waitFor()
  assert.equal(await draft(page), undefined)
  const [owner = ''] = DOCUMENT.owners.names
  await review.getByText(owner).waitFor()
  await review.getByRole('radio', { name: '같아요' }).check()
  await review.getByText(owner).waitFor({ state: 'detached' })
  assert.deepEqual(await violations(page), [])
  assert.equal(await overflow(page), 0)
  assert.deepEqual(await lowTargets(page), [])
  await review.getByRole('button', { name: '모두 확인했어요' }).click()
  await page
    .getByText(/^서류에 넣었어요/)
    .first()
    .waitFor()
  const kept = await draft(page)
  assert.equal(kept?.registry?.readOn, DOCUMENT.viewedAt.slice(0, 10))
  const expected = DOCUMENT.entries.filter(({ kind }) => /MORTGAGE|SEIZURE/.test(kind))
  assert.deepEqual(
    kept?.registry?.entries.map(({ kind }) => kind).toSorted(),
    expected.map(({ kind }) => kind).toSorted(),
  )
  for (const name of DOCUMENT.names) assert.ok(!JSON.stringify(kept).includes(name))
  assert.deepEqual(complaints, [])
})

test('R-REG-19: what is in doubt has to be answered by itself before anything is added', { skip }, async () => {
  const visited = await visit(origin, { viewport: { width: 390, height: 844 } })
  const { page } = visited
  await papersOf(visited)
  await open(page, UNEXPLAINED)
  const review = page.getByRole('region', { name: '읽은 등기' })
  await review.getByText('확인 필요').first().waitFor()
  const first = review.getByRole('listitem').first()
  await first.getByText('확인 필요').waitFor()
  await review.getByRole('button', { name: '모두 확인했어요' }).click()
  await review.getByRole('link', { name: /확인이 필요한 \d+줄/ }).waitFor()
  await review.getByRole('link', { name: /위의 문제를 문서에서/ }).waitFor()
  assert.deepEqual(await violations(page), [])
  assert.equal(await draft(page), undefined)
  await review.getByLabel('위의 문제를 문서에서 직접 확인했어요').check()
  await first.getByRole('button', { name: '고쳐서 넣기' }).click()
  await first.getByLabel('금액', { exact: true }).fill('77')
  await first.getByRole('button', { name: '이 등기 넣기' }).click()
  while ((await review.getByRole('button', { name: '맞아요', exact: true }).count()) > 0)
    await review.getByRole('button', { name: '맞아요', exact: true }).first().click()
  await review.getByRole('button', { name: '모두 확인했어요' }).click()
  await page
    .getByText(/^서류에 넣었어요/)
    .first()
    .waitFor()
  assert.match(JSON.stringify(await draft(page)), /"amountManwon":77\b/)
})

test('R-REG-20: pasted text is read too; with what was typed before, nothing counts twice', { skip }, async () => {
  const visited = await visit(origin)
  const { page, complaints } = visited
  const token = await papersOf(visited)
  await page.goto(`/result#${token}`)
  await page.getByLabel('등기부 을구 채권최고액 합계').fill('6000')
  await page.getByRole('link', { name: '등기부등본 파일로 채우기' }).click()
  await page.getByRole('heading', { name: '등기부등본을 이 기기에서 읽기' }).and(page.locator(':focus')).waitFor()
  await page.getByRole('button', { name: '글자로 붙여 넣기' }).click()
  await page.getByLabel('등기부등본에서 복사한 글').fill(copiedText(DOCUMENT))
  await page.getByRole('button', { name: '붙여 넣은 글 읽기' }).click()
  const review = page.getByRole('region', { name: '읽은 등기' })
  const sum = review.getByRole('listitem').filter({ hasText: '두 번 세지 않게' })
  await sum.getByRole('button', { name: '빼기' }).click()
  while ((await review.getByRole('button', { name: '맞아요', exact: true }).count()) > 0)
    await review.getByRole('button', { name: '맞아요', exact: true }).first().click()
  if ((await review.getByLabel('위의 문제를').count()) > 0) await review.getByLabel('위의 문제를').check()
  await review.getByRole('button', { name: '모두 확인했어요' }).click()
  await page
    .getByText(/^서류에 넣었어요/)
    .first()
    .waitFor()
  assert.doesNotMatch(JSON.stringify(await draft(page)), /"amountManwon":6000\b/)
  // a second reading of the same document adds nothing
  const before = (await draft(page))?.registry?.entries.length
  await open(page, DOCUMENT)
  await review.getByText('적은 것과 같아요').first().waitFor()
  assert.equal(await review.getByText('전에 적은 것에 없어요').count(), 0)
  await review.getByRole('button', { name: '모두 확인했어요' }).click()
  await page
    .getByText(/^서류에 넣었어요/)
    .first()
    .waitFor()
  assert.equal((await draft(page))?.registry?.entries.length, before)
  assert.deepEqual(complaints, [])
})

test('R-REG-22: what is no registry document is named with what to do, and an invented one is never added to real data', {
  skip,
}, async () => {
  const visited = await visit(origin)
  const { page, complaints } = visited
  await papersOf(visited)
  await page.locator('input[type=file]').setInputFiles({ ...file(DOCUMENT), buffer: Buffer.from('no pdf') })
  await page.getByText('등기부등본으로 읽을 수 없어요').waitFor()
  assert.equal(await page.getByRole('button', { name: '모두 확인했어요' }).count(), 0)
  await page.evaluate(() => delete document.documentElement.dataset['mode'])
  await page.getByRole('button', { name: /^지어낸 예시로 해 보기: 근저당/ }).click()
  await page.getByText('지어낸 예시예요. 서류에는 넣지 않아요.').waitFor()
  assert.equal(await page.getByRole('button', { name: '모두 확인했어요' }).count(), 0)
  assert.deepEqual(await violations(page), [])
  assert.deepEqual(complaints, [])
})

for (const [name, kinds] of [
  [/^지어낸 예시로 해 보기: 근저당/, ['MORTGAGE']],
  [/^지어낸 예시로 해 보기: 경매/, ['AUCTION', 'LEASE_REGISTRATION', 'MORTGAGE']],
] as const)
  test(`R-REG-22: among sample data an invented document is added once it is confirmed: ${kinds.join(', ')}`, {
    skip,
  }, async () => {
    const visited = await visit(origin, { viewport: { width: 390, height: 844 } })
    const { page, complaints } = visited
    await papersOf(visited)
    await page.getByRole('button', { name }).click()
    const review = page.getByRole('region', { name: '읽은 등기' })
    await review.getByText('지어낸 예시예요. 샘플 데이터에서만 서류에 넣을 수 있어요.').waitFor()
    await review.getByRole('radio', { name: '같아요' }).check()
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
    await review.getByRole('button', { name: '모두 확인했어요' }).click()
    await page
      .getByText(/^서류에 넣었어요/)
      .first()
      .waitFor()
    const kept = await draft(page)
    const live = kept?.registry?.entries.filter(({ cancelled }) => cancelled !== true)
    assert.deepEqual(live?.map(({ kind }) => kind).toSorted(), kinds)
    assert.deepEqual(complaints, [])
  })

test('the same in English', { skip }, async () => {
  const { page, complaints } = await inEnglish(origin, { viewport: { width: 390, height: 844 } })
  const token = await diagnose(page)
  await page.goto(`/result/papers#${token}`)
  await page.getByRole('button', { name: 'Open the registry document' }).waitFor()
  await open(page, UNEXPLAINED)
  await page.getByText('Needs your check').first().waitFor()
  await page.getByText(/^Some lines are struck out/).waitFor()
  assert.deepEqual(await violations(page), [])
  assert.equal(await overflow(page), 0)
  assert.deepEqual(complaints, [])
})

const SAMPLE = SAMPLE_DOCUMENTS[0] as SampleDocument

for (const { language, named } of [
  { language: 'ko', named: /다른 집의 문서예요\. 문서의 집: .*1422-5.*301호\. 확인하는 집: .*302호/ },
  { language: 'en', named: /document of another home: .*1422-5.*301호\. This home: .*302호/ },
] as const)
  test(`R-REG-33, R-PAPERS-30: a document of another home is refused by name and never counted (${language})`, {
    skip,
  }, async () => {
    const options = { viewport: { width: 390, height: 844 } }
    const visited = language === 'en' ? await inEnglish(origin, options) : await visit(origin, options)
    const { page, complaints } = visited
    const answer = await page.request.post('/api/rent-risk-diagnoses', {
      data: { ...HOME, address: `서울 관악구 신림동 1422-5 302호` },
    })
    const { data } = (await answer.json()) as { data: { statusToken: string } }
    const words = language === 'en' ? EN : KO
    await page.goto(`/result/papers#${data.statusToken}`)
    await page.locator('input[type=file]').waitFor({ state: 'attached' })
    await open(page, SAMPLE.document)
    const review = page.getByRole('region', { name: /^읽은 등기$|^Entries that were read$/ })
    await review.getByText(named).waitFor()
    await review.getByRole('button', { name: words.take }).click()
    await review.getByRole('link', { name: words.otherHomeOpen }).waitFor()
    assert.equal(await draft(page), undefined)
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
    await review.getByLabel(words.otherHomeSeen).check()
    while ((await review.getByRole('button', { name: words.right, exact: true }).count()) > 0)
      await review.getByRole('button', { name: words.right, exact: true }).first().click()
    await review.getByRole('button', { name: words.take }).click()
    await review.waitFor({ state: 'detached' })
    assert.deepEqual((await draft(page))?.registry?.home, {
      legalDistrict: '서울특별시 관악구 신림동',
      lot: '1422-5',
      ho: '301',
    })
    await page.goto('/robots.txt')
    await page.goto(`/result#${data.statusToken}`)
    const title = page.getByRole('heading', { level: 1 })
    await title.filter({ hasText: /1422-5.*301.*1422-5.*302/ }).waitFor()
    const calculated = await calculatedWith(page, data.statusToken)
    assert.equal(calculated.registryHome, 'OTHER')
    assert.ok(!calculated.claimsAhead.some(({ kind }) => kind === 'MORTGAGE'))
    assert.ok(calculated.totalAhead.unknowns.some(({ kind }) => kind === 'REGISTRY_NOT_READ'))
    assert.deepEqual(complaints, [])
  })

test('R-PAPERS-30: the sample document of the same home is counted', { skip }, async () => {
  const visited = await visit(origin, { viewport: { width: 390, height: 844 } })
  const { page } = visited
  const answer = await page.request.post('/api/rent-risk-diagnoses', {
    data: { ...HOME, address: '서울 관악구 신림동 1422-5 301호' },
  })
  const { data } = (await answer.json()) as { data: { statusToken: string } }
  await page.goto(`/result/papers#${data.statusToken}`)
  await open(page, SAMPLE.document)
  const review = page.getByRole('region', { name: '읽은 등기' })
  await review.getByRole('radio', { name: '같아요' }).check()
  assert.equal(await review.getByText('다른 집의 문서예요').count(), 0)
  await review.getByRole('button', { name: KO.take }).click()
  await review.waitFor({ state: 'detached' })
  const calculated = await calculatedWith(page, data.statusToken)
  assert.equal(calculated.registryHome, 'SAME')
  assert.deepEqual(
    calculated.claimsAhead.flatMap(({ amountManwon, cancelled }) => (cancelled ? [] : (amountManwon ?? []))),
    [2_400],
  )
  // entries of another home are not added to these
  const { address, building } = SAMPLE.document
  const beside = {
    address: address.replace('제301호', '제302호'),
    ...(building && { building: { ...building, unit: '제3층 제302호' } }),
  }
  await open(page, { ...SAMPLE.document, ...beside })
  await review.getByText(KO.barred).waitFor()
  assert.equal(await review.getByRole('button', { name: KO.take }).count(), 0)
  await review.getByRole('button', { name: KO.clearTyped }).click()
  await review.getByRole('button', { name: KO.take }).waitFor()
})

/** The calculation of the values that the page keeps. */
async function calculatedWith(page: Page, statusToken: string): Promise<LeasePapers> {
  const answer = await page.request.post('/api/lease-papers/calculation', {
    data: { ...(await draft(page)), statusToken },
  })
  return ((await answer.json()) as { data: LeasePapers }).data
}
