import fastify from 'fastify'
import { keepAliveClient } from './service-under-load.ts'

export type BareRoute = { post(body: object): Promise<string>; stop(): Promise<void> }

const PATH = '/api/rent-risk-diagnoses'

/** Shows the cost of Fastify alone, with a route that reads the same body and returns the same bytes. */
export async function startBareRoute(bytes: string): Promise<BareRoute> {
  const { origin, close } = await listenBare(bytes)
  const client = keepAliveClient(origin)
  return {
    post: (body) => client.send(PATH, body),
    async stop() {
      client.close()
      await close()
    },
  }
}

export async function listenBare(bytes: string): Promise<{ origin: string; close(): Promise<void> }> {
  const app = fastify()
  app.post(PATH, (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes))
  return { origin: await app.listen({ host: '127.0.0.1', port: 0 }), close: () => app.close() }
}
