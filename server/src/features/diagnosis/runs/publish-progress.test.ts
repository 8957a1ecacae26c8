import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { AsyncDiagnosisAccepted, AsyncDiagnosisStatus, DiagnosisEvent } from '@lease-risk/contract/diagnosis-async'
import { anotherInstance, testService } from '../../../../test/service.ts'
import { until } from '../../../../test/until.ts'
import { beginRun } from './runs.ts'

const service = await testService()
const { app, database, sandbox, jobs } = service
const { pool } = database
const { app: other } = await anotherInstance(service)
const { app: stopping } = await anotherInstance(service)
const host = '127.0.0.1'
const [here, there, gone] = [
  await app.listen({ host, port: 0 }),
  await other.listen({ host, port: 0 }),
  await stopping.listen({ host, port: 0 }),
]

const PATH = '/api/rent-risk-diagnoses/async'
const payload = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 }

async function accept(): Promise<AsyncDiagnosisAccepted> {
  const answer = await app.inject({ method: 'POST', url: PATH, payload })
  return answer.json<{ data: AsyncDiagnosisAccepted }>().data
}

async function work({ diagnosisId }: { diagnosisId: number }): Promise<void> {
  await jobs[0]?.run({ diagnosisId } as never, new AbortController().signal)
}

function open(
  origin: string,
  { statusToken }: { statusToken: string },
  options: { seen?: string; signal?: AbortSignal } = {},
) {
  const headers = options.seen === undefined ? {} : { 'last-event-id': options.seen }
  return fetch(`${origin}${PATH}/${statusToken}/events`, { headers, ...(options.signal && { signal: options.signal }) })
}

type Received = { id: number; event: string; data: DiagnosisEvent }

/** The events of a stream that has ended. */
async function eventsOf(response: Response): Promise<Received[]> {
  const blocks = (await response.text()).split('\n\n').filter((block) => block.startsWith('id: '))
  return blocks.map((block) => {
    const [, id, event, data] = /^id: (\d+)\nevent: (\w+)\ndata: (.+)$/.exec(block) ?? assert.fail(block)
    return { id: Number(id), event: event ?? '', data: JSON.parse(data ?? '') as DiagnosisEvent }
  })
}

const namesOf = (events: Received[]) =>
  events.map(({ data }) => {
    if (data.type === 'status') return data.processingStatus
    return `${data.step} ${data.endedAt === null ? 'starts' : 'ends'}`
  })

beforeEach(() => sandbox.clear())

test('every status and step is sent in order, on each instance the same, and the stream ends with the run', async () => {
  const run = await accept()
  const [local, remote] = await Promise.all([open(here, run), open(there, run)])
  assert.deepEqual([local.status, local.headers.get('content-type')], [200, 'text/event-stream'])
  assert.equal(local.headers.get('cache-control'), 'no-store')
  await work(run)
  const [events, others] = await Promise.all([eventsOf(local), eventsOf(remote)])
  assert.deepEqual(others, events)
  assert.deepEqual(
    events.map(({ id }) => id),
    events.map((_event, index) => index + 1),
  )
  assert.ok(events.every(({ event, data }) => event === data.type))
  const names = namesOf(events)
  const register = ['building-register starts', 'building-register ends']
  assert.deepEqual(names.slice(0, 6), ['RECEIVED', 'RUNNING', 'address starts', 'address ends', ...register])
  assert.deepEqual(names.slice(-3), ['risk-scoring starts', 'risk-scoring ends', 'COMPLETED'])
  for (const { step } of run.plannedSteps) {
    const sent = events.flatMap(({ data }) => (data.type === 'step' && data.step === step ? [data] : []))
    assert.equal(sent.length, 2, step)
    const [start, end] = sent
    assert.deepEqual([start?.outcome, start?.durationMillis, start?.startedAt], [null, null, end?.startedAt])
    assert.ok(end?.outcome !== null && end?.durationMillis !== null)
  }
})

test('steps that belong together start together, and none before the register has answered the type', async () => {
  const run = await accept()
  await work(run)
  const names = namesOf(await eventsOf(await open(here, run)))
  const together = ['transactions starts', 'public-price starts', 'market-signal starts'].map((name) =>
    names.indexOf(name),
  )
  assert.ok(Math.min(...together) > names.indexOf('building-register ends'), names.join())
  for (const name of ['transactions ends', 'public-price ends', 'market-signal ends'])
    assert.ok(names.indexOf(name) > Math.min(...together), names.join())
})

