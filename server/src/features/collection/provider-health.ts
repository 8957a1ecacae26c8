import { setTimeout as sleep } from 'node:timers/promises'
import type { Collected } from '../../evidence/index.ts'
import { ALL_SOURCES, isIndicatorSource } from './collect-target.ts'
import type { StopReason } from './refresh-runs.ts'

/** Consecutive failures after which a provider is paused. */
const FAILURES_TO_PAUSE = 5
/** Consecutive pauses without a success in between, after which the provider is given up for the rest of the run. */
const PAUSES_TO_GIVE_UP = 3

type Provider = 'transactions' | 'r-one'
type Record = { failures: number; pauses: number }

/** What a run has learned about its providers: which sources to give up, and which provider to pause. */
export type ProviderHealth = {
  note(source: string, answer: Collected): void
  /** Whether no call may be made before the next pause. */
  needsPause(source: string): boolean
  /** Sources given up for the rest of the run. */
  blockedSources(): string[]
  /** The most serious reason why a source was given up. */
  stopReason(): StopReason | null
  /** Waits when a provider needs it, and gives the provider up with all its sources after the last pause. */
  pause(signal: AbortSignal): Promise<void>
}

const GRAVITY: StopReason[] = ['PROVIDER_FAILING', 'KEY_REJECTED', 'NO_KEY', 'QUOTA']

export function createProviderHealth(pauseMillis: number): ProviderHealth {
  const records: { [P in Provider]: Record } = {
    transactions: { failures: 0, pauses: 0 },
    'r-one': { failures: 0, pauses: 0 },
  }
  const blocked = new Map<string, StopReason>()
  const providerOf = (source: string): Provider => (isIndicatorSource(source) ? 'r-one' : 'transactions')
  const isIll = ({ failures }: Record) => failures >= FAILURES_TO_PAUSE

  return {
    note(source, answer) {
      const record = records[providerOf(source)]
      const reason = blockingReason(answer)
      if (reason !== null) blocked.set(source, reason)
      else if (answer.status === 'ERROR') record.failures += 1
      else Object.assign(record, { failures: 0, pauses: 0 })
    },
    needsPause: (source) => isIll(records[providerOf(source)]),
    blockedSources: () => [...blocked.keys()],
    stopReason: () => GRAVITY.find((reason) => [...blocked.values()].includes(reason)) ?? null,
    async pause(signal) {
      const ill = Object.keys(records).filter((name) => isIll(records[name as Provider])) as Provider[]
      if (ill.length === 0) return
      for (const provider of ill) {
        const record = records[provider]
        record.pauses += 1
        record.failures = 0
        if (record.pauses < PAUSES_TO_GIVE_UP) continue
        for (const source of ALL_SOURCES) if (providerOf(source) === provider) blocked.set(source, 'PROVIDER_FAILING')
      }
      const isOneLeft = ill.some((provider) => records[provider].pauses < PAUSES_TO_GIVE_UP)
      if (isOneLeft) await sleep(pauseMillis, undefined, { signal }).catch(() => undefined)
    },
  }
}

/** Replies that the next target of the same source would only receive again. */
export function blockingReason(answer: Collected): StopReason | null {
  if (answer.status === 'UNAVAILABLE') return 'NO_KEY'
  if (answer.status !== 'ERROR') return null
  if (answer.reason === 'QUOTA_EXCEEDED') return 'QUOTA'
  return answer.reason === 'KEY_REJECTED' ? 'KEY_REJECTED' : null
}
