import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ServiceDocument } from '@lease-risk/contract/service-documents'
import { testConfig } from '../../../test/app.ts'
import { PRODUCTION } from '../../../test/config-problems.ts'
import { VAPID } from '../../../test/push-service.ts'
import { testService } from '../../../test/service.ts'
import { DOCUMENT_VERSIONS } from '../../domain/privacy/document-versions.ts'
import { policyFactsOf } from './plugin.ts'

const { NODE_ENV: _, JWT_SECRET: __, ...OPERATOR } = PRODUCTION
const { app } = await testService({
  ...OPERATOR,
  ...VAPID,
  RISK_SCORING_ENABLED: 'true',
  ANONYMOUS_DIAGNOSIS_RETENTION_DAYS: '12',
})

async function read(url: string) {
  const answer = await app.inject(url)
  assert.equal(answer.statusCode, 200)
  return { answer, document: answer.json<{ data: ServiceDocument }>().data }
}

test('R-PRIV-05: both documents are public, may be cached for a while, and are in both languages with their version', async () => {
  for (const [path, version, ko, en] of [
    ['/api/privacy-policy', DOCUMENT_VERSIONS.PRIVACY, '개인정보 처리방침', 'Privacy policy'],
    ['/api/terms', DOCUMENT_VERSIONS.TERMS, '이용약관', 'Terms of service'],
  ] as const) {
    const { answer, document } = await read(path)
    assert.equal(answer.headers['cache-control'], 'public, max-age=300')
    assert.match(String(answer.headers['vary']), /accept-language/i)
    assert.deepEqual([document.title, document.version], [ko, version])
    const english = (await read(`${path}?lang=en`)).document
    assert.equal(english.title, en)
    assert.deepEqual(
      english.sections.map(({ code }) => code),
      document.sections.map(({ code }) => code),
    )
    assert.doesNotMatch(JSON.stringify(english).replaceAll(/전월세안심 협동조합|김보호/g, ''), /[가-힣]/)
  }
})

test('R-PRIV-05: the policy is made from the settings in force', async () => {
  const { document } = await read('/api/privacy-policy')
  const text = JSON.stringify(document)
  for (const part of ['12일 동안 보관', '전월세안심 협동조합', '김보호 (02-000-0000)', '푸시 서비스'])
    assert.ok(text.includes(part), part)
  // the stand-in of the model is on this machine
  assert.ok(!text.includes('언어 모델'))
})

test('R-PRIV-06: who gets data is read from the configuration, never with a password', () => {
  const facts = policyFactsOf(
    testConfig({
      RISK_SCORING_ENABLED: 'true',
      OPENAI_API_KEY: 'key',
      FILE_STORAGE: 's3',
      S3_BUCKET: 'bucket',
      S3_REGION: 'ap-northeast-2',
      SMTP_URL: 'smtps://user:secret-of-mail@smtp.example.com',
      MAIL_FROM: 'a@lease.example',
      SERVICE_ORIGIN: 'https://lease.example',
      DATABASE_URL: 'postgres://role:secret-of-database@db.example.com/x',
      GOOGLE_LOGIN_CLIENT_ID: 'id',
      GOOGLE_LOGIN_CLIENT_SECRET: 'secret',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example.com',
    }),
  )
  assert.deepEqual(
    facts.receivers.map(({ receiver, host, country }) => [receiver, host, country]),
    [
      ['DATABASE', 'db.example.com', 'UNKNOWN'],
      ['FILES', 'ap-northeast-2.amazonaws.com', 'KR'],
      ['MAIL', 'smtp.example.com', 'UNKNOWN'],
      ['RISK_MODEL', 'api.openai.com', 'UNKNOWN'],
      ['GOOGLE_LOGIN', null, 'UNKNOWN'],
      ['TELEMETRY', 'otel.example.com', 'UNKNOWN'],
    ],
  )
  assert.doesNotMatch(JSON.stringify(facts), /secret-of/)
  assert.deepEqual(policyFactsOf(testConfig()).receivers, [])
})
