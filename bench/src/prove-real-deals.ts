import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import pg from 'pg'
import { readDiagnosis } from '../../server/src/features/diagnosis/index.ts'
import { loadConfig } from '../../server/src/platform/config/config.ts'
import { createLogger } from '../../server/src/platform/log.ts'
import { startService } from '../../server/src/start/start-service.ts'
import { withoutCopies } from '../../server/test/without-copies.ts'
import { type ExpectedSample, expectedSample } from './expected-sample.ts'
import type { RealMonth } from './real-months.ts'
import { REAL_PROVIDER_KEY, startRealProvider } from './real-provider.ts'
import { chooseRealQuestions, type RealQuestion } from './real-questions.ts'
import { startScratchServer } from './scratch-database.ts'

/** A day whose last three completed months lie within the real data. */
const NOW = '2026-08-10T12:00:00+09:00'
const MONTHS = ['202605', '202606', '202607']

type Proof = {
  lots: number
  /** Lots whose lease and sale samples both agree in every number. */
  agreeing: number
  /** How often each level was reached, such as `sale SAME_LOT_AREA`; `sale none` if no deal can be compared. */
  levels: Map<string, number>
  /** Published deals of the collected months, copies counted once, and how many of them are stored. */
  rows: { published: number; stored: number }
  providerCalls: number
  disagreements: string[]
}

/**
 * Runs the service, whose providers are set by configuration alone, against the real months, diagnoses `count`
 * real lots over HTTP, and compares each representative amount with one that is computed from the files.
 */
export async function proveRealDeals(published: RealMonth[], count: number): Promise<Proof> {
  const provider = await startRealProvider(published)
  const scratch = await startScratchServer()
  const url = await scratch.createDatabase('real_deals')
  const config = loadConfig({
    PORT: '0',
    DATA_DIR: `${scratch.folder}/service`,
    DATABASE_URL: url,
    CLOCK_NOW: NOW,
    RATE_LIMIT_ENABLED: 'false',
    // long enough for comparing amounts however busy the machine is
    PROVIDER_TIMEOUT_MS: '60000',
    DIAGNOSIS_DEADLINE_MS: '120000',
    DATA_GO_KR_BASE_URL: provider.origin,
    DATA_GO_KR_SERVICE_KEY: REAL_PROVIDER_KEY,
    VWORLD_BASE_URL: provider.origin,
    VWORLD_KEY: 'any',
    VWORLD_DOMAIN: 'localhost',
    LOG_LEVEL: 'error',
  })
  const service = await startService({ config, log: createLogger(config.logLevel), dataMode: 'live' })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const proof: Proof = {
      lots: 0,
      agreeing: 0,
      levels: new Map(),
      rows: { published: 0, stored: 0 },
      providerCalls: 0,
      disagreements: [],
    }
    for (const question of chooseRealQuestions(published, MONTHS, count)) {
      const complaints = await checkQuestion(proof, question, { origin: service.origin, client, published })
      proof.lots += 1
      if (complaints.length === 0) proof.agreeing += 1
      proof.disagreements.push(...complaints)
    }
    proof.rows = await countRows(client, published)
    proof.providerCalls = provider.requests.length
    return proof
  } finally {
    await client.end()
    for (const [, close] of service.closing) await close()
    await scratch.stop()
    await provider.stop()
  }
}

async function checkQuestion(
  proof: Proof,
  question: RealQuestion,
  { origin, client, published }: { origin: string; client: pg.Client; published: RealMonth[] },
): Promise<string[]> {
  const reply = await fetch(`${origin}/api/rent-risk-diagnoses`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question.request),
  })
  const name = JSON.stringify(question.request)
  if (reply.status !== 200) return [`${name}: HTTP ${reply.status} ${await reply.text()}`]
  const { data } = (await reply.json()) as { data: RentRiskDiagnosisResponse }
  const complaints: string[] = []
  for (const kind of ['rent', 'sale'] as const) {
    const expected = expectedSample(kind, question, published, MONTHS)
    const level = `${kind} ${expected?.level ?? 'none'}`
    proof.levels.set(level, (proof.levels.get(level) ?? 0) + 1)
    const answered = await answeredSample(client, data, kind)
    const difference = differenceOf(expected, answered)
    if (difference !== null) complaints.push(`${name}: ${kind} ${difference}`)
  }
  return complaints
}

/** Rounds an amount as the response prints it: whole manwon, small amounts to 100 won. */
function asPrinted(manwon: number): number {
  return manwon < 1_000 ? Math.round(manwon * 100) / 100 : Math.round(manwon)
}

