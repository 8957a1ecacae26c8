import assert from 'node:assert/strict'
import { test } from 'node:test'
import { word } from '../../words/in-words.ts'
import { LANGUAGES, type Language } from '../../words/language.ts'
import { type PolicyFacts, privacyPolicy } from './privacy-policy.ts'
import { type ConfiguredHosts, receiversOf } from './receivers.ts'
import { RETENTION, type RetentionRule } from './retention.ts'

const NOTHING: ConfiguredHosts = {
  riskModel: null,
  hasPush: false,
  files: null,
  mail: null,
  database: null,
  telemetry: null,
  logins: [],
}
const FACTS: PolicyFacts = {
  operator: null,
  settings: {
    ANONYMOUS_DIAGNOSIS_RETENTION_DAYS: 45,
    NOTIFICATION_RETENTION_DAYS: 91,
    EXTERNAL_CALL_RETENTION_DAYS: 92,
    OUTBOX_RETENTION_HOURS: 100,
    REFRESH_TOKEN_TTL_SECONDS: 604_800,
    ACCESS_TOKEN_TTL_SECONDS: 900,
  },
  receivers: [],
  lookups: [],
  asksOwners: false,
  unusedDays: 365,
  hasMail: true,
  hasPasskeys: true,
  hasProviderLogin: false,
}

/** A part of the policy as one text. */
function textOf(code: string, facts: PolicyFacts, language: Language = 'ko'): string {
  const found = privacyPolicy(facts).sections.find((each) => each.code === code)
  assert.ok(found, code)
  const cells = found.table === null ? [] : [...found.table.columns, ...found.table.rows.flat()]
  return [...found.paragraphs, ...cells].map((text) => word(text, language)).join('\n')
}

test('R-PRIV-05: the times are those of the settings, and every personal rule that applies is named', () => {
  const text = textOf('KEPT', { ...FACTS, asksOwners: true, lookups: ['MAP'] })
  for (const time of ['45일', '91일', '92일', '100시간', '7일', '15분', '730일', '400일'])
    assert.match(text, new RegExp(time))
  assert.match(textOf('ANONYMOUS', FACTS), /45일 동안 보관/)
  const rules: RetentionRule[] = Object.values(RETENTION)
  const rows = privacyPolicy({ ...FACTS, asksOwners: true, lookups: ['MAP'] }).sections[1]?.table?.rows
  assert.equal(rows?.length, rules.filter(({ isPersonal }) => isPersonal).length)
})

test('R-PRIV-05: a record that only a setting makes is not named without it', () => {
  const bare = { ...FACTS, hasMail: false, hasPasskeys: false }
  const text = textOf('KEPT', bare)
  for (const words of ['토지대장', '중개사무소', '메일', '패스키를 확인하는', '공공기관에 조회'])
    assert.ok(!text.includes(words), words)
  assert.match(textOf('KEPT', { ...bare, hasMail: true }), /메일로 보낸 링크/)
  assert.ok(!textOf('BROWSER', bare).includes('service_provider_login'))
  assert.match(textOf('BROWSER', { ...bare, hasProviderLogin: true }), /service_provider_login/)
})

const RECEIVERS: [name: string, hosts: Partial<ConfiguredHosts>, text: RegExp, country: RegExp | null][] = [
  ['the risk model', { riskModel: 'api.openai.com' }, /언어 모델\(api\.openai\.com\)/, /알 수 없음/],
  ['web push', { hasPush: true }, /푸시 서비스/, /알 수 없음/],
  ['files in a region abroad', { files: { host: 's3.example', region: 'us-east-1' } }, /파일 저장소/, /미국/],
  ['files in Seoul', { files: { host: 's3.example', region: 'ap-northeast-2' } }, /파일 저장소/, null],
  ['files elsewhere', { files: { host: 'files.example.com', region: null } }, /files\.example\.com/, /알 수 없음/],
  ['mail in Korea', { mail: 'smtp.naver.com' }, /smtp\.naver\.com/, null],
  ['mail elsewhere', { mail: 'smtp.example.com' }, /smtp\.example\.com/, /알 수 없음/],
  ['a login of Google', { logins: ['GOOGLE'] }, /구글 로그인/, /알 수 없음/],
  ['a login of Kakao', { logins: ['KAKAO'] }, /카카오 로그인/, null],
  ['a database elsewhere', { database: 'db.example.com' }, /db\.example\.com/, /알 수 없음/],
  ['a database of Amazon in Seoul', { database: 'x.y.ap-northeast-2.rds.amazonaws.com' }, /rds\.amazonaws/, null],
  ['mail of Amazon abroad', { mail: 'email-smtp.us-west-2.amazonaws.com' }, /us-west-2/, /미국/],
  ['a collector', { telemetry: 'otel.example.com' }, /otel\.example\.com/, /알 수 없음/],
]

for (const [name, hosts, text, country] of RECEIVERS)
  test(`R-PRIV-06: ${name} appears by itself`, () => {
    const facts = { ...FACTS, receivers: receiversOf({ ...NOTHING, ...hosts }) }
    assert.match(textOf('RECEIVERS', facts), text)
    const abroad = textOf('ABROAD', facts)
    if (country === null) assert.match(abroad, /국외로 보내는 정보가 없습니다/)
    else for (const part of [text, country]) assert.match(abroad, part)
  })

test('R-PRIV-06: without such a setting nobody gets data, and machines of the operator are nobody else', () => {
  assert.match(textOf('RECEIVERS', FACTS), /받는 다른 곳이 없습니다/)
  for (const host of [
    'localhost',
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '172.16.0.9',
    '[::1]',
    '[fd00::1]',
    'database',
  ])
    assert.deepEqual(receiversOf({ ...NOTHING, database: host, mail: host, telemetry: host }), [], host)
  for (const host of ['172.32.0.1', 'fcm.example.com', '8.8.8.8', '[2001:db8::1]'])
    assert.equal(receiversOf({ ...NOTHING, database: host }).length, 1, host)
})

test('R-PRIV-05: the operator and the officer are named, and without them the document says that it is no real service', () => {
  const operator = {
    name: '협동조합',
    contact: '02-000-0000',
    address: '서울 종로구',
    officer: '김보호',
    officerContact: 'o@x.kr',
  }
  const text = textOf('OFFICER', { ...FACTS, operator })
  for (const part of ['협동조합 (02-000-0000)', '주소: 서울 종로구', '김보호 (o@x.kr)'])
    assert.ok(text.includes(part), part)
  assert.match(textOf('OFFICER', FACTS), /실제 서비스가 아닙니다/)
})

test('R-PRIV-05: every part has a title and words in each language, and no two parts have one code', () => {
  const { sections } = privacyPolicy(FACTS)
  assert.equal(new Set(sections.map(({ code }) => code)).size, sections.length)
  for (const language of LANGUAGES)
    for (const { code, title } of sections)
      assert.ok(word(title, language).length > 3 && textOf(code, FACTS, language).length > 20, `${code} ${language}`)
})
