import type { GeoJsonGeometry } from '../../domain/bounding-box.ts'
import type { ProviderReply } from '../../domain/lookup.ts'
import type { BoundaryPort, Coordinates, GeocoderPort } from '../../evidence/ports.ts'
import type { Clock } from '../../platform/clock.ts'

/** R-MAP-04: short enough to show a correction the same day. Replies are held only in memory, and stored nowhere. */
const HELD_MS = 10 * 60_000
/** A boundary has at most a few hundred kilobytes, a position a few hundred bytes. */
const MOST_HELD = { boundaries: 500, positions: 5_000 }
const MINUTE_MS = 60_000
/** Shares of the calls per minute: the maximum for one caller, and the reserve for maps of the callers' own homes. */
const SHARE = { ofCaller: 0.6, keptForOwn: 0.1 }

/** The caller. `isOwn`: views the surroundings of a home of their own. */
export type Caller = { key: string; isOwn: boolean }

/**
 * The calls that all maps of this process may make in a minute; once used up, no calls are made until the next minute.
 */
type Budget = { spend(caller: Caller): boolean }

export function createBudget(clock: Clock, callsPerMinute: number): Budget {
  let minute = -1
  let spent = 0
  const spentBy = new Map<string, number>()
  const forAll = callsPerMinute - Math.floor(callsPerMinute * SHARE.keptForOwn)
  const ofCaller = Math.ceil(callsPerMinute * SHARE.ofCaller)
  return {
    spend({ key, isOwn }) {
      const now = Math.floor(clock.now().getTime() / MINUTE_MS)
      if (now !== minute) {
        ;[minute, spent] = [now, 0]
        spentBy.clear()
      }
      const own = spentBy.get(key) ?? 0
      if (spent >= (isOwn ? callsPerMinute : forAll) || own >= ofCaller) return false
      spent += 1
      spentBy.set(key, own + 1)
      return true
    },
  }
}

const OVER_BUDGET = { status: 'ERROR', reason: 'QUOTA_EXCEEDED' } as const

type Reply<Value> = Promise<ProviderReply<Value>>
type Lookup<Value> = (key: string, caller: Caller, ask: () => Reply<Value>, signal?: AbortSignal) => Reply<Value>

/**
 * Keeps public requests from using up the provider's quota: a reply is held in memory for ten minutes (never stored),
 * only one look-up per key is in progress at a time, and the budget bounds the rest. A caller whose time is up gets
 * `DEADLINE`; the look-up completes for the next caller.
 */
function createLookup<Value>(budget: Budget, clock: Clock, most: number): Lookup<Value> {
  const held = new Map<string, { until: number; reply: ProviderReply<Value> }>()
  const underWay = new Map<string, Reply<Value>>()

  function hold(key: string, reply: ProviderReply<Value>): void {
    // a failure is not held, so it is retried
    if (reply.status === 'ERROR' || reply.status === 'UNAVAILABLE') return
    held.delete(key)
    held.set(key, { until: clock.now().getTime() + HELD_MS, reply })
    const [oldest] = held.keys()
    if (held.size > most && oldest !== undefined) held.delete(oldest)
  }

  async function lookUp(key: string, ask: () => Reply<Value>): Reply<Value> {
    try {
      const reply = await ask()
      hold(key, reply)
      return reply
    } finally {
      underWay.delete(key)
    }
  }

  return async (key, caller, ask, signal) => {
    const known = held.get(key)
    if (known !== undefined && known.until > clock.now().getTime()) return known.reply
    let flight = underWay.get(key)
    if (flight === undefined) {
      if (!budget.spend(caller)) return OVER_BUDGET
      flight = lookUp(key, ask)
      underWay.set(key, flight)
    }
    return signal === undefined ? flight : Promise.race([flight, deadlineOf(signal)])
  }
}

/** The map's ports, as seen by one caller. */
export function rateLimitedPorts(
  { boundary, geocoder }: { boundary: BoundaryPort; geocoder: GeocoderPort },
  budget: Budget,
  clock: Clock,
): (caller: Caller) => { boundary: BoundaryPort; geocoder: GeocoderPort } {
  const boundaries = createLookup<GeoJsonGeometry>(budget, clock, MOST_HELD.boundaries)
  const positions = createLookup<Coordinates>(budget, clock, MOST_HELD.positions)
  return (caller) => ({
    boundary: {
      readBoundary: (code, signal) => boundaries(code, caller, () => boundary.readBoundary(code), signal),
    },
    geocoder: {
      locate: (address, signal) => positions(JSON.stringify(address), caller, () => geocoder.locate(address), signal),
    },
  })
}

function deadlineOf(signal: AbortSignal): Promise<{ status: 'ERROR'; reason: 'DEADLINE' }> {
  const deadline = { status: 'ERROR', reason: 'DEADLINE' } as const
  if (signal.aborted) return Promise.resolve(deadline)
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(deadline), { once: true }))
}
