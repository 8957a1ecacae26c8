import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { testHttpApp } from '../../../test/app.ts'

const { app } = await testHttpApp()
const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))

for (const [what, status, lines] of [
  ['a URL with bare Korean letters', 400, ['GET /api/health?keyword=신림 HTTP/1.1', 'host: x', '', '']],
  ['something that is no HTTP', 400, ['whatever', '', '']],
  ['headers without end', 431, ['GET / HTTP/1.1', `x: ${'y'.repeat(20_000)}`, '', '']],
] as const) {
  test(`${what}: ${status} with the error body`, async () => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.end(lines.join('\r\n'))
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    assert.match(head, new RegExp(`^HTTP/1.1 ${status} `))
    const answer = JSON.parse(body)
    assert.equal(answer.code, 'COMMON_400_MALFORMED_REQUEST')
    assert.equal(answer.status, status)
    assert.match(answer.message, /퍼센트/)
  })
}
