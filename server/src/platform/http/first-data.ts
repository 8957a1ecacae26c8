import { AppError } from './errors.ts'
import type { HttpApp } from './http-app.ts'

/** What nobody's data decide. */
const ANSWERED_AT_ONCE = new Set(['readHealth', 'readLiveness', 'readClientSettings'])

/**
 * Lets operations wait for the data that a service stores first: the same request has the same answer early and late.
 * Pages, files and documents do not wait. Where the data do not come, the operations answer 503.
 */
export function waitForFirstData(app: HttpApp, stored: Promise<unknown>): void {
  let waits = true
  stored.then(
    () => void (waits = false),
    () => undefined,
  )
  app.addHook('onRequest', async ({ routeOptions }) => {
    const operation = routeOptions.schema?.operationId
    if (!waits || operation === undefined || ANSWERED_AT_ONCE.has(operation)) return
    await stored.catch((cause: unknown) => {
      throw new AppError('COMMON_503_UNAVAILABLE', { headers: { 'retry-after': '5' }, cause })
    })
  })
}
