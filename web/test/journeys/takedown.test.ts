import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { signInAs } from '../account.ts'
import { violations } from '../axe.ts'
import { newPost, sentBy } from '../board.ts'
import { DESK, overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { inEnglish, isEnglish } from '../english.ts'
import { ownService } from '../service.ts'
import { lowTargets } from '../targets.ts'

const skip = withoutChromium
/** Operators see all requests. */
const origin = skip ? '' : (await ownService()).origin

async function isWell(page: Page, what: string): Promise<void> {
  assert.deepEqual(await violations(page), [], what)
  assert.equal(await overflow(page), 0, what)
}

/** Requests the takedown of a post without an account. @returns the secret link. */
async function ask(page: Page, postId: number, name: string): Promise<string> {
  await page.goto(`/community/${postId}`)
  await page.getByRole('link', { name: '게시 중단 요청' }).first().click()
  await page.getByRole('heading', { level: 1, name: '게시 중단 요청' }).waitFor()
  await page.getByRole('button', { name: '보내기' }).click()
  await page
    .getByRole('alert')
    .getByRole('link', { name: /연락처/ })
    .waitFor()
  await isWell(page, `mistakes ${name}`)
  await page.getByText('명예훼손').click()
  await page.getByLabel('내용').fill('저는 김임대입니다. 글은 사실이 아닙니다.')
  await page.getByLabel('이름이나 상호').fill('김임대')
  await page.getByLabel('연락처').fill('landlord@example.com')
  await isWell(page, `form ${name}`)
  await page.getByRole('button', { name: '보내기' }).click()
  await page.getByRole('heading', { name: '요청을 받았어요' }).waitFor()
  const link = await page.getByLabel('처리 상태를 보는 비밀 링크').inputValue()
  await isWell(page, `link ${name}`)
  assert.deepEqual(await lowTargets(page), [])
  await page.getByRole('link', { name: '처리 상태 보기' }).click()
  await page.getByText('살펴보고 있어요').waitFor()
  await isWell(page, `state ${name}`)
  return link
}

/** Opens the newest request, reveals the requester, and hides the post. */
async function hide(page: Page, name: string): Promise<void> {
  await page.goto('/console/takedowns')
  await page.getByRole('table').waitFor()
  await isWell(page, `queue ${name}`)
  await page
    .getByRole('row', { name: /살펴보는 중/ })
    .getByRole('button')
    .last()
    .click()
  const drawer = page.getByRole('dialog').first()
  await drawer.getByText('김***').waitFor()
  assert.equal(await drawer.getByText('김임대').count(), 0)
  await isWell(page, `case ${name}`)
  await drawer.getByRole('button', { name: '가린 것 보기' }).click()
  const reason = page.getByRole('dialog', { name: '가린 것을 볼까요?' })
  await reason.getByLabel('이유').fill('본인인지 확인합니다')
  await reason.getByRole('button', { name: '가린 것 보기' }).click()
  await drawer.getByText('landlord@example.com').waitFor()
  await drawer.getByRole('button', { name: '임시로 숨기기' }).click()
  const confirm = page.getByRole('dialog', { name: '임시로 숨길까요?' })
  await confirm.getByLabel('날수(10~30일)').fill('40')
  await confirm.getByLabel('이유').fill('살펴보는 동안')
  await confirm.getByRole('button', { name: '임시로 숨기기' }).click()
  await confirm.getByText('고칠 곳이 있어요').waitFor()
  await isWell(page, `hiding ${name}`)
  await confirm.getByLabel('날수(10~30일)').fill('30')
  await confirm.getByRole('button', { name: '임시로 숨기기' }).click()
  await confirm.waitFor({ state: 'detached' })
}

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`R-BOARD-27 to R-BOARD-31: somebody without an account asks, an operator hides, the author objects, the operator decides, on a ${name}`, {
    skip,
  }, async () => {
    const [asker, writer, operator] = [
      await visit(origin, { viewport }),
      await visit(origin, { viewport }),
      await visit(origin, { viewport }),
    ]
    const { username, postId } = await newPost(writer.page, `집주인 이야기 ${name}`)
    const link = await ask(asker.page, postId, name)
    await signInAs(operator.page, 'operation_manager')
    await hide(operator.page, name)

    await asker.page.goto(link)
    await asker.page.reload()
    await asker.page.getByText('살펴보는 동안 임시로 보이지 않아요').waitFor()
    await asker.page.goto(`/community/${postId}`)
    await asker.page.getByRole('heading', { name: '없거나 볼 수 없어요' }).waitFor()

    await signInAs(writer.page, username)
    await writer.page.goto('/notifications')
    await writer.page.getByRole('link', { name: /내가 쓴 내용을 임시로 숨겼습니다 보기/ }).click()
    await writer.page.getByRole('heading', { name: '내 글에 대한 게시 중단 요청' }).waitFor()
    await writer.page.getByLabel('이의 내기').fill('있었던 일입니다')
    await isWell(writer.page, `notice ${name}`)
    assert.doesNotMatch(await writer.page.content(), /김임대|landlord/)
    await writer.page.getByRole('button', { name: '보내기' }).click()
    await writer.page.getByRole('button', { name: '보내기' }).waitFor({ state: 'detached' })
    await isWell(writer.page, `objected ${name}`)

    await operator.page.goto('/console/takedowns')
    await operator.page
      .getByRole('row', { name: /임시조치/ })
      .getByRole('button')
      .last()
      .click()
    await operator.page.getByRole('dialog').first().getByText('있었던 일입니다').waitFor()
    await operator.page.getByRole('button', { name: '받아들이지 않기' }).click()
    const confirm = operator.page.getByRole('dialog', { name: '요청을 받아들이지 않을까요?' })
    await confirm.getByLabel('답').fill('사실과 다르다고 볼 근거가 없습니다')
    await isWell(operator.page, `decision ${name}`)
    await confirm.getByRole('button', { name: '받아들이지 않기' }).click()
    await confirm.waitFor({ state: 'detached' })

    await asker.page.goto(link)
    await asker.page.reload()
    await asker.page.getByText('사실과 다르다고 볼 근거가 없습니다').waitFor()
    await asker.page.getByText('처리가 끝나서 이름, 연락처, 내용을 지웠어요.').waitFor()
    await isWell(asker.page, `ended ${name}`)
    await asker.page.goto(`/community/${postId}`)
    await asker.page.getByRole('heading', { name: `집주인 이야기 ${name}` }).waitFor()
    for (const { complaints } of [asker, writer, operator]) assert.deepEqual(complaints, [])
  })
}

