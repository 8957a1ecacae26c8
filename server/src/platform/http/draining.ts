import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Lets connections go once the service closes: an answer still under way asks its client to close. Otherwise the connection would stay
 * open for a next request, and the shut-down would wait for it; as it would for one on which nothing was ever asked, as browsers open them ahead.
 */
export function drainOnClose(app: FastifyInstance): void {
  const connections = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  let closing = false
  app.addHook('preClose', (done) => {
    closing = true
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
    done()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
}
