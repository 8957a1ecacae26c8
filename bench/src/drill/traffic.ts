import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, adminToken, ask, bearer } from './ask.ts'
import { type Recorder, startHistory } from './history.ts'
import { ownWrites } from './own-writes.ts'

/** The history of all callers. Each deposit, name and request ID is used once, so that a duplicate effect is visible. */
export type Traffic = {
  history: Recorder
  /** The number of attempts that ended without a response or with 5xx and were repeated. */
  repeated(): number
  /** The count of each refusal, such as `503 COMMON_503_UNAVAILABLE`; `no answer` if no response came. */
  refusals: Map<string, number>
  stop(): Promise<void>
}

const DIAGNOSIS = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE' }
const PASSWORD = 'drill-password-1'

/** The maximum deposit in the drills' own requests; the deposits of the traffic are always higher. */
export const OTHER_DEPOSITS_MANWON = 10_000

/** How long started writes are retried after the traffic is stopped. */
const PATIENCE_MS = 30_000

/**
 * Sends mixed writes to random instances of the current list. A write without a response is repeated under the same key
 * on a newly picked one. Each writer pauses for `pauseMs` between writes and waits for a response for `patienceMs`, or
 * as long as any caller by default. `own`: each writer also creates, changes and reads back objects of its own.
 */
export function startTraffic(
  instances: () => { origin: string }[],
  writers: number,
  { pauseMs = 0, patienceMs, own = false }: { pauseMs?: number; patienceMs?: number; own?: boolean } = {},
): Traffic {
  const history = startHistory()
  const refusals = new Map<string, number>()
  const ending = new AbortController()
  let endedAt = 0
  let number = 0
  let token: string | undefined
  const patience = patienceMs === undefined ? {} : { patienceMs }
  const anyOrigin = () => {
    const list = instances()
    return `${list[Math.floor(Math.random() * list.length)]?.origin}`
  }

  async function write(path: string, body: object, headers: object = {}): Promise<Answer> {
    for (;;) {
      const answer = await ask(`${anyOrigin()}${path}`, { method: 'POST', body, headers, ...patience })
      if (answer !== undefined && answer.status < 500) return answer
      if (ending.signal.aborted && performance.now() > endedAt + PATIENCE_MS)
        throw new Error(`a write was refused for ${PATIENCE_MS / 1000} s on end: ${answer?.code ?? 'no answer'}`)
      const said = answer === undefined ? 'no answer' : `${answer.status} ${answer.code}`
      refusals.set(said, (refusals.get(said) ?? 0) + 1)
      await sleep(50)
    }
  }

  async function diagnose(caller: number, path: string): Promise<void> {
    number += 1
    const deposit = OTHER_DEPOSITS_MANWON + number
    const key = { 'idempotency-key': `drill-${String(number).padStart(8, '0')}` }
    const end = history.write(caller, 'diagnoses', String(deposit))
    const answer = await write(path, { ...DIAGNOSIS, depositAmountManwon: deposit }, key)
    const id = String(answer.data?.['diagnosisId'])
    end(answer.status < 300 ? { type: 'ok', as: id } : { type: 'fail' })
    // an accepted diagnosis ends later, exactly once
    if (answer.status === 202) history.write(caller, 'ends', `diagnosis ${id}`)({ type: 'ok' })
  }

  /** @returns the username, if the account exists. */
  async function signUp(caller: number): Promise<string | undefined> {
    number += 1
    const account = { username: `drill.${number}`, password: PASSWORD }
    const end = history.write(caller, 'users', account.username)
    const answer = await write('/api/auth/signup', account)
    // 409 follows an attempt whose response was lost; if the login succeeds, the account exists
    const isThere = answer.status === 201 || (answer.status === 409 && (await logIn(account)) !== undefined)
    end({ type: isThere ? 'ok' : answer.status === 409 ? 'unknown' : 'fail' })
    return isThere ? account.username : undefined
  }

  async function logIn(account: { username: string; password: string }): Promise<string | undefined> {
    const answer = await write('/api/auth/login', account)
    return answer.status === 200 ? String(answer.data?.['accessToken']) : undefined
  }

  async function administer(caller: number): Promise<void> {
    const origin = instances()[0]?.origin
    token ??= await adminToken(`${origin}`).catch(() => undefined)
    if (token === undefined) return
    number += 1
    const requestId = `drill-audit-${number}`
    const headers = { ...bearer(token), 'x-request-id': requestId }
    const end = history.write(caller, 'audited', requestId)
    const answer = await ask(`${origin}/api/admin/users/2/enable`, { method: 'PUT', headers, ...patience })
    // refused requests are audited as well
    end({ type: answer?.status === 200 ? 'ok' : 'unknown' })
    // the token has expired
    if (answer?.status === 401) token = undefined
  }

  const kinds: ((caller: number) => Promise<unknown>)[] = [
    (caller) => diagnose(caller, '/api/rent-risk-diagnoses'),
    (caller) => diagnose(caller, '/api/rent-risk-diagnoses/async'),
    signUp,
    administer,
  ]
  if (own) {
    const tokenOf = async (caller: number) => {
      const username = await signUp(caller)
      return username && (await logIn({ username, password: PASSWORD }))
    }
    kinds.push(ownWrites({ history, anyOrigin, tokenOf, patience }))
  }
  const all = Array.from({ length: writers }, async (_, caller) => {
    for (let turn = caller; !ending.signal.aborted; turn += 1) {
      await kinds[turn % kinds.length]?.(caller)
      await sleep(pauseMs)
    }
  })
  return {
    history,
    repeated: () => [...refusals.values()].reduce((sum, count) => sum + count, 0),
    refusals,
    async stop() {
      endedAt = performance.now()
      ending.abort()
      await Promise.all(all)
    },
  }
}
