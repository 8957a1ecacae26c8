import type { GeoJsonGeometry } from '../../domain/geometry.ts'
import type { ProviderReply } from '../../domain/lookup.ts'
import type { BoundaryPort, GeocoderPort } from '../../evidence/ports.ts'
import type { Clock } from '../../platform/clock.ts'

/** Boundaries change once in years; memory is no store, and this is short enough to show a correction the same day. */
const HELD_MS = 10 * 60_000
/** Some hundred kilobytes each at most. */
const MOST_HELD = 500
const MINUTE_MS = 60_000

/** Calls that all maps of this process may cost in a minute; then nobody is asked until the next one. */
export type Budget = { spend(): boolean }

export function createBudget(clock: Clock, callsPerMinute: number): Budget {
  let minute = -1
  let spent = 0
  return {
    spend() {
      const now = Math.floor(clock.now().getTime() / MINUTE_MS)
      if (now !== minute) [minute, spent] = [now, 0]
      if (spent >= callsPerMinute) return false
      spent += 1
      return true
    },
  }
}

const OVER_BUDGET = { status: 'ERROR', reason: 'QUOTA_EXCEEDED' } as const

/**
 * Boundaries that anyone may ask for cannot use up the provider's quota: an answer is held in memory for ten minutes
 * (never stored), one look-up a district is under way whoever asks, and the budget bounds the rest. A caller whose time
 * is up gets `DEADLINE`; the look-up lands for the next one.
 */
export function rateLimitedBoundaries(boundary: BoundaryPort, budget: Budget, clock: Clock): BoundaryPort {
  const held = new Map<string, { until: number; reply: ProviderReply<GeoJsonGeometry> }>()
  const underWay = new Map<string, Promise<ProviderReply<GeoJsonGeometry>>>()

  function hold(code: string, reply: ProviderReply<GeoJsonGeometry>): void {
    // a failure is asked again
    if (reply.status === 'ERROR' || reply.status === 'UNAVAILABLE') return
    held.delete(code)
    held.set(code, { until: clock.now().getTime() + HELD_MS, reply })
    const [oldest] = held.keys()
    if (held.size > MOST_HELD && oldest !== undefined) held.delete(oldest)
  }

  async function lookUp(code: string): Promise<ProviderReply<GeoJsonGeometry>> {
    try {
      const reply = await boundary.readBoundary(code)
      hold(code, reply)
      return reply
    } finally {
      underWay.delete(code)
    }
  }

  return {
    async readBoundary(code, signal) {
      const known = held.get(code)
      if (known !== undefined && known.until > clock.now().getTime()) return known.reply
      let flight = underWay.get(code)
      if (flight === undefined) {
        if (!budget.spend()) return OVER_BUDGET
        flight = lookUp(code)
        underWay.set(code, flight)
      }
      return signal === undefined ? flight : Promise.race([flight, deadlineOf(signal)])
    },
  }
}

/** Positions may be kept nowhere, memory included: they only count against the budget, and one look-up serves all who wait. */
export function rateLimitedPositions(geocoder: GeocoderPort, budget: Budget): GeocoderPort {
  const underWay = new Map<string, ReturnType<GeocoderPort['locate']>>()
  return {
    async locate(address, signal) {
      const key = JSON.stringify(address)
      let flight = underWay.get(key)
      if (flight === undefined) {
        if (!budget.spend()) return OVER_BUDGET
        flight = geocoder.locate(address).finally(() => underWay.delete(key))
        underWay.set(key, flight)
      }
      return signal === undefined ? flight : Promise.race([flight, deadlineOf(signal)])
    },
  }
}

function deadlineOf(signal: AbortSignal): Promise<{ status: 'ERROR'; reason: 'DEADLINE' }> {
  const deadline = { status: 'ERROR', reason: 'DEADLINE' } as const
  if (signal.aborted) return Promise.resolve(deadline)
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(deadline), { once: true }))
}
