import type { Span } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { beginSpan, endObserved, within } from '../observe.ts'

/** Observes each request by the pattern of its route, never its path; spans of the work it causes are children of its span. */
export function observeRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const span = beginSpan('http', nameOf(request))
    if (span !== undefined) spans.set(request, span)
    within(span, done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const outcome = reply.statusCode >= 500 ? 'ERROR' : String(reply.statusCode)
    endObserved({ kind: 'http', name: nameOf(request), outcome, seconds: reply.elapsedTime / 1000 }, spans.get(request))
  })
}

function nameOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? 'none'}`
}
