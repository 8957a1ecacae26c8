import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'

const current = new AsyncLocalStorage<{ requestId: string }>()

/** Lets whatever a request sets in motion know the request's id, without handing it through every function. */
export function trackRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => current.run({ requestId: request.id }, done))
}

/** `null` outside of a request, as in jobs. */
export function currentRequestId(): string | null {
  return current.getStore()?.requestId ?? null
}
