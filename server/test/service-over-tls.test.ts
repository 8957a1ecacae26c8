import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { get } from 'node:https'
import { connect as connectPlainly } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { connect } from 'node:tls'
import { testConfig } from './app.ts'
import { PRODUCTION, refusedVariables } from './config-problems.ts'
import { certificateFor, deployed, handshake, startForProxy, startNginx, whyNoNginx } from './nginx.ts'

const HOST = 'service.internal'
const skip = whyNoNginx

const own = skip === false ? certificateFor(HOST) : { key: '', certificate: '', ca: '' }
const files = { TLS_CERTIFICATE_FILE: own.certificate, TLS_KEY_FILE: own.key }
const limits = { HTTP_HEADERS_TIMEOUT_MS: '2000', HTTP_REQUEST_TIMEOUT_MS: '2500', TRUST_PROXY: 'loopback' }
const origin = skip === false ? (await startForProxy({ ...files, ...limits, PORT: '0' })).origin : ''
const port = Number(origin.slice(origin.lastIndexOf(':') + 1))

type Way = { at: number; servername: string; ca: string }

/** @returns the status, or the error if there was no response. */
async function ask(path: string, { at, servername, ca }: Way): Promise<number | Error> {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port: at, servername, ca, path, headers: { host: servername } }
    get(options, ({ statusCode = 0 }) => resolve(statusCode)).once('error', resolve)
  })
}

test('R-OPS-11: with a certificate the service speaks https alone, by TLS 1.2 and 1.3 with forward secrecy', {
  skip,
}, async () => {
  assert.match(origin, /^https:/)
  assert.equal(await ask('/api/health', { at: port, servername: HOST, ca: own.ca }), 200)
  await assert.rejects(fetch(`http://127.0.0.1:${port}/api/health`))
  const protocolOf = async (options: object) => {
    const agreed = await handshake({ port, servername: HOST, ca: own.ca, ...options })
    return agreed instanceof Error ? 'refused' : agreed.protocol
  }
  assert.equal(await protocolOf({}), 'TLSv1.3')
  assert.equal(await protocolOf({ maxVersion: 'TLSv1.2' }), 'TLSv1.2')
  assert.equal(
    await protocolOf({ maxVersion: 'TLSv1.1', minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' }),
    'refused',
  )
  assert.equal(await protocolOf({ maxVersion: 'TLSv1.2', ciphers: 'AES128-GCM-SHA256' }), 'refused')
})

test('who sends its headers too slowly over https is answered 408, as over http', { skip }, async () => {
  let answer = ''
  // a machine that is too busy to read is late itself (R-HTTP-29)
  for (let tries = 0; tries < 5 && !answer.startsWith('HTTP/1.1 408 '); tries += 1) {
    const socket = connect({ host: '127.0.0.1', port, servername: HOST, ca: own.ca })
    socket.write('GET /api/health HTTP/1.1\r\n')
    answer = await text(socket)
    assert.match(answer, /^HTTP\/1\.1 (?:408|503) /)
  }
  assert.match(answer, /^HTTP\/1\.1 408 /)
})

test('who begins no handshake, or another one than TLS, holds no connection', { skip }, async () => {
  for (const said of ['', 'GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n']) {
    const socket = connectPlainly(port, '127.0.0.1')
    socket.on('error', () => undefined)
    if (said !== '') socket.write(said)
    socket.resume()
    await once(socket, 'close')
  }
})

test('R-OPS-11: the proxy of deploy/nginx-service-tls.conf asks the service whose certificate it trusts, and no other', {
  skip,
}, async () => {
  const front = 'lease.example'
  const statusBehind = async (trusted: string) => {
    const toService = deployed('nginx-service-tls.conf')
      .replace('service.internal:8080', `127.0.0.1:${port}`)
      .replace('/etc/lease-risk/ca.pem', trusted)
    const { secure, ca } = await startNginx(front, (it) => it.replace('proxy_pass http://127.0.0.1:8080;', toService))
    return ask('/api/health', { at: secure, servername: front, ca })
  }
  assert.equal(await statusBehind(own.certificate), 200)
  assert.equal(await statusBehind(certificateFor(HOST).certificate), 502)
})

test('the health check of the container asks over https where the service does, and fails where nothing answers', {
  skip,
}, async () => {
  const check = async (variables: object) => {
    const script = join(import.meta.dirname, '../src/cli/check-health.ts')
    const child = spawn(process.execPath, [script], {
      env: { ...process.env, PORT: String(port), ...variables },
      stdio: 'ignore',
    })
    return (await once(child, 'exit'))[0] as number | null
  }
  assert.equal(await check(files), 0)
  assert.equal(await check({}), 1)
  assert.equal(await check({ ...files, PORT: '1' }), 1)
})

test('R-OPS-11: in production the service listens beyond this machine over TLS, or where INTERNAL_TLS is off', {
  skip,
}, () => {
  const production = { ...PRODUCTION, HOST: '0.0.0.0' }
  const refused = (variables: Record<string, string>) => refusedVariables(() => testConfig(variables))
  assert.deepEqual(refused(production), ['HOST'])
  assert.deepEqual(refused({ ...production, INTERNAL_TLS: 'off' }), [])
  assert.deepEqual(refused({ ...production, NODE_ENV: 'development' }), [])
  assert.deepEqual(refused({ ...production, HOST: '::1' }), [])
  assert.deepEqual(refused({ ...production, ...files }), [])
})

test('R-OPS-11: a certificate without its key, with another key, or what is none is refused', { skip }, () => {
  const refused = (variables: Record<string, string>) => refusedVariables(() => testConfig(variables))
  const [certificate, key] = [own.ca, readFileSync(own.key, 'utf8')]
  const other = readFileSync(certificateFor(HOST).key, 'utf8')
  assert.deepEqual(refused({ TLS_CERTIFICATE: certificate, TLS_KEY: key }), [])
  assert.deepEqual(refused({ TLS_CERTIFICATE: certificate }), ['TLS_KEY'])
  assert.deepEqual(refused({ TLS_KEY: key }), ['TLS_CERTIFICATE'])
  assert.deepEqual(refused({ TLS_CERTIFICATE: certificate, TLS_KEY: other }), ['TLS_KEY'])
  assert.deepEqual(refused({ TLS_CERTIFICATE: 'none', TLS_KEY: key }), ['TLS_CERTIFICATE', 'TLS_KEY'])
})
