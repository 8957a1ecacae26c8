import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { violations } from '../axe.ts'
import { DESK, overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { diagnose, inEnglish, standsInEnglish } from '../english.ts'
import { ownDiagnosis } from '../own-diagnosis.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

/** Simulates a phone's share sheet, which this browser lacks, and records the shared data. */
async function withSheetOfPhone(page: Page, takes: 'all' | 'none'): Promise<() => Promise<Record<string, string>[]>> {
  await page.addInitScript((isTaken) => {
    const given: object[] = []
    const share = (data: ShareData) => {
      given.push({ ...data, ...(data.files ? { files: data.files.map(({ name }) => name).join() } : {}) })
      return isTaken ? Promise.resolve() : Promise.reject(new DOMException('closed', 'AbortError'))
    }
    Object.assign(globalThis, { given })
    Object.defineProperties(navigator, { share: { value: share }, canShare: { value: () => true } })
  }, takes === 'all')
  return () => page.evaluate(() => (globalThis as unknown as { given: Record<string, string>[] }).given)
}

async function saved(page: Page, name: RegExp): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()])
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) }
}

for (const [size, viewport] of Object.entries({ phone: PHONE, desk: DESK }))
  test(`R-WEB-40: a result is saved as a PDF and as a picture, on a ${size}`, { skip }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    await page.goto(`/result/send#${await diagnose(page)}`)
    await page.getByRole('button', { name: 'PDF 만들기' }).click()
    const pdf = await saved(page, /lease-check\.pdf/)
    assert.deepEqual([pdf.name, pdf.content.subarray(0, 5).toString()], ['lease-check.pdf', '%PDF-'])
    await page.getByRole('button', { name: '그림 만들기' }).click()
    await page.getByRole('img', { name: '보낼 그림' }).waitFor()
    const picture = await saved(page, /lease-check\.png/)
    const { format, width, height } = await sharp(picture.content).metadata()
    assert.deepEqual([format, width], ['png', 1080])
    const { channels } = await sharp(picture.content).stats()
    assert.ok(
      (height ?? 0) > 2_000 && channels.slice(0, 3).every(({ stdev }) => stdev > 20),
      'there is something on it',
    )
    assert.equal(await overflow(page), 0)
    assert.deepEqual(await violations(page), [])
    assert.deepEqual(complaints, [])
  })

test('R-WEB-40: a link goes to the sheet of the system, in the language of who sends it', { skip }, async () => {
  const { page } = await visit(origin)
  const given = await withSheetOfPhone(page, 'all')
  const token = await diagnose(page)
  await page.goto(`/result/send#${token}`)
  await page.getByText('링크를 가진 사람은 주소와 금액을 볼 수 있어요.').waitFor()
  await page.getByRole('button', { name: /카카오톡 등으로 링크/ }).click()
  assert.deepEqual(await given(), [{ title: '계약 전 확인 결과', url: `${origin}/result#${token}` }])
  await page.getByRole('button', { name: '그림 만들기' }).click()
  await page.getByRole('button', { name: '파일 보내기' }).click()
  assert.deepEqual((await given()).at(-1), { files: 'lease-check.png' })
})

test('R-WEB-40: who closes the sheet has sent nothing and copied nothing', { skip }, async () => {
  const { page } = await visit(origin)
  const given = await withSheetOfPhone(page, 'none')
  await page.goto(`/result/ask#${await diagnose(page)}`)
  const send = page.getByRole('button', { name: '카카오톡 등으로 글 보내기' })
  await send.click()
  const [text] = await given()
  assert.match(text?.['text'] ?? '', /^.+\n1\. /)
  await send.waitFor()
})

test('R-WEB-40: where there is no such sheet the link is copied', { skip }, async () => {
  const { page, context } = await visit(origin)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const token = await diagnose(page)
  await page.goto(`/result/send#${token}`)
  await page.getByRole('button', { name: '링크 복사' }).click()
  await page.getByRole('button', { name: '링크를 복사했어요.' }).waitFor()
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `${origin}/result#${token}`)
})

test('R-WEB-40: an own result is sent by a link without its lot, whose reader reads in the language of it', {
  skip,
}, async () => {
  const { page } = await inEnglish(origin, { viewport: DESK })
  const { diagnosisId } = await ownDiagnosis(page)
  await page.goto(`/diagnoses/${diagnosisId}`)
  await page.getByRole('link', { name: 'Send and save as a file' }).first().click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByLabel('Share by link').inputValue()
  assert.match(link, /\/shared\?lang=en#[\w-]{43}$/)
  await page.getByLabel('In Korean').check()
  await page.getByRole('button', { name: 'Make a PDF' }).click()
  const pdf = await saved(page, /lease-check\.pdf/)
  assert.match(pdf.content.toString('latin1'), /\/Lang \(ko\)/)
  await standsInEnglish(page, 'send')
  const other = await visit(origin)
  await other.page.goto(link)
  await other.page
    .getByRole('heading', { level: 1, name: 'What was checked before the contract, and what to ask' })
    .waitFor()
  assert.deepEqual(other.complaints, [])
})

test('R-WEB-40: where a browser allows neither sharing nor copying, the link is shown to be copied by hand', {
  skip,
}, async () => {
  const { page, complaints } = await visit(origin)
  await page.addInitScript(() => Object.defineProperties(navigator, { clipboard: { value: undefined } }))
  const token = await diagnose(page)
  await page.goto(`/result/send#${token}`)
  await page.getByRole('button', { name: '링크 복사' }).click()
  const shown = page.getByRole('alert').getByLabel('복사하지 못했어요. 아래 글을 길게 눌러 복사해 주세요.')
  assert.match(await shown.inputValue(), new RegExp(`/result.*#${token}$`))
  await page.goto(`/result/clauses#${token}`)
  await page.getByRole('button', { name: '특약 모두 복사하기' }).click()
  assert.match(await shown.inputValue(), /임대인은 계약을 맺은 날부터/)
  assert.deepEqual(await violations(page), [])
  assert.deepEqual(complaints, [])
})

test('R-WEB-40: inside KakaoTalk no button without an effect stands, and a link leads to the browser', {
  skip,
}, async () => {
  const userAgent = 'Mozilla/5.0 (Linux; Android 15; wv) Chrome/131.0 Mobile Safari/537.36 KAKAOTALK/11.0 (INAPP)'
  const { page, complaints } = await visit(origin, { userAgent })
  const token = await diagnose(page)
  for (const [path, gone] of [
    ['/result/send', /^(?:PDF|그림) 만들기$/],
    ['/result/sheet', /^인쇄/],
  ] as const) {
    await page.goto(`${path}#${token}`)
    const link = page.getByRole('link', { name: '브라우저에서 열기' })
    const address = `kakaotalk://web/openExternal?url=${encodeURIComponent(`${origin}${path}#${token}`)}`
    assert.equal(await link.getAttribute('href'), address)
    assert.equal(await page.getByRole('button', { name: gone }).count(), 0, path)
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
  }
  assert.deepEqual(complaints, [])
})
