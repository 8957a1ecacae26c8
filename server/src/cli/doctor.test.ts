import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { SANDBOX_KEY, startSandbox } from '@lease-risk/sandbox'
import pg from 'pg'
import { testConfig } from '../../test/app.ts'
import { atEnd } from '../../test/at-end.ts'
import { PRODUCTION } from '../../test/config-problems.ts'
import { emptyDatabase, privateDatabase } from '../../test/database.ts'
import { OF_PROCESSES } from '../../test/of-processes.ts'
import { pooler, poolerVersion } from '../../test/pooler.ts'
import { sandboxVariables } from '../../test/service.ts'
import { checkOwner } from './doctor/check-database.ts'

const database = await privateDatabase()
const sandbox = await startSandbox()
const dataDir = mkdtempSync(join(tmpdir(), 'lease-risk-doctor-'))
atEnd(async () => {
  rmSync(dataDir, { recursive: true, force: true })
  await sandbox.stop()
})
const HEALTHY = {
  DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  JWT_SECRET: 'one secret, which is 32 bytes or longer',
  AUDIT_SECRET: 'another secret, 32 bytes or longer as well',
  ...sandboxVariables(sandbox.origin),
}

async function run(variables: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const env = { ...OF_PROCESSES, ...variables }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'doctor.ts')], { env })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const output = (await Promise.all([text(child.stdout), text(child.stderr)])).join('')
  return { code: await ended, output }
}

test('R-CONF-30: in production the embedded database is a warning that recommends one of your own', () => {
  const ownerOf = (variables: Record<string, string>) => checkOwner(testConfig(variables))
  const { DATABASE_URL, AUDIT_SECRET } = HEALTHY
  const production = { ...PRODUCTION, AUDIT_SECRET }
  const embedded = ownerOf(production)
  assert.deepEqual([embedded.state, /DATABASE_URL/.test(embedded.todo ?? '')], ['WARNING', true])
  assert.equal(ownerOf({ ...production, DATABASE_URL }).state, 'OK')
  assert.equal(ownerOf({}).state, 'OK')
})

test('a sound installation has no error, and each key was tried with one call', async () => {
  sandbox.clear()
  const { code, output } = await run(HEALTHY)
  assert.equal(code, 0, output)
  assert.doesNotMatch(output, /\[오류\]/)
  for (const what of [
    '설정',
    '디스크',
    '파일 저장소(local)',
    'PostgreSQL',
    '시계',
    '스키마',
    '한글 검색',
    '건축물대장',
    '실거래가',
    '공시가격',
    '알림 메일',
  ]) {
    assert.ok(output.includes(`[정상] ${what}`), `${what}\n${output}`)
  }
  assert.equal(sandbox.requests.length, 6, JSON.stringify(sandbox.requests.map(({ operation }) => operation)))
})

test('before the first start nothing is made, and doctor says what will be', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'lease-risk-doctor-'))
  atEnd(() => rmSync(parent, { recursive: true, force: true }))
  const { DATABASE_URL } = HEALTHY
  const { code, output } = await run({ DATABASE_URL, DATA_DIR: join(parent, 'not', 'yet') })
  assert.equal(code, 0, output)
  assert.match(output, /\[정상\] JWT_SECRET: 없음: 처음 시작할 때/)
  assert.match(output, /\[정상\] 파일 저장소\(local\): 쓰고/)
  assert.deepEqual(readdirSync(parent), [])
  mkdirSync(join(parent, 'files'))
  await run({ DATABASE_URL, DATA_DIR: parent })
  assert.deepEqual(readdirSync(parent, { recursive: true }), ['files'])
})

test('every wrong key of the configuration is named, and no value', async () => {
  const { code, output } = await run({ ...HEALTHY, PORT: 'eighty', JWT_SECRET: 'short-and-secret' })
  assert.equal(code, 1)
  assert.match(output, /\[오류\] 설정: PORT must be/)
  assert.match(output, /\[오류\] 설정: JWT_SECRET must be 32 bytes/)
  assert.doesNotMatch(output, /short-and-secret|eighty/)
})

