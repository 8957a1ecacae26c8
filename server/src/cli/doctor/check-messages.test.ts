import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testConfig } from '../../../test/app.ts'
import { privateDatabase } from '../../../test/database.ts'
import { mailVariables } from '../../../test/mailbox.ts'
import { VAPID } from '../../../test/push-service.ts'
import { createUser, defaultDepartmentOf } from '../../features/account/index.ts'
import { checkMessages } from './check-messages.ts'

const { pool } = await privateDatabase()
const withMail = testConfig(mailVariables({ url: 'smtp://127.0.0.1:1' }))
const NOW = new Date('2026-11-20T12:00:00+09:00')

async function chooseMail(username: string, bouncedAt: Date | null): Promise<number> {
  const departmentCode = defaultDepartmentOf('ROLE_USER')
  const user = { username, passwordHash: 'none', roleName: 'ROLE_USER', departmentCode } as const
  const { userId } = await createUser(pool, user, NOW)
  const channel = `insert into mail_channels (user_id, frequency, language, notification_types, chosen_at, bounced_at)
    values ($1, 'EACH', 'ko', '{COMMENT_ON_MY_POST}', now(), $2)`
  await pool.query(channel, [userId, bouncedAt])
  return userId
}

async function leaveWaiting(userId: number, dueAt: Date): Promise<void> {
  const text = `with written as (
      insert into notifications (
        recipient_user_id, notification_type, related_type, related_id, event_count, months, detail, created_at, changed_at
      ) values ($1, 'COMMENT_ON_MY_POST', 'POST', '1', 1, '{}', '{}', now(), now()) returning notification_id
    ) insert into notification_mails (notification_id, user_id, due_at) select notification_id, $1, $2 from written`
  await pool.query(text, [userId, dueAt])
}

test('R-NOTIF-12: mails that nobody can send, or that have waited for over an hour, are worth a look', async () => {
  const mailsOf = async (config = withMail) =>
    (await checkMessages(pool, config, NOW)).filter(({ what }) => what === '알림 메일')
  const states = async (config = withMail) => (await mailsOf(config)).map(({ state }) => state)
  assert.deepEqual(await states(testConfig()), ['OK'])
  await chooseMail('stopped', NOW)
  assert.deepEqual(await states(testConfig()), ['OK'])
  const userId = await chooseMail('waiting', null)
  assert.deepEqual([await states(testConfig()), await states()], [['WARNING'], ['OK']])
  await leaveWaiting(userId, new Date(NOW.getTime() - 59 * 60_000))
  assert.deepEqual(await states(), ['OK'])
  await pool.query(`update notification_mails set due_at = due_at - interval '2 minutes'`)
  const [late] = await mailsOf()
  assert.equal(late?.state, 'WARNING')
  assert.match(late?.detail ?? '', /2명.*1명.*1건/)
})

test('R-NOTIF-17: pushes that nobody can send, or that have waited for over an hour, are worth a look', async () => {
  const withPush = testConfig(VAPID)
  const pushesOf = async (config = withPush) => (await checkMessages(pool, config, NOW)).at(-1)
  assert.deepEqual([(await pushesOf(testConfig()))?.what, (await pushesOf())?.state], ['VAPID_PUBLIC_KEY', 'OK'])
  const departmentCode = defaultDepartmentOf('ROLE_USER')
  const user = { username: 'pushed', passwordHash: 'none', roleName: 'ROLE_USER', departmentCode } as const
  const { userId } = await createUser(pool, user, NOW)
  const text = `with session as (
      insert into sessions (session_id, user_id, began_at, last_seen_at) values (gen_random_uuid(), $1, now(), now()) returning session_id
    ), browser as (
      insert into push_subscriptions (user_id, session_id, endpoint_mark, sealed, key_mark, language, notification_types, chosen_at)
      select $1, session_id, '', '', '', 'ko', '{}', now() from session returning subscription_id
    ), written as (
      insert into notifications (
        recipient_user_id, notification_type, related_type, related_id, event_count, months, detail, created_at, changed_at
      ) values ($1, 'COMMENT_ON_MY_POST', 'POST', '1', 1, '{}', '{}', now(), now()) returning notification_id
    ) insert into notification_pushes (subscription_id, notification_id, due_at)
      select subscription_id, notification_id, $2 from browser cross join written`
  await pool.query(text, [userId, new Date(NOW.getTime() - 59 * 60_000)])
  assert.deepEqual([(await pushesOf(testConfig()))?.state, (await pushesOf())?.state], ['WARNING', 'OK'])
  await pool.query(`update notification_pushes set due_at = due_at - interval '2 minutes'`)
  assert.equal((await pushesOf())?.state, 'WARNING')
})
