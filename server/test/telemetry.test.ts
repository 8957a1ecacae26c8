import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSandbox } from '@lease-risk/sandbox'
import { createLogger } from '../src/platform/log.ts'
import { closeInOrder } from '../src/platform/process/shutdown.ts'
import { startService } from '../src/start/start-service.ts'
import { testConfig } from './app.ts'
import { atEnd } from './at-end.ts'
import { privateDatabase } from './database.ts'
import { sandboxVariables } from './service.ts'

type Attribute = { key: string; value: { stringValue?: string } }
type LogRecord = { body: { stringValue: string }; severityText: string }
type Span = { name: string; spanId: string; parentSpanId?: string; traceId: string; attributes: Attribute[] }

const received: { path: string; body: string; token: string | undefined }[] = []
const collector = createServer((request, response) => {
  void (async () => {
    received.push({ path: request.url ?? '', body: await text(request), token: request.headers.authorization })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })()
})
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
const sandbox = await startSandbox()
atEnd(async () => {
  collector.closeAllConnections()
  collector.close()
  await sandbox.stop()
})

async function started(variables: Record<string, string>, log = createLogger('silent')) {
  // a separate database, so that the providers are called again
  const { url } = await privateDatabase()
  const config = testConfig({ ...sandboxVariables(sandbox.origin), DATABASE_URL: url, PORT: '0', ...variables })
  const service = await startService({ config, log, dataMode: 'sample' })
  return { ...service, stop: () => closeInOrder(service.closing, { error: assert.fail }) }
}

const PERSON = { username: 'zq.person', password: 'Zq-password-77', email: 'zq@person.example', nickname: '제트큐사람' }
const ADDRESS = '서울 관악구 신림동 1422-5'

/** Uses the service as a person, with all of their data. */
async function use(origin: string): Promise<void> {
  const call = (method: string, path: string, body?: object, token?: string) =>
    fetch(`${origin}${path}`, {
      method,
      headers: {
        'user-agent': 'zq-browser/1.0',
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  await call('POST', '/api/auth/signup', PERSON)
  const login = (await (await call('POST', '/api/auth/login', PERSON)).json()) as { data: { accessToken: string } }
  const request = { address: ADDRESS, contractPurpose: 'JEONSE', depositAmountManwon: 12_345 }
  assert.equal((await call('POST', '/api/rent-risk-diagnoses', request, login.data.accessToken)).status, 200)
  await call('GET', `/api/users/me?name=${PERSON.username}`, undefined, login.data.accessToken)
  await call('GET', `/no-such-path/${encodeURIComponent(ADDRESS)}`)
  const accepted = (await (await call('POST', '/api/rent-risk-diagnoses/async', request)).json()) as {
    data: { statusToken: string }
  }
  const status = async () =>
    (await (await call('GET', `/api/rent-risk-diagnoses/async/${accepted.data.statusToken}`)).json()) as {
      data: { finishedAt: string | null }
    }
  while ((await status()).data.finishedAt === null) await sleep(50)
}

function spansOf(): Span[] {
  return received
    .filter(({ path }) => path.endsWith('/v1/traces'))
    .flatMap(({ body }) => JSON.parse(body).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
}

/** Returns the instance ID in each message, by which the collector stores its data. */
function instancesOf(): (string | undefined)[] {
  return received
    .flatMap(({ body }) => {
      const { resourceSpans = [], resourceMetrics = [] } = JSON.parse(body)
      return [...resourceSpans, ...resourceMetrics] as { resource: { attributes: Attribute[] } }[]
    })
    .map(({ resource }) => resource.attributes.find(({ key }) => key === 'service.instance.id')?.value.stringValue)
}

test('by default nothing is sent to anybody', async () => {
  const service = await started({})
  await use(service.origin)
  await service.stop()
  assert.deepEqual(received, [])
})

test('with a collector: requests, statements, calls, jobs and steps, each under what set it in motion, and nothing of a person', async () => {
  const { port } = collector.address() as AddressInfo
  const service = await started({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/otlp/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer of the collector',
    OTEL_TRACES_SAMPLER_ARG: '1',
  })
  await use(service.origin)
  await service.stop()

  assert.ok(received.every(({ token, path }) => token === 'Bearer of the collector' && path.startsWith('/otlp/v1/')))
  const spans = spansOf()
  const byId = new Map(spans.map((span) => [span.spanId, span]))
  const parentsOf = (name: string) =>
    new Set(spans.filter((span) => span.name === name).map(({ parentSpanId = '' }) => byId.get(parentSpanId)?.name))
  assert.ok(parentsOf('http POST /api/rent-risk-diagnoses').has(undefined))
  assert.ok(parentsOf('step building-register').has('http POST /api/rent-risk-diagnoses'))
  assert.ok(parentsOf('sql find-user-for-login').has('http POST /api/auth/login'))
  assert.deepEqual([...parentsOf('job diagnosis')], [undefined])
  assert.ok(spans.some(({ name }) => name.startsWith('provider transactions ')))
  assert.ok(received.some(({ path, body }) => path.endsWith('/v1/metrics') && body.includes('lease_risk.duration')))

  // without it the collector would mix up the counts of processes
  assert.deepEqual(
    [...new Set(instancesOf())].map((id) => /^[0-9a-f-]{36}$/.test(id ?? '')),
    [true],
  )

  const keys = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)))
  assert.deepEqual([...keys].toSorted(), ['kind', 'name', 'outcome'])
  const everything = received.map(({ body }) => body).join('\n')
  for (const part of [...Object.values(PERSON), '신림', '1422-5', '127.0.0.1', 'zq-browser', 'no-such-path']) {
    assert.ok(!everything.includes(part), part)
  }
  // numbers may occur by chance in times and IDs, so only the words are searched for them
  const words = spans.flatMap(({ name, attributes }) => [
    name,
    ...attributes.map(({ value }) => value.stringValue ?? ''),
  ])
  for (const number of ['1422', '1162010200', '12345']) assert.ok(!words.join('\n').includes(number), number)
})

test('R-OPS-15: with OTEL_LOGS_EXPORTER=otlp each line goes to the collector as it is written, security events too', async () => {
  const { port } = collector.address() as AddressInfo
  const written: string[] = []
  const log = createLogger('info', { write: (line) => void written.push(line.trimEnd()) })
  const variables = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/log`, OTEL_LOGS_EXPORTER: 'otlp' }
  const service = await started(variables, log)
  await use(service.origin)
  const wrong = { ...PERSON, password: 'Zq-wrong-password' }
  await fetch(`${service.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wrong),
  })
  await service.stop()
  const sent = received
    .filter(({ path }) => path === '/log/v1/logs')
    .flatMap(({ body }) => JSON.parse(body).resourceLogs as { scopeLogs: { logRecords: LogRecord[] }[] }[])
    .flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords))
  const lines = sent.map(({ body }) => body.stringValue)
  assert.deepEqual(
    lines,
    written.filter((line) => lines.includes(line)),
  )
  assert.ok(lines.length > 5, `${lines.length} of ${written.length} lines`)
  assert.ok(lines.some((line) => line.includes('"securityEvent":"LOGIN_FAILED"')))
  assert.deepEqual([...new Set(sent.map(({ severityText }) => severityText))].toSorted(), ['info', 'warn'])
  for (const secret of [PERSON.password, wrong.password, 'Bearer ']) assert.ok(!lines.join().includes(secret), secret)
})

