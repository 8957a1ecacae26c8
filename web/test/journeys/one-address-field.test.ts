import assert from 'node:assert/strict'
import { test } from 'node:test'
import { violations } from '../axe.ts'
import { overflow, visit, withoutChromium } from '../chromium.ts'
import { inEnglish } from '../english.ts'
import { clientService } from '../service.ts'
import { pasteMessage } from '../walk.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin
const SIZE = { viewport: { width: 390, height: 844 } }

const LANGUAGES = [
  {
    name: 'Korean',
    open: visit,
    words: {
      address: '주소',
      unit: '동·호',
      next: '다음',
      jeonse: /^전세/,
      deposit: '보증금',
      more: /면적·층을 알면/,
      floor: '층',
      submit: '공공자료 확인하기',
      first: '먼저 할 일:',
      unread: '이 말은 쓰지 않았어요:',
    },
  },
  {
    name: 'English',
    open: inEnglish,
    words: {
      address: 'Address',
      unit: /^Building and unit/,
      next: 'Next',
      jeonse: /^Jeonse/,
      deposit: 'Deposit (보증금)',
      more: /Add area and floor/,
      floor: 'Floor',
      submit: 'Check public data',
      first: 'First:',
      unread: 'These words were not used:',
    },
  },
] as const

for (const { name, open, words } of LANGUAGES) {
  test(`R-ADDR-35: an address with its unit leads to the result of that unit, in ${name}`, { skip }, async () => {
    const { page, complaints } = await open(origin, SIZE)
    await page.goto('/')
    await page.getByLabel(words.address, { exact: true }).fill('신림동 1422-5 301호')
    await page
      .getByRole('button', { name: /1422-5/ })
      .first()
      .click()
    assert.equal(await page.getByLabel(words.unit).inputValue(), '301호')
    assert.equal(await page.getByText(words.unread).count(), 0)
    await page.getByRole('button', { name: words.next, exact: true }).click()
    await page
      .getByText(/301호$/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: words.jeonse }).click()
    await page.getByLabel(words.deposit, { exact: true }).fill('12000')
    await page.getByRole('button', { name: words.submit }).click()
    await page.getByText(words.first).waitFor()
    assert.deepEqual(complaints, [])
  })

  test(`R-ADDR-36: a message pasted into the field fills in the terms, in ${name}`, { skip }, async () => {
    const { page, complaints } = await open(origin, SIZE)
    await page.goto('/')
    const message = '안녕하세요\n신림동 1422-5 302호\n전세 1억 2,000만원, 3층\n즉시입주'
    await pasteMessage(page.getByLabel(words.address, { exact: true }), message)
    await page.getByRole('button', { name: '서울특별시 관악구 신림동 1422-5' }).click()
    assert.equal(await page.getByLabel(words.unit).inputValue(), '302호')
    await page.getByText(words.unread).filter({ hasText: '안녕하세요 · 즉시입주' }).waitFor()
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
    await page.getByRole('button', { name: words.next, exact: true }).click()
    await page.getByRole('radio', { name: words.jeonse }).waitFor()
    assert.ok(await page.getByRole('radio', { name: words.jeonse }).isChecked())
    assert.equal(await page.getByLabel(words.deposit, { exact: true }).inputValue(), '12,000')
    await page.getByText(words.more).click()
    assert.equal(await page.getByLabel(words.floor, { exact: true }).inputValue(), '3')
    assert.deepEqual(complaints, [])
  })
}

test('R-ADDR-36: terms in one line beside the address are filled in, and the rest is called not used', {
  skip,
}, async () => {
  const { page, complaints } = await visit(origin, SIZE)
  await page.goto('/')
  await page.getByLabel('주소', { exact: true }).fill('신림동 1422-5 301호 전세 1억 5천 풀옵션')
  await page
    .getByRole('button', { name: /1422-5/ })
    .first()
    .click()
  await page.getByText('이 말은 쓰지 않았어요: 풀옵션').waitFor()
  await page.getByRole('button', { name: '다음', exact: true }).click()
  assert.ok(await page.getByRole('radio', { name: /^전세/ }).isChecked())
  assert.equal(await page.getByLabel('보증금', { exact: true }).inputValue(), '15,000')
  assert.deepEqual(complaints, [])
})
