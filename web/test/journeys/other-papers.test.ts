import assert from 'node:assert/strict'
import { test } from 'node:test'
import { layoutOf } from '../../../registry/test/generator/layout.ts'
import { type InventedPaper, inventPaper } from '../../../registry/test/generator/papers/invented-papers.ts'
import { printPaper } from '../../../registry/test/generator/papers/print-paper.ts'
import { violations } from '../axe.ts'
import { overflow, visit, withoutChromium } from '../chromium.ts'
import { papersOf } from '../registry-document.ts'
import { clientService } from '../service.ts'
import { lowTargets } from '../targets.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

/** The papers' address and date, for the home of the tests. */
const HOME = { address: '서울특별시 관악구 신림동 1422-5', issuedOn: new Date().toISOString().slice(0, 10) }

const fileOf = (paper: InventedPaper) => ({
  name: 'paper.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(printPaper({ ...paper, ...HOME }, layoutOf(1))),
})

type Kept = {
  seniorTenants?: { state: string; countKnown?: number; countAtLeast?: number; tenants?: unknown[] }
  tenantsOfHouse?: { rows: { depositManwon?: number; movedInOn?: string; papers: string[] }[] }
  taxArrearsManwon?: number
  violationMark?: object
}

const kept = (page: Awaited<ReturnType<typeof visit>>['page']) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('reading:'))
      .map(([, value]) => JSON.parse(String(value)) as Kept)
      .at(0),
  )

function paperWith(document: InventedPaper['document'], fits: (paper: InventedPaper) => boolean): InventedPaper {
  for (let seed = 0; ; seed += 1) {
    const paper = inventPaper(seed, document)
    if (fits(paper)) return paper
  }
}

test('R-REG-27: a list of fixed dates becomes other tenants once it is confirmed, and names nobody', {
  skip,
}, async () => {
  const visited = await visit(origin, { viewport: { width: 390, height: 844 } })
  const { page, complaints } = visited
  await papersOf(visited)
  const paper = paperWith('FIXED_DATES', (each) => 'leases' in each && each.leases.length === 3)
  await page.locator('input[type=file]').setInputFiles(fileOf(paper))
  const review = page.getByRole('region', { name: '읽은 확정일자 부여현황' })
  await review.getByRole('listitem').nth(3).waitFor()
  assert.deepEqual(await violations(page), [])
  assert.equal(await overflow(page), 0)
  assert.deepEqual(await lowTargets(page), [])
  assert.equal(await kept(page), undefined)
  while ((await review.getByRole('button', { name: '맞아요', exact: true }).count()) > 0)
    await review.getByRole('button', { name: '맞아요', exact: true }).first().click()
  await review.getByRole('button', { name: /임차인 3명 넣기/ }).click()
  await page.getByText('다른 임차인 3명을 서류에 넣었어요.').first().waitFor()
  const { seniorTenants, tenantsOfHouse } = (await kept(page)) ?? {}
  assert.deepEqual([seniorTenants, tenantsOfHouse?.rows.length], [undefined, 3])
  assert.ok(tenantsOfHouse?.rows.every(({ depositManwon, papers }) => depositManwon && papers[0] === 'FIXED_DATES'))
  assert.deepEqual(complaints, [])
})

test('R-REG-27: households are counted without those left out, and both tax certificates make no arrears', {
  skip,
}, async () => {
  const visited = await visit(origin, { viewport: { width: 390, height: 844 } })
  const { page } = visited
  await papersOf(visited)
  const households = paperWith(
    'HOUSEHOLDS',
    (each) => 'households' in each && each.document === 'HOUSEHOLDS' && each.households.length === 3,
  )
  await page.locator('input[type=file]').setInputFiles(fileOf(households))
  const review = page.getByRole('region', { name: '읽은 전입세대확인서' })
  await review.getByRole('button', { name: '넣지 않기' }).first().click()
  await review.getByRole('button', { name: /다른 세대를 적어도 2세대로/ }).click()
  await page.getByText('다른 세대를 적어도 2세대로 적었어요.').first().waitFor()
  const { seniorTenants, tenantsOfHouse } = (await kept(page)) ?? {}
  assert.deepEqual([seniorTenants?.countKnown, seniorTenants?.countAtLeast], [undefined, 2])
  const rows = tenantsOfHouse?.rows.map(({ depositManwon, papers }) => [depositManwon, papers])
  assert.deepEqual(
    rows,
    [1, 2].map(() => [undefined, ['HOUSEHOLDS']]),
  )
  for (const tax of ['NATIONAL', 'LOCAL'] as const) {
    assert.equal((await kept(page))?.taxArrearsManwon, undefined)
    const paper = paperWith('TAX_CERTIFICATE', (each) => 'tax' in each && each.tax === tax && !each.hasDeferred)
    const certificate = { ...paper, validUntil: '2099-12-20' } as InventedPaper
    await page.locator('input[type=file]').setInputFiles(fileOf(certificate))
    const taxes = page.getByRole('region', { name: '읽은 납세증명서' })
    await taxes.getByRole('button', { name: '확인했어요' }).click()
    await taxes.getByRole('link', { name: /납세자가 임대인인지/ }).waitFor()
    await taxes.getByRole('checkbox').check()
    await taxes.getByRole('button', { name: '확인했어요' }).click()
    await taxes.waitFor({ state: 'detached' })
  }
  assert.equal((await kept(page))?.taxArrearsManwon, 0)
})

