import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { DiagnosisAnswer } from '@lease-risk/contract/diagnosis-answer'
import { atEnd } from '../../test/at-end.ts'
import { OF_PROCESSES } from '../../test/of-processes.ts'
import { testService } from '../../test/service.ts'
import { terminalLanguage } from './terminal-language.ts'

const SCRIPT = join(import.meta.dirname, 'diagnose.ts')
const LEASE = ['서울 관악구 신림동 1422-5', '--jeonse', '12000']

type Ended = { code: number; out: string; err: string }

function diagnose(port: number, variables: Record<string, string>, ...parameters: string[]): Promise<Ended> {
  return run(port, variables, [...LEASE, ...parameters])
}

function run(port: number, variables: Record<string, string>, parameters: string[]): Promise<Ended> {
  const env = { ...OF_PROCESSES, PORT: String(port), ...variables }
  return new Promise((resolve) => {
    execFile(process.execPath, [SCRIPT, ...parameters], { env }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    )
  })
}

/** A service that answers everything alike; `null`: it never answers. */
async function serviceThat(answer: { status: number; body: string } | null): Promise<number> {
  const server = createServer((_request, response) => {
    if (answer !== null) response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** A service with stand-in providers, on the day after the sample documents were viewed. */
const service = await testService()
service.clock.time = new Date('2026-11-28T12:00:00+09:00')
await service.app.listen({ host: '127.0.0.1', port: 0 })
const { port: ownPort } = service.app.server.address() as AddressInfo

test('without a service, the command ends with the address that it tried and the commands that start one', async () => {
  const { code, out, err } = await diagnose(1, {})
  assert.deepEqual([code, out], [1, ''])
  assert.match(err, /^http:\/\/127\.0\.0\.1:1에서 답하는 서비스가 없습니다\. .*npm run demo.*npm start.*\n$/)
  const english = await diagnose(1, { HOST: '::1' }, '--lang', 'en')
  assert.equal(english.code, 1)
  assert.match(english.err, /^No service answers at http:\/\/\[::1\]:1\. Start one .*npm run demo.*npm start/)
})

test('what is no service of ours, never answers or answers no JSON is no service either; the wait has an end', async () => {
  for (const answer of [
    null,
    { status: 200, body: '<html>' },
    { status: 404, body: '{}' },
    { status: 200, body: '[1]' },
  ]) {
    const port = await serviceThat(answer)
    const { code, err } = await diagnose(port, { LANG: 'en_US.UTF-8' })
    assert.equal(code, 1)
    assert.match(err, new RegExp(`^No service answers at http://127\\.0\\.0\\.1:${port}\\.`))
  }
})

test('a service that is starting is asked nothing: the command says how far it is', async () => {
  const health = { success: false, data: { status: 'STARTING', startedPercent: 42, database: 'UP' } }
  const port = await serviceThat({ status: 503, body: JSON.stringify(health) })
  const { code, err } = await diagnose(port, {}, '--lang=en')
  assert.deepEqual([code, err], [1, 'The service is starting: 42% is ready.\n'])
})

for (const [expected, args, environment] of [
  ['en', ['--lang', 'en'], { LANG: 'ko_KR.UTF-8' }],
  ['ko', ['--lang=ko'], { LANG: 'en_US.UTF-8' }],
  ['ko', [], { LANG: 'ko_KR.UTF-8' }],
  ['en', [], { LANG: 'en_US.UTF-8' }],
  ['en', [], { LANG: 'de_DE.UTF-8' }],
  ['ko', [], {}],
  ['ko', [], { LANG: '' }],
  ['ko', [], { LANG: 'C.UTF-8' }],
  ['ko', [], { LANG: 'POSIX' }],
  ['en', [], { LC_ALL: 'en_GB', LANG: 'ko_KR.UTF-8' }],
  ['ko', [], { LC_ALL: '', LC_MESSAGES: 'ko', LANG: 'en_US' }],
  ['en', ['--lang', 'fr'], { LANG: 'en_US' }],
] as const)
  test(`the terminal's language is ${expected} with ${JSON.stringify([args, environment])}`, () => {
    assert.equal(terminalLanguage(args, environment), expected)
  })

const HOME = '서울 관악구 신림동 1422-5 301호'
const terms = ['--jeonse', '12000', '--area', '29.35', '--floor', '3']
const folder = mkdtempSync(join(tmpdir(), 'lease-risk-registry-'))
atEnd(() => rmSync(folder, { recursive: true, force: true }))
const sample = (name: string) => join(import.meta.dirname, '../../../registry/samples', `sillim-301-${name}.pdf`)

type Told = { answer: DiagnosisAnswer }

/** What the service says of the home with the entries of a document. */
async function calculated(entries: object[], language: string): Promise<Told> {
  const headers = { 'accept-language': language }
  const call = async <T>(url: string, payload: object) =>
    (await service.app.inject({ method: 'POST', url, headers, payload })).json<{ data: T }>().data
  const { statusToken } = await call<{ statusToken: string }>('/api/rent-risk-diagnoses', {
    address: HOME,
    contractPurpose: 'JEONSE',
    depositAmountManwon: 12_000,
    exclusiveAreaSquareMeter: 29.35,
    floorNumber: 3,
  })
  const registry = { readOn: '2026-11-27', part: 'UNIT', ownerIsLandlord: 'UNKNOWN', entries }
  return call<Told>('/api/lease-papers/calculation', { statusToken, registry })
}

const linesOf = ({ headline, stake, firstAction, thenActions }: DiagnosisAnswer) => [
  headline,
  stake?.sentence ?? '',
  ...[firstAction, ...thenActions].map(({ sentence }, at) => `${at + 1}. ${sentence}`),
]

test('R-REG-35: with a registry document, the report says the answer of the calculation with it, in both languages', async () => {
  const entries = [
    { kind: 'AUCTION', registeredOn: '2026-08-19' },
    { kind: 'MORTGAGE', registeredOn: '2021-09-10', amountManwon: 7_200 },
    { kind: 'LEASE_REGISTRATION', registeredOn: '2026-02-12', amountManwon: 13_000 },
  ]
  for (const [language, words] of [
    ['ko', [/이 집의 등기부입니다/, /등기 3건/, /: 7,200만 원/, /등기부까지 본 판단: 계약 전 중단 검토/]],
    ['en', [/is for this home/, /still standing: 3/, /: ₩72 million/, /Decision with the registry: Stop/]],
  ] as const) {
    const { answer } = await calculated(entries, language)
    for (const brief of [['--brief'], []]) {
      const parameters = [HOME, ...terms, '--registry', sample('auction'), '--lang', language, ...brief]
      const { code, out, err } = await run(ownPort, {}, parameters)
      assert.deepEqual([code, err], [0, ''])
      assert.equal(out.split('\n')[0], answer.headline)
      for (const line of linesOf(answer)) assert.ok(out.includes(line), line)
      for (const each of words) assert.match(out, each)
      assert.doesNotMatch(out, /undefined|null|확인하지 않고|without anyone/)
    }
  }
})

test('R-REG-35: a document of another home is named and not counted', async () => {
  const other = await run(ownPort, {}, [
    HOME.replace('301', '302'),
    ...terms,
    '--brief',
    '--registry',
    sample('auction'),
  ])
  assert.match(other.out, /^읽은 등기부는 다른 집\(.*301호\)의 것이고, 이 집은 .*302호/)
  assert.match(other.out, /다른 집의 등기부라 아무것도 세지 않았습니다/)
  assert.doesNotMatch(other.out, /등기 \d건|7,200만 원/)
})

/** Text copied out of a document; without a summary, nothing that stands is settled. */
const WITHOUT_SUMMARY = `등기사항전부증명서(말소사항 포함) - 집합건물 -
[집합건물] 서울특별시 관악구 신림동 1422-5 샘플하늘빌라 제3층 제301호
【 갑 구 】
1 소유권보존 2011년5월6일 소유자 나하늘
제20311호
【 을 구 】
1 근저당권설정 2021년9월10일 2021년9월10일 채권최고액 금72,000,000원
제150277호 설정계약`

test('R-REG-35: what is in doubt counts as open, and the report says that nobody confirmed it', async () => {
  const file = join(folder, 'pasted.txt')
  writeFileSync(file, WITHOUT_SUMMARY)
  const { code, out } = await run(ownPort, {}, [HOME, ...terms, '--brief', '--registry', file])
  assert.equal(code, 0)
  assert.match(out, /사람이 확인하지 않고 읽은 그대로 계산했습니다\. 정해지지 않은 등기 \d건은 금액을 모르는 것으로/)
  assert.match(out, /요약 쪽이 없어/)
  assert.match(out, /등기된 근저당권: 금액을 모릅니다/)
  assert.match(out, /아직 모르는 것: .*근저당권/)
})

test('R-REG-35: a file that is refused ends the command with the code of the reader, and nothing is printed', async () => {
  const file = join(folder, 'nothing.pdf')
  writeFileSync(file, 'no document')
  for (const [language, sentence] of [
    ['ko', /^NOT_A_REGISTRY: 등기사항전부증명서로 읽을 수 없는/],
    ['en', /^NOT_A_REGISTRY: /],
  ] as const) {
    const { code, out, err } = await run(ownPort, {}, [HOME, ...terms, '--registry', file, '--lang', language])
    assert.deepEqual([code, out], [1, ''])
    assert.match(err, sentence)
  }
  const missing = await run(ownPort, {}, [HOME, ...terms, '--registry', join(folder, 'none.pdf')])
  assert.deepEqual([missing.code, missing.out], [1, ''])
})