test('a collector that is gone changes nothing for anybody', async () => {
  const service = await started({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
    OTEL_TRACES_SAMPLER_ARG: '1',
    OTEL_LOGS_EXPORTER: 'otlp',
  })
  await use(service.origin)
  await service.stop()
})

test('/metrics reports statements, calls, jobs, steps, connections and what waits, in words of the code alone', async () => {
  const service = await started({})
  await use(service.origin)
  const metrics = await (await fetch(`${service.origin}/metrics`)).text()
  await service.stop()
  const missing = [
    /^lease_risk_sql_seconds_count\{statement="find-user-for-login",outcome="OK"\} \d+/m,
    /^lease_risk_provider_seconds_count\{operation="building-register getBrTitleInfo",outcome="FOUND"\} \d+/m,
    /^lease_risk_job_seconds_count\{job="[\w-]+",outcome="OK"\} \d+/m,
    /^lease_risk_diagnosis_step_seconds_count\{step="building-register",outcome="FOUND"\} \d+/m,
    /^lease_risk_database_connections\{state="open"\} \d+/m,
    /^lease_risk_database_up 1$/m,
    /^lease_risk_database_timeline 1$/m,
    /^lease_risk_backlog\{what="jobs given up"\} 0$/m,
    /^http_request_duration_seconds_count\{method="POST",route="\/api\/auth\/login",status="200"\} \d+/m,
  ].filter((line) => !line.test(metrics))
  assert.deepEqual(missing, [])
  for (const part of [...Object.values(PERSON), '신림']) assert.ok(!metrics.includes(part), part)
  // a number may occur by chance in measured values, so only names and labels are searched for it
  const words = metrics.replace(/ \S+$/gm, '')
  assert.ok(words.includes('statement="find-user-for-login"'))
  assert.ok(!words.includes('1422'))
})
