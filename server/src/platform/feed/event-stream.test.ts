import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { testHttpApp } from '../../../test/app.ts'
import { createEventStreams, type EventStream, LastEventIdHeader, lastSeenId } from './event-stream.ts'

type Write = (stream: EventStream, seen: number) => Promise<void>

/** Starts a service with one route, which sends what `write` writes. */
async function serving(write: Write, commentEveryMs?: number) {
  const { app, logLines } = await testHttpApp({
    addRoutes(app) {
      const streams = createEventStreams(app, commentEveryMs === undefined ? {} : { commentEveryMs })
      const schema = { headers: LastEventIdHeader }
      app.get('/stream', { config: { access: 'public', eventStream: true }, schema }, (request, reply) =>
        streams.open(request, reply, (stream) => write(stream, lastSeenId(request.headers))),
      )
    },
  })
  const connections: Socket[] = []
  app.server.on('connection', (socket: Socket) => connections.push(socket))
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/stream`
  return { app, url, logLines, connections }
}

/** A reader that sends a request and then reads nothing until the test wants it to. */
async function stalledReader(t: TestContext, url: string): Promise<Socket> {
  const { port } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  t.after(() => socket.destroy())
  await once(socket, 'connect')
  socket.pause()
  socket.write('GET /stream HTTP/1.1\r\nHost: localhost\r\n\r\n')
  return socket
}

const until = (signal: AbortSignal) => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
const event = (id: number, data: unknown) => ({ id, event: 'named', data })

test('each event is an id, a name and one line of data; the answer ends with the last event', async () => {
  const { url } = await serving(async ({ send }) => {
    send([event(1, { text: 'two\nlines' }), event(2, '끝')])
    send([])
  })
  const answer = await fetch(url)
  assert.equal(answer.headers.get('content-type'), 'text/event-stream')
  assert.equal(answer.headers.get('cache-control'), 'no-store')
  assert.equal(
    await answer.text(),
    'retry: 2000\n\nid: 1\nevent: named\ndata: {"text":"two\\nlines"}\n\nid: 2\nevent: named\ndata: "끝"\n\n',
  )
})

test('a quiet stream says a comment at every interval, and each event puts the next one off', async (t) => {
  const timers: NodeJS.Timeout[] = []
  const realInterval = setInterval
  t.mock.method(globalThis, 'setInterval', (work: () => void, everyMs: number) => {
    const timer = realInterval(work, everyMs)
    if (everyMs === 50) timers.push(timer)
    return timer
  })
  let putOff: { callCount(): number } | undefined
  const { url } = await serving(async ({ signal, send }) => {
    const [comments = assert.fail('no timer')] = timers
    putOff = t.mock.method(comments, 'refresh').mock
    for (let id = 1; id <= 10; id += 1) send([event(id, null)])
    await until(signal)
  }, 50)
  const leaving = new AbortController()
  const { body } = await fetch(url, { signal: leaving.signal })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader() ?? assert.fail('no body')
  let text = ''
  while (!text.endsWith(':\n\n:\n\n')) text += (await reader.read()).value ?? assert.fail(text)
  assert.equal(text.split('id: ').length - 1, 10)
  assert.equal(putOff?.callCount(), 10)
  leaving.abort()
})

test('a reader that goes away aborts the signal', async () => {
  const aborted = Promise.withResolvers<void>()
  const { url } = await serving(({ signal }) => until(signal).then(aborted.resolve))
  const leaving = new AbortController()
  await fetch(url, { signal: leaving.signal })
  leaving.abort()
  await aborted.promise
})

test('a slow reader is dropped and never waited for; another one gets everything meanwhile', async (t) => {
  const PIECE = 'x'.repeat(16 * 1024)
  const sent: number[] = []
  const { url, logLines } = await serving(async ({ signal, send }) => {
    let id = 0
    while (!signal.aborted && id < 1_200) {
      send([event(++id, PIECE)])
      await sleep(0)
    }
    sent.push(id)
  })
  const stalled = await stalledReader(t, url)
  const text = await (await fetch(url)).text()
  assert.equal(text.split('id: ').length - 1, 1_200, 'who reads gets all of it')
  assert.equal(sent.length, 2)
  assert.ok(Math.min(...sent) < 1_200, 'who does not read is dropped on the way')
  assert.ok(logLines.some(({ msg }) => String(msg).includes('too slow')))
  stalled.resume()
  await once(stalled, 'close')
})

test('a shut-down ends open streams politely, and does not wait for a reader that takes nothing', async (t) => {
  const { app, url, connections } = await serving(async ({ signal, send }) => {
    send([event(1, 'first')])
    while (!signal.aborted) {
      // exactly as much as the stalled connection accepts
      if (connections[0]?.writableLength === 0) send([event(2, 'x'.repeat(16 * 1024))])
      await sleep(1)
    }
  })
  await stalledReader(t, url)
  while ((connections[0]?.writableLength ?? 0) === 0) await sleep(10)
  const reading = fetch(url).then((answer) => answer.text())
  await sleep(200)
  await app.close()
  assert.match(await reading, /data: "first"\n\n$/)
})

test('Last-Event-ID is the number that was sent, else 0', async () => {
  const { url } = await serving(async ({ send }, seen) => send([event(seen + 1, null)]))
  const firstId = async (headers: Record<string, string>) =>
    /id: (\d+)/.exec(await (await fetch(url, { headers })).text())?.[1]
  assert.equal(await firstId({}), '1')
  assert.equal(await firstId({ 'last-event-id': '41' }), '42')
  for (const id of ['', 'x', '-1', '1.5', '1e3', '9'.repeat(16)])
    assert.equal(await firstId({ 'last-event-id': id }), '1', id)
})
