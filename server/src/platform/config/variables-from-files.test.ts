import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { PRODUCTION, problemsOf } from '../../../test/config-problems.ts'
import { loadConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'lease-risk-secrets-'))
after(() => rmSync(folder, { recursive: true }))

const SECRET = 'kept-by-a-store-of-secrets-0123456789'
const URL_OF_DATABASE = 'postgres://service:a-password-of-the-store@localhost:5432/lease_risk'

function file(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content, { mode: 0o600 })
  return path
}

const { JWT_SECRET: _, ...DEMANDED } = PRODUCTION
const BASE = { ...DEMANDED, DATA_DIR: folder, INTERNAL_TLS: 'off' }

const problemsOfVariables = (variables: Record<string, string>) =>
  problemsOf(() => loadConfig({ ...BASE, ...variables }))

test('R-OPS-14: a secret comes from the file that NAME_FILE names, without the end of its line', () => {
  const config = loadConfig({
    ...BASE,
    JWT_SECRET_FILE: file('jwt', `${SECRET}\n`),
    DATABASE_URL_FILE: file('database', `${URL_OF_DATABASE}\r\n`),
    DATA_GO_KR_SERVICE_KEY_FILE: file('portal', 'portal-key-0123456789'),
    PORT_FILE: file('port', '8123'),
  })
  assert.equal(config.jwtSecret, SECRET)
  assert.equal(config.database.url, URL_OF_DATABASE)
  assert.equal(config.providers.dataGoKr.serviceKey, 'portal-key-0123456789')
  assert.equal(config.port, 8_123)
})

test('R-OPS-14: every file that is wrong is named, and none of what it holds', () => {
  const problems = problemsOfVariables({
    JWT_SECRET: SECRET,
    JWT_SECRET_FILE: file('twice', 'another-secret-of-thirty-two-bytes-and-more'),
    AUDIT_SECRET_FILE: join(folder, 'not-there'),
    METRICS_TOKEN_FILE: file('empty', ' \n'),
    S3_SECRET_ACCESS_KEY_FILE: folder,
    DATABASE_URL_FILE: file('no-database', 'mysql://somewhere/with-a-password'),
    NOBODY_KNOWS_FILE: join(folder, 'not-there'),
  })
  const readable = 'must be the path of a file that can be read and holds something'
  assert.deepEqual(problems.toSorted(), [
    `AUDIT_SECRET_FILE ${readable}`,
    'DATABASE_URL must be a postgres:// address',
    'JWT_SECRET_FILE must not be set together with JWT_SECRET',
    `METRICS_TOKEN_FILE ${readable}`,
    `S3_SECRET_ACCESS_KEY_FILE ${readable}`,
  ])
})

test('R-OPS-14: a secret from a file is held to the rules of the variable', () => {
  assert.deepEqual(problemsOfVariables({ JWT_SECRET_FILE: file('short', 'short') }), [
    'JWT_SECRET must be 32 bytes or longer',
  ])
})
