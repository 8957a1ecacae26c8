import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testHttpApp } from '../../../test/app.ts'
import { readSource } from '../../../test/source-files.ts'
import { CLIENT_HEADERS } from './client-headers.ts'

const page = readSource('docs/operations/browsers.md')

/** What is sent for other reasons, or has no meaning for current browsers. */
const OTHERS = new Set([
  'access-control-allow-credentials',
  'access-control-expose-headers',
  'content-language',
  'cache-control',
  'connection',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'origin-agent-cluster',
  'vary',
  'x-data-mode',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
  'x-xss-protection',
])

test('every header for the safety of a browser is on the page, with what happens without it', async () => {
  const { app } = await testHttpApp()
  const { headers } = await app.inject('/api/health')
  const sent = new Set([...Object.keys(headers), ...Object.keys(CLIENT_HEADERS)])
  const listed = [...page.matchAll(/^\| `([a-z-]+)` +\| \S/gm)].map(([, name = '']) => name)
  assert.deepEqual(listed.toSorted(), [...sent].filter((name) => !OTHERS.has(name)).toSorted())
})

test('the browsers on the page are those that the client is built for', () => {
  const [, targets = ''] = /target: \[([^\]]*)\]/.exec(readSource('web/vite.config.ts')) ?? []
  assert.equal(targets, "'chrome123', 'firefox128', 'safari17.5'")
  assert.match(page, /Chrome and Edge 123, Firefox 128, Safari 17\.5/)
})

test('what the page says of Trusted Types and of the cookie is what is sent', () => {
  for (const directive of ["require-trusted-types-for 'script'", 'trusted-types default']) {
    assert.ok(page.includes(directive))
    assert.ok(CLIENT_HEADERS['content-security-policy'].includes(directive))
  }
  const cookie = readSource('server/src/features/account/auth-routes.ts')
  for (const word of ['httpOnly: true', "sameSite: 'strict'", 'secure']) assert.ok(cookie.includes(word), word)
})

test('what of the browser the client looks for by itself is on the page', () => {
  const found = {
    passkeys: 'web/src/routes/me/passkeys/authenticator.ts',
    push: 'web/src/routes/notifications/browser-push.ts',
  }
  assert.match(readSource(found.passkeys), /navigator\.credentials/)
  assert.match(readSource(found.push), /'PushManager' in globalThis/)
  for (const name of ['Web Authentication', 'Service workers, Push', 'Web Storage'])
    assert.ok(page.includes(`| ${name}`), name)
})
