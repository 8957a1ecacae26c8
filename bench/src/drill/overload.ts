import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, ask } from './ask.ts'
import type { DrillContext, DrillResult } from './drills.ts'
import { startInstance } from './instance.ts'

const REQUEST = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 }
const CALLERS = 8
const MOST_MS = 2_000
const RECOVERS_WITHIN_MS = 5_000
/** The maximum time for a response that did not queue. */
const AT_REST_MS = 500

/**
 * Sends diagnoses at 150 % of the capacity of one instance, at a fixed rate regardless of its responses. The capacity is
 * the throughput that callers who wait for each response achieve immediately before.
 */
export async function overload({ start }: DrillContext, seconds: number): Promise<DrillResult> {
  const instance = await startInstance(start)
  try {
    const diagnose = () => ask(`${instance.origin}/api/rent-risk-diagnoses`, { method: 'POST', body: REQUEST })
    const health = () => ask(`${instance.origin}/api/health/live`)
    await capacityOf(diagnose, seconds / 2)
    const capacity = await capacityOf(diagnose, seconds)
    const { answers, healths } = await flood({ diagnose, health, perSecond: 1.5 * capacity, seconds })
    const recoveredMs = await timeToRest(diagnose)
    const accepted = answers.filter((answer) => answer?.status === 200).map((answer) => answer?.millis ?? 0)
    const refused = answers.filter((answer) => answer?.code === 'COMMON_503_OVERLOADED')
    const others = answers.length - accepted.length - refused.length
    const [p50, p99] = [percentile(accepted, 0.5), percentile(accepted, 0.99)]
    const slowestHealth = Math.max(...healths.map((answer) => (answer?.status === 200 ? answer.millis : MOST_MS * 10)))
    return {
      drill: `${seconds} s at 150 % of ${capacity.toFixed(0)} diagnoses a second`,
      must: 'p99 of what is accepted at most 2 s, the others 503 with Retry-After, health answers, at rest again within 5 s',
      measured: `${accepted.length} accepted (p50 ${p50} ms, p99 ${p99} ms), ${refused.length} refused, ${others} otherwise; health at most ${slowestHealth} ms; at rest after ${recoveredMs} ms`,
      held: others === 0 && accepted.length > 0 && refused.every((answer) => answer?.retryAfter !== null),
      inTime: p99 <= MOST_MS && slowestHealth <= MOST_MS && recoveredMs <= RECOVERS_WITHIN_MS,
    }
  } finally {
    await instance.stop()
  }
}

type Ask = () => Promise<Answer | undefined>

/** Successful responses per second. */
async function capacityOf(diagnose: Ask, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000
  let answered = 0
  const caller = async () => {
    while (performance.now() < end) if ((await diagnose())?.status === 200) answered += 1
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  return answered / seconds
}

async function flood(options: { diagnose: Ask; health: Ask; perSecond: number; seconds: number }) {
  const { diagnose, health, perSecond, seconds } = options
  const [answers, healths]: [ReturnType<Ask>[], ReturnType<Ask>[]] = [[], []]
  const began = performance.now()
  for (let passed = 0; passed < seconds * 1000; passed = performance.now() - began) {
    while (answers.length < (passed / 1000) * perSecond) answers.push(diagnose())
    if (healths.length < passed / 500) healths.push(health())
    await sleep(5)
  }
  return { answers: await Promise.all(answers), healths: await Promise.all(healths) }
}

async function timeToRest(diagnose: Ask): Promise<number> {
  const began = performance.now()
  for (;;) {
    const answer = await diagnose()
    const passed = Math.round(performance.now() - began)
    if ((answer?.status === 200 && answer.millis <= AT_REST_MS) || passed > 4 * RECOVERS_WITHIN_MS) return passed
    await sleep(100)
  }
}

function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0
}