test('R-REG-27: a list with nobody on it fills in no number, and says whom it leaves out', { skip }, async () => {
  const visited = await visit(origin, { viewport: { width: 390, height: 844 } })
  const { page } = visited
  await papersOf(visited)
  const nobody = { ...paperWith('HOUSEHOLDS', () => true), households: [] } as InventedPaper
  await page.locator('input[type=file]').setInputFiles(fileOf(nobody))
  const review = page.getByRole('region', { name: '읽은 전입세대확인서' })
  await review.getByText(/다른 임차인의 수는 비워 둘게요/).waitFor()
  await review.getByText(/외국인체류확인서/).waitFor()
  await review.getByText(/도로명주소로 전입한 세대/).waitFor()
  assert.equal(await review.getByRole('button', { name: /확인했어요/ }).count(), 0)
  assert.deepEqual([(await kept(page))?.seniorTenants, (await kept(page))?.tenantsOfHouse], [undefined, undefined])
})

test('R-REG-27: a tax certificate whose term is over confirms nothing', { skip }, async () => {
  const visited = await visit(origin, { viewport: { width: 390, height: 844 } })
  const { page } = visited
  await papersOf(visited)
  const paper = paperWith('TAX_CERTIFICATE', (each) => 'tax' in each && !each.hasDeferred)
  const certificate = { ...paper, validUntil: '2020-12-20' } as InventedPaper
  await page.locator('input[type=file]').setInputFiles(fileOf(certificate))
  const taxes = page.getByRole('region', { name: '읽은 납세증명서' })
  await taxes.getByText(/유효기간이 2020년 12월 20일에 끝났어요/).waitFor()
  assert.equal(await taxes.getByRole('button', { name: '확인했어요' }).count(), 0)
})

test('R-REG-25: a building register shows what was read, and that no mark found says nothing', { skip }, async () => {
  const visited = await visit(origin, { viewport: { width: 390, height: 844 } })
  const { page } = visited
  await papersOf(visited)
  const unmarked = paperWith('BUILDING_REGISTER', (each) => 'part' in each && each.part === 'UNIT' && !each.violation)
  await page.locator('input[type=file]').setInputFiles(fileOf(unmarked))
  const review = page.getByRole('region', { name: '읽은 건축물대장' })
  await review.getByText('위반건축물 표시를 찾지 못했어요').waitFor()
  await review.getByText(/전용면적: /).waitFor()
  assert.equal(await review.getByRole('button', { name: /위반건축물 표시 넣기/ }).count(), 0)
  assert.deepEqual(await violations(page), [])
  assert.equal(await overflow(page), 0)
})

test('R-PAPERS-27: a mark that was read is a caution once it is confirmed, and can be taken back', {
  skip,
}, async () => {
  const visited = await visit(origin, { viewport: { width: 390, height: 844 } })
  const { page } = visited
  await papersOf(visited)
  const marked = paperWith('BUILDING_REGISTER', (each) => 'part' in each && each.part === 'UNIT' && each.violation)
  await page.locator('input[type=file]').setInputFiles(fileOf(marked))
  const review = page.getByRole('region', { name: '읽은 건축물대장' })
  await review.getByRole('button', { name: /위반건축물 표시 넣기/ }).waitFor()
  assert.equal((await kept(page))?.violationMark, undefined)
  assert.deepEqual(await violations(page), [])
  await review.getByRole('button', { name: /위반건축물 표시 넣기/ }).click()
  await page.getByText('위반건축물 표시를 서류에 넣었어요.').first().waitFor()
  assert.deepEqual((await kept(page))?.violationMark, { issuedOn: HOME.issuedOn })
  await page.getByText('무엇이 위반이며, 언제 고쳐서 위반건축물 표시를 없앱니까?').first().waitFor()
  await page.locator('summary', { hasText: '위반건축물 표시' }).click()
  assert.equal(await page.getByLabel('건축물대장을 발급한 날').inputValue(), HOME.issuedOn)
  assert.equal(await overflow(page), 0)
  await page.getByRole('checkbox', { name: /위반건축물 표시가 있어요/ }).uncheck()
  assert.equal((await kept(page))?.violationMark, undefined)
})
