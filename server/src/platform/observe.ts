import { context, type Span, SpanStatusCode, trace } from '@opentelemetry/api'

/** What the service measures: requests, statements, provider calls, jobs, steps of a diagnosis, messages to people. */
export type ObservedKind = 'http' | 'sql' | 'provider' | 'job' | 'step' | 'message'

/**
 * A finished operation. `name` and `outcome` come from the code (a statement's name, a route's pattern, `FOUND`), never
 * from a request: they leave the service and must not contain anything about a person.
 */
export type Observed = { kind: ObservedKind; name: string; outcome: string; seconds: number }

const listeners = new Set<(observed: Observed) => void>()
let tracing = false

/** Calls `listener` for every observed operation of this process. Call the returned function to stop. */
export function onObserved(listener: (observed: Observed) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Switches the creation of spans on or off; called only by the telemetry. */
export function switchTracing(on: boolean): void {
  tracing = on
}

/** Starts a span under the active one; returns undefined while tracing is off. */
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

/** Runs `work` and reports its duration and outcome; if it throws, the outcome is `ERROR`, without the reason. */
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

/** Runs `work` so that the spans it starts are children of `span`. */
export function within<T>(span: Span | undefined, work: () => T): T {
  return span === undefined ? work() : context.with(trace.setSpan(context.active(), span), work)
}
