import assert from 'node:assert/strict'
import { test } from 'node:test'
import { violations } from '../axe.ts'
import { DESK, overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { HOME, ownDiagnosis } from '../own-diagnosis.ts'
import { clientService } from '../service.ts'
import { lowTargets } from '../targets.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

const DAY_MS = 86_400_000
const inDays = (count: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(new Date(Date.now() + count * DAY_MS))

for (const [name, options] of Object.entries({
  'on a phone in the dark': { viewport: PHONE, dark: true },
  'on a desk': { viewport: DESK },
})) {
  test(`R-WEB-45: a home is followed from its days to the keys, and dropped, ${name}`, { skip }, async () => {
    const { page, complaints } = await visit(origin, options)
    const { call } = await ownDiagnosis(page)
    const { diagnosisId } = await call<{ diagnosisId: number }>('POST', '/api/rent-risk-diagnoses', HOME)
    const { favoriteId } = await call<{ favoriteId: number }>('POST', '/api/favorites', { diagnosisId })
    await page.goto(`/favorites/${favoriteId}`)
    // while the home is looked at, its answer is the heading, and the step comes after the first action of that answer
    const then = page.locator('section', { has: page.getByRole('heading', { level: 2, name: '이어서 할 단계' }) })
    await page.getByRole('heading', { level: 2, name: '지금 할 일' }).waitFor()
    await then.getByText('임대인과 중개사에게 물어보기', { exact: true }).waitFor()
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
    assert.deepEqual(await lowTargets(page), [])
    // with the keyboard only
    const did = page.getByRole('button', { name: '임대인과 중개사에게 물어보기: 했어요' }).first()
    await did.focus()
    await page.keyboard.press('Enter')
    await then.getByText('서류 받기', { exact: true }).waitFor()
    // finished actions are collapsed under one line with their number
    await page.getByText('한 일 2가지', { exact: true }).click()
    await page.getByText('했다고 적으셨습니다').waitFor()
    await page.getByRole('button', { name: '계약했어요' }).click()
    await page.getByRole('heading', { level: 1, name: '다음에 할 일: 계약의 날짜 적기' }).waitFor()
    // the pressed button is gone, and the focus is on the heading that states the next step
    await page.locator('h1:focus').waitFor()
    await page.getByRole('button', { name: '날짜 적기' }).click()
    await page.getByLabel('계약일', { exact: true }).and(page.locator(':focus')).waitFor()
    await page.getByLabel('계약일', { exact: true }).fill(inDays(-10))
    await page.getByLabel('잔금일', { exact: true }).fill(inDays(0))
    await page.getByLabel('끝나는 날', { exact: true }).fill(inDays(730))
    await page.getByRole('button', { name: '고친 내용 저장' }).click()
    await page.getByText('입주하셨습니까?').waitFor()
    await page
      .getByText(/오늘까지입니다/)
      .first()
      .waitFor()
    assert.deepEqual(await violations(page), [])
    await page.getByRole('button', { name: '입주했어요' }).first().click()
    await page.getByRole('heading', { level: 1, name: /입주, 전입신고, 확정일자/ }).waitFor()
    await page.getByRole('button', { name: '계약했어요' }).click()
    await page.getByRole('button', { name: '안 하기로 했어요' }).click()
    await page.getByRole('heading', { level: 1, name: /계약하지 않기로 한 집입니다/ }).waitFor()
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
    await page.getByRole('button', { name: '다시 알아보기' }).click()
    await page.getByRole('heading', { level: 2, name: '지금 할 일' }).waitFor()
    await page.getByRole('link', { name: '보증금을 돌려받지 못했을 때' }).click()
    await page
      .getByText(/1533-8119/)
      .first()
      .waitFor()
    await page.getByText(/법률 자문이 아닙니다/).waitFor()
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
    assert.deepEqual(complaints, [])
  })
}
