import assert from 'node:assert/strict'
import { test } from 'node:test'
import { logIn, newAccount } from '../account.ts'
import { violations } from '../axe.ts'
import { DESK, overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { clientService } from '../service.ts'
import { walkToResult } from '../walk.ts'

const skip = withoutChromium
const { origin, pool } = skip ? { origin: '', pool: null } : await clientService()
const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(new Date())

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`the days of a contract are typed at a favorite, corrected, kept and reminded of, on a ${name}`, {
    skip,
  }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    const username = await newAccount(page)
    await logIn(page, username)
    await walkToResult(page, { address: '신림동 1422', deposit: '12000' })
    await page.getByText('저장하거나 공유하기').click()
    await page.getByRole('button', { name: '이 집 저장' }).click()
    await page.getByRole('link', { name: '저장한 집 보기' }).click()
    const open = () => page.getByText('이름과 조건 고치기').click()
    await open()
    await page.getByLabel('계약일', { exact: true }).fill(TODAY)
    await page.getByLabel('잔금일', { exact: true }).fill('2020-01-01')
    await page.getByRole('button', { name: '고친 내용 저장' }).click()
    // the service names the wrong date
    await page
      .getByRole('alert')
      .getByRole('link', { name: /계약일과 같거나 뒤/ })
      .click()
    assert.ok(await page.getByLabel('잔금일', { exact: true }).evaluate((field) => field === document.activeElement))
    assert.deepEqual(await violations(page), [])
    await page.getByLabel('잔금일', { exact: true }).fill(TODAY)
    await page.getByRole('button', { name: '고친 내용 저장' }).click()
    await page.getByText('고친 내용을 저장했어요').first().waitFor()
    await page.reload()
    await open()
    assert.equal(await page.getByLabel('잔금일', { exact: true }).inputValue(), TODAY)
    assert.equal(await overflow(page), 0)
    await page.goto('/favorites')
    await page.getByText(/계약일 .*잔금일/).waitFor()
    assert.deepEqual(await violations(page), [])
    // runs the hourly job now
    await pool?.query(`select graphile_worker.add_job('remind-of-dates')`)
    await page.goto('/notifications')
    const reminder = page.getByRole('heading', { name: /계약일입니다\. 등기를 확인하십시오/ })
    for (let tries = 0; tries < 20 && !(await reminder.isVisible()); tries += 1) {
      await page.waitForTimeout(500)
      await page.reload()
      await page.getByRole('heading', { level: 1 }).waitFor()
    }
    await reminder.waitFor()
    await page.getByText(/신림동.*도장을 찍기 전에/).waitFor()
    await page.getByText('받을 알림 고르기').click()
    await page.getByRole('checkbox', { name: '계약일의 등기 확인' }).waitFor()
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
    assert.deepEqual(complaints, [])
  })
}
