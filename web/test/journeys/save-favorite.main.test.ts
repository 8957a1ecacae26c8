import assert from 'node:assert/strict'
import { test } from 'node:test'
import { logIn, newAccount } from '../account.ts'
import { violations } from '../axe.ts'
import { DESK, overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { clientService } from '../service.ts'
import { lowTargets } from '../targets.ts'
import { walkToResult } from '../walk.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`a home is saved from its result, read, changed, compared and forgotten, on a ${name}`, { skip }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    await logIn(page, await newAccount(page))
    await page.goto('/favorites')
    await page.getByText('아직 저장한 집이 없어요').waitFor()
    assert.deepEqual(await violations(page), [])
    for (const [address, deposit] of [
      ['신림동 1422', '12000'],
      ['역삼동 742', '21000'],
    ] as const) {
      await walkToResult(page, { address, deposit })
      await page.getByText('저장하거나 공유하기').click()
      await page.getByRole('button', { name: '이 집 저장' }).click()
      await page.getByRole('link', { name: '저장한 집 보기' }).waitFor()
    }
    // saving again leads to the existing favorite
    await page.reload()
    await page.getByText('저장하거나 공유하기').click()
    await page.getByRole('button', { name: '이 집 저장' }).click()
    await page.getByRole('link', { name: '저장한 집 보기' }).click()
    await page.getByRole('link', { name: '저장된 자료로 본 이 집' }).click()
    await page.getByText('자료마다 확인한 것').waitFor()
    await page.getByText('계약해도 된다는 뜻이 아니에요').waitFor()
    await page.getByRole('link', { name: '이 집의 할 일' }).click()
    for (const summary of await page.locator('main summary').all()) await summary.click()
    await page.getByRole('checkbox').first().check()
    await page.getByText('현장에서 볼 것 1/7').waitFor()
    await page.getByLabel('부르는 이름').fill('역삼 회사 앞')
    // values that a comparison needs are filled in here; unparsable input is reported at its field
    await page.getByLabel('관리비(한 달)').fill('7')
    await page.getByLabel('층', { exact: true }).fill('3')
    await page.getByLabel('전용면적').fill('넓음')
    await page.getByRole('button', { name: '고친 내용 저장' }).click()
    await page
      .getByRole('alert')
      .getByRole('link', { name: /면적을 숫자로/ })
      .click()
    assert.ok(await page.getByLabel('전용면적').evaluate((field) => field === document.activeElement))
    assert.deepEqual(await violations(page), [])
    await page.getByLabel('전용면적').fill('29.35')
    await page.getByRole('button', { name: '고친 내용 저장' }).click()
    await page
      .getByText(/역삼 회사 앞/)
      .first()
      .waitFor()
    await page
      .getByText(/29.35㎡.*3층/)
      .first()
      .waitFor()
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
    await page.getByRole('link', { name: '저장한 집 목록' }).click()
    const boxes = page.getByRole('checkbox', { name: /비교에 넣기/ })
    await boxes.first().waitFor()
    for (const box of await boxes.all()) await box.check()
    assert.deepEqual(await violations(page), [])
    await page.getByRole('button', { name: '고른 2곳 비교' }).click()
    await page.getByRole('table').waitFor()
    await page.getByText('비교하기 어려워요').first().waitFor()
    assert.deepEqual(await lowTargets(page), [])
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
    await page.goto('/favorites')
    await page.getByRole('button', { name: '역삼 회사 앞 지우기' }).click()
    await page.getByRole('dialog').waitFor()
    assert.deepEqual(await violations(page), [])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '역삼 회사 앞 지우기' }).waitFor()
    await page.getByRole('button', { name: '역삼 회사 앞 지우기' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '지우기' }).click()
    await page.getByRole('heading', { name: '역삼 회사 앞' }).waitFor({ state: 'detached' })
    assert.deepEqual(complaints, [])
  })
}
