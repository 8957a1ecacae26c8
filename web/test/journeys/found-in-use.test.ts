import assert from 'node:assert/strict'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { blackPng } from '../../../server/src/features/account/black-png.fixture.ts'
import { ADMIN, newAccount, PASSWORD, signInAs } from '../account.ts'
import { violations } from '../axe.ts'
import { builtClient } from '../built-client.ts'
import { DESK, PHONE, settled, visit, withoutChromium } from '../chromium.ts'
import { ownDiagnosis } from '../own-diagnosis.ts'
import { clientService } from '../service.ts'
import { walkToResult } from '../walk.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin
const LEASE = { address: '신림동 1422', deposit: '12000', area: '29.35' }

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)

test('the focus goes on to the unit when an address was picked, and back to the search', { skip }, async () => {
  const { page } = await visit(origin)
  await page.goto('/')
  await page.getByLabel('주소', { exact: true }).fill('신림동 1422')
  await page
    .getByRole('button', { name: /1422-5/ })
    .first()
    .press('Enter')
  await page.getByText('고른 주소').waitFor()
  assert.equal(await focused(page), 'unit')
  await page.getByRole('button', { name: '다른 주소 찾기' }).press('Enter')
  await page.getByLabel('주소', { exact: true }).waitFor()
  assert.equal(await focused(page), 'address')
})

const FIRST_LOAD_KB = 90

test('the scripts that a browser loads for the first screen are small, those that the page asks for later too', {
  skip,
}, async () => {
  const { page } = await visit(origin)
  const scripts = new Set(['/sw.js'])
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  await page.goto('/')
  await settled(page)
  const dist = builtClient()
  const size = [...scripts].reduce((sum, path) => sum + statSync(join(dist, `${path}.gz`)).size, 0) / 1000
  assert.ok(scripts.size > 3 && size <= FIRST_LOAD_KB, `${size.toFixed(2)} kB in ${[...scripts].join(' ')}`)
})

/** The sum of unexpected layout shifts since the page was opened. */
async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )
}

const MOST_SHIFT = 0.02

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK }))
  for (const [path, last] of [
    ['/map', '지역 이름으로 찾기'],
    ['/region/1162010200', '다른 지역 찾기'],
  ] as const)
    test(`nothing moves on ${path} while it loads, on a ${name}`, { skip }, async () => {
      const { page } = await visit(origin, { viewport })
      await page.goto(path)
      await page.getByText(last).last().waitFor()
      await settled(page)
      const shift = await shiftOf(page)
      assert.ok(shift <= MOST_SHIFT, `${shift}`)
    })

test('one entry of the bars is marked, also on the page of the method', { skip }, async () => {
  for (const viewport of [PHONE, DESK]) {
    const { page } = await visit(origin, { viewport })
    await page.goto('/method')
    await settled(page)
    assert.equal(await page.locator('[aria-current]:visible').count(), 1)
  }
})

test('on a phone the kind of lease is asked for once', { skip }, async () => {
  const { page } = await visit(origin)
  await page.goto('/')
  await page.getByLabel('주소', { exact: true }).fill('신림동 1422')
  await page
    .getByRole('button', { name: /1422-5/ })
    .first()
    .click()
  await page.getByRole('button', { name: '다음' }).click()
  await page.getByRole('heading', { level: 1, name: '어떤 계약인가요?' }).waitFor()
  assert.equal(await page.getByText('어떤 계약인가요?').count(), 1)
  await page.getByRole('button', { name: /^월세/ }).click()
  await page.getByRole('heading', { level: 1, name: '보증금은 얼마인가요?' }).waitFor()
  // what was chosen can be changed here, and is not asked again
  assert.ok(await page.getByRole('radio', { name: '월세' }).isChecked())
})

test('a login that was asked for to save a home saves it', { skip }, async () => {
  const { page, complaints } = await visit(origin)
  const username = await newAccount(page)
  await walkToResult(page, LEASE)
  await page.getByText('저장하거나 공유하기').click()
  await page.getByRole('link', { name: '로그인하고 이 집 저장' }).click()
  await page.getByLabel('아이디').fill(username)
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '로그인' }).last().click()
  await page.waitForURL(/\/result#/)
  await page.getByRole('link', { name: '저장한 집 보기' }).waitFor()
  await page.goto('/favorites')
  await page
    .getByText(/신림동 1422-5/)
    .first()
    .waitFor()
  assert.deepEqual(complaints, [])
})

test('a diagnosis that was watched to its end is not unread', { skip }, async () => {
  const { page } = await visit(origin)
  await signInAs(page, await newAccount(page))
  const read = page.waitForResponse((answer) => /\/api\/notifications\/\d+\/read$/.test(answer.url()))
  await walkToResult(page, LEASE)
  assert.equal((await read).status(), 200)
  await page.getByRole('link', { name: '알림', exact: true }).waitFor()
})

test('a file of another kind is refused when it is picked', { skip }, async () => {
  const { page } = await visit(origin)
  await ownDiagnosis(page)
  await page.goto('/community/write')
  const files = page.getByLabel('첨부 파일')
  await files.setInputFiles({ name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') })
  await page.getByText(/setup\.exe: 그림이나 PDF가 아니어서/).waitFor()
  assert.equal(await page.getByRole('button', { name: /setup\.exe/ }).count(), 0)
})

test('a picture of a post is shown as one', { skip }, async () => {
  const { page, complaints } = await visit(origin)
  await ownDiagnosis(page)
  await page.goto('/community/write')
  await page.getByText('자유 게시판').click()
  await page.getByLabel('제목').fill('창문이 이렇게 나 있어요')
  await page.getByLabel('내용').fill('해가 드는 방향이 궁금해요')
  const buffer = blackPng({ width: 40, height: 30 })
  await page.getByLabel('첨부 파일').setInputFiles({ name: 'window.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: '올리기' }).click()
  await page.waitForURL(/\/community\/\d+$/)
  const picture = page.getByRole('img', { name: 'window.png' })
  await picture.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('main img')?.naturalWidth === 40)
  assert.deepEqual(complaints, [])
})

test('the console opens with the screens that an operator may open', { skip }, async () => {
  const { page } = await visit(origin, { viewport: DESK })
  await signInAs(page, ADMIN.username, ADMIN.password)
  await page.goto('/console')
  const main = page.getByRole('main')
  await main.getByText('신고를 오래된 것부터 검토하기').waitFor()
  assert.deepEqual(await violations(page), [])
})

test('what lies behind a result is there without a network, once the result was read', { skip }, async () => {
  const { page, context } = await visit(origin)
  await walkToResult(page, LEASE)
  await settled(page)
  await page.waitForTimeout(3_000)
  await settled(page)
  await context.setOffline(true)
  for (const [link, title] of [
    ['받을 서류', '받을 서류'],
    ['인쇄할 한 장', /./],
  ] as const) {
    await page.getByRole('link', { name: link }).first().click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.goBack()
    await page.getByText('먼저 할 일:').waitFor()
  }
})
