import type { FastifyRequest } from 'fastify'
import type { DatabaseConnection } from '../database/database.ts'
import { allowingOldReads } from '../database/old-reads.ts'
import { markWriter, wroteRecently } from '../database/recent-writers.ts'
import type { HttpApp } from './http-app.ts'

/** More than a replica that is checked every second can exceed its limit by. */
const MARGIN_SECONDS = 2
const READS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Lets `operations` read from the replica, if there is one, unless their caller has just written something.
 * @throws Error once the service is ready, if it has no operation of a given name.
 */
export function readOldWherePossible(
  app: HttpApp,
  { pool, replica }: DatabaseConnection,
  { operations, maxLagSeconds }: { operations: readonly string[]; maxLagSeconds: number },
): void {
  const names = new Set(operations)
  const unknown = new Set(operations)
  app.addHook('onRoute', ({ schema }) => void unknown.delete(schema?.operationId ?? ''))
  app.addHook('onReady', async () => {
    if (unknown.size > 0) throw new Error(`there is no operation ${[...unknown].join(', ')}`)
  })
  if (replica === null) return

  const onlyReads = ({ method, routeOptions }: FastifyRequest) =>
    READS.includes(method) || names.has(routeOptions.schema?.operationId ?? '')
  const mayBeOld = async (request: FastifyRequest) => {
    if (!names.has(request.routeOptions.schema?.operationId ?? '')) return false
    return request.caller.kind !== 'user' || !(await wroteRecently(pool, request.caller.userId))
  }
  const allowed = new WeakSet<FastifyRequest>()
  app.addHook('preHandler', async (request) => {
    if (await mayBeOld(request)) allowed.add(request)
  })
  app.addHook('preHandler', (request, _reply, done) => (allowed.has(request) ? allowingOldReads(done) : done()))
  // before the response is sent: its recipient may read at once, on any instance
  app.addHook('onSend', async (request, reply, payload) => {
    const { caller } = request
    if (caller?.kind === 'user' && reply.statusCode < 400 && !onlyReads(request)) {
      // the write is committed anyway, whether it is visible at once or some seconds later
      await markWriter(pool, caller.userId, maxLagSeconds + MARGIN_SECONDS).catch(() => undefined)
    }
    return payload
  })
}
