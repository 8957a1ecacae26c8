import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { violations } from '../axe.ts'
import { overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { ownDiagnosis } from '../own-diagnosis.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

const SEEN = {
  ko: {
    ask: '외국인으로 등록하셨나요?',
    yes: '네, 외국인등록',
    no: '아니요',
    path: '외국인등록을 한 임차인의 순서',
    plan: '입주, 체류지 변경신고, 확정일자',
    plain: '입주, 전입신고, 확정일자',
    check: '체류지 변경신고와 확정일자',
    dates: '날짜',
    balance: '잔금 주는 날',
    calendar: '달력 파일로 받기',
    keep: '계산한 내용 저장하기',
  },
  en: {
    ask: 'Are you registered as a foreigner?',
    yes: 'Yes, as a foreigner (외국인등록)',
    no: 'No',
    path: 'Your path, with your registration as a foreigner (외국인등록)',
    plan: 'Move in, make the report of change of residence (체류지 변경신고), get a fixed date (확정일자)',
    plain: 'Move in, file the move-in report (전입신고), get a fixed date (확정일자)',
    check: 'Make the report of change of residence (체류지 변경신고) and get a fixed date',
    dates: 'Dates',
    balance: 'Final payment (잔금)',
    calendar: 'Download for your calendar',
    keep: 'Save this',
  },
} as const

for (const lang of ['ko', 'en'] as const)
  test(`R-WEB-80, R-WEB-81: the answer brings the path, and checklist, clause and calendar name the report (${lang})`, {
    skip,
  }, async () => {
    const words = SEEN[lang]
    const { page, complaints } = await visit(origin, { viewport: PHONE })
    const { diagnosisId } = await ownDiagnosis(page)
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), lang)
    await page.goto(`/diagnoses/${diagnosisId}/papers?check=MOVE_IN_AND_FIXED_DATE`)
    const heading = (name: string) => page.getByRole('heading', { name, exact: true })
    const question = page.locator('summary', { hasText: words.ask })
    await page
      .locator('summary')
      .filter({ hasText: new RegExp(`^${words.dates}$`) })
      .click()
    await page
      .locator('input[type=date]')
      .and(page.getByLabel(words.balance, { exact: true }))
      .fill('2026-12-20')
    await page.getByText(words.plain).waitFor()
    assert.equal(await heading(words.path).count(), 0)

    await question.click()
    const group = page.getByRole('group', { name: words.ask })
    await group.getByText(words.yes, { exact: true }).click()
    await heading(words.path).waitFor()
    await page.getByText(words.plan).first().waitFor()
    assert.equal(await page.getByText(words.plain).count(), 0)
    for (const said of [/외국인등록 사실증명/, /외국인체류확인서/, /1566-9009/, /1688-8114/, /1670-7000/])
      await page.getByText(said).filter({ visible: true }).first().waitFor()
    assert.equal(await overflow(page), 0)
    assert.deepEqual(await violations(page), [])

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.calendar }).click(),
    ])
    const file = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '')
    assert.ok(file.includes('체류지 변경신고'))

    await page.getByRole('button', { name: words.keep }).click()
    await page.getByRole('button', { name: words.keep }).waitFor({ state: 'detached' })
    await page.goto(`/diagnoses/${diagnosisId}/papers?check=MOVE_IN_AND_FIXED_DATE`)
    await heading(words.check).waitFor()
    await page.goto(`/diagnoses/${diagnosisId}/clauses`)
    await page.getByText(/임차인은 입주하는 날부터 체류지 변경신고를 하고/).waitFor()

    await page.goto(`/diagnoses/${diagnosisId}/papers`)
    await question.click()
    await group.getByText(words.no, { exact: true }).click()
    await page.getByText(words.plain).waitFor()
    assert.equal(await heading(words.path).count(), 0)
    assert.deepEqual(complaints, [])
  })
