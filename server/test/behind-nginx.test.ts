import assert from 'node:assert/strict'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import type { ConnectionOptions } from 'node:tls'
import { handshake, startForProxy, startNginx, whyNoNginx } from './nginx.ts'

const HOST = 'lease.example'
const skip = whyNoNginx

const proxy = skip === false ? await startBehindProxy() : { plain: 0, secure: 0, ca: '' }

/** Starts the service behind `deploy/nginx.conf`, with only ports and paths changed. */
async function startBehindProxy() {
  const { origin } = await startForProxy({ PORT: '0', TRUST_PROXY: 'loopback', RATE_LIMIT_ENABLED: 'true' })
  return startNginx(HOST, (configuration) => configuration.replace('http://127.0.0.1:8080', origin))
}

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: string }

async function call(path: string, { body, headers = {} }: { body?: object; headers?: object } = {}): Promise<Answer> {
  const answer = await begun(path, body, headers)
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

function begun(path: string, body?: object, headers: object = {}) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: proxy.secure,
        servername: HOST,
        ca: proxy.ca,
        path,
        method: body ? 'POST' : 'GET',
        headers: { host: HOST, ...(body && { 'content-type': 'application/json' }), ...headers },
      },
      resolve,
    )
    sent.once('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}

test('R-OPS-11: the proxy of deploy/nginx.conf agrees on TLS 1.2 and 1.3 with forward secrecy alone', {
  skip,
}, async () => {
  const { secure: port, ca } = proxy
  const protocolOf = async (options: ConnectionOptions) => {
    const agreed = await handshake({ port, servername: HOST, ca, ...options })
    return agreed instanceof Error ? 'refused' : agreed.protocol
  }
  assert.equal(await protocolOf({ minVersion: 'TLSv1.3' }), 'TLSv1.3')
  assert.equal(await protocolOf({ maxVersion: 'TLSv1.2' }), 'TLSv1.2')
  const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const
  assert.equal(await protocolOf(old), 'refused')
  for (const ciphers of ['AES128-GCM-SHA256', 'ECDHE-RSA-AES128-SHA256', 'DHE-RSA-AES128-GCM-SHA256'])
    assert.equal(await protocolOf({ maxVersion: 'TLSv1.2', ciphers }), 'refused', ciphers)
  const agreed = await handshake({ port, servername: HOST, ca, ALPNProtocols: ['h2', 'http/1.1'] })
  assert.equal(agreed instanceof Error ? agreed : agreed.alpn, 'h2')
})

test('R-OPS-11: over plain http pages are led to https, and operations are refused', { skip }, async () => {
  const ask = async (path: string) =>
    fetch(`http://127.0.0.1:${proxy.plain}${path}`, { headers: { host: HOST }, redirect: 'manual' })
  assert.equal((await ask('/api/health')).status, 403)
  assert.equal((await ask('/mcp')).status, 403)
  const page = await ask('/region?keyword=a')
  assert.deepEqual([page.status, new URL(page.headers.get('location') ?? '').protocol], [308, 'https:'])
})

test('R-OPS-11: behind the proxy answers demand https, cookies are for https alone, and what is for this machine is not for callers', {
  skip,
}, async () => {
  const { headers, status } = await call('/api/health')
  assert.equal(status, 200)
  assert.match(String(headers['strict-transport-security']), /max-age=\d{8}/)
  const account = { username: 'far_caller', password: 'Zq8-first-password' }
  assert.equal((await call('/api/auth/signup', { body: account })).status, 201)
  const login = await call('/api/auth/login', { body: account })
  assert.match(String(login.headers['set-cookie']), /; Secure/)
  // the proxy is on this machine, but callers through it are not
  for (const forged of [
    {},
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-for': '::1', forwarded: 'for=127.0.0.1' },
  ])
    assert.notEqual((await call('/metrics', { headers: forged })).status, 200, JSON.stringify(forged))
})

test('an event stream comes through as it is written', { skip }, async () => {
  const body = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 }
  const accepted = await call('/api/rent-risk-diagnoses/async', { body })
  const { statusToken } = (JSON.parse(accepted.body) as { data: { statusToken: string } }).data
  const stream = await begun(`/api/rent-risk-diagnoses/async/${statusToken}/events`)
  assert.match(String(stream.headers['content-type']), /^text\/event-stream/)
  let seen = ''
  for await (const part of stream) {
    seen += String(part)
    if (seen.includes('\n\n')) break
  }
  assert.match(seen, /^(id|event|data|retry|:)/)
})