test('a step is sent as it starts, while the run goes on', async () => {
  const run = await accept()
  await pool.query('truncate building_registers')
  sandbox.faults.set('building-register', 'held')
  const response = await open(here, run)
  const working = work(run)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader() ?? assert.fail('no body')
  let text = ''
  while (!text.includes('"step":"building-register"')) text += (await reader.read()).value ?? assert.fail(text)
  const status = (await app.inject(`${PATH}/${run.statusToken}`)).json<{ data: AsyncDiagnosisStatus }>().data
  const [address, register] = status.steps
  assert.deepEqual([status.steps.length, address?.outcome], [2, 'FOUND'])
  assert.deepEqual([register?.step, register?.endedAt, register?.outcome], ['building-register', null, null])
  const { rows } = await pool.query('select processing_status from diagnosis_runs where diagnosis_id = $1', [
    run.diagnosisId,
  ])
  assert.equal(rows[0].processing_status, 'RUNNING')
  sandbox.faults.clear()
  await working
  for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value
  assert.match(text, /COMPLETED/)
})

test('Last-Event-ID: what was missed and no more; 204 when nothing is left', async () => {
  const run = await accept()
  await work(run)
  const all = await eventsOf(await open(here, run))
  assert.deepEqual(await eventsOf(await open(here, run, { seen: '3' })), all.slice(3))
  assert.deepEqual(await eventsOf(await open(here, run, { seen: 'nonsense' })), all)
  assert.equal((await open(here, run, { seen: String(all.length) })).status, 204)
})

test('a run that is begun again says RUNNING again, and its steps count from there', async () => {
  const run = await accept()
  await pool.query('alter table diagnoses add constraint broken check (false) not valid')
  await assert.rejects(work(run))
  await pool.query('alter table diagnoses drop constraint broken')
  await work(run)
  const names = namesOf(await eventsOf(await open(here, run)))
  assert.equal(names.filter((name) => name === 'RUNNING').length, 2)
  assert.equal(names.filter((name) => name === 'address starts').length, 2)
  const status = await app.inject(`${PATH}/${run.statusToken}`)
  assert.equal(status.json<{ data: { steps: unknown[] } }>().data.steps.length, 7)
})

test('a change is read when it is published; a client that goes away costs no more reading', async () => {
  const leaving = new AbortController()
  const run = await accept()
  const response = await open(here, run, { signal: leaving.signal })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader() ?? assert.fail('no body')
  const occurredAt = '2026-11-20T12:00:00.000+09:00'
  const begin = () => beginRun(pool, run.diagnosisId, { type: 'status', processingStatus: 'RUNNING', occurredAt })
  const readsIn = async (work: () => Promise<unknown>) =>
    (await database.recordStatements(work)).statements.filter((text) => text.includes('any($1::bigint[])')).length
  const watched = await readsIn(async () => {
    await begin()
    for (let text = ''; !text.includes('RUNNING'); ) text += (await reader.read()).value ?? assert.fail(text)
  })
  assert.ok(watched > 0)
  leaving.abort()
  await until(async () => (await readsIn(() => begin().then(() => pause(200)))) === 0, 'nobody who watches')
  // longer than the interval at which the feed polls without a signal
  assert.equal(await readsIn(() => pause(2_500)), 0)
})

test('many watchers of many runs are one query at a time', async () => {
  const runs = await Promise.all(Array.from({ length: 5 }, accept))
  const leaving = new AbortController()
  await Promise.all([...runs, ...runs, ...runs].map((run) => open(here, run, { signal: leaving.signal })))
  const startedAt = performance.now()
  const { statements } = await database.recordStatements(() => pause(1_500))
  const pauses = Math.ceil((performance.now() - startedAt) / 1_500)
  leaving.abort()
  const reads = statements.filter((text) => text.includes('any($1::bigint[])')).length
  assert.ok(reads <= 6 * pauses, `${reads} reads in ${pauses} times 1.5 s`)
})

test('a stop of the service ends open streams at once', async () => {
  const run = await accept()
  const response = await open(gone, run)
  await stopping.close()
  assert.deepEqual(namesOf(await eventsOf(response)), ['RECEIVED'])
})

test('a stream survives a database that is away for a moment', async () => {
  const run = await accept()
  const response = await open(here, run)
  await pool.query('alter table diagnosis_runs rename to away')
  await pause(700)
  await pool.query('alter table away rename to diagnosis_runs')
  await work(run)
  assert.equal(namesOf(await eventsOf(response)).at(-1), 'COMPLETED')
})

function pause(millis: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, millis))
}
