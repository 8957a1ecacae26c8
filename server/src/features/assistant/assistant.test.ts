import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Client, type ClientOptions, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { testService } from '../../../test/service.ts'

const { app, database, logLines } = await testService()
const origin = await app.listen({ port: 0, host: '127.0.0.1' })

const HOME = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 }
const NAMES = [
  'resolve_address',
  'diagnose_lease',
  'explain_finding',
  'region_indicators',
  'calculate_papers',
  'questions_to_ask',
]
const NO_VERDICT = {
  ko: /계약 여부를 정해 주거나 .*위험이 낮다는 뜻이 아닙니다/,
  en: /does not decide whether to sign.*do not mean that the risk is low/,
}

async function connect(options: ClientOptions = {}, headers: Record<string, string> = {}): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, options)
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/api/mcp`), { requestInit: { headers } }))
  return client
}

const old = await connect()
const modern = await connect({ versionNegotiation: { mode: { pin: '2026-07-28' } } })

type Structured = { notice: string; isSampleData: boolean; answeredAt: string; answer: Record<string, unknown> }

/** The SDK's client validates answers against the published schema. */
async function call(client: Client, name: string, args: Record<string, unknown>): Promise<Structured> {
  const result = await client.callTool({ name, arguments: args })
  assert.notEqual(result.isError, true, `${name}: ${JSON.stringify(result.content).slice(0, 500)}`)
  return result.structuredContent as Structured
}

async function refusal(client: Client, name: string, args: Record<string, unknown>): Promise<string[]> {
  const { isError, content } = await client.callTool({ name, arguments: args })
  assert.equal(isError, true, name)
  return content.map((block) => (block.type === 'text' ? block.text : ''))
}

function post(body: unknown, headers: Record<string, string> = {}) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  return app.inject({
    method: 'POST',
    url: '/api/mcp',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }

for (const [name, client, version] of [
  ['of 2025', old, '2025-11-25'],
  ['of 2026', modern, '2026-07-28'],
] as const) {
  test(`R-ASSIST-01: the protocol ${name} is spoken`, () => {
    assert.equal(client.getNegotiatedProtocolVersion(), version)
  })

  test(`R-ASSIST-02, R-ASSIST-03: a client ${name} sees six tools that only read, each with both schemas and the sentence`, async () => {
    const { tools } = await client.listTools()
    assert.deepEqual(
      tools.map((tool) => tool.name),
      NAMES,
    )
    for (const { name: tool, description, annotations, inputSchema, outputSchema } of tools) {
      assert.match(description ?? '', NO_VERDICT.en, tool)
      assert.equal(annotations?.readOnlyHint, true, tool)
      assert.ok(Object.keys(inputSchema.properties ?? {}).includes('lang'), tool)
      assert.deepEqual(outputSchema?.['required'], ['notice', 'isSampleData', 'answeredAt', 'answer'], tool)
    }
  })

  test(`R-ASSIST-02, R-ASSIST-04: a client ${name} finds an address, diagnoses, and reads evidence, questions, papers and region`, async () => {
    const { answer: found } = await call(client, 'resolve_address', { keyword: '신림동 1422-5' })
    const [jusoAddress] = found['candidates'] as object[]
    const diagnosed = await call(client, 'diagnose_lease', { ...HOME, jusoAddress, lang: 'en' })
    assert.match(diagnosed.notice, NO_VERDICT.en)
    assert.equal(diagnosed.isSampleData, true)
    const { statusToken, findings } = diagnosed.answer as { statusToken: string; findings: { code: string }[] }
    const findingCode = findings[0]?.code
    const { answer: explained } = await call(client, 'explain_finding', { statusToken, findingCode })
    assert.ok(String(explained['sentence']).length > 0)
    for (const { provider, status } of explained['dataStatuses'] as Record<string, string>[])
      assert.ok(provider !== '' && status !== '')
    assert.match(String(explained['createdAt']), /^2\d{3}-/)
    const { answer: asked } = await call(client, 'questions_to_ask', { statusToken, lang: 'en' })
    const questions = asked['questions'] as { question: string; about: string }[]
    assert.equal(questions.length, 3)
    for (const { question, about } of questions) assert.match(`${question} ${about}`, /[요까]\? [A-Z]/)
    const { answer: region } = await call(client, 'region_indicators', { rawKeyword: '신림동 전세' })
    assert.equal(typeof region['analysisState'], 'string')
    assert.equal((region['districtFigures'] as { state: string }).state, 'NOT_IMPORTED')
    const papers = await call(client, 'calculate_papers', { statusToken })
    assert.match(papers.notice, NO_VERDICT.ko)
  })
}

test('R-ASSIST-04: no answer is without the sentence, in the language asked for, or that of the request', async () => {
  const english = await connect({}, { 'accept-language': 'en' })
  assert.match(english.getInstructions() ?? '', NO_VERDICT.en)
  assert.match((await call(english, 'region_indicators', { rawKeyword: '신림동' })).notice, NO_VERDICT.en)
  assert.match((await call(english, 'region_indicators', { rawKeyword: '신림동', lang: 'ko' })).notice, NO_VERDICT.ko)
  assert.match((await refusal(english, 'resolve_address', {})).at(-1) ?? '', NO_VERDICT.en)
})

test('R-ASSIST-08: a directory of assistants finds short English descriptions with the name, and five hints', async () => {
  for (const language of ['ko', 'en']) {
    const { tools } = await (await connect({}, { 'accept-language': language })).listTools()
    assert.ok(tools.length <= 20)
    for (const { name, description = '', annotations = {} } of tools) {
      assert.match(name, /^(?!.*kakao)[\w-]{1,128}$/i)
      assert.ok(description.length <= 1024, `${name}: ${description.length}`)
      assert.match(description.replace('(전월세 계약 전 위험 진단)', ''), /^Lease Risk : [ -~]+$/, name)
      const { title = '', ...hints } = annotations
      assert.equal(/[가-힣]/.test(title), language === 'ko', name)
      assert.deepEqual(Object.keys(hints).toSorted(), [
        'destructiveHint',
        'idempotentHint',
        'openWorldHint',
        'readOnlyHint',
      ])
    }
  }
})

test('R-REGION-10: a region is asked about in English, as the description says', async () => {
  for (const language of ['en', 'ko']) {
    const client = await connect({}, { 'accept-language': language })
    const { tools } = await client.listTools()
    assert.match(tools.find(({ name }) => name === 'region_indicators')?.description ?? '', /in English or Korean/)
    const { answer } = await call(client, 'region_indicators', {
      rawKeyword: 'monthly rent of an officetel in Sillim-dong',
    })
    const { regions } = answer['inputInterpretation'] as { regions: { name: string }[] }
    assert.deepEqual(
      regions.map(({ name }) => name),
      ['신림동'],
    )
  }
})

test('R-ASSIST-05: a tool names every wrong argument, and also what only the operation knows', async () => {
  const [schema] = await refusal(old, 'diagnose_lease', { depositAmountManwon: -1, contractPurpose: 'SALE' })
  assert.match(schema ?? '', /^address: .*\n(?:.*\n)*contractPurpose: |^contractPurpose: /m)
  assert.match(schema ?? '', /depositAmountManwon: /)
  const [language] = await refusal(old, 'diagnose_lease', { lang: 'xx', contractPurpose: 'SALE' })
  assert.match(language ?? '', /lang: /)
  assert.match(language ?? '', /contractPurpose: /)
  assert.match((await refusal(modern, 'resolve_address', { keyword: { a: 1 } }))[0] ?? '', /keyword: /)
  assert.match((await refusal(old, 'region_indicators', {}))[0] ?? '', /locationKeyword: /)
  assert.match(
    (await refusal(old, 'explain_finding', { findingCode: 'NOTHING' }))[0] ?? '',
    /statusToken: [^]*findingCode: |findingCode: [^]*statusToken: /,
  )
  const unknown = await refusal(modern, 'questions_to_ask', { statusToken: 'a/../b?c#d' })
  assert.ok((unknown[0] ?? '').length > 0)
})

test('R-ASSIST-05: a finding that the diagnosis does not have is refused with those that it has', async () => {
  const { answer } = await call(old, 'diagnose_lease', HOME)
  const { statusToken, findings } = answer as { statusToken: string; findings: { code: string }[] }
  const codes = findings.map(({ code }) => code)
  assert.ok(!codes.includes('NON_RESIDENTIAL'))
  const [said] = await refusal(old, 'explain_finding', { statusToken, findingCode: 'NON_RESIDENTIAL' })
  assert.match(said ?? '', new RegExp(`findingCode: .*${codes[0]}`))
})

/** Lookups in progress, their log, and counters change with any request. */
const PASSING = ['external_api_calls', 'lookup_claims', 'rate_limit_windows']

test('R-ASSIST-06: what is stored is what the same call over HTTP stores', async () => {
  const counts = async () => {
    const { rows } = await database.pool.query(
      `select relname, n_live_tup from pg_stat_user_tables where schemaname = 'public'`,
    )
    const tables = rows.map(({ relname }) => String(relname)).toSorted()
    const all = await database.pool.query(
      tables.map((name) => `select '${name}' as name, count(*)::int as rows from "${name}"`).join(' union all '),
    )
    return new Map(all.rows.map(({ name, rows: count }) => [String(name), Number(count)]))
  }
  const grown = async (work: () => Promise<unknown>) => {
    const before = await counts()
    await work()
    const after = await counts()
    return [...after].flatMap(([name, rows]) => {
      const more = rows - (before.get(name) ?? 0)
      return more === 0 || PASSING.includes(name) ? [] : [`${name} ${more}`]
    })
  }
  const { statusToken } = (await call(old, 'diagnose_lease', HOME)).answer
  const byHttp = await grown(() => app.inject({ method: 'POST', url: '/api/rent-risk-diagnoses', payload: HOME }))
  const byTool = await grown(() => call(old, 'diagnose_lease', HOME))
  assert.ok(byHttp.length > 0)
  assert.deepEqual(byTool, byHttp)
  assert.deepEqual(
    await grown(async () => {
      await call(old, 'calculate_papers', { statusToken })
      await call(old, 'questions_to_ask', { statusToken })
      await call(old, 'region_indicators', { rawKeyword: '신림동 전세' })
      await old.listTools()
    }),
    [],
  )
})

test('R-ASSIST-07: only pages that may read the answers may ask; what is no page sends no origin', async () => {
  for (const wrong of [
    'https://evil.example',
    'null',
    'http://localhost.evil.example',
    origin.replace('127.0.0.1', 'rebound.example'),
  ])
    assert.equal((await post(LIST, { origin: wrong, host: new URL(origin).host })).statusCode, 403, wrong)
  assert.equal((await post(LIST)).statusCode, 200)
})

test('R-ASSIST-07: lists of messages, bodies that are no message, and other methods are refused, and nothing is a 5xx', async () => {
  const hostile = [
    [LIST, LIST],
    [],
    null,
    1,
    'x'.repeat(100),
    {},
    { ...LIST, method: 1 },
    { ...LIST, jsonrpc: '1.0' },
    { ...LIST, params: [] },
    { ...LIST, id: { a: 1 } },
    { ...LIST, params: { text: 'x'.repeat(1_100_000) } },
    '{"jsonrpc":',
  ]
  for (const body of hostile) {
    const { statusCode } = await post(body)
    assert.ok(statusCode >= 400 && statusCode < 500, `${statusCode} ${JSON.stringify(body).slice(0, 80)}`)
  }
  for (const method of ['GET', 'DELETE', 'PUT'] as const) {
    const { statusCode, headers } = await app.inject({ method, url: '/api/mcp' })
    assert.deepEqual([statusCode, headers['allow']], [405, 'POST'])
  }
  for (const params of [{ name: 'none' }, { name: 'diagnose_lease', arguments: [] }, { name: 'diagnose_lease' }, {}]) {
    const { statusCode } = await post({ ...LIST, method: 'tools/call', params })
    assert.ok(statusCode < 500)
  }
  assert.equal((await post(LIST, { 'content-type': 'text/plain' })).statusCode, 415)
  const note = { jsonrpc: '2.0', method: 'notifications/initialized' }
  for (const query of ['lang[]=1', '%zz=%', 'lang[]=1&%zz=%', 'lang=fr', 'lang=ko&lang=en'])
    for (const payload of [LIST, note])
      assert.equal((await app.inject({ method: 'POST', url: `/api/mcp?${query}`, payload })).statusCode, 400, query)
  assert.ok(!logLines.some(({ level }) => Number(level) >= 50))
})

test('R-ASSIST-07: no stream is kept open', async () => {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const params = { _meta: meta, notifications: { toolsListChanged: true } }
  const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' }
  const answer = await post({ jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params }, headers)
  assert.match(answer.body, /"error"/)
})

test('R-ASSIST-01: the path of older versions leads to the one under /api, with method, body and query', async () => {
  for (const method of ['GET', 'POST', 'DELETE'] as const)
    for (const [asked, led] of [
      ['/mcp', '/api/mcp'],
      ['/mcp?lang=en', '/api/mcp?lang=en'],
      ['/mcp?next=https://evil.example/?a', '/api/mcp?next=https://evil.example/?a'],
    ] as const) {
      const { statusCode, headers } = await app.inject({
        method,
        url: asked,
        payload: method === 'POST' ? LIST : undefined,
      })
      assert.deepEqual([statusCode, headers.location], [308, led], `${method} ${asked}`)
    }
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`)))
  assert.equal((await client.listTools()).tools.length, NAMES.length)
})

test('R-ASSIST-01: neither path is among the documented operations, whose paths all lie under /api', async () => {
  const { paths, tags } = (await app.inject('/v3/api-docs')).json<{ paths: object; tags: { name: string }[] }>()
  assert.ok(Object.keys(paths).length > 100)
  assert.deepEqual(
    Object.keys(paths).filter((path) => !path.startsWith('/api/') || path.includes('mcp')),
    [],
  )
  assert.ok(tags.every(({ name }) => name !== 'assistant'))
})
