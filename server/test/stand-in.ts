import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'

export type StandInCall = {
  method: string
  path: string
  query: URLSearchParams
  /** The query as received, before any decoding. */
  rawQuery: string
  headers: IncomingHttpHeaders
  body: string
}

export type StandInReply =
  | { status?: number; headers?: Record<string, string>; body?: string | Uint8Array; delayMs?: number }
  /** `RESET`: the connection breaks; `HANG`: no reply; `ENDLESS`: an endless body; `CUT`: a break during the body. */
  | 'RESET'
  | 'HANG'
  | 'ENDLESS'
  | 'CUT'

export type StandIn = {
  /** `http://127.0.0.1:PORT`, a base URL for any client. */
  origin: string
  /** Every call so far, expected or not. */
  calls: StandInCall[]
  /** Calls whose connection is still open, so that a test can see a client give up. */
  openConnections(): number
  /** Adds one expected call; calls are answered by the first unused expectation that matches. */
  expect(
    call: { path: string; method?: string; query?: Record<string, string> },
    reply: StandInReply | ((call: StandInCall) => StandInReply),
    times?: number,
  ): void
}

type Expectation = {
  fits: (call: StandInCall) => boolean
  label: string
  reply: (call: StandInCall) => StandInReply
  left: number
}

/** Starts a small HTTP server in place of a provider. The test fails on an unexpected call or a missing expected one. */
export async function startStandIn(t: TestContext): Promise<StandIn> {
  const calls: StandInCall[] = []
  const expectations: Expectation[] = []
  const unexpected: string[] = []

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const call = await readCall(request)
    calls.push(call)
    const expectation = expectations.find((each) => each.left > 0 && each.fits(call))
    if (expectation === undefined) {
      unexpected.push(`${call.method} ${call.path}?${call.rawQuery}`)
      response.writeHead(418).end('unexpected call')
      return
    }
    expectation.left -= 1
    answer(response, expectation.reply(call))
  }
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  let open = 0
  server.on('connection', (socket) => {
    open += 1
    socket.on('close', () => {
      open -= 1
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  t.after(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    const unused = expectations.filter((each) => each.left > 0).map((each) => `${each.label} (${each.left} left)`)
    const complaints = [
      ...unexpected.map((each) => `unexpected call: ${each}`),
      ...unused.map((each) => `unused expectation: ${each}`),
    ]
    if (complaints.length > 0) throw new Error(`stand-in: ${complaints.join('; ')}`)
  })

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    openConnections: () => open,
    expect({ path, method = 'GET', query = {} }, reply, times = 1) {
      expectations.push({
        label: `${method} ${path} ${JSON.stringify(query)}`,
        fits: (call) =>
          call.method === method &&
          call.path === path &&
          Object.entries(query).every(([name, value]) => call.query.get(name) === value),
        reply: typeof reply === 'function' ? reply : () => reply,
        left: times,
      })
    },
  }
}

async function readCall(request: IncomingMessage): Promise<StandInCall> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const url = new URL(request.url ?? '/', 'http://stand-in')
  return {
    method: request.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    rawQuery: (request.url ?? '').split('?')[1] ?? '',
    headers: request.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  }
}

function answer(response: ServerResponse, reply: StandInReply): void {
  if (reply === 'HANG') return
  if (reply === 'RESET') {
    response.socket?.resetAndDestroy()
    return
  }
  if (reply === 'CUT') {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('<response><header>', () => response.socket?.destroy())
    return
  }
  if (reply === 'ENDLESS') {
    writeForEver(response)
    return
  }
  const { status = 200, headers = { 'content-type': 'application/xml;charset=UTF-8' }, body = '', delayMs = 0 } = reply
  setTimeout(() => response.writeHead(status, headers).end(body), delayMs)
}

function writeForEver(response: ServerResponse): void {
  const chunk = Buffer.alloc(256 * 1024, 'x')
  response.writeHead(200, { 'content-type': 'text/xml' })
  const write = () => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', write)
  }
  write()
}
