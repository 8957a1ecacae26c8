import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testConfig } from '../../../test/app.ts'
import { privateDatabase } from '../../../test/database.ts'
import { mailVariables } from '../../../test/mailbox.ts'
import { createUser, defaultDepartmentOf } from '../../features/account/face.ts'
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
  const states = async (config = withMail) => (await checkMessages(pool, config, NOW)).map(({ state }) => state)
  assert.deepEqual(await states(testConfig()), ['OK'])
  await chooseMail('stopped', NOW)
  assert.deepEqual(await states(testConfig()), ['OK'])
  const userId = await chooseMail('waiting', null)
  assert.deepEqual([await states(testConfig()), await states()], [['WARNING'], ['OK']])
  await leaveWaiting(userId, new Date(NOW.getTime() - 59 * 60_000))
  assert.deepEqual(await states(), ['OK'])
  await pool.query(`update notification_mails set due_at = due_at - interval '2 minutes'`)
  const [late] = await checkMessages(pool, withMail, NOW)
  assert.equal(late?.state, 'WARNING')
  assert.match(late?.detail ?? '', /2명.*1명.*1건/)
})
