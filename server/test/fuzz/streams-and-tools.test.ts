import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApiDocument } from '../../src/platform/http/api-groups.ts'
import { signUpAndLogIn } from '../account-app.ts'
import fc from '../properties.ts'
import { testService } from '../service.ts'
import { requestTo, streamsOf } from './requests.ts'
import { type Draw, drawFrom, hostileText, oneOf, type Schema, valueOf } from './schema-values.ts'

/** Of each kind; set `FUZZ_CALLS=10000` before a release. */
const CALLS = Number(process.env['FUZZ_CALLS'] ?? 200)
const MOST_CPU_MS = 3_000

const { app, logLines } = await testService({ LOG_LEVEL: 'error' })
const origin = await app.listen({ host: '127.0.0.1', port: 0 })
const document = (await app.inject('/v3/api-docs')).json<ApiDocument>()
const { accessToken } = await signUpAndLogIn(app, 'fuzzing_streams')
const made = await app.inject({
  method: 'POST',
  url: '/api/rent-risk-diagnoses/async',
  payload: { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 },
})
const { statusToken } = made.json<{ data: { statusToken: string } }>().data

type Sent = { method: string; path: string; headers: Record<string, string>; body?: string }

/** Sends each request and reads the beginning of its answer. @returns how often each status came. */
async function send(requests: Iterable<Sent>): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {}
  const failures: object[] = []
  for (const { method, path, headers, body } of requests) {
    const leaving = new AbortController()
    const before = process.threadCpuUsage()
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers,
      signal: leaving.signal,
      ...(body !== undefined && { body }),
    })
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true
    const text = isStream ? '' : await answer.text()
    leaving.abort()
    const { user, system } = process.threadCpuUsage(before)
    const cpuMs = (user + system) / 1_000
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    // -32603: an internal error of JSON-RPC, which comes with 200
    if ((answer.status >= 500 && answer.status !== 503) || cpuMs > MOST_CPU_MS || text.includes('-32603'))
      failures.push({ method, path: path.slice(0, 300), body: body?.slice(0, 500), status: answer.status, cpuMs })
  }
  assert.deepEqual(failures, [])
  assert.deepEqual(
    logLines.filter(({ level }) => level === 'error'),
    [],
  )
  return statuses
}

test(`${CALLS} streams opened with mistakes: no 5xx but 503, none takes three seconds of CPU`, async () => {
  const streams = streamsOf(document)
  assert.equal(streams.length, 3)
  const requests = fc.sample(fc.integer(), CALLS).map((seed): Sent => {
    const draw = drawFrom(seed)
    const { method, path, headers } = requestTo(oneOf(draw, streams), document, draw)
    const known = path.replace(/async\/[^/]+\/events/, `async/${statusToken}/events`)
    return {
      method,
      path: draw(3) === 0 ? known : path,
      headers: {
        ...headers,
        ...(draw(2) === 0 && { authorization: `Bearer ${accessToken}` }),
        ...(draw(3) === 0 && { 'last-event-id': String(draw(2 ** 31)) }),
      },
    }
  })
  const statuses = await send(requests)
  process.stdout.write(`${JSON.stringify(statuses)}\n`)
  assert.ok((statuses[200] ?? 0) > CALLS / 20, JSON.stringify(statuses))
})

test(`${CALLS} calls of assistants' tools with mistakes: no 5xx but 503, none takes three seconds of CPU`, async () => {
  const listed = await app.inject({
    method: 'POST',
    url: '/api/mcp',
    headers: MCP,
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
  })
  const { tools } = resultIn(listed.body) as { tools: { name: string; inputSchema: Schema }[] }
  assert.equal(tools.length, 6)
  const statuses = await send(
    fc.sample(fc.integer(), CALLS).map((seed): Sent => {
      const draw = drawFrom(seed)
      const tool = oneOf(draw, tools)
      const given = valueOf(tool.inputSchema, () => ({}), draw)
      const call = {
        jsonrpc: '2.0',
        id: draw(100),
        method: 'tools/call',
        params: { name: tool.name, arguments: given },
      }
      return { method: 'POST', path: '/api/mcp', headers: MCP, body: JSON.stringify(damaged(call, draw)) }
    }),
  )
  process.stdout.write(`${JSON.stringify(statuses)}\n`)
  assert.ok((statuses[200] ?? 0) > CALLS / 20, JSON.stringify(statuses))
})

const MCP = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }

/** One call in ten has something else in one of its members. */
function damaged(call: Record<string, unknown>, draw: Draw): unknown {
  if (draw(10) > 0) return call
  const member = oneOf(draw, Object.keys(call))
  return oneOf(draw, [[call, call], { ...call, [member]: hostileText(draw) }, { ...call, [member]: null }, null])
}

function resultIn(body: string): unknown {
  const json = body.startsWith('{') ? body : (/^data: (.*)$/m.exec(body)?.[1] ?? '')
  return (JSON.parse(json) as { result: unknown }).result
}
