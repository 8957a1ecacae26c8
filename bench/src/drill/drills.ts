import { setTimeout as sleep } from 'node:timers/promises'
import type { Sandbox } from '@lease-risk/sandbox'
import type pg from 'pg'
import { keepsStatements, poolerVersion, startPooler } from '../../../server/test/pooler.ts'
import { ask } from './ask.ts'
import { checkOutcome, outcomeInWords } from './check-outcome.ts'
import { type Instance, type InstanceOptions, startInstance } from './instance.ts'
import { startTraffic } from './traffic.ts'

export type DrillContext = { start: InstanceOptions; pool: pg.Pool; sandbox: Sandbox }

/** Anything that takes longer than this is considered to hang. */
export const HANG_MS = 120_000

/** What must hold under a fault, and whether it did. `inTime`: also within the limit for an otherwise idle machine. */
export type DrillResult = { drill: string; must: string; measured: string; held: boolean; inTime: boolean }
/** A string gives the reason why the drill cannot run on this machine. */
export type DrillOutcome = DrillResult | string

const WRITERS = 6
/** Fewer than three instances request concurrently. */
const POOLED_SESSIONS = 20
const REQUEST = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 9_999 }

async function withInstances<T>(
  start: InstanceOptions,
  count: number,
  work: (instances: Instance[]) => Promise<T>,
): Promise<T> {
  const instances: Instance[] = []
  try {
    while (instances.length < count) instances.push(await startInstance(start))
    return await work(instances)
  } finally {
    await Promise.all(instances.map((instance) => instance.stop()))
  }
}

/** Sends `kills` SIGKILLs at random moments to three instances under mixed writes, behind PgBouncer if installed. */
export async function killInstances(context: DrillContext, kills: number): Promise<DrillResult> {
  const version = poolerVersion()
  if (version === undefined) return killAmidWrites(context, kills, 'no pooler on this machine')
  const { databaseUrl } = context.start
  const pooler = await startPooler(databaseUrl, POOLED_SESSIONS)
  try {
    const variables = {
      DATABASE_DIRECT_URL: databaseUrl,
      DATABASE_PREPARED_STATEMENTS: String(keepsStatements(version)),
    }
    const start = { ...context.start, databaseUrl: pooler.url, variables }
    return await killAmidWrites({ ...context, start }, kills, `PgBouncer ${version}`)
  } finally {
    pooler.stop()
  }
}

async function killAmidWrites({ start, pool }: DrillContext, kills: number, behind: string): Promise<DrillResult> {
  return withInstances(start, 3, async (instances) => {
    const traffic = startTraffic(() => instances, WRITERS, { own: true })
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(50 + Math.random() * 400)
      const victim = kill % instances.length
      instances[victim]?.signal('SIGKILL')
      instances[victim] = await startInstance(start)
    }
    await traffic.stop()
    const outcome = await checkOutcome(pool, traffic.history)
    return {
      drill: `${kills} × SIGKILL on three instances, ${behind}`,
      must: 'no acknowledged write lost, no double effect, no own read stale, nothing in another order, the audit chain whole, every accepted diagnosis made',
      measured: `${outcome.acknowledged} acknowledged, ${traffic.repeated()} repeated: ${outcomeInWords(outcome)}`,
      held: outcome.acknowledged > 0 && outcome.isWhole,
      inTime: true,
    }
  })
}

/** Requests one diagnosis after another from one instance, each with a deposit below those of the traffic. */
function startAsking({ origin }: Instance, first: number) {
  const answers = { answered: 0, refused: 0, slowestMs: 0 }
  const ending = new AbortController()
  const ended = (async () => {
    for (let deposit = first; !ending.signal.aborted; deposit += 1) {
      const body = { ...REQUEST, depositAmountManwon: deposit }
      const answer = await ask(`${origin}/api/rent-risk-diagnoses`, { method: 'POST', body })
      if (answer?.status === 200) answers.answered += 1
      else answers.refused += 1
      answers.slowestMs = Math.max(answers.slowestMs, answer?.millis ?? Number.POSITIVE_INFINITY)
      await sleep(100)
    }
  })()
  return {
    async stop() {
      ending.abort()
      await ended
      return answers
    },
  }
}

/** @returns the ID of the diagnosis, which is the same from every instance. */
async function askUnderKey({ origin }: Instance, patienceMs: number): Promise<unknown> {
  const body = { ...REQUEST, depositAmountManwon: 1_000 }
  const headers = { 'idempotency-key': 'drill-of-both' }
  const answer = await ask(`${origin}/api/rent-risk-diagnoses`, { method: 'POST', body, headers, patienceMs })
  return answer?.data?.['diagnosisId']
}

/**
 * Freezes one instance (SIGSTOP) during its work for longer than its leases last. Diagnoses from the other instance are
 * unaffected. Work waiting for a row locked by the frozen instance continues once the database ends that transaction.
 * Its pending requests are repeated on the other instance under the same keys; once resumed, it finds them done.
 */
