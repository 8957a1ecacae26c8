import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'

const current = new AsyncLocalStorage<{ requestId: string }>()

/** Makes the request's ID available to all work it causes, without passing it through every function. */
export function trackRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => current.run({ requestId: request.id }, done))
}

/** Returns null outside a request, as in jobs. */
export function currentRequestId(): string | null {
  return current.getStore()?.requestId ?? null
}
