import type { FastifyRequest } from 'fastify'
import type { DatabaseConnection } from '../database.ts'
import { allowingOldReads } from '../old-reads.ts'
import { markWriter, wroteRecently } from '../recent-writers.ts'
import type { HttpApp } from './http-app.ts'

/** More than a replica that is asked about every second may be behind its limit. */
const MARGIN_SECONDS = 2
const READS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Lets `operations` read from the replica, if the database has one, unless their caller has just written something.
 * @throws Error when the service is ready and has no operation of such a name.
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
  // before the answer is sent: whoever has it may read at once, on any instance
  app.addHook('onSend', async (request, reply, payload) => {
    const { caller } = request
    if (caller?.kind === 'user' && reply.statusCode < 400 && !onlyReads(request)) {
      // what was written stands, whether it is seen at once or some seconds later
      await markWriter(pool, caller.userId, maxLagSeconds + MARGIN_SECONDS).catch(() => undefined)
    }
    return payload
  })
}
