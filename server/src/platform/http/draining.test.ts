import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import { testHttpApp } from '../../../test/app.ts'

/** Timeouts that would otherwise end the connection. */
const HOURS = {
  HTTP_REQUEST_TIMEOUT_MS: '3600000',
  HTTP_CONNECTION_TIMEOUT_MS: '3600000',
}

test('a connection on which nothing was asked, as browsers open them ahead, does not hold up a shut-down', async () => {
  const { app } = await testHttpApp({ variables: HOURS })
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const accepted = once(app.server, 'connection')
  const socket = connect(Number(port), '127.0.0.1')
  await accepted
  const closed = once(socket.resume(), 'close')
  await app.close()
  await closed
})
