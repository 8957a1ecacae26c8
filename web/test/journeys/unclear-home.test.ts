import assert from 'node:assert/strict'
import { test } from 'node:test'
import { violations } from '../axe.ts'
import { DESK, overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { clientService, ownService } from '../service.ts'
import { walkToResult } from '../walk.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin
const originWithoutSearch = skip ? '' : (await ownService({ JUSO_SEARCH_KEY: '' })).origin

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`several buildings on one lot: one is picked, and the diagnosis made again with it, on a ${name}`, {
    skip,
  }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    const asked: { selectedRegisterKey?: string }[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/async')) asked.push(request.postDataJSON() as object)
    })
    await walkToResult(page, { district: '성수동2가', lot: '277-43', deposit: '15000' })
    const again = page.getByRole('button', { name: '이 건물로 다시 확인하기' })
    await again.waitFor()
    assert.ok((await page.getByRole('radio').count()) >= 2)
    assert.deepEqual(await violations(page), [])
    await again.click()
    await page.getByText('건물을 하나 골라 주세요').waitFor()
    assert.deepEqual(await violations(page), [])
    await page.getByRole('radio').first().check()
    await again.click()
    await page.getByText(/고른 건물 · /).waitFor()
    await page.getByText('먼저 할 일:').waitFor()
    assert.equal(await page.getByRole('heading', { name: '어느 건물인가요?' }).count(), 0)
    await page.getByText(/고른 건물 · /).click()
    assert.ok(await page.getByRole('radio').first().isChecked())
    assert.deepEqual(await violations(page), [])
    assert.deepEqual(
      asked.map(({ selectedRegisterKey }) => selectedRegisterKey !== undefined),
      [false, true],
    )
    assert.equal(await overflow(page), 0)
    assert.deepEqual(complaints, [])
  })
}

test('without a key of the address search the lot address is typed, and the diagnosis made', { skip }, async () => {
  const { page, complaints } = await visit(originWithoutSearch)
  await page.goto('/')
  await page.getByLabel('주소', { exact: true }).fill('신림동 1422-5')
  await page.getByText('주소 검색을 쓸 수 없어요').waitFor()
  await page.getByLabel('동·리 이름').waitFor()
  assert.deepEqual(await violations(page), [])
  await walkToResult(page, { district: '신림동', lot: '1422-5', deposit: '12000' })
  await page.getByText('신림동 1422-5').first().waitFor()
  assert.deepEqual(complaints, [])
})
