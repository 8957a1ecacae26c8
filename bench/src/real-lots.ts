import { writeFileSync } from 'node:fs'
import pg from 'pg'
import { fitValues } from '../../server/src/features/value/face.ts'
import { createDatabase } from '../../server/src/platform/database.ts'
import { cpuMsOf, cpuMsOfTree } from './cpu-time.ts'
import { addFactsElsewhere } from './facts-elsewhere.ts'
import { readRealMonths } from './real-months.ts'
import { REAL_PROVIDER_KEY, startRealProvider } from './real-provider.ts'
import { chooseRealQuestions } from './real-questions.ts'
import { count, heading, line, ratio } from './report.ts'
import type { ScratchServer } from './scratch-database.ts'
import { type ServerProcess, startServerProcess } from './service-process.ts'
import { keepAliveClient } from './service-under-load.ts'

const MONTHS = ['202605', '202606', '202607']
const CALLERS = 32
const WARM_UP_ROUNDS = 5
const ROUNDS = 5

/**
 * CPU and throughput of warm diagnoses of real lots, thin ones included: the service as `npm start` runs it, in a process of
 * its own, and beside it a bare route with the same bytes.
 */
export async function measureRealLots(
  scratch: ScratchServer,
  options: { lots: number; sizes: number[]; seconds: number; now: Date },
): Promise<void> {
  const published = readRealMonths()
  const questions = chooseRealQuestions(published, MONTHS, options.lots)
  const bodies = questions.map(({ request }) => request)
  const lawdCds = [...new Set(questions.map(({ lawdCd }) => lawdCd))]
  const provider = await startRealProvider(published)
  heading(
    `Warm diagnosis of ${options.lots} real lots: CPU of the service and of PostgreSQL, each in processes of their own`,
  )
  const cpu: number[] = []
  try {
    for (const facts of options.sizes) {
      const url = await scratch.createDatabase(`real_lots_${facts}`)
      const service = await startServerProcess(
        '../../server/src/main.ts',
        serviceVariables(url, scratch, provider.origin, options.now),
      )
      try {
        cpu.push(await measureSize(service, { ...options, scratch, url, bodies, lawdCds, facts }))
      } finally {
        await service.stop()
      }
    }
    const [first, last] = [cpu[0] ?? 0, cpu.at(-1) ?? 0]
    ratio('CPU, last size ÷ first', last / first, { atMost: 1.2 })
  } finally {
    await provider.stop()
  }
}

type Size = {
  scratch: ScratchServer
  url: string
  bodies: object[]
  lawdCds: string[]
  facts: number
  seconds: number
  now: Date
}

/** On the machine that the milliseconds were set for; others are slower or faster at everything. */
const BARE_A_SECOND_THERE = 5_185

/** What is aimed at: CPU of a diagnosis in milliseconds, and how much more a bare route does. */
type Aims = { cpuMs: number; bare: number }
const WITHOUT_ESTIMATES: Aims = { cpuMs: 2.5, bare: 8 }
const WITH_ESTIMATES: Aims = { cpuMs: 4.5, bare: 14 }

/** CPU of a diagnosis without estimates in milliseconds. */
async function measureSize(service: ServerProcess, size: Size): Promise<number> {
  const { bodies, facts } = size
  const client = keepAliveClient(service.origin)
  const diagnose = (body: object) => client.send('/api/rent-risk-diagnoses', body)
  for (const body of bodies) await diagnose(body)
  if (facts > 0) await addFactsElsewhere(size.url, facts, { except: size.lawdCds, now: size.now })
  line('deals stored elsewhere', facts.toLocaleString('en-US'))
  client.close()
  const cpu = await measureWarm(service, size, WITHOUT_ESTIMATES)
  for (const [name, read] of Object.entries(READS)) await measureRead(service, size, { name, ...read })
  // to fit made-up deals of the whole country takes long and says nothing
  if (facts > 0) return cpu
  const database = createDatabase({ url: size.url, poolSize: 4, statementTimeoutMs: 600_000 })
  const fitted = await fitValues({ pool: database.pool, now: size.now })
  await database.close()
  line('the same with estimates, fitted to', `${fitted.deals.toLocaleString('en-US')} deals`)
  await measureWarm(service, size, WITH_ESTIMATES)
  return cpu
}

async function measureWarm(
  service: ServerProcess,
  { scratch, url, bodies, seconds }: Size,
  aims: Aims,
): Promise<number> {
  const client = keepAliveClient(service.origin)
  const diagnose = (body: object) => client.send('/api/rent-risk-diagnoses', body)
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) for (const body of bodies) await diagnose(body)
  const stored = await storedBytes(url)
  const before = [cpuMsOf(service.pid), cpuMsOfTree(scratch.serverPid)] as const
  const began = performance.now()
  for (let round = 0; round < ROUNDS; round += 1) for (const body of bodies) await diagnose(body)
  const each = (ms: number) => ms / (ROUNDS * bodies.length)
  const [node, postgres] = [cpuMsOf(service.pid) - before[0], cpuMsOfTree(scratch.serverPid) - before[1]].map(each) as [
    number,
    number,
  ]
  line(
    'CPU of a diagnosis',
    `Node ${node.toFixed(2)} ms + PostgreSQL ${postgres.toFixed(2)} ms; ${each(performance.now() - began).toFixed(2)} ms at one caller`,
  )
  const cpu = node + postgres
  ratio('CPU of a diagnosis, ms', cpu, { atMost: aims.cpuMs })
  count('stored bytes of a diagnosis, tables', Math.round(stored.tables), { atMost: 6_000 })
  count('stored bytes of a diagnosis, with indexes', Math.round(stored.all))
  client.close()
  const bare = await compareThroughput(service, scratch, { bodies, seconds, aims })
  const there = BARE_A_SECOND_THERE.toLocaleString('en-US')
  ratio(`CPU, ms, where a bare route does ${there}/s`, (cpu * bare) / BARE_A_SECOND_THERE, { atMost: aims.cpuMs })
  return cpu
}

