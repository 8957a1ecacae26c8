import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls'
import { startSandbox } from '@lease-risk/sandbox'
import { freePort } from '../src/platform/embedded/cluster.ts'
import { createLogger } from '../src/platform/log.ts'
import { closeInOrder } from '../src/platform/shutdown.ts'
import { startService } from '../src/start/start-service.ts'
import { testConfig } from './app.ts'
import { atEnd } from './at-end.ts'
import { privateDatabase } from './database.ts'
import { sandboxVariables } from './service.ts'
import { until } from './until.ts'

const HOST = 'lease.example'
const skip = missing()

function missing(): string | false {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    execFileSync('openssl', ['version'], { stdio: 'ignore' })
    return false
  } catch {
    return 'this machine has no nginx or openssl (Debian: apt-get install nginx-light openssl)'
  }
}

const proxy = skip === false ? await startBehindProxy() : { plain: 0, secure: 0, ca: '' }

/** The service as it stands behind `deploy/nginx.conf`, of which ports and places alone are others. */
async function startBehindProxy() {
  const { url } = await privateDatabase()
  const sandbox = await startSandbox()
  atEnd(() => sandbox.stop())
  const variables = { DATABASE_URL: url, PORT: '0', TRUST_PROXY: 'loopback', RATE_LIMIT_ENABLED: 'true' }
  const config = testConfig({ ...sandboxVariables(sandbox.origin), ...variables })
  const service = await startService({ config, log: createLogger('silent'), dataMode: 'sample' })
  atEnd(() => closeInOrder(service.closing, { error: assert.fail }))

  const folder = mkdtempSync(join(tmpdir(), 'lease-risk-nginx-'))
  chmodSync(folder, 0o755)
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const own = [
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    `/CN=${HOST}`,
    '-addext',
    `subjectAltName=DNS:${HOST}`,
  ]
  execFileSync('openssl', ['req', '-x509', ...own, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  const [plain, secure] = [await freePort(), await freePort()]
  const filled = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
    .replaceAll(/^ {2}listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${secure} `)
    .replace('/etc/letsencrypt/live/lease.example/fullchain.pem', certificate)
    .replace('/etc/letsencrypt/live/lease.example/privkey.pem', key)
    .replace('http://127.0.0.1:8080', service.origin)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `pid ${folder}/nginx.pid; daemon off; worker_processes 1; error_log stderr warn;
events {}
http { access_log off; ${temporary.join(' ')}
${filled}}`,
  )
  const child = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  atEnd(() => void child.kill('SIGTERM'))
  const said = collect(child)
  const ca = readFileSync(certificate, 'utf8')
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${said()}`)
    return !((await handshake({ port: secure, ca })) instanceof Error)
  }, 'nginx answers')
  return { plain, secure, ca }
}

function collect(child: ChildProcess): () => string {
  let said = ''
  child.stderr?.on('data', (part: Buffer) => (said += String(part)))
  return () => said
}

/** @returns what was agreed on, or why nothing was. */
async function handshake(
  options: ConnectionOptions,
): Promise<Error | { protocol: string | null; alpn: string | false | null }> {
  return new Promise((resolve) => {
    const socket: TLSSocket = connect({ host: '127.0.0.1', servername: HOST, ...options })
    socket.once('secureConnect', () => {
      resolve({ protocol: socket.getProtocol(), alpn: socket.alpnProtocol })
      socket.destroy()
    })
    socket.once('error', resolve)
  })
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
    const agreed = await handshake({ port, ca, ...options })
    return agreed instanceof Error ? 'refused' : agreed.protocol
  }
  assert.equal(await protocolOf({ minVersion: 'TLSv1.3' }), 'TLSv1.3')
  assert.equal(await protocolOf({ maxVersion: 'TLSv1.2' }), 'TLSv1.2')
  const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const
  assert.equal(await protocolOf(old), 'refused')
  for (const ciphers of ['AES128-GCM-SHA256', 'ECDHE-RSA-AES128-SHA256', 'DHE-RSA-AES128-GCM-SHA256'])
    assert.equal(await protocolOf({ maxVersion: 'TLSv1.2', ciphers }), 'refused', ciphers)
  const agreed = await handshake({ port, ca, ALPNProtocols: ['h2', 'http/1.1'] })
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
  // the proxy is of this machine, who asks through it is not
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