export async function freezeInstance(context: DrillContext, seconds: number): Promise<DrillResult> {
  return withInstances(context.start, 2, async (instances) => {
    const [frozen, other] = instances
    if (frozen === undefined || other === undefined) throw new Error('two instances were not started')
    // the other instance would wait for a running look-up of the frozen one until its lease ends; that is not tested here
    await startAsking(other, 2_000).stop()
    let reachable = instances
    // so that pending requests of the frozen instance are repeated while it is frozen, however short the freeze is
    const traffic = startTraffic(() => reachable, WRITERS, { own: true, patienceMs: Math.min(10, seconds / 2) * 1000 })
    await sleep(1_000)
    const countWrites = () => traffic.history.countDone('users', 'audited')
    frozen.signal('SIGSTOP')
    // the frozen instance handles this request once it is resumed, after the other instance received the same request
    const late = askUnderKey(frozen, (seconds + 30) * 1000)
    reachable = [other]
    const before = countWrites()
    const inTime = await askUnderKey(other, seconds * 1000)
    const asking = startAsking(other, 5_000)
    await sleep(seconds * 1000)
    const [{ answered, refused, slowestMs }, writesMeanwhile] = [await asking.stop(), countWrites() - before]
    frozen.signal('SIGCONT')
    reachable = instances
    const isTheSame = (await late) === inTime
    await sleep(2_000)
    await traffic.stop()
    const outcome = await checkOutcome(context.pool, traffic.history)
    return {
      drill: `one instance frozen for ${seconds} s`,
      must: 'the other answers a diagnosis a second and more and refuses none, and does writes that wait for what the frozen one had locked; what is asked of both under one key is done once; afterwards nothing lost, doubled, stale or in another order, no job left',
      measured: `${answered} diagnoses meanwhile (${refused} refused, the slowest ${slowestMs} ms), ${writesMeanwhile} writes, ${isTheSame ? 'one diagnosis' : 'not the same'} under one key: ${outcomeInWords(outcome)}`,
      held: (isTheSame || inTime === undefined) && outcome.isWhole,
      inTime: inTime !== undefined && answered >= seconds && refused === 0 && writesMeanwhile > 0,
    }
  })
}

/** Providers that accept every request and never respond. */
export async function blackHole(context: DrillContext): Promise<DrillResult> {
  const deadlineMs = 2_000
  const variables = { DIAGNOSIS_DEADLINE_MS: String(deadlineMs), PROVIDER_TIMEOUT_MS: '1000' }
  const instance = await startInstance({ ...context.start, variables })
  for (const provider of ['building-register', 'transactions', 'public-price'] as const) {
    context.sandbox.faults.set(provider, 'timeout')
  }
  try {
    await context.pool.query('truncate building_registers')
    const startedAt = performance.now()
    const answer = await fetch(`${instance.origin}/api/rent-risk-diagnoses`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(REQUEST),
    })
    const millis = Math.round(performance.now() - startedAt)
    const limit = deadlineMs + 1_500
    return {
      drill: 'providers that never answer',
      must: `a diagnosis answers 200 within ${limit} ms and says what is missing`,
      measured: `${answer.status} after ${millis} ms`,
      held: answer.status === 200,
      inTime: millis < limit,
    }
  } finally {
    context.sandbox.faults.clear()
    await instance.stop()
  }
}

/** Refuses new database connections and terminates existing ones, then allows connections again. */
export async function databaseGone(context: DrillContext, seconds: number, admin: pg.Pool): Promise<DrillResult> {
  const instance = await startInstance(context.start)
  const name = new URL(context.start.databaseUrl).pathname.slice(1)
  const health = async () => (await fetch(`${instance.origin}/api/health`)).status
  try {
    await admin.query(`alter database "${name}" allow_connections false`)
    const cut = setInterval(() => {
      void admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    }, 200)
    await sleep(seconds * 1000)
    const [meanwhile, alive] = [await health(), (await fetch(`${instance.origin}/api/health/live`)).status]
    clearInterval(cut)
    await sleep(300)
    await admin.query(`alter database "${name}" allow_connections true`)
    const startedAt = performance.now()
    let back = await health()
    for (; back !== 200 && performance.now() - startedAt < HANG_MS; back = await health()) await sleep(50)
    const millis = Math.round(performance.now() - startedAt)
    return {
      drill: `database gone for ${seconds} s`,
      must: 'health 503 and alive meanwhile; 200 within 5 s of its return, without a restart',
      measured: `${meanwhile}, alive ${alive}; back after ${millis} ms`,
      held: meanwhile === 503 && alive === 200 && back === 200,
      inTime: millis < 5_000,
    }
  } finally {
    await admin.query(`alter database "${name}" allow_connections true`)
    await instance.stop()
  }
}
