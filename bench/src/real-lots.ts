import type { LeasePapersRequest } from '@lease-risk/contract/papers-input'
import pg from 'pg'
import { fitValues } from '../../server/src/features/value/index.ts'
import { createDatabase } from '../../server/src/platform/database/database.ts'
import { againstBare, answeredAtOnce, answeredInTurn, type Call } from './against-bare.ts'
import { addFactsElsewhere } from './facts-elsewhere.ts'
import { readRealMonths } from './real-months.ts'
import { REAL_PROVIDER_KEY, startRealProvider } from './real-provider.ts'
import { chooseRealQuestions } from './real-questions.ts'
import { count, heading, line, ratio } from './report.ts'
import type { ScratchServer } from './scratch-database.ts'
import { type ServerProcess, startServerProcess } from './service-process.ts'
import { keepAliveClient } from './service-under-load.ts'

const MONTHS = ['202605', '202606', '202607']
/** V8 compiles a function with its best compiler after 3,000 calls. */
const WARM_UP = 4_000
const ROUNDS = 5
/** How much more often the bare route is called: it takes less CPU, which is counted in hundredths of a second. */
const BARE_TIMES = 4
/** The number of concurrent callers for reads. */
const READ_CALLERS = 8
const READ_WARM_UP = 3_000
const READ_TIMES = 2_000
const READ_ROUNDS = 4

/**
 * Measures CPU and throughput of warm diagnoses of real lots, including lots with few deals. Runs the service as
 * `npm start` does, in a process of its own, and compares it with a bare route that sends the same bytes.
 */
export async function measureRealLots(
  scratch: ScratchServer,
  options: { lots: number; sizes: number[]; now: Date },
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
    const [first, ...others] = cpu
    if (first !== undefined && others.length > 0)
      ratio('CPU, last size ÷ first', (others.at(-1) ?? first) / first, { atMost: 1.2 })
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
  now: Date
}

/** Targets: CPU of Node and PostgreSQL for a diagnosis ÷ CPU of a bare route that sends the same bytes. */
const WITHOUT_ESTIMATES = 6
const WITH_ESTIMATES = 9

/** @returns CPU of a diagnosis without estimates, in milliseconds. */
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
  // fitting made-up deals of the whole country takes long and is meaningless
  if (facts > 0) return cpu
  const database = createDatabase({ url: size.url, poolSize: 4, statementTimeoutMs: 600_000 })
  const fitted = await fitValues({ pool: database.pool, now: size.now })
  await database.close()
  line('the same with estimates, fitted to', `${fitted.deals.toLocaleString('en-US')} deals`)
  await measureWarm(service, size, WITH_ESTIMATES)
  return cpu
}

/** @returns CPU of a diagnosis in milliseconds. */
async function measureWarm(service: ServerProcess, size: Size, atMost: number): Promise<number> {
  const { scratch, url, bodies } = size
  const calls = bodies.map((body) => ({ path: '/api/rent-risk-diagnoses', body }))
  const client = keepAliveClient(service.origin)
  for (let called = 0; called < WARM_UP; called += calls.length)
    for (const { path, body } of calls) await client.send(path, body)
  client.close()
  const stored = await storedBytes(url)
  const [first] = calls
  if (first === undefined) throw new RangeError('no lot to ask about')
  const { node, postgres, bare } = await againstBare(service, scratch, first, {
    rounds: ROUNDS,
    calls: calls.length,
    load: (origin, call) => answeredInTurn(origin, call ? calls.map(() => call) : calls),
    warmBare: (origin, call = first) => answeredInTurn(origin, Array<Call>(WARM_UP).fill(call)),
    bareTimes: BARE_TIMES,
  })
  line('CPU of a diagnosis', `Node ${node.toFixed(2)} ms + PostgreSQL ${postgres.toFixed(2)} ms`)
  ratio('CPU of a diagnosis ÷ of a bare route', (node + postgres) / bare, { atMost })
  count('stored bytes of a diagnosis, tables', Math.round(stored.tables), { atMost: 6_000 })
  count('stored bytes of a diagnosis, with indexes', Math.round(stored.all))
  return node + postgres
}