test('a database that is gone, a rejected key and a storage that cannot be written are errors that say what to do', async () => {
  const { code, output } = await run({
    ...HEALTHY,
    DATABASE_URL: 'postgres://nobody:hidden-word@127.0.0.1:1/none',
    DATA_GO_KR_SERVICE_KEY: 'not-the-key-of-the-portal',
    FILE_STORAGE: 's3',
    S3_BUCKET: 'files',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  })
  assert.equal(code, 1)
  assert.match(output, /\[오류\] 데이터베이스: .*\n\s+→ DATABASE_URL/)
  assert.match(output, /\[오류\] 건축물대장: DATA_GO_KR_SERVICE_KEY를 거절함\n\s+→ 인증키/)
  assert.match(output, /\[오류\] 파일 저장소\(s3\): .*\n\s+→ S3_/)
  assert.doesNotMatch(output, /hidden-word|not-the-key/)
})

test('keys that are not set are named as what is not there, not as errors', async () => {
  const { DATABASE_URL, DATA_DIR, JWT_SECRET } = HEALTHY
  const { code, output } = await run({ DATABASE_URL, DATA_DIR, JWT_SECRET })
  assert.equal(code, 0, output)
  assert.match(output, /\[없음\] 건축물대장: DATA_GO_KR_SERVICE_KEY가 없어/)
  assert.match(output, /\[주의\] AUDIT_SECRET: 따로 없음\n\s+→ /)
})

test('a database under whose locale Hangul is not found is an error, before the first migration and after it', async () => {
  const url = await emptyDatabase(`template0 lc_ctype 'C'`)
  const expected = /\[오류\] 한글 검색: .*LC_CTYPE.*\n\s+→ .*C\.UTF-8/
  assert.match((await run({ ...HEALTHY, DATABASE_URL: url })).output, expected)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create extension pg_trgm')
  await client.end()
  const { code, output } = await run({ ...HEALTHY, DATABASE_URL: url })
  assert.equal(code, 1)
  assert.match(output, expected)
})

test('every worker has its own connections, which count against those of the database', async () => {
  assert.match((await run({ ...HEALTHY, WORKERS: '64' })).output, /\[주의\] 연결 수: .*650.*\n\s+→ /)
})

test('behind a pooler whatever does not stand with the role is named', {
  skip: poolerVersion() === undefined ? 'this machine has no pgbouncer (Debian: apt-get install pgbouncer)' : false,
}, async () => {
  const { output } = await run({
    ...HEALTHY,
    DATABASE_URL: await pooler(database.url),
    DATABASE_DIRECT_URL: database.url,
  })
  const isOld = Number(poolerVersion()?.split('.')[1]) < 21
  assert.match(
    output,
    isOld
      ? /\[오류\] 연결 풀러: .*pgbouncer 1\.21 이전.*\n\s+→ .*DATABASE_PREPARED_STATEMENTS=false/
      : /\[정상\] 연결 풀러/,
  )
  for (const name of ['statement_timeout', 'idle_in_transaction_session_timeout'])
    assert.match(output, new RegExp(`\\[주의\\] ${name}: 없음\\n\\s+→ `))
})

test('the key of the model is tried where it is used, without a question to the model', async () => {
  const scoring = (variables: Record<string, string>) => run({ ...HEALTHY, RISK_SCORING_ENABLED: 'true', ...variables })
  sandbox.clear()
  assert.match((await scoring({})).output, /\[정상\] 위험 점수 모델/)
  assert.deepEqual(
    sandbox.requests.filter(({ provider }) => provider === 'risk-model').map(({ path }) => path),
    ['/v1/models/gpt-4.1-mini'],
  )
  const rejected = await scoring({ OPENAI_API_KEY: `${SANDBOX_KEY}-of-before` })
  assert.match(rejected.output, /\[오류\] 위험 점수 모델: OPENAI_API_KEY를 거절함\n\s+→ /)
  const unknown = await scoring({ RISK_SCORING_MODEL: 'sandbox-unknown' })
  assert.match(unknown.output, /\[오류\] 위험 점수 모델: .*RISK_SCORING_MODEL.*\n\s+→ /)
})
