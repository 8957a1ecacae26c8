import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { test } from 'node:test'
import { accountApp, signUpAndLogIn } from '../../../test/account-app.ts'
import { atEnd } from '../../../test/at-end.ts'

const MEGABYTE = 1024 * 1024
const { app } = await accountApp()
const { accessToken } = await signUpAndLogIn(app, 'sends.much')
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as AddressInfo

type Body = { head: string[]; body: Buffer }

function form(size: number): Body {
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="me.png"\r\n\r\n'
  const body = Buffer.concat([Buffer.from(head), Buffer.alloc(size, 7), Buffer.from('\r\n--b--\r\n')])
  return { head: ['content-type: multipart/form-data; boundary=b', `content-length: ${body.length}`], body }
}

function json(size: number, type = 'application/json'): Body {
  const body = Buffer.from(JSON.stringify({ username: 'x'.repeat(size) }))
  return { head: [`content-type: ${type}`, `content-length: ${body.length}`], body }
}

/** The same in pieces of 64 KiB whose total nobody announces. */
function chunked({ head, body }: Body): Body {
  const pieces: Buffer[] = []
  for (let at = 0; at < body.length; at += 65_536) {
    const piece = body.subarray(at, at + 65_536)
    pieces.push(Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n'))
  }
  const rest = head.filter((line) => !line.startsWith('content-length'))
  return { head: [...rest, 'transfer-encoding: chunked'], body: Buffer.concat([...pieces, Buffer.from('0\r\n\r\n')]) }
}

const bearer = `authorization: Bearer ${accessToken}`
const IMAGE = 'POST /api/users/me/profile-image'
const LOGIN = 'POST /api/auth/login'
const withLines = (lines: string[], { head, body }: Body): Body => ({ head: [...lines, ...head], body })

const REFUSED: [name: string, line: string, sent: Body, status: number][] = [
  ['a file of 5.5 MB', IMAGE, withLines([bearer], form(5.5 * MEGABYTE)), 413],
  ['a file that is one byte too large', IMAGE, withLines([bearer], form(5 * MEGABYTE + 1)), 413],
  ['a file of 12 MB', IMAGE, withLines([bearer], form(12 * MEGABYTE)), 413],
  ['a file of 5.5 MB in chunks', IMAGE, withLines([bearer], chunked(form(5.5 * MEGABYTE))), 413],
  ['a file without a login', IMAGE, form(5.5 * MEGABYTE), 401],
  ['a file without a login, in chunks', IMAGE, chunked(form(2 * MEGABYTE)), 401],
  ['a file of nothing', IMAGE, withLines([bearer], form(0)), 400],
  ['JSON where a file is expected', IMAGE, withLines([bearer], json(500_000)), 415],
  ['JSON of 2 MB', LOGIN, json(2 * MEGABYTE), 413],
  ['JSON of 2 MB in chunks', LOGIN, chunked(json(2 * MEGABYTE)), 413],
  ['another type of 2 MB', LOGIN, json(2 * MEGABYTE, 'application/x-other'), 415],
  ['a form where JSON is expected', LOGIN, form(3 * MEGABYTE), 415],
  ['a body for an operation that does not exist', 'POST /api/nothing-here', json(500_000), 404],
  ['a body with a method that is not served', 'DELETE /api/auth/login', json(500_000), 405],
]

async function opened(): Promise<{ socket: Socket; received: () => string }> {
  const socket = connect({ host: '127.0.0.1', port })
  let text = ''
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += String(chunk)
  })
  socket.on('error', () => undefined)
  atEnd(() => void socket.destroy())
  await once(socket, 'connect')
  return { socket, received: () => text }
}

const statusesIn = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))

async function answers(connection: { socket: Socket; received: () => string }, count: number): Promise<number[]> {
  const hasAll = () => statusesIn(connection.received()).filter((status) => status !== 100).length >= count
  while (!hasAll() && !connection.socket.closed) {
    await Promise.race([once(connection.socket, 'data'), once(connection.socket, 'close')])
  }
  return statusesIn(connection.received()).filter((status) => status !== 100)
}

const requestOf = (line: string, head: string[]) =>
  [`${line} HTTP/1.1`, 'host: localhost', ...head, '', ''].join('\r\n')
const HEALTH = requestOf('GET /api/health/live', [])

for (const [name, line, { head, body }, status] of REFUSED) {
  for (const expectation of [[], ['expect: 100-continue']]) {
    test(`R-HTTP-25: ${name} ${expectation.join('')}: ${status}, and six requests after it on the connection are answered`, {
      timeout: 60_000,
    }, async () => {
      const connection = await opened()
      connection.socket.write(requestOf(line, [...head, ...expectation]))
      connection.socket.write(body)
      assert.deepEqual(await answers(connection, 1), [status])
      for (let next = 0; next < 6; next += 1) {
        connection.socket.write(HEALTH)
        await answers(connection, next + 2)
      }
      assert.deepEqual(await answers(connection, 7), [status, 200, 200, 200, 200, 200, 200])
    })
  }
}

test('R-HTTP-25: a body that goes on beyond all limits is answered, and the connection closed, as the answer says', {
  timeout: 60_000,
}, async () => {
  const connection = await opened()
  const { socket, received } = connection
  socket.write(
    requestOf(IMAGE, [bearer, 'content-type: multipart/form-data; boundary=b', `content-length: ${10 ** 9}`]),
  )
  socket.write(form(MEGABYTE).body.subarray(0, -10))
  const piece = Buffer.alloc(MEGABYTE, 7)
  let sent = 0
  while (!socket.destroyed && sent < 200) {
    if (!socket.write(piece)) {
      await new Promise<void>((resolve) => {
        for (const event of ['drain', 'close'] as const) socket.once(event, resolve)
      })
    }
    sent += 1
  }
  assert.ok(sent < 200, `${sent} MB were taken`)
  if (received() !== '') assert.match(received(), /^HTTP\/1\.1 413 [\s\S]*\r\nconnection: close\r\n/i)
})

test('R-HTTP-25: whoever stops in the middle of a refused body gets the answer and a closed connection', {
  timeout: 60_000,
}, async () => {
  const connection = await opened()
  const { head, body } = form(2 * MEGABYTE)
  connection.socket.write(requestOf(IMAGE, head))
  connection.socket.write(body.subarray(0, 1000))
  assert.deepEqual(await answers(connection, 1), [401])
  assert.match(connection.received(), /\r\nconnection: close\r\n/i)
  if (!connection.socket.closed) await once(connection.socket, 'close')
})