/** With a body it is a POST; `atMost`: CPU in milliseconds. */
type Read = { path: string; body?: object; atMost?: number }

/** What a map, a list of a whole city district, a search and a regional analysis cost. */
const READS: Record<string, Read> = {
  'analyzable locations': { path: '/api/map/analyzable-locations', atMost: 3 },
  'lots of a city district': { path: '/api/properties?legalDistrictCode=1168000000' },
  'a search of a district': { path: `/api/search?keyword=${encodeURIComponent('관악구 봉천동')}` },
  'a search of a misspelt name': { path: `/api/search?keyword=${encodeURIComponent('헬리오시디')}` },
  'a regional analysis': {
    path: '/api/regional-indicator-analyses',
    body: { rawKeyword: '서울 관악구 봉천동 아파트 전세' },
  },
}
const READ_TIMES = 300

async function measureRead(
  service: ServerProcess,
  { scratch }: Size,
  { name, path, body, atMost }: Read & { name: string },
): Promise<void> {
  const client = keepAliveClient(service.origin)
  for (let turn = 0; turn < READ_TIMES; turn += 1) await client.send(path, body)
  const before = cpuMsOf(service.pid) + cpuMsOfTree(scratch.serverPid)
  for (let turn = 0; turn < READ_TIMES; turn += 1) await client.send(path, body)
  const each = (cpuMsOf(service.pid) + cpuMsOfTree(scratch.serverPid) - before) / READ_TIMES
  client.close()
  ratio(`CPU of ${name}, ms`, each, atMost === undefined ? undefined : { atMost })
}

/** @returns answers a second of the bare route. */
async function compareThroughput(
  service: ServerProcess,
  scratch: ScratchServer,
  { bodies, seconds, aims }: Pick<Size, 'bodies' | 'seconds'> & { aims: Aims },
): Promise<number> {
  const client = keepAliveClient(service.origin)
  const answer = `${scratch.folder}/answer.json`
  writeFileSync(answer, await client.send('/api/rent-risk-diagnoses', bodies[0]))
  client.close()
  const bare = await startServerProcess('./bare-server.ts', { BARE_ANSWER: answer })
  try {
    const perSecond = { service: 0, bare: 0 }
    for (let round = 0; round < 2; round += 1) {
      perSecond.service += (await answersPerSecond(service.origin, bodies, seconds)) / 2
      perSecond.bare += (await answersPerSecond(bare.origin, bodies, seconds)) / 2
    }
    line(
      `answers a second, ${CALLERS} callers`,
      `${perSecond.service.toFixed(0)}, bare route ${perSecond.bare.toFixed(0)}`,
    )
    ratio('bare route ÷ diagnosis', perSecond.bare / perSecond.service, { atMost: aims.bare })
    return perSecond.bare
  } finally {
    await bare.stop()
  }
}

async function answersPerSecond(origin: string, bodies: object[], seconds: number): Promise<number> {
  const ends = performance.now() + seconds * 1000
  let answers = 0
  await Promise.all(
    Array.from({ length: CALLERS }, async (_, caller) => {
      const client = keepAliveClient(origin)
      for (let turn = caller; performance.now() < ends; turn += CALLERS, answers += 1) {
        await client.send('/api/rent-risk-diagnoses', bodies[turn % bodies.length])
      }
      client.close()
    }),
  )
  return answers / seconds
}

const DIAGNOSIS_TABLES = ['diagnoses', 'diagnosis_evidence', 'status_tokens']

async function storedBytes(url: string): Promise<{ tables: number; all: number }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select sum(pg_table_size(name::regclass)) / (select count(*) from diagnoses) as tables,
         sum(pg_total_relation_size(name::regclass)) / (select count(*) from diagnoses) as all
       from unnest($1::text[]) as name`,
      [DIAGNOSIS_TABLES],
    )
    return { tables: Number(rows[0].tables), all: Number(rows[0].all) }
  } finally {
    await client.end()
  }
}

export function serviceVariables(
  url: string,
  scratch: ScratchServer,
  provider: string,
  now: Date,
): Record<string, string> {
  return {
    PORT: '0',
    DATABASE_URL: url,
    DATA_DIR: `${scratch.folder}/service`,
    CLOCK_NOW: now.toISOString(),
    RATE_LIMIT_DIAGNOSIS_MAX: '1000000',
    RATE_LIMIT_MAP_MAX: '1000000',
    DATA_GO_KR_BASE_URL: provider,
    DATA_GO_KR_SERVICE_KEY: REAL_PROVIDER_KEY,
    VWORLD_BASE_URL: provider,
    VWORLD_KEY: 'any',
    VWORLD_DOMAIN: 'localhost',
  }
}
