import fastify from 'fastify'
import { keepAliveClient } from './service-under-load.ts'

export type BareRoute = { post(body: object): Promise<string>; stop(): Promise<void> }

/** What Fastify alone costs: a route that reads the same body and answers the same bytes. */
export async function startBareRoute(bytes: string): Promise<BareRoute> {
  const app = fastify()
  const path = '/api/rent-risk-diagnoses'
  app.post(path, (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes))
  const client = keepAliveClient(await app.listen({ host: '127.0.0.1', port: 0 }))
  return {
    post: (body) => client.send(path, body),
    async stop() {
      client.close()
      await app.close()
    },
  }
}
