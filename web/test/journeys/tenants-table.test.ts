import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { violations } from '../axe.ts'
import { overflow, visit, withoutChromium } from '../chromium.ts'
import { inEnglish } from '../english.ts'
import { HOME } from '../own-diagnosis.ts'
import { clientService } from '../service.ts'
import { lowTargets } from '../targets.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin
const viewport = { width: 390, height: 844 }

async function openPapers(page: Page): Promise<void> {
  const answer = await page.request.post('/api/rent-risk-diagnoses', { data: HOME })
  const { data } = (await answer.json()) as { data: { statusToken: string } }
  await page.goto(`/result/papers#${data.statusToken}`)
}

const WORDS = {
  ko: {
    title: '다른 세입자의 표',
    add: '방 하나 적기',
    room: '방',
    deposit: '보증금',
    list: '확정일자 부여현황',
    saidBy: '누가 말했나요?',
    keep: '이 방 넣기',
    remove: '201호 빼기',
    wrong: /방 번호로 적어 주세요/,
    below: /임대인이 말한 보증금 3,000만\s원이 .*보다 적습니다/,
    sum: /방마다 가장 큰 금액으로 더하면 5,000만\s원입니다/,
  },
  en: {
    title: 'Table of the other tenants',
    add: 'Enter a room',
    room: 'Room',
    deposit: 'Deposit',
    list: 'List of fixed dates (확정일자 부여현황)',
    saidBy: 'Who said so?',
    keep: 'Add this room',
    remove: 'Remove 201호',
    wrong: /Enter a room number/,
    below: /The landlord named a deposit of ₩30\smillion/,
    sum: /The largest deposit stated for each room adds up to ₩50\smillion/,
  },
}

for (const language of ['ko', 'en'] as const)
  test(`R-WEB-82: rooms are entered by keyboard, and the service says what does not agree, in ${language}`, {
    skip,
  }, async () => {
    const words = WORDS[language]
    const { page, complaints } = await (language === 'en' ? inEnglish : visit)(origin, { viewport })
    await openPapers(page)
    const table = page.locator('details', { has: page.locator('summary', { hasText: words.title }) })
    await table.locator('summary').focus()
    await page.keyboard.press('Enter')
    const typed = async (name: string, text: string) => table.getByLabel(name, { exact: true }).fill(text)
    await table.getByRole('button', { name: words.add }).press('Enter')
    await typed(words.room, '홍길동')
    await table.getByRole('button', { name: words.keep }).press('Enter')
    await table.getByText(words.wrong).first().waitFor()
    await typed(words.room, '201호')
    await typed(words.deposit, '5000')
    await table.getByRole('checkbox', { name: words.list }).press('Space')
    await table.getByRole('button', { name: words.keep }).press('Enter')
    await table.getByText(words.sum).waitFor()
    await table.getByRole('button', { name: words.add }).press('Enter')
    await typed(words.room, '201호')
    await typed(words.deposit, '3000')
    await table.getByLabel(words.saidBy).selectOption('LANDLORD')
    assert.deepEqual(await violations(page), [])
    await table.getByRole('button', { name: words.keep }).press('Enter')
    // on both cards, and once for the whole table
    await table.getByText(words.below).nth(2).waitFor()
    await table.getByText(words.sum).waitFor()
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
    assert.deepEqual(await lowTargets(page), [])
    await table.getByRole('button', { name: words.remove }).nth(1).press('Enter')
    await table.getByText(words.below).first().waitFor({ state: 'detached' })
    assert.deepEqual(complaints, [])
  })
