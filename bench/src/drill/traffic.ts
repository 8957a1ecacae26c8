import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, adminToken, ask, bearer } from './ask.ts'
import type { Instance } from './instance.ts'

/** What the service said it had done. Deposits, names and request ids are each used once, so that a second effect shows. */
export type Acknowledged = {
  diagnoses: Map<number, number>
  accepted: Map<number, number>
  usernames: string[]
  auditedRequests: string[]
  /** Attempts that ended without an answer, or with 5xx; they were made again. */
  repeated: number
  /** How often each of them was said, such as `503 COMMON_503_UNAVAILABLE`; `no answer` for none. */
  refusals: Map<string, number>
}

export function nothingAcknowledged(): Acknowledged {
  return {
    diagnoses: new Map(),
    accepted: new Map(),
    usernames: [],
    auditedRequests: [],
    repeated: 0,
    refusals: new Map(),
  }
}

export type Traffic = { acknowledged: Acknowledged; stop(): Promise<void> }

const DIAGNOSIS = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE' }

/** How long what was begun is tried again once no more is wanted. */
const PATIENCE_MS = 30_000

/**
 * Mixed writes to whichever instance is named at the moment; one without an answer is made again, under the same key,
 * elsewhere. Each writer rests for `pauseMs` between two, and waits for an answer as long as any caller, or for `patienceMs`.
 */
export function startTraffic(
  instances: () => Instance[],
  writers: number,
  { pauseMs = 0, patienceMs }: { pauseMs?: number; patienceMs?: number } = {},
): Traffic {
  const acknowledged = nothingAcknowledged()
  const ending = new AbortController()
  let endedAt = 0
  let number = 0
  let token: string | undefined

  async function write(path: string, body: object, headers: object = {}): Promise<Answer> {
    for (;;) {
      const list = instances()
      const origin = list[Math.floor(Math.random() * list.length)]?.origin
      const answer = await ask(`${origin}${path}`, { method: 'POST', body, headers, ...(patienceMs && { patienceMs }) })
      if (answer !== undefined && answer.status < 500) return answer
      if (ending.signal.aborted && performance.now() > endedAt + PATIENCE_MS)
        throw new Error(`a write was refused for ${PATIENCE_MS / 1000} s on end: ${answer?.code ?? 'no answer'}`)
      acknowledged.repeated += 1
      const said = answer === undefined ? 'no answer' : `${answer.status} ${answer.code}`
      acknowledged.refusals.set(said, (acknowledged.refusals.get(said) ?? 0) + 1)
      await sleep(50)
    }
  }

  async function diagnose(path: string, into: Map<number, number>): Promise<void> {
    number += 1
    const deposit = 10_000 + number
    const key = { 'idempotency-key': `drill-${String(number).padStart(8, '0')}` }
    const { status, data } = await write(path, { ...DIAGNOSIS, depositAmountManwon: deposit }, key)
    if (status < 300) into.set(deposit, Number(data?.['diagnosisId']))
  }

  async function signUp(): Promise<void> {
    number += 1
    const username = `drill.${number}`
    const { status } = await write('/api/auth/signup', { username, password: 'drill-password-1' })
    // 409: an attempt whose answer was lost
    if (status === 201 || status === 409) acknowledged.usernames.push(username)
  }

  async function administer(): Promise<void> {
    const [instance] = instances()
    token ??= await adminToken(`${instance?.origin}`).catch(() => undefined)
    if (token === undefined) return
    number += 1
    const requestId = `drill-audit-${number}`
    const headers = { ...bearer(token), 'x-request-id': requestId }
    const url = `${instance?.origin}/api/admin/users/2/enable`
    const answer = await ask(url, { method: 'PUT', headers, ...(patienceMs && { patienceMs }) })
    if (answer?.status === 200) acknowledged.auditedRequests.push(requestId)
    // it has run out
    if (answer?.status === 401) token = undefined
  }

  const kinds = [
    () => diagnose('/api/rent-risk-diagnoses', acknowledged.diagnoses),
    () => diagnose('/api/rent-risk-diagnoses/async', acknowledged.accepted),
    signUp,
    administer,
  ]
  const all = Array.from({ length: writers }, async (_, index) => {
    for (let turn = index; !ending.signal.aborted; turn += 1) {
      await kinds[turn % kinds.length]?.()
      await sleep(pauseMs)
    }
  })
  return {
    acknowledged,
    async stop() {
      endedAt = performance.now()
      ending.abort()
      await Promise.all(all)
    },
  }
}
