import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAccount, signInAs } from '../account.ts'
import { violations } from '../axe.ts'
import { DESK, overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { ownService } from '../service.ts'
import { lowTargets } from '../targets.ts'
import { walkToResult } from '../walk.ts'

const skip = withoutChromium
/** Operators see all reports, and readers all new posts. */
const origin = skip ? '' : (await ownService()).origin

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`a post is written, answered, liked and reported; the report is accepted and the writer notified, on a ${name}`, {
    skip,
  }, async () => {
    const writer = await visit(origin, { viewport })
    const other = await visit(origin, { viewport })
    const [by, from] = name === 'phone' ? ['demo_user_011', 'demo_user_012'] : ['demo_user_013', 'demo_user_014']
    await signInAs(writer.page, by)
    await signInAs(other.page, from)
    const listening = other.page.waitForResponse(/api\/community\/events$/)
    await other.page.goto('/community')
    assert.equal((await listening).status(), 200)

    await writer.page.goto('/community/write')
    await writer.page.getByText('자유 게시판').click()
    await writer.page.getByLabel('제목').fill(`전세 계약 전에 ${name}`)
    await writer.page.getByLabel('내용').fill('연락은 010-1234-5678로 주세요')
    await writer.page.reload()
    assert.equal(await writer.page.getByLabel('제목').inputValue(), `전세 계약 전에 ${name}`)
    await writer.page.getByRole('button', { name: '올리기' }).click()
    await writer.page.getByText('‘010-1234-5678’: 휴대전화 번호로 보입니다').first().waitFor()
    await writer.page.getByLabel('내용').fill('등기는 언제 떼어 보나요?')
    await writer.page.getByRole('button', { name: '올리기' }).click()
    await writer.page.waitForURL(/\/community\/\d+$/)
    await writer.page.getByRole('heading', { name: `전세 계약 전에 ${name}` }).waitFor()

    // the other user keeps reading and asks for new posts
    await other.page.bringToFront()
    const fresh = other.page.getByRole('button', { name: '새 글 1개 보기' })
    await fresh.waitFor()
    assert.equal(await other.page.getByRole('link', { name: `전세 계약 전에 ${name}` }).count(), 0)
    await fresh.click()
    await other.page.getByRole('link', { name: `전세 계약 전에 ${name}` }).click()
    await other.page.getByRole('button', { name: '좋아요 0' }).click()
    await other.page.getByRole('button', { name: '좋아요 1' }).waitFor()
    await other.page.getByLabel('댓글', { exact: true }).fill('사무실 02-123-4567')
    await other.page.getByRole('button', { name: '댓글 달기' }).click()
    await other.page.getByText('‘02-123-4567’: 전화번호로 보입니다').waitFor()
    await other.page.getByLabel('댓글', { exact: true }).fill('계약하는 날과 잔금 주는 날이요.')
    await other.page.getByRole('button', { name: '댓글 달기' }).click()
    await other.page.getByText('계약하는 날과 잔금 주는 날이요.').waitFor()
    await other.page.getByRole('button', { name: '신고', exact: true }).first().click()
    await other.page.getByRole('button', { name: '신고하기' }).click()
    await other.page.getByText('이유를 골라 주세요.').waitFor()
    await other.page.getByText('거짓 정보').click()
    assert.deepEqual(await violations(other.page), [])
    await other.page.getByRole('button', { name: '신고하기' }).click()
    await other.page.getByRole('dialog').waitFor({ state: 'detached' })

    await writer.page.bringToFront()
    await writer.page.getByRole('button', { name: '새 댓글 1개 보기' }).click()
    await writer.page.getByText('계약하는 날과 잔금 주는 날이요.').waitFor()
    await writer.page.getByRole('button', { name: '답글', exact: true }).click()
    await writer.page.getByLabel(/님에게 답글/).fill('고마워요.')
    await writer.page.getByRole('button', { name: '답글 달기' }).click()
    await writer.page.getByText('고마워요.').waitFor()
    assert.deepEqual(await violations(writer.page), [])
    assert.deepEqual(await lowTargets(writer.page), [])
    assert.equal(await overflow(writer.page), 0)

    const operator = await visit(origin, { viewport: DESK })
    await signInAs(operator.page, 'operation_manager')
    await operator.page.goto('/console/reports')
    const row = operator.page.getByRole('row', { name: new RegExp('거짓 정보') })
    await row.getByRole('button').click()
    await operator.page.getByRole('button', { name: '받아들이기' }).click()
    await operator.page.getByRole('dialog', { name: '신고를 받아들일까요?' }).getByLabel('이 글을 숨기기').check()
    assert.deepEqual(await violations(operator.page), [])
    await operator.page
      .getByRole('dialog', { name: '신고를 받아들일까요?' })
      .getByRole('button', { name: '받아들이기' })
      .click()
    await operator.page.getByText('조건에 맞는 기록이 없어요.').waitFor()

    await writer.page.bringToFront()
    await writer.page.reload()
    await writer.page.getByText('운영자가 숨긴 글이에요.').waitFor()
    await other.page.bringToFront()
    await other.page.reload()
    await other.page.getByRole('heading', { name: '없거나 볼 수 없어요' }).waitFor()
    for (const { complaints } of [writer, other, operator]) assert.deepEqual(complaints, [])
  })
}

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`a result becomes a post without lot, unit or name, and not over what is written, on a ${name}`, {
    skip,
  }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    await signInAs(page, await newAccount(page))
    await walkToResult(page, { address: '신림동 1422', deposit: '12000' })
    await page.goto('/community/write')
    await page.getByRole('button', { name: '지난 진단으로 초안 쓰기' }).click()
    await page.getByText('이 기기에 남은 진단이 없어요.').waitFor({ state: 'detached' })
    const content = page.getByLabel('내용')
    await page.waitForFunction(() => document.querySelector('textarea')?.value !== '')
    assert.match(await content.inputValue(), /전세 1억 2,000만 원/)
    assert.doesNotMatch(await content.inputValue(), /1422|신림|빌라|호/)
    await content.fill('손으로 쓴 글')
    await page.getByRole('button', { name: '지난 진단으로 초안 쓰기' }).click()
    const asked = page.getByRole('dialog', { name: '쓰던 제목과 내용을 초안으로 바꿀까요?' })
    assert.deepEqual(await violations(page), [])
    await asked.getByRole('button', { name: '그만두기' }).click()
    assert.equal(await content.inputValue(), '손으로 쓴 글')
    await page.getByRole('button', { name: '지난 진단으로 초안 쓰기' }).click()
    await asked.getByRole('button', { name: '바꿔 쓰기' }).click()
    await page.waitForFunction(() => document.querySelector('textarea')?.value !== '손으로 쓴 글')
    assert.deepEqual(await lowTargets(page), [])
    assert.deepEqual(complaints, [])
  })
}

test('who is not logged in reads, and is shown what a login adds', { skip }, async () => {
  const { page, complaints } = await visit(origin)
  await page.goto('/community/write')
  await page.getByRole('heading', { name: '로그인하면 글을 쓸 수 있어요' }).waitFor()
  assert.deepEqual(await violations(page), [])
  await page.goto('/community/999999')
  await page.getByRole('heading', { name: '없거나 볼 수 없어요' }).waitFor()
  assert.deepEqual(await violations(page), [])
  assert.deepEqual(complaints, [])
})

for (const [name, options] of Object.entries({
  'on a phone in the dark': { viewport: PHONE, dark: true },
  'on a desk': { viewport: DESK },
})) {
  test(`no rule of accessibility is broken on the board ${name}`, { skip }, async () => {
    const { page, complaints } = await visit(origin, options)
    await signInAs(page, await newAccount(page))
    for (const path of ['/community', '/community?keyword=nothing-of-this', '/community/write']) {
      await page.goto(path)
      await page.locator('main h1').waitFor()
      await page.waitForLoadState('load')
      assert.deepEqual(await violations(page), [], path)
      assert.equal(await overflow(page), 0, path)
    }
    assert.deepEqual(complaints, [])
  })
}
