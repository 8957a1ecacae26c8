import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { DEMO_PASSWORD, newAccount, signInAs } from '../account.ts'
import { violations } from '../axe.ts'
import { newPost, sentBy } from '../board.ts'
import { DESK, overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { inEnglish, isEnglish } from '../english.ts'
import { ownService } from '../service.ts'
import { lowTargets } from '../targets.ts'

const skip = withoutChromium
/** Operators see all appeals. */
const origin = skip ? '' : (await ownService()).origin

async function isWell(page: Page, what: string): Promise<void> {
  assert.deepEqual(await violations(page), [], what)
  assert.equal(await overflow(page), 0, what)
}

/** A user whose two posts were rightly reported and who is now read-only. */
async function readOnly(page: Page): Promise<string> {
  const { username, postId } = await newPost(page, '첫 글')
  const post = { boardCode: 'FREE', title: '둘째 글', content: '내용입니다' }
  const second = await sentBy<{ postId: number }>(page, username, 'POST', '/api/community/posts', post)
  for (const id of [postId, second.postId]) {
    const body = { reason: 'PRIVACY' }
    const path = `/api/community/posts/${id}/reports`
    const { reportId } = await sentBy<{ reportId: number }>(page, await newAccount(page), 'POST', path, body)
    const review = `/api/admin/community/reports/${reportId}/review`
    await sentBy(page, 'operation_manager', 'PUT', review, { status: 'RESOLVED' })
  }
  return username
}

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`R-BOARD-23 to R-BOARD-25: who may only read appeals from the Me screen, and another operator lifts the sanction, on a ${name}`, {
    skip,
  }, async () => {
    const [user, imposer, other] = [
      await visit(origin, { viewport }),
      await visit(origin, { viewport }),
      await visit(origin, { viewport }),
    ]
    const username = await readOnly(user.page)
    await signInAs(user.page, username)
    await user.page.goto('/me')
    await user.page.getByRole('link', { name: /읽기만 할 수 있습니다/ }).waitFor()
    await isWell(user.page, `me ${name}`)
    await user.page.getByRole('link', { name: /읽기만 할 수 있습니다/ }).click()
    await user.page.getByRole('button', { name: '이의 내기' }).click()
    await user.page.getByText('까닭을 적어 주세요.').waitFor()
    await user.page.getByLabel('맞지 않다고 보는 까닭').fill('개인정보가 아니었습니다')
    await isWell(user.page, `appeal ${name}`)
    assert.deepEqual(await lowTargets(user.page), [])
    await user.page.getByRole('button', { name: '이의 내기' }).click()
    await user.page.getByText('다른 운영자가 살펴보고 있어요').waitFor()
    await isWell(user.page, `appealed ${name}`)

    await signInAs(imposer.page, 'operation_manager')
    await imposer.page.goto('/console/appeals')
    await imposer.page
      .getByRole('row', { name: /읽기만 가능/ })
      .getByRole('button')
      .last()
      .click()
    await imposer.page.getByText('다른 운영자가 결정해야 하거나').waitFor()
    assert.equal(await imposer.page.getByRole('button', { name: '풀어 주기' }).count(), 0)

    await signInAs(other.page, 'cs_manager')
    await other.page.goto('/console/appeals')
    await other.page.getByRole('table').waitFor()
    await isWell(other.page, `queue of appeals ${name}`)
    await other.page
      .getByRole('row', { name: /읽기만 가능/ })
      .getByRole('button')
      .last()
      .click()
    await other.page.getByRole('dialog').first().getByText('개인정보가 아니었습니다').waitFor()
    await isWell(other.page, `one appeal ${name}`)
    await other.page.getByRole('button', { name: '줄여 주기' }).click()
    const shorten = other.page.getByRole('dialog', { name: '제재를 줄일까요?' })
    await shorten.getByLabel('답').fill('살펴봤습니다')
    await shorten.getByLabel('내 비밀번호').fill(DEMO_PASSWORD)
    await shorten.getByRole('button', { name: '줄여 주기' }).click()
    await shorten.getByText('고칠 곳이 있어요').waitFor()
    await isWell(other.page, `shortening ${name}`)
    await shorten.getByRole('button', { name: '그만두기' }).click()
    await other.page.getByRole('button', { name: '풀어 주기' }).click()
    const lift = other.page.getByRole('dialog', { name: '제재를 풀까요?' })
    await lift.getByLabel('답').fill('개인정보로 보이지 않습니다')
    await lift.getByLabel('내 비밀번호').fill(DEMO_PASSWORD)
    await isWell(other.page, `lifting ${name}`)
    await lift.getByRole('button', { name: '풀어 주기' }).click()
    await lift.waitFor({ state: 'detached' })

    await user.page.goto('/notifications')
    await user.page.getByRole('link', { name: /이의를 결정했습니다 보기/ }).click()
    await user.page.getByText('제한을 풀었어요').waitFor()
    await user.page.getByText('개인정보로 보이지 않습니다').waitFor()
    await isWell(user.page, `lifted ${name}`)
    for (const { complaints } of [user, imposer, other]) assert.deepEqual(complaints, [])
  })
}

test('a sanction, its appeal and the queue are in English', { skip }, async () => {
  const user = await inEnglish(origin, { viewport: PHONE })
  const operator = await inEnglish(origin, { viewport: DESK })
  for (const { page } of [user, operator]) await page.route('**/stream', (route) => route.fulfill({ status: 204 }))
  await signInAs(user.page, await readOnly(user.page))
  await user.page.goto('/me')
  await user.page.getByRole('link', { name: /You can only read/ }).click()
  await user.page.getByLabel('Why you think it is wrong').fill('words')
  await isEnglish(user.page, 'the sanction')
  await user.page.getByRole('button', { name: 'Appeal' }).click()
  await user.page.getByRole('heading', { name: 'Your appeal' }).waitFor()
  await isEnglish(user.page, 'the appeal')
  await signInAs(operator.page, 'cs_manager')
  await operator.page.goto('/console/appeals')
  await operator.page.getByRole('table').waitFor()
  await isEnglish(operator.page, 'the queue')
  await operator.page
    .getByRole('row', { name: /Everything but reading/ })
    .getByRole('button')
    .last()
    .click()
  await operator.page.getByRole('button', { name: 'Uphold' }).click()
  const confirm = operator.page.getByRole('dialog', { name: 'Uphold the sanction?' })
  await confirm.getByLabel('Answer').fill('words')
  await confirm
    .getByLabel('My password')
    .or(confirm.getByLabel(/password/i))
    .fill(DEMO_PASSWORD)
  await isEnglish(operator.page, 'the decision')
  await confirm.getByRole('button', { name: 'Uphold' }).click()
  await confirm.waitFor({ state: 'detached' })
  await user.page.reload()
  await user.page.getByText('The restriction stays').waitFor()
  await isEnglish(user.page, 'the outcome')
})
