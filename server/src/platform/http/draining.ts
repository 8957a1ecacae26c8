import type { FastifyInstance } from 'fastify'

/**
 * Lets connections go once the service closes: an answer still under way tells its client to close. Otherwise the connection would stay
 * open for a next request, and the shut-down would wait for it.
 */
export function drainOnClose(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', (done) => {
    closing = true
    done()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
}
