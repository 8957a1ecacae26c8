import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { USER_TYPES } from '../../../server/src/domain/notifications/notification-types.ts'
import { addressesOf, mailVariables, startMailbox } from '../../../server/test/mailbox.ts'
import { until } from '../../../server/test/until.ts'
import { logIn, newAccount, PASSWORD } from '../account.ts'
import { violations } from '../axe.ts'
import { DESK, overflow, PHONE, visit, withoutChromium } from '../chromium.ts'
import { ownService } from '../service.ts'
import { lowTargets } from '../targets.ts'

const skip = withoutChromium
const mailbox = skip ? undefined : await startMailbox()
const service = mailbox === undefined ? undefined : await ownService(mailVariables(mailbox))
const origin = service?.origin ?? ''

async function verifiedAccount(page: Page): Promise<{ username: string; email: string }> {
  const username = await newAccount(page)
  const email = `${username}@example.com`
  const text = `insert into verified_emails (user_id, email, language, verified_at)
    select user_id, $2, 'ko', now() from users where username = $1`
  await service?.pool.query(text, [username, email])
  return { username, email }
}

async function looks(page: Page): Promise<void> {
  assert.deepEqual(await violations(page), [])
  assert.deepEqual(await lowTargets(page), [])
  assert.equal(await overflow(page), 0)
}

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`mails are chosen by kind and language, and ended by the link in one of them, on a ${name}`, {
    skip,
  }, async () => {
    const { page, complaints } = await visit(origin, { viewport })
    const { username, email } = await verifiedAccount(page)
    await logIn(page, username)
    await page.goto('/notifications')
    const open = async () => {
      await page.getByText('받을 알림 고르기', { exact: true }).click()
      await page.getByText('메일로도 받기').waitFor()
    }
    await open()
    await page.getByRole('radio', { name: '생길 때마다' }).click()
    await page.getByRole('radio', { name: 'English' }).click()
    await page.getByText('메일로 받을 알림 고르기').click()
    const mailed = page.getByRole('group').filter({ hasText: '메일로 받을 알림 고르기' }).last()
    for (const kind of ['내 글의 새 댓글', '임대차 신고']) await mailed.getByRole('checkbox', { name: kind }).click()
    await until(async () => (await kindsOf(username))?.length === USER_TYPES.length - 2, 'both are kept')
    await looks(page)
    await page.reload()
    await open()
    assert.ok(await page.getByRole('radio', { name: 'English' }).isChecked())
    await page.getByText('메일로 받을 알림 고르기').click()
    assert.ok(!(await mailed.getByRole('checkbox', { name: '내 글의 새 댓글' }).isChecked()))
    assert.ok(await mailed.getByRole('checkbox', { name: '내 댓글의 새 답글' }).isChecked())

    // on another device, in a different browser
    await (await visit(origin)).page.request.post('/api/auth/login', {
      data: { username, password: PASSWORD },
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    })
    await service?.pool.query('update graphile_worker._private_jobs set run_at = now()')
    const isMine = (mail: Parameters<typeof addressesOf>[0]) => addressesOf(mail).includes(email)
    await until(() => mailbox?.mails.some(isMine), 'the mail')
    const mail = mailbox?.mails.find(isMine)
    assert.equal(mail?.subject, '[Before You Sign] 1 notification')
    const [, link = ''] = /(\/unsubscribe#\S+)/.exec(mail?.text ?? '') ?? []
    const own = await visit(origin, { viewport })
    await own.page.goto(link)
    await own.page.getByRole('button', { name: '그만 받기' }).waitFor()
    await looks(own.page)
    assert.notEqual(await kindsOf(username), undefined)
    await own.page.getByRole('button', { name: '그만 받기' }).click()
    await own.page.getByText('이제 알림 메일을 보내지 않아요').waitFor()
    await looks(own.page)
    assert.equal(await kindsOf(username), undefined)
    await page.reload()
    await open()
    assert.ok(await page.getByRole('radio', { name: '받지 않기' }).isChecked())
    assert.deepEqual([...complaints, ...own.complaints], [])
  })
}

test('a link that was cut off ends nothing and says so', { skip }, async () => {
  const { page } = await visit(origin)
  await page.goto('/unsubscribe#12.cut')
  await page.getByRole('button', { name: '그만 받기' }).click()
  await page.getByRole('alert').waitFor()
  await looks(page)
})

async function kindsOf(username: string): Promise<string[] | undefined> {
  const text = 'select notification_types as kinds from mail_channels join users using (user_id) where username = $1'
  return (await service?.pool.query<{ kinds: string[] }>(text, [username]))?.rows[0]?.kinds
}