test('a link that leads to no request says so', { skip }, async () => {
  const { page, complaints } = await visit(origin, { viewport: PHONE })
  for (const path of ['/takedown', '/takedown#no-such-token', '/takedown/request', '/takedown/request?post=x']) {
    await page.goto(path)
    await page.getByRole('heading', { name: '찾을 수 없어요' }).waitFor()
    await isWell(page, `missing ${path}`.replaceAll(/[/#?]/g, '_'))
  }
  await page.goto('/takedown/notices/7')
  await page.getByRole('link', { name: '로그인하기' }).waitFor()
  await isWell(page, 'login')
  assert.deepEqual(complaints, [])
})

test('a request, its state, the notice of the author and the queue are in English', { skip }, async () => {
  const [{ page }, writer, operator] = [
    await inEnglish(origin, { viewport: PHONE }),
    await inEnglish(origin, { viewport: PHONE }),
    await inEnglish(origin, { viewport: DESK }),
  ]
  for (const each of [page, writer.page, operator.page])
    await each.route('**/stream', (route) => route.fulfill({ status: 204 }))
  const { username, postId } = await newPost(writer.page, '집주인 이야기')
  await page.goto(`/takedown/request?post=${postId}`)
  await page.getByRole('heading', { name: 'Ask for a takedown' }).waitFor()
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('alert').waitFor()
  await isEnglish(page, 'the form')
  await page.getByText('Copyright').click()
  for (const label of ['What is wrong', 'Name of person or business', 'Contact'])
    await page.getByLabel(label).fill('words')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('heading', { name: 'We have your request' }).waitFor()
  await isEnglish(page, 'the link')
  await page.getByRole('link', { name: 'See the state' }).click()
  await page.getByText('Being looked into').waitFor()
  await isEnglish(page, 'the state')

  const queue = '/api/admin/community/takedown-requests'
  const { content } = await sentBy<{ content: { takedownId: number }[] }>(page, 'operation_manager', 'GET', queue)
  const takedownId = content.at(-1)?.takedownId ?? 0
  await sentBy(page, 'operation_manager', 'PUT', `${queue}/${takedownId}/hide`, { days: 30, reason: 'test' })
  await signInAs(writer.page, username)
  await writer.page.goto(`/takedown/notices/${takedownId}`)
  await writer.page.getByLabel('Object').fill('words')
  await isEnglish(writer.page, 'the notice')
  await writer.page.getByRole('button', { name: 'Send' }).click()
  await writer.page.getByRole('heading', { name: 'Your objection' }).waitFor()

  await signInAs(operator.page, 'operation_manager')
  await operator.page.goto('/console/takedowns')
  await operator.page.getByRole('table').waitFor()
  await isEnglish(operator.page, 'the queue')
  await operator.page
    .getByRole('row', { name: /Copyright/ })
    .getByRole('button')
    .last()
    .click()
  await operator.page.getByRole('dialog').first().getByText('Objection of the author').waitFor()
  await isEnglish(operator.page, 'the case')
  await operator.page.getByRole('button', { name: 'Grant' }).click()
  const confirm = operator.page.getByRole('dialog', { name: 'Grant the request?' })
  await confirm.getByLabel('Answer').fill('words')
  await isEnglish(operator.page, 'the decision')
  await confirm.getByRole('button', { name: 'Grant' }).click()
  await confirm.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByText('Granted: it stays hidden').waitFor()
  await isEnglish(page, 'the end')
})
