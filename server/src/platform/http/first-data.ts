import { AppError } from './errors.ts'
import type { HttpApp } from './http-app.ts'

/** Operations that do not depend on any data. */
const ANSWERED_AT_ONCE = new Set(['readHealth', 'readLiveness', 'readClientSettings'])

/**
 * Makes operations wait for the data a service stores first, so that the same request always gets the same response.
 * Pages, files and documents do not wait. If the data cannot be stored, the operations respond with 503.
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
