import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TEST_NOW, testConfig, testHttpApp } from '../../../test/app.ts'
import { refusedVariables } from '../../../test/config-problems.ts'

const PATH = '/.well-known/security.txt'
const DAY_MS = 86_400_000

test('R-HTTP-30: security.txt names the contact, an end within a year, its own address and languages, and nothing else', async () => {
  const { app } = await testHttpApp({
    variables: { SECURITY_CONTACT: 'mailto:security@lease.example', SERVICE_ORIGIN: 'https://lease.example/' },
  })
  const { statusCode, headers, body } = await app.inject(PATH)
  assert.equal(statusCode, 200)
  assert.equal(headers['content-type'], 'text/plain; charset=utf-8')
  assert.deepEqual(body.split('\n'), [
    'Contact: mailto:security@lease.example',
    'Expires: 2027-05-19T00:00:00Z',
    'Preferred-Languages: ko, en',
    'Canonical: https://lease.example/.well-known/security.txt',
    '',
  ])
  const expires = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '')
  assert.ok(expires - TEST_NOW.getTime() < 365 * DAY_MS && expires - TEST_NOW.getTime() > 90 * DAY_MS)
})

test('R-HTTP-30: without an origin it has no address of its own, without a contact there is none', async () => {
  const { app } = await testHttpApp({ variables: { SECURITY_CONTACT: 'https://lease.example/security' } })
  const { body } = await app.inject(PATH)
  assert.match(body, /^Contact: https:\/\/lease\.example\/security$/m)
  assert.doesNotMatch(body, /Canonical/)
  const { app: without } = await testHttpApp()
  const missing = await without.inject(PATH)
  assert.deepEqual([missing.statusCode, missing.json().code], [404, 'COMMON_404_NOT_FOUND'])
})

test('R-HTTP-30: a contact that nobody could follow prevents the start', () => {
  for (const contact of ['somebody', 'http://lease.example/security', 'mailto:', 'mailto:a@b.kr\nExpires: never'])
    assert.deepEqual(
      refusedVariables(() => testConfig({ SECURITY_CONTACT: contact })),
      ['SECURITY_CONTACT'],
      contact,
    )
})
