import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { testConfig } from '../../../test/app.ts'
import { PRODUCTION, refusedVariables } from '../../../test/config-problems.ts'
import { privateDatabase } from '../../../test/database.ts'
import { leadsToThisMachine } from './tls-rules.ts'

const refused = (variables: Record<string, string>) =>
  refusedVariables(() => testConfig({ ...PRODUCTION, ...variables }))

const DATABASES = ['DATABASE_DIRECT_URL', 'DATABASE_MIGRATION_URL', 'DATABASE_READ_URL', 'DATABASE_URL']
const everyDatabase = (url: string) => Object.fromEntries(DATABASES.map((name) => [name, url]))
const ELSEWHERE = 'postgres://who:secret@db.example:5432/lease'

test('R-OPS-11: in production every way to a database on another machine is encrypted and its certificate checked', () => {
  for (const mode of ['', '?sslmode=disable', '?sslmode=prefer', '?sslmode=require', '?sslmode=no-verify', '?ssl=true'])
    assert.deepEqual(refused(everyDatabase(`${ELSEWHERE}${mode}`)), DATABASES, mode)
  assert.deepEqual(refused(everyDatabase(`${ELSEWHERE}?sslmode=verify-full&sslmode=disable`)), DATABASES)
  assert.deepEqual(refused(everyDatabase('postgres://who@localhost/lease?host=db.example')), DATABASES)
  assert.deepEqual(refused(everyDatabase(`${ELSEWHERE}?sslmode=verify-full`)), [])
})

test('R-OPS-11: on this machine, outside of production, and where INTERNAL_TLS is off, it is not demanded', () => {
  for (const url of [
    'postgres://who@127.0.0.1/lease',
    'postgres://who@localhost:6432/lease',
    'postgres://who@[::1]/lease',
    'postgres:///lease?host=/var/run/postgresql',
    'postgres://%2Fvar%2Frun%2Fpostgresql/lease',
  ])
    assert.deepEqual(refused(everyDatabase(url)), [], url)
  assert.deepEqual(refused({ ...everyDatabase(ELSEWHERE), NODE_ENV: 'development' }), [])
  assert.deepEqual(refused({ ...everyDatabase(ELSEWHERE), INTERNAL_TLS: 'off' }), [])
  assert.ok(!leadsToThisMachine('postgres://localhost.example/lease'))
})

test('R-OPS-11: providers and the own origin are https in production, whatever INTERNAL_TLS says', () => {
  const outside = [
    'DATA_GO_KR_BASE_URL',
    'JUSO_BASE_URL',
    'NAVER_PROFILE_BASE_URL',
    'OPENAI_BASE_URL',
    'RONE_BASE_URL',
    'VWORLD_BASE_URL',
  ]
  const at = (origin: string, names: string[]) => Object.fromEntries(names.map((name) => [name, origin]))
  assert.deepEqual(refused({ ...at('http://provider.example', outside), INTERNAL_TLS: 'off' }), outside)
  assert.deepEqual(refused(at('http://127.0.0.1:9000', outside)), [])
  const mail = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'service@example.com' }
  assert.deepEqual(refused({ ...mail, SERVICE_ORIGIN: 'http://lease.example' }), ['SERVICE_ORIGIN'])
  const internal = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'S3_ENDPOINT']
  assert.deepEqual(refused(at('http://storage.example:9000', internal)), internal)
  assert.deepEqual(refused({ ...at('http://storage.example:9000', internal), INTERNAL_TLS: 'off' }), [])
})

test('R-OPS-11: with sslmode=verify-full no connection is made to a server that does not encrypt', async () => {
  const { url } = await privateDatabase()
  const client = new pg.Client({ connectionString: `${url}?sslmode=verify-full` })
  await assert.rejects(client.connect(), /does not support SSL/)
})
