import assert from 'node:assert/strict'
import { test } from 'node:test'
import { violations } from '../axe.ts'
import { overflow, visit, withoutChromium } from '../chromium.ts'
import { HOME, ownDiagnosis } from '../own-diagnosis.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin
const OTHERS = [
  { ...HOME, address: '서울 관악구 신림동 1415-20', depositAmountManwon: 9_000 },
  { ...HOME, address: '서울 강남구 역삼동 736-25', depositAmountManwon: 125_000 },
]
const WIDTH = 390

for (const dark of [false, true])
  test(`R-WEB-57: three homes stand side by side on a phone, by what their papers say${dark ? ', in the dark' : ''}`, {
    skip,
  }, async () => {
    const { page, complaints } = await visit(origin, { viewport: { width: WIDTH, height: 844 }, dark })
    const { diagnosisId, call } = await ownDiagnosis(page)
    const save = async (id: number) =>
      (await call<{ favoriteId: number }>('POST', '/api/favorites', { diagnosisId: id })).favoriteId
    const ids = [await save(diagnosisId)]
    for (const home of OTHERS)
      ids.push(await save((await call<{ diagnosisId: number }>('POST', '/api/rent-risk-diagnoses', home)).diagnosisId))
    await page.goto(`/favorites/compare?ids=${ids.join()}`)
    await page.getByText('추정 집값의 60%에 팔리면').first().waitFor()
    // every picture shows every home
    for (const picture of await page.getByRole('img').all())
      for (const lot of ['1422-5', '1415-20', '736-25'])
        assert.match((await picture.getAttribute('aria-label')) ?? '', new RegExp(lot))
    for (const column of await page.getByRole('columnheader').all()) {
      const { x = -1, width = WIDTH } = (await column.boundingBox()) ?? {}
      assert.ok(x >= 0 && x + width <= WIDTH, `${x} ${width}`)
    }
    // R-WEB-49, with hundreds of millions in a third of the screen
    const broken = await page
      .getByRole('table')
      .last()
      .evaluate((table) =>
        [...table.querySelectorAll('tbody td')].flatMap(({ firstChild }) => {
          if (!firstChild || !/\d.*원/.test(firstChild.textContent ?? '')) return []
          const range = document.createRange()
          range.selectNodeContents(firstChild)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          return lines.size > 1 ? [firstChild.textContent] : []
        }),
      )
    assert.deepEqual(broken, [])
    // items that cannot be compared are named, with their reasons collapsed under one line
    const why = page.locator('main summary').filter({ hasText: /항목 \d+개의 이유 보기/ })
    await why.focus()
    await page.keyboard.press('Enter')
    assert.equal(await page.getByRole('table').last().getByText('비교하기 어려워요').count(), 0)
    assert.equal(await overflow(page), 0)
    assert.deepEqual(await violations(page), [])
    await page
      .getByRole('link', { name: /등기사항전부증명서 요청하기/ })
      .first()
      .click()
    await page.waitForURL(new RegExp(`/diagnoses/${diagnosisId}/papers\\?check=REGISTRY_DOCUMENT`))
    assert.deepEqual(complaints, [])
  })
