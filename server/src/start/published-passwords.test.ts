import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { testConfig } from '../../test/app.ts'
import { atEnd } from '../../test/at-end.ts'
import { commandIn } from '../../test/command.ts'
import { PRODUCTION as DEMANDED } from '../../test/config-problems.ts'
import { privateDatabase } from '../../test/database.ts'
import { createLogger } from '../platform/log.ts'
import { closeInOrder } from '../platform/process/shutdown.ts'
import { startService } from './start-service.ts'

const { url, pool } = await privateDatabase()
const log = createLogger('silent')
const SECRETS = { JWT_SECRET: 'zX4#kP9!vQ2@mL7$wR5%tY8^uI3&oA6*', AUDIT_SECRET: 'bN6(cM1)dK8_eJ3+fH5=gG0-hF7~iD2,' }
const PRODUCTION = { ...DEMANDED, ...SECRETS }

async function started(variables: Record<string, string>) {
  const config = testConfig({ DATABASE_URL: url, PORT: '0', ...variables })
  return startService({ config, log, dataMode: 'live' })
}

/** The origin while `use` runs. */
async function whileRunning<T>(variables: Record<string, string>, use: (origin: string) => Promise<T>): Promise<T> {
  const service = await started(variables)
  try {
    return await use(service.origin)
  } finally {
    await closeInOrder(service.closing, { error: assert.fail })
  }
}

const refusal = async (variables: Record<string, string> = PRODUCTION): Promise<string> => {
  try {
    const service = await started(variables)
    await closeInOrder(service.closing, { error: assert.fail })
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

async function logIn(origin: string, username: string, password: string): Promise<Response> {
  return fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
}

const dataDir = testConfig().dataDir
const run = (command: string, variables: Record<string, string> = PRODUCTION) =>
  commandIn(dataDir, join(import.meta.dirname, '../cli', command))(url, [], variables).ended

await whileRunning({ SEED_DEV_ACCOUNTS: 'true' }, async (origin) => {
  assert.equal((await logIn(origin, 'admin', 'admin1234!')).status, 200)
})

test('R-ACCT-41: production refuses to start beside accounts with published passwords, names them and the command, and no password', async () => {
  const words = await refusal()
  assert.match(words, /\badmin\b.*data_manager|data_manager.*\badmin\b/)
  assert.match(words, /demo_user_001/)
  assert.match(words, /npm run accounts:lock/)
  assert.doesNotMatch(words, /admin1234|password123/)
  // a second instance is refused as the first one was
  assert.equal(await refusal(), words)
  assert.equal(await refusal({}), '')
})

test('R-ACCT-41: doctor says the same: an error in production, a note elsewhere', async () => {
  const inProduction = await run('doctor.ts')
  assert.equal(inProduction.code, 1)
  assert.match(inProduction.output, /\[오류\] 공개된 비밀번호: .*\badmin\b.*\n\s+→ .*npm run accounts:lock/)
  assert.match((await run('doctor.ts', SECRETS)).output, /\[주의\] 공개된 비밀번호: .*\badmin\b/)
})

test('R-ACCT-41: an account whose password was changed, in whatever spelling of its name, stops nothing; one that still has it does', async () => {
  await pool.query(`update users set enabled = false where username <> all ('{admin,demo_user_001}')`)
  const { rows } = await pool.query<{ password_hash: string }>(
    `select password_hash from users where username = 'demo_user_001'`,
  )
  await pool.query(`update users set username = 'Admin' where username = 'admin'`)
  assert.match(await refusal(), /: admin\b.*demo_user_001/i)
  await whileRunning({}, async (origin) => {
    const { data } = (await (await logIn(origin, 'Admin', 'admin1234!')).json()) as { data: { accessToken: string } }
    const change = await fetch(`${origin}/api/users/me/password`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${data.accessToken}` },
      body: JSON.stringify({ currentPassword: 'admin1234!', newPassword: 'battery-staple-8' }),
    })
    assert.equal(change.status, 200, await change.text())
  })
  assert.doesNotMatch(await refusal(), /: admin\b/i)
  // the password of another seeded account is that of no administrator
  await pool.query(`update users set password_hash = $1 where username = 'Admin'`, [rows[0]?.password_hash])
  assert.match(await refusal(), /: admin\b.*demo_user_001/i)
})

test('R-ACCT-41: the command locks what production would refuse and the withdrawn ones, and ends the sessions', async () => {
  const session = await whileRunning({}, async (origin) => {
    const login = await logIn(origin, 'demo_user_001', 'password123')
    return ((await login.json()) as { data: { accessToken: string } }).data.accessToken
  })
  const locked = await run('lock-accounts.ts')
  assert.equal(locked.code, 0, locked.output)
  assert.match(locked.output, /109/)
  const { rows } = await pool.query('select count(*)::int as open from users where enabled')
  assert.deepEqual(rows, [{ open: 0 }])
  assert.match((await run('lock-accounts.ts')).output, /없습니다/)
  assert.doesNotMatch((await run('doctor.ts')).output, /공개된 비밀번호: .*admin/)
  await whileRunning({ ...PRODUCTION }, async (origin) => {
    const me = await fetch(`${origin}/api/users/me`, { headers: { authorization: `Bearer ${session}` } })
    assert.equal(me.status, 401)
    // one that an administrator brings back is still not opened by it
    await pool.query('update users set enabled = true')
    assert.equal((await logIn(origin, 'demo_user_001', 'password123')).status, 401)
  })
  assert.equal(await refusal(), '')
})

test('R-ACCT-41: accounts that another instance seeds while production runs do not open with a published password', async () => {
  const other = await privateDatabase()
  const production = await started({ ...PRODUCTION, DATABASE_URL: other.url })
  atEnd(() => closeInOrder(production.closing, { error: assert.fail }))
  await whileRunning({ DATABASE_URL: other.url, SEED_DEV_ACCOUNTS: 'true' }, async (origin) => {
    assert.equal((await logIn(origin, 'ADMIN', 'admin1234!')).status, 200)
    for (const [name, password] of [
      ['admin', 'admin1234!'],
      ['ADMIN', 'admin1234!'],
      ['demo_user_050', 'password123'],
    ] as const)
      assert.equal((await logIn(production.origin, name, password)).status, 401, name)
  })
})
