import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Releases connections when the service closes: responses in progress ask their clients to close the connection. Otherwise it
 * would stay open for another request and delay the shutdown, as would the unused connections that browsers open in advance.
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
