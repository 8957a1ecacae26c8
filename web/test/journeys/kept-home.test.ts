import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { newAccount, PASSWORD } from '../account.ts'
import { violations } from '../axe.ts'
import { overflow, visit, withoutChromium } from '../chromium.ts'
import { inEnglish } from '../english.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

const WORDS = {
  ko: {
    sample: /^지어낸 예시로 해 보기: 근저당/,
    owner: '같아요',
    take: /^모두 확인했어요/,
    taken: /^서류에 넣었어요/,
    keep: '저장하거나 공유하기',
    checked: '읽은 등기부를 직접 확인했다고 함께 적기',
    toLogin: '로그인하고 이 집 저장',
    name: '아이디',
    password: '비밀번호',
    login: '로그인',
    saved: '저장한 집 보기',
    now: '지금 할 일',
    papers: /^받을 서류 1\//,
    read: /등기사항전부증명서: 읽음\(/,
    report: '저장된 자료로 본 이 집',
    toDo: '다음에 할 일',
  },
  en: {
    sample: /^Try it with an invented document: a home with one mortgage/,
    owner: 'Yes',
    take: /^All confirmed/,
    taken: /^Added\. /,
    keep: 'Save or share',
    checked: 'Also note that I checked the registry I read',
    toLogin: 'Log in and save this home',
    name: 'User name',
    password: 'Password',
    login: 'Log in',
    saved: 'Saved homes',
    now: 'Do this now',
    papers: /^Papers to get 1\//,
    read: /: Read \(/,
    report: 'What stored data say',
    toDo: 'What to do next',
  },
} as const

const headline = async (page: Page) => (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

for (const [language, words] of Object.entries(WORDS))
  test(`R-FAV-20, R-FAV-21, R-WEB-60: what was learnt before a login is on the saved home after it: ${language}`, {
    skip,
  }, async () => {
    const viewport = { width: 390, height: 844 }
    const { page, complaints } =
      language === 'ko' ? await visit(origin, { viewport }) : await inEnglish(origin, { viewport })
    const username = await newAccount(page)
    const made = await page.request.post('/api/rent-risk-diagnoses', {
      data: { address: '서울 관악구 신림동 1422-5 301호', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 },
    })
    const { statusToken } = ((await made.json()) as { data: { statusToken: string } }).data
    await page.goto(`/result/papers?read=registry#${statusToken}`)
    await page.getByRole('button', { name: words.sample }).click()
    await page.getByRole('radio', { name: words.owner, exact: true }).first().check()
    await page.getByRole('button', { name: words.take }).click()
    await page.getByText(words.taken).first().waitFor()
    // a page of its own, so that the answer awaited is that of the result
    await page.goto('/robots.txt')
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/lease-papers/calculation'))
    await page.goto(`/result#${statusToken}`)
    const { data } = (await (await answered).json()) as {
      data: { answer: { headline: string; firstAction: { sentence: string } } }
    }
    const plain = (text: string) => text.replaceAll(/\s/g, ' ')
    const { answer } = data
    await page.getByText(words.keep).click()
    await page.getByRole('checkbox', { name: words.checked }).check()
    assert.ok(plain(await headline(page)).endsWith(plain(answer.headline)))
    assert.deepEqual(await violations(page), [])
    await page.getByRole('link', { name: words.toLogin }).click()
    await page.getByLabel(words.name).fill(username)
    await page.getByLabel(words.password, { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: words.login }).last().click()
    await page.waitForURL(/\/result#/)
    await page.getByRole('main').getByRole('link', { name: words.saved }).click()
    await page.getByRole('heading', { level: 2, name: words.now }).waitFor()
    assert.ok(plain(await headline(page)).endsWith(plain(answer.headline)))
    assert.ok(plain((await page.getByRole('main').textContent()) ?? '').includes(plain(answer.firstAction.sentence)))
    await page.getByText(words.papers).click()
    await page.getByText(words.read).waitFor()
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
    await page.getByRole('link', { name: words.report }).click()
    const next = page
      .locator('section', { has: page.getByRole('heading', { level: 2, name: words.toDo }) })
      .getByRole('listitem')
      .first()
    await next.waitFor()
    assert.ok(plain(await headline(page)).endsWith(plain(answer.headline)))
    assert.equal(plain((await next.textContent()) ?? ''), plain(answer.firstAction.sentence))
    assert.equal(await page.getByText('F', { exact: true }).count(), 0)
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
    assert.deepEqual(complaints, [])
  })
