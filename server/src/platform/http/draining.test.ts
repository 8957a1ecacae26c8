import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import { testHttpApp } from '../../../test/app.ts'

test('a connection on which nothing was asked, as browsers open them ahead, does not hold up a shut-down', async () => {
  const { app } = await testHttpApp()
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const accepted = once(app.server, 'connection')
  const socket = connect(Number(port), '127.0.0.1')
  await accepted
  const closed = once(socket.resume(), 'close')
  const startedAt = performance.now()
  await app.close()
  await closed
  assert.ok(performance.now() - startedAt < 5_000)
})
