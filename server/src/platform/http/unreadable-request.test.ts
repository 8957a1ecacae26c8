import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Type } from 'typebox'
import { testHttpApp } from '../../../test/app.ts'
import { acceptUploads, readUploadedFile } from './upload.ts'

/** Longer than any process stalls, so that data sent at once is read in time. */
const variables = {
  HTTP_HEADERS_TIMEOUT_MS: '2000',
  HTTP_REQUEST_TIMEOUT_MS: '2500',
  HTTP_CONNECTION_TIMEOUT_MS: '60000',
}
const { app, logLines } = await testHttpApp({
  variables,
  async addRoutes(app) {
    app.post('/echo', { config: { access: 'public' }, schema: { body: Type.Object({}) } }, async () => null)
    app.get('/slow', { config: { access: 'public' } }, () => sleep(3_500, 'late but there'))
    await app.register(async (uploads: typeof app) => {
      await acceptUploads(uploads)
      uploads.post('/upload', { config: { access: 'public' } }, async (request) => {
        await readUploadedFile(request)
        return null
      })
    })
  },
})
const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))

test('the limits are those of the configuration', () => {
  const { headersTimeout, requestTimeout, timeout } = app.server
  assert.deepEqual([headersTimeout, requestTimeout, timeout], [2_000, 2_500, 60_000])
})

function open(to = port): Socket {
  return connect(Number(to), '127.0.0.1')
}

async function answerOn(socket: Socket) {
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { head, body }
}

for (const [what, code, lines] of [
  [
    'a URL with bare Korean letters',
    'COMMON_400_MALFORMED_REQUEST',
    ['GET /api/health?keyword=신림 HTTP/1.1', 'host: x', '', ''],
  ],
  ['something that is no HTTP', 'COMMON_400_MALFORMED_REQUEST', ['whatever', '', '']],
  ['a request without Host', 'COMMON_400_MALFORMED_REQUEST', ['GET /api/health HTTP/1.1', 'connection: close', '', '']],
  ['headers without end', 'COMMON_431_HEADERS_TOO_LARGE', ['GET / HTTP/1.1', `x: ${'y'.repeat(20_000)}`, '', '']],
] as const) {
  test(`${what}: ${code} with the error body`, async () => {
    const socket = open()
    socket.end(lines.join('\r\n'))
    const { head, body } = await answerOn(socket)
    const answer = JSON.parse(body)
    assert.equal(answer.code, code)
    assert.equal(answer.status, Number(code.split('_')[1]))
    assert.match(head, new RegExp(`^HTTP/1.1 ${answer.status} `))
  })
}

test('a URL with bare Korean letters is answered with what to do', async () => {
  const socket = open()
  socket.end('GET /api/health?keyword=신림 HTTP/1.1\r\nhost: x\r\n\r\n')
  assert.match((await answerOn(socket)).body, /퍼센트/)
})

/** What no response shares with another. */
const OWN = new Set(['content-length', 'x-request-id', 'date', 'connection', 'keep-alive', 'vary', 'content-language'])

test('R-HTTP-28: a path that cannot be read, and what is no HTTP request, are answered with the security headers of every answer', async () => {
  const sentWith = (head: string) =>
    Object.fromEntries(
      head
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(/: (.*)/s, 2).map((part) => part.toLowerCase()) as [string, string])
        .filter(([name]) => !OWN.has(name) && !name.startsWith('access-control-')),
    )
  const headersOf = async (path: string) => {
    const socket = open()
    socket.end(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
    return sentWith((await answerOn(socket)).head)
  }
  const usual = await headersOf('/api/nothing-here')
  assert.ok(Object.keys(usual).length >= 10, Object.keys(usual).join())
  for (const path of ['/%', '/api/%zz', '/api/%zz/x', '/%E0%A4%A', '/api/health?x=한'])
    assert.deepEqual(await headersOf(path), usual, path)
})

const JSON_HEAD = 'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n'
const FORM_HEAD =
  'POST /upload HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 9000\r\n\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'

const BEGINNINGS = ['GET /api/health HTTP/1.1\r\nhost: x\r\nx-long: ', JSON_HEAD, FORM_HEAD]

test('a header, a JSON body or a file sent a byte at a time: 408 with the error body, and the connection ends', async () => {
  const drip = async (start: string) => {
    const socket = open()
    socket.write(start)
    const dripping = setInterval(() => socket.write('x'), 50)
    socket.on('error', () => undefined)
    const answer = await answerOn(socket)
    clearInterval(dripping)
    return answer
  }
  let answers = await Promise.all(BEGINNINGS.map(drip))
  // a machine that is too busy to read is late itself
  for (let tries = 0; tries < 4 && answers.some(({ head }) => head.startsWith('HTTP/1.1 503 ')); tries += 1)
    answers = await Promise.all(BEGINNINGS.map(drip))
  for (const { head, body } of answers) {
    assert.match(head, /^HTTP\/1.1 408 /)
    assert.deepEqual([JSON.parse(body).status, JSON.parse(body).code], [408, 'COMMON_408_REQUEST_TIMEOUT'])
  }
})

test('a slow sender is no failure of the service in the log', async () => {
  await sleep(50)
  const failures = logLines.filter((line) => ['error', 'fatal'].includes(String(line['level'])))
  assert.deepEqual(failures, [])
})

/** Opens a connection, waits until the service has it, sends `data` and then keeps the event loop from reading it. */
async function sendToBlocked(data: string): Promise<Socket> {
  const accepted = once(app.server, 'connection')
  const socket = open()
  await Promise.all([accepted, once(socket, 'connect')])
  socket.write(data)
  const until = performance.now() + 2_800
  while (performance.now() < until);
  return socket
}

test('R-HTTP-29: a request that arrived whole while the service was too busy to read it is answered', async () => {
  for (const rest of ['', 'connection: close\r\n']) {
    const socket = await sendToBlocked(
      `POST /echo HTTP/1.1\r\nhost: x\r\n${rest}content-type: application/json\r\ncontent-length: 2\r\n\r\n{}`,
    )
    if (rest === '') socket.end()
    assert.match((await answerOn(socket)).head, /^HTTP\/1.1 200 /)
  }
})

test('R-HTTP-29: a request of which a part is missing after the service was late: 503 with Retry-After, not 408', async () => {
  for (const start of BEGINNINGS) {
    const { head, body } = await answerOn(await sendToBlocked(start))
    assert.match(head, /^HTTP\/1.1 503 /)
    assert.match(head, /\r\nretry-after: \d+\r\n/)
    assert.equal(JSON.parse(body).code, 'COMMON_503_OVERLOADED')
  }
})

test('an answer may take longer than a request', async () => {
  const socket = open()
  socket.write('GET /slow HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  const { head, body } = await answerOn(socket)
  assert.match(head, /^HTTP\/1.1 200 /)
  assert.equal(body, 'late but there')
})

test('a connection on which nothing is ever asked ends', async () => {
  const { app: hasty } = await testHttpApp({
    variables: { HTTP_CONNECTION_TIMEOUT_MS: '1000' },
  })
  await answerOn(open(new URL(await hasty.listen({ host: '127.0.0.1', port: 0 })).port))
})
