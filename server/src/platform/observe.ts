import { context, type Span, SpanStatusCode, trace } from '@opentelemetry/api'

/** What is measured of the service's inside: requests, statements, calls to providers, jobs, steps of a diagnosis, messages to people. */
export type ObservedKind = 'http' | 'sql' | 'provider' | 'job' | 'step' | 'message'

/**
 * Something that ended. `name` and `outcome` are words of the code (a statement's name, a route's pattern, `FOUND`), never
 * of a request: they leave the service, and nothing in them may be about a person.
 */
export type Observed = { kind: ObservedKind; name: string; outcome: string; seconds: number }

const listeners = new Set<(observed: Observed) => void>()
let tracing = false

/** Hears of everything in this process until the answer is called. */
export function onObserved(listener: (observed: Observed) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether spans are made; switched by the telemetry alone. */
export function switchTracing(on: boolean): void {
  tracing = on
}

/** A span under the one that is active; `undefined` while nothing is traced. */
export function beginSpan(kind: ObservedKind, name: string): Span | undefined {
  return tracing
    ? trace.getTracer('lease-risk').startSpan(`${kind} ${name}`, { attributes: { kind, name } })
    : undefined
}

export function endObserved(observed: Observed, span: Span | undefined): void {
  for (const listener of listeners) listener(observed)
  span?.setAttribute('outcome', observed.outcome)
  if (observed.outcome === 'ERROR') span?.setStatus({ code: SpanStatusCode.ERROR })
  span?.end()
}

/** Does the work and reports how long it took and how it ended; one that throws ends as `ERROR`, without a word of why. */
export async function observe<T>(
  kind: ObservedKind,
  name: string,
  work: () => Promise<T>,
  outcomeOf: (result: T) => string = () => 'OK',
): Promise<T> {
  if (listeners.size === 0 && !tracing) return work()
  const beganAt = performance.now()
  const span = beginSpan(kind, name)
  let outcome = 'ERROR'
  try {
    const result = await within(span, work)
    outcome = outcomeOf(result)
    return result
  } finally {
    endObserved({ kind, name, outcome, seconds: (performance.now() - beganAt) / 1000 }, span)
  }
}

/** What `work` begins stands under the span. */
export function within<T>(span: Span | undefined, work: () => T): T {
  return span === undefined ? work() : context.with(trace.setSpan(context.active(), span), work)
}