function differenceOf(expected: ExpectedSample | null, answered: ExpectedSample | null): string | null {
  const rounded = expected && {
    ...expected,
    five: expected.five.map(asPrinted),
    depositFive: expected.depositFive?.map(asPrinted) ?? null,
  }
  const [wanted, got] = [JSON.stringify(rounded), JSON.stringify(answered)]
  return wanted === got ? null : `expected ${wanted}, answered ${got}`
}

/** Counts the deals of every collected month, to show that none is lost or counted twice. */
async function countRows(client: pg.Client, published: RealMonth[]): Promise<Proof['rows']> {
  const { rows } = await client.query<{ source: string; lawd_cd: string; deal_month: string; stored: number }>(
    `select source, lawd_cd, deal_month,
       (select count(*)::int from transaction_facts facts
        where (facts.source, facts.lawd_cd, facts.deal_month) = (ledger.source, ledger.lawd_cd, ledger.deal_month)) as stored
     from collection_ledger ledger`,
  )
  const items = new Map(published.map((month) => [`${month.kind} ${month.lawdCd} ${month.dealMonth}`, month.items]))
  return {
    published: rows
      .map((row) => items.get(`${row.source === 'AptRent' ? 'rent' : 'sale'} ${row.lawd_cd} ${row.deal_month}`))
      .reduce((sum, list) => sum + withoutCopies(list ?? []).length, 0),
    stored: rows.reduce((sum, row) => sum + row.stored, 0),
  }
}

const SOURCE_KEYS = { rent: 'rent-transaction', sale: 'sale-transaction' } as const
const CRITERIA = { rent: 'MARKET_PRICE_COMPARISON_RISK', sale: 'SALE_TRANSACTION_SUPPORT_RISK' } as const

/**
 * The sample that a diagnosis is based on: its level, count and five numbers as printed in the response, and the deals
 * of the stored sample. `null` if the response contains no comparison.
 */
async function answeredSample(
  client: pg.Client,
  diagnosis: RentRiskDiagnosisResponse,
  kind: 'rent' | 'sale',
): Promise<ExpectedSample | null> {
  const criterion = diagnosis.riskAssessment.criteria.find(({ criterionCode }) => criterionCode === CRITERIA[kind])
  const printed = (field: string) =>
    criterion?.evidence.find((line) => line.source.startsWith(`${SOURCE_KEYS[kind]}:`) && line.field === field)?.value
  const { evidence: all } = await readDiagnosis(client, diagnosis.diagnosisId, 'SERVICE', ['evidence'])
  const evidence = all.find(({ sourceKey }) => sourceKey === SOURCE_KEYS[kind])
  const sample = evidence?.sample
  const stored = evidence && {
    sample_level: evidence.sampleLevel,
    deals: (sample && 'quartiles' in sample ? sample.deals : []).map(([, amount, rent]) =>
      rent > 0 ? `${rent}/${amount}` : String(amount),
    ),
  }
  if (stored === undefined) throw new Error(`diagnosis ${diagnosis.diagnosisId} keeps no ${kind} evidence`)
  const [level, count, five] = [printed('sampleLevel'), printed('sampleCount'), printed('quartiles')]
  if (stored.sample_level === null && level === undefined) return null
  if (stored.sample_level !== level || stored.deals.length !== count) {
    throw new Error(
      `the answer names ${level} with ${count} deals, its evidence ${stored.sample_level} with ${stored.deals.length}`,
    )
  }
  const depositFive = printed('depositQuartiles')
  return {
    level,
    deals: stored.deals.toSorted(),
    five: printedAmounts(String(five)),
    depositFive: depositFive === undefined ? null : printedAmounts(String(depositFive)),
  }
}

const AMOUNTS = /(?:최소|1사분위|중앙값|3사분위|최대|거래) (?:([\d,]+)억)? ?(?:([\d,]+)만)? ?([\d,]+)?원/g

/** `최소 27만 5,000원, 1사분위 1억 2,000만 원, …` or `한 건의 거래 27만 원` to manwon. */
function printedAmounts(text: string): number[] {
  const number = (digits: string | undefined) => Number((digits ?? '0').replaceAll(',', ''))
  const amounts = [...text.matchAll(AMOUNTS)].map(
    ([, eok, man, won]) => (number(eok) * 100_000_000 + number(man) * 10_000 + number(won)) / 10_000,
  )
  // for a single deal, all five numbers are the same
  return amounts.length === 1 ? Array.from({ length: 5 }, () => amounts[0] as number) : amounts
}
