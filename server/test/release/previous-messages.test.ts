import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { startSandbox } from '@lease-risk/sandbox'
import pg from 'pg'
import { atEnd } from '../at-end.ts'
import { callService } from '../call-service.ts'
import { emptyDatabase } from '../database.ts'
import { addressesOf, mailVariables, startMailbox } from '../mailbox.ts'
import { until } from '../until.ts'
import { checkOut, startIn, startThis, variablesOfBoth } from './previous-server.ts'
import { previousRelease } from './releases.ts'

const [sandbox, mailbox] = [await startSandbox(), await startMailbox()]
atEnd(() => sandbox.stop())
const folder = checkOut(previousRelease().commit)

async function bothReleases(t: TestContext) {
  const url = await emptyDatabase()
  const variables = { ...variablesOfBoth(sandbox.origin, url), ...mailVariables(mailbox) }
  const [startNew, startOld] = [() => startThis(variables), () => startIn(folder, variables)]
  await (await startNew()).stop()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  t.after(() => client.end())
  return { client, startNew, startOld }
}

const login = { password: 'correct horse 42 battery' }
const NEW_DEVICE = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Lets a release write the notification of a login from a new device, to a new user who gets mails. @returns the address. */
async function notified(client: pg.Client, origin: string, username: string): Promise<string> {
  const email = `${username}@example.com`
  const given = { ...login, username }
  await callService(origin, '/api/auth/signup', undefined, given)
  await callService(origin, '/api/auth/login', undefined, given)
  await client.query(
    `insert into verified_emails (user_id, email, language, verified_at)
     select user_id, $2, 'ko', now() from users where username = $1`,
    [username, email],
  )
  await client.query(
    `insert into mail_channels (user_id, frequency, language, notification_types, chosen_at)
     select user_id, 'EACH', 'ko', '{NEW_DEVICE_LOGIN}', now() from users where username = $1`,
    [username],
  )
  const headers = { 'content-type': 'application/json', 'user-agent': NEW_DEVICE }
  const answer = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify(given) })
  assert.equal(answer.status, 200)
  return email
}

const mailsTo = (email: string) => mailbox.mails.filter((mail) => addressesOf(mail).includes(email)).length
const isEmpty = async (client: pg.Client, table: string) => (await client.query(`select from ${table}`)).rowCount === 0

/** No mail is sent until `release`, which makes those that wait due. */
async function holdMails(client: pg.Client): Promise<{ release(): Promise<void> }> {
  await client.query(`create function later() returns trigger language plpgsql as
    $$ begin new.run_at := now() + interval '1 day'; return new; end $$`)
  await client.query(`create trigger later before insert on graphile_worker._private_jobs
    for each row execute function later()`)
  return {
    async release() {
      await client.query('drop function later() cascade')
      await client.query(`update notification_mails set due_at = due_at - interval '3 minutes'`)
      await client.query('update graphile_worker._private_jobs set run_at = now()')
      await client.query(`select graphile_worker.add_job('mail-notifications')`)
    },
  }
}

for (const [writer, sender] of [
  ['startOld', 'startNew'],
  ['startNew', 'startOld'],
] as const) {
  const title = writer === 'startOld' ? 'the release before' : 'this release, after a rollback'
  test(`R-OPS-35: a mail that waited when ${title} stopped is sent by the other, once`, async (t) => {
    const { client, ...releases } = await bothReleases(t)
    const held = await holdMails(client)
    const first = await releases[writer]()
    const email = await notified(client, first.origin, `left.${writer.toLowerCase()}`)
    await first.stop()
    assert.equal(await isEmpty(client, 'notification_mails'), false)
    const second = await releases[sender]()
    t.after(() => second.stop())
    await held.release()
    await until(() => isEmpty(client, 'notification_mails'), 'it is sent', 30)
    await second.stop()
    // what the first enqueued finds nothing to do
    const last = await releases.startNew()
    t.after(() => last.stop())
    await client.query('update graphile_worker._private_jobs set run_at = now()')
    await until(() => isEmpty(client, 'graphile_worker._private_jobs'), 'no job is left', 30)
    assert.equal(mailsTo(email), 1)
  })
}

test('R-OPS-35: while both releases run, each mail is sent once, whichever wrote it', async (t) => {
  const { client, startNew, startOld } = await bothReleases(t)
  const both = [await startOld(), await startNew()]
  t.after(() => Promise.all(both.map((each) => each.stop())))
  const emails: string[] = []
  for (let user = 0; user < 8; user += 1)
    emails.push(await notified(client, both[user % 2]?.origin ?? assert.fail(), `both.releases${user}`))
  await until(() => isEmpty(client, 'notification_mails'), 'all are sent', 200)
  assert.deepEqual(
    emails.map(mailsTo),
    emails.map(() => 1),
  )
})
