import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { adminApp } from '../../test/admin-app.ts'
import { atEnd } from '../../test/at-end.ts'
import { emptyDatabase } from '../../test/database.ts'
import { createAuditSeal } from '../features/audit/index.ts'

const SECRET = 'the secret of the command, 32 bytes or more'
const { database, operator, call } = await adminApp({}, createAuditSeal(SECRET))
const folder = mkdtempSync(join(tmpdir(), 'lease-risk-backup-'))
atEnd(() => rmSync(folder, { recursive: true, force: true }))

function run(command: 'backup' | 'restore', url: string, parameters: string[], secret = SECRET) {
  const env = { PATH: process.env['PATH'], INIT_CWD: folder, DATA_DIR: folder, DATABASE_URL: url, JWT_SECRET: secret }
  const script = [join(import.meta.dirname, `${command}.ts`), ...parameters]
  const { status, stdout, stderr } = spawnSync(process.execPath, script, { env, encoding: 'utf8' })
  return { code: status, output: stdout, problem: stderr }
}

test('npm run backup and npm run restore: what was put away stands again, and the audit chain is judged', async () => {
  const admin = await operator('backup_admin', 'ROLE_ADMIN')
  for (let count = 0; count < 3; count++) await call(admin, 'PUT', `/api/admin/users/${admin.userId}/enable`)
  const written = run('backup', database.url, ['one.tar.zst'])
  assert.deepEqual([written.code, written.problem], [0, ''])
  assert.match(written.output, /one\.tar\.zst: 표 \d+개의 \d+행, 파일 0개를 담았습니다/)
  assert.ok(existsSync(join(folder, 'one.tar.zst')))
  assert.match(run('backup', database.url, ['one.tar.zst']).problem, /이미 있는 파일입니다/)

  const elsewhere = await emptyDatabase()
  const restored = run('restore', elsewhere, ['one.tar.zst'])
  assert.deepEqual([restored.code, restored.problem], [0, ''])
  assert.match(restored.output, /백업을 되돌렸습니다: 표 \d+개, \d+행\.\n감사 기록 3건이 쓴 그대로입니다\.\n/)
  assert.match(run('restore', elsewhere, ['one.tar.zst']).problem, /--replace/)
  const otherSecret = run('restore', elsewhere, ['one.tar.zst', '--replace'], 'x'.repeat(32))
  assert.deepEqual([otherSecret.code, otherSecret.problem], [0, ''])
  assert.match(otherSecret.output, /봉인이 맞지 않습니다. AUDIT_SECRET/)
})

test('without a file both say how they are used', () => {
  assert.match(run('backup', database.url, []).problem, /사용법: npm run backup/)
  assert.match(run('restore', database.url, ['a', 'b']).problem, /사용법: npm run restore/)
})
