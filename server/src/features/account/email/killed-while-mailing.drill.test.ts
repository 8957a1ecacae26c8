import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { accountApp, bearer, PASSWORD, signUpAndLogIn } from '../../../../test/account-app.ts'
import { mailVariables, startMailbox } from '../../../../test/mailbox.ts'

const mailbox = await startMailbox()
const { app, database, config, services } = await accountApp({ variables: mailVariables(mailbox) })
const USERS = 6
const ROUNDS = 4

/** Another process that sends mails one after another. */
function startInstance(): ChildProcess {
  const file = (path: string) => JSON.stringify(new URL(`../../../${path}`, import.meta.url).href)
  const program = `
    import { pino } from ${JSON.stringify(import.meta.resolve('pino'))}
    import { createDatabase } from ${file('platform/database/database.ts')}
    import { startJobQueue } from ${file('platform/jobs/job-queue.ts')}
    import { derivedKey } from ${file('platform/secrets/keyed-hash.ts')}
    import { createMailer } from ${file('platform/mail.ts')}
    import { accountMailJob } from ${file('features/account/email/one-time-tokens.ts')}
    const log = pino({ enabled: false })
    const url = ${JSON.stringify(database.url)}
    const { pool } = createDatabase({ url, poolSize: 5, statementTimeoutMs: 10000 })
    const mailer = createMailer(${JSON.stringify({ mail: config.mail, environment: config.environment })})
    const oneTimeKey = derivedKey(${JSON.stringify(config.jwtSecret)}, 'one-time token')
    const clock = { now: () => new Date(${services.clock.now().getTime()}) }
    const job = accountMailJob({ pool, clock, mailer, oneTimeKey })
    await startJobQueue({ databaseUrl: url, jobs: [job], log, concurrency: 1, sweepEveryMs: 500 })`
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'ignore', 'inherit'] })
}

test('R-ACCT-24: a process that is killed while it mails, again and again, loses no mail, and every link works', async (t) => {
  const usernames = Array.from({ length: USERS }, (_, index) => `killed.mail${index}`)
  for (const username of usernames) {
    const { accessToken } = await signUpAndLogIn(app, username)
    const payload = { email: `${username}@example.com`, confirmationPassword: PASSWORD }
    const headers = bearer(accessToken)
    const answer = await app.inject({ method: 'PUT', url: '/api/users/me/email', headers, payload })
    assert.equal(answer.statusCode, 200, answer.body)
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const held = mailbox.hold()
    const child = startInstance()
    t.after(() => child.kill('SIGKILL'))
    await held
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  const last = startInstance()
  t.after(() => last.kill('SIGKILL'))
  for (const username of usernames) {
    const token = await mailbox.tokenFor(`${username}@example.com`)
    const answer = await app.inject({ method: 'POST', url: '/api/auth/email-verification', payload: { token } })
    assert.equal(answer.statusCode, 200, answer.body)
  }
})
