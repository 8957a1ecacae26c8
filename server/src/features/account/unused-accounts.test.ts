import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bearer, logIn, PASSWORD, refreshCookie, signUpAndLogIn } from '../../../test/account-app.ts'
import { addressesOf, mailVariables, startMailbox } from '../../../test/mailbox.ts'
import { runDueJobs } from '../../../test/run-due-jobs.ts'
import { anotherInstance, type TestService, testService } from '../../../test/service.ts'
import type { Job } from '../../platform/jobs/job-queue.ts'

const mailbox = await startMailbox()
const service = await testService({ RATE_LIMIT_ENABLED: 'false', ...mailVariables(mailbox) })
const { app, clock, database, jobs } = service
const { pool } = database
const DAY_MS = 24 * 60 * 60_000
const NEVER = new AbortController().signal

const jobOf = (from: Pick<TestService, 'jobs'>) =>
  from.jobs.find(({ name }) => name === 'end-unused-accounts') as unknown as Job
const run = () => jobOf(service).run(null, NEVER)
const wait = (days: number) => {
  clock.time = new Date(clock.now().getTime() + days * DAY_MS)
}

async function verifiedEmail(userId: number, email: string): Promise<void> {
  await pool.query(`insert into verified_emails (user_id, email, verified_at, language) values ($1, $2, $3, 'ko')`, [
    userId,
    email,
    clock.now(),
  ])
}

async function state(userId: number): Promise<string> {
  const { rows } = await pool.query(
    `select deleted_at is not null as gone, erase_unused_on::text as on from users where user_id = $1`,
    [userId],
  )
  return rows[0].gone ? 'gone' : (rows[0].on ?? 'kept')
}

const notices = async (userId: number) => {
  const text = `select from notifications where recipient_user_id = $1 and notification_type = 'ACCOUNT_UNUSED'`
  return (await pool.query(text, [userId])).rowCount
}

const audits = async (userId: number) => {
  const text = `select actor_user_id, actor_username, request_summary, result_status from audit_logs
    where action_type = 'ACCOUNT_DELETE' and target_id = $1`
  return (await pool.query(text, [String(userId)])).rows
}

test('R-PRIV-50: an account unused for a year is told 30 days before, by mail or by a notification, once, and then erased', async () => {
  const mailed = await signUpAndLogIn(app, 'unused_mailed')
  const noticed = await signUpAndLogIn(app, 'unused_noticed')
  await verifiedEmail(mailed.userId, 'unused@example.com')
  wait(364)
  await run()
  assert.deepEqual([await state(mailed.userId), await state(noticed.userId)], ['kept', 'kept'])
  wait(1)
  await run()
  await run()
  await runDueJobs(service, jobs)
  const day = await state(mailed.userId)
  assert.match(day, /^2027-12-\d\d$/)
  assert.deepEqual([await notices(mailed.userId), await notices(noticed.userId)], [0, 1])
  const mails = mailbox.mails.filter((mail) => addressesOf(mail).includes('unused@example.com'))
  assert.equal(mails.length, 1)
  assert.ok(mails[0]?.subject?.includes('2027년 12월'), mails[0]?.subject)
  assert.ok(mails[0]?.text?.includes('https://service.example.com/login'))
  assert.doesNotMatch(mails[0]?.text ?? '', /unused_mailed/)

  wait(29)
  await run()
  assert.equal(await state(noticed.userId), day)
  wait(1)
  await run()
  assert.deepEqual([await state(mailed.userId), await state(noticed.userId)], ['gone', 'gone'])
  assert.deepEqual(await audits(mailed.userId), [
    { actor_user_id: null, actor_username: 'service', request_summary: { reason: 'UNUSED' }, result_status: 'SUCCESS' },
  ])
  const { rows } = await pool.query('select username, nickname, email from users where user_id = $1', [mailed.userId])
  assert.deepEqual(rows, [{ username: `deleted~${mailed.userId}`, nickname: null, email: null }])
  assert.equal((await pool.query('select from verified_emails where user_id = $1', [mailed.userId])).rowCount, 0)
})

