import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { bearer, PASSWORD, signUpAndLogIn } from '../../test/account-app.ts'
import { atEnd } from '../../test/at-end.ts'
import { commandIn } from '../../test/command.ts'
import { testService } from '../../test/service.ts'

const { app, database, diagnose } = await testService()
const { pool, url } = database
const folder = mkdtempSync(join(tmpdir(), 'lease-risk-ended-'))
atEnd(() => rmSync(folder, { recursive: true, force: true }))

const LEASE = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 } as const
const endedAccounts = commandIn(folder, join(import.meta.dirname, 'ended-accounts.ts'))
const run = (...parameters: string[]) => endedAccounts(url, parameters, { JWT_SECRET: 'x'.repeat(32) }).ended
const restored = (userId: number) =>
  pool.query(
    `update users set username = 'back', nickname = 'back', password_hash = 'x', enabled = true, deleted_at = null
     where user_id = $1`,
    [userId],
  )

test('R-PRIV-09: what has ended is listed, and ends again after a restore has brought it back', async () => {
  const [leaver, other] = [await signUpAndLogIn(app, 'leaver'), await signUpAndLogIn(app, 'stays')]
  const payload = { confirmationPassword: PASSWORD }
  await app.inject({ method: 'DELETE', url: '/api/users/me', headers: bearer(leaver.accessToken), payload })
  const listed = await run()
  assert.deepEqual([listed.code, listed.output], [0, `${leaver.userId} 2026-11-20T03:00:00.000Z\n`])

  // as a backup from before the end has it
  await restored(leaver.userId)
  const { diagnosisId } = await diagnose(LEASE, other.accessToken)
  const again = await diagnose(LEASE, other.accessToken)
  await pool.query('update diagnoses set requester_user_id = $1 where diagnosis_id = $2', [
    leaver.userId,
    again.diagnosisId,
  ])
  writeFileSync(join(folder, 'ended.txt'), listed.output)
  const ended = await run('ended.txt')
  assert.equal(ended.code, 0, ended.output)
  assert.match(ended.output, /계정 1개 가운데 되살아난 1개/)
  const { rows } = await pool.query('select username, deleted_at is not null as over from users order by user_id')
  assert.deepEqual(rows, [
    { username: `deleted~${leaver.userId}`, over: true },
    { username: 'stays', over: false },
  ])
  const left = await pool.query('select diagnosis_id from diagnoses')
  assert.deepEqual(left.rows, [{ diagnosis_id: diagnosisId }])
  assert.match((await run('ended.txt')).output, /되살아난 0개/)
})

test('R-PRIV-09: an account of that number that signed up at another time is not ended', async () => {
  const { userId } = await signUpAndLogIn(app, 'another')
  writeFileSync(join(folder, 'elsewhere.txt'), `${userId} 2025-01-01T00:00:00.000Z\n`)
  assert.match((await run('elsewhere.txt')).output, /되살아난 0개/)
  writeFileSync(join(folder, 'wrong.txt'), 'somebody\n')
  const wrong = await run('wrong.txt')
  assert.equal(wrong.code, 1)
  assert.match(wrong.output, /읽을 수 없는 줄입니다: somebody/)
})