/** `atMost`: the limit for CPU ÷ CPU of a bare route. */
type Read = Call & { atMost?: number }

/** Calls to measure: a map, a list of a whole city district, searches, a regional analysis and a calculation. */
const READS: Record<string, Read> = {
  'analyzable locations': { path: '/api/map/analyzable-locations' },
  'lots of a city district': { path: '/api/properties?legalDistrictCode=1168000000' },
  'a search of a district': { path: `/api/search?keyword=${encodeURIComponent('관악구 봉천동')}`, atMost: 6 },
  'a search of a misspelt name': { path: `/api/search?keyword=${encodeURIComponent('헬리오시디')}`, atMost: 6 },
  'a regional analysis': {
    path: '/api/regional-indicator-analyses',
    body: { rawKeyword: '서울 관악구 봉천동 아파트 전세' },
    atMost: 5,
  },
  'a calculation from papers': {
    path: '/api/lease-papers/calculation',
    body: {
      terms: { contractPurpose: 'JEONSE', depositAmountManwon: 20_000 },
      home: { legalDistrictCode: '1162010200', propertyType: 'ROW_HOUSE_MULTI_UNIT' },
      value: { lowManwon: 24_000, midManwon: 26_000, highManwon: 29_000, basis: '중개사 두 곳의 말' },
      registry: {
        readOn: '2026-08-03',
        part: 'UNIT',
        ownerIsLandlord: 'YES',
        entries: [
          {
            kind: 'MORTGAGE',
            registeredOn: '2024-03-02',
            amountManwon: 6_000,
            cancelled: false,
            jointCollateral: false,
          },
        ],
      },
      taxArrearsManwon: 0,
      dates: { contractOn: '2026-08-05', balanceOn: '2026-09-01' },
    } satisfies LeasePapersRequest,
  },
}

async function measureRead(
  service: ServerProcess,
  { scratch }: Size,
  { name, atMost, ...call }: Read & { name: string },
): Promise<void> {
  const asked = (times: number) => (origin: string, bare?: Call) =>
    answeredAtOnce(origin, bare ?? call, { callers: READ_CALLERS, times })
  await asked(READ_WARM_UP)(service.origin)
  const { node, postgres, bare, throughput } = await againstBare(service, scratch, call, {
    rounds: READ_ROUNDS,
    calls: READ_TIMES,
    load: asked(READ_TIMES),
    warmBare: asked(READ_WARM_UP),
  })
  line(`CPU of ${name}`, `Node ${node.toFixed(2)} ms + PostgreSQL ${postgres.toFixed(2)} ms`)
  ratio(`CPU of ${name} ÷ of a bare route`, (node + postgres) / bare, atMost === undefined ? undefined : { atMost })
  ratio(
    '   throughput ÷ of a bare route',
    throughput,
    atMost === undefined ? undefined : { atLeast: Number((1 / atMost).toFixed(2)) },
  )
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
    WORKERS: '1',
    DATABASE_URL: url,
    DATA_DIR: `${scratch.folder}/service`,
    CLOCK_NOW: now.toISOString(),
    RATE_LIMIT_DIAGNOSIS_MAX: '1000000',
    RATE_LIMIT_MAP_MAX: '1000000',
    RATE_LIMIT_PAPERS_MAX: '1000000',
    RATE_LIMIT_READS_MAX: '1000000',
    DATA_GO_KR_BASE_URL: provider,
    DATA_GO_KR_SERVICE_KEY: REAL_PROVIDER_KEY,
    VWORLD_BASE_URL: provider,
    VWORLD_KEY: 'any',
    VWORLD_DOMAIN: 'localhost',
  }
}
