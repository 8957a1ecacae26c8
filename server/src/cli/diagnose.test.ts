import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { atEnd } from '../../test/at-end.ts'
import { terminalLanguage } from './terminal-language.ts'

const SCRIPT = join(import.meta.dirname, 'diagnose.ts')
const LEASE = ['서울 관악구 신림동 1422-5', '--jeonse', '12000']

type Ended = { code: number; out: string; err: string }

function diagnose(port: number, variables: Record<string, string>, ...parameters: string[]): Promise<Ended> {
  const env = { PATH: process.env['PATH'], PORT: String(port), ...variables }
  return new Promise((resolve) => {
    execFile(process.execPath, [SCRIPT, ...LEASE, ...parameters], { env }, (error, out, err) =>
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
