import assert from 'node:assert/strict'
import { test } from 'node:test'
import { copiedText } from '../../../registry/test/generator/copied-text.ts'
import { violations } from '../axe.ts'
import { overflow, visit, withoutChromium } from '../chromium.ts'
import { diagnose, inEnglish } from '../english.ts'
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