test('R-PRIV-51: operators and withdrawn accounts are never erased for want of use', async () => {
  await service.tokenOf('unused_admin', 'ROLE_ADMIN')
  await service.tokenOf('unused_clerk', 'ROLE_CS_MANAGER')
  const withdrawn = await signUpAndLogIn(app, 'unused_withdrawn')
  await pool.query('update users set enabled = false where user_id = $1', [withdrawn.userId])
  for (const days of [400, 40, 400]) {
    wait(days)
    await run()
  }
  const { rows } = await pool.query(
    `select deleted_at, erase_unused_on from users where username in ('unused_admin', 'unused_clerk', 'unused_withdrawn')`,
  )
  assert.deepEqual(
    rows,
    Array.from({ length: 3 }, () => ({ deleted_at: null, erase_unused_on: null })),
  )
})

test('R-PRIV-52: a login or a renewed one in between cancels, and the year begins again', async () => {
  const back = await signUpAndLogIn(app, 'unused_back')
  wait(365)
  await run()
  assert.notEqual(await state(back.userId), 'kept')
  await logIn(app, 'unused_back')
  assert.equal(await state(back.userId), 'kept')
  wait(31)
  await run()
  assert.equal(await state(back.userId), 'kept')

  const renewing = await signUpAndLogIn(app, 'unused_renewing')
  let { refreshToken } = renewing
  for (let week = 0; week < 60; week += 1) {
    wait(6)
    const headers = refreshCookie(refreshToken)
    const answer = await app.inject({ method: 'POST', url: '/api/auth/refresh', headers })
    assert.equal(answer.statusCode, 200)
    refreshToken = answer.cookies.find(({ name }) => name === 'service_refresh_token')?.value ?? ''
  }
  wait(364)
  await run()
  assert.equal(await state(renewing.userId), 'kept')
  wait(1)
  await run()
  assert.notEqual(await state(renewing.userId), 'kept')
})

test('R-PRIV-52: a session counts as use, also where the process died before it marked the account', async () => {
  const { userId } = await signUpAndLogIn(app, 'unused_unmarked')
  await pool.query(`update users set used_on = '2020-01-01' where user_id = $1`, [userId])
  await run()
  assert.equal(await state(userId), 'kept')
})

test('R-PRIV-53: two instances at once tell once and erase once; what one leaves is done by the next run', async () => {
  const other = await anotherInstance(service)
  const both = () => Promise.all([run(), jobOf({ jobs: other.jobs }).run(null, NEVER)])
  const users = [await signUpAndLogIn(app, 'unused_one'), await signUpAndLogIn(app, 'unused_two')]
  const [first, second] = users.map(({ userId }) => userId) as [number, number]
  wait(365)
  await both()
  assert.deepEqual([await notices(first), await notices(second)], [1, 1])
  wait(30)
  await pool.query(
    `create function refuse_end() returns trigger language plpgsql as $$ begin
       if new.deleted_at is not null and new.user_id = ${first} then raise exception 'the process dies'; end if;
       return new;
     end $$;
     create trigger refuse_end before update on users for each row execute function refuse_end()`,
  )
  await assert.rejects(run())
  assert.deepEqual([(await state(first)) === 'gone', await state(second)], [false, 'gone'])
  await pool.query('drop trigger refuse_end on users; drop function refuse_end')
  await both()
  assert.equal(await state(first), 'gone')
  for (const userId of [first, second]) {
    const succeeded = (await audits(userId)).filter(({ result_status }) => result_status === 'SUCCESS')
    assert.equal(succeeded.length, 1)
  }
})

test('R-PRIV-50: DORMANT_ACCOUNT_DAYS=0 tells and erases nobody, and takes back what was told', async () => {
  const { userId, accessToken } = await signUpAndLogIn(app, 'unused_off')
  assert.equal((await app.inject({ url: '/api/users/me', headers: bearer(accessToken) })).statusCode, 200)
  wait(365)
  await run()
  assert.notEqual(await state(userId), 'kept')
  const off = await anotherInstance({ ...service, config: withoutEnd() })
  wait(400)
  await jobOf({ jobs: off.jobs }).run(null, NEVER)
  assert.equal(await state(userId), 'kept')
  assert.equal((await logIn(app, 'unused_off', PASSWORD)).userId, userId)
})

function withoutEnd(): TestService['config'] {
  return { ...service.config, accounts: { ...service.config.accounts, dormantDays: 0 } }
}
