import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inPath } from '@lease-risk/contract/in-path'
import fc from '../../../test/properties.ts'
import { testService } from '../../../test/service.ts'

const { app, logLines } = await testService()

test('R-HTTP-27: whatever is given as a segment of a path, the path keeps its segments, and everything else stays what it is', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constantFrom('', '.', '..', '%2e%2e', '../x', 'a/b', 'a?b', 'a#b')),
      (given) => {
        const { pathname, search, hash } = new URL(`/api/async/${inPath(given)}/events`, 'http://x')
        const [, api, folder, segment = '', last, ...more] = pathname.split('/')
        assert.deepEqual([api, folder, last, more, search, hash], ['api', 'async', 'events', [], '', ''])
        if (!/^\.{0,2}$/.test(given)) assert.equal(decodeURIComponent(segment), given)
      },
    ),
  )
})

test('R-HTTP-27: a status token of dots is one that nobody has, and reaches no other operation', async () => {
  const ask = async (statusToken: string) => {
    const params = { name: 'questions_to_ask', arguments: { statusToken } }
    const payload = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
    const headers = { accept: 'application/json, text/event-stream' }
    const before = logLines.length
    const answer = await app.inject({ method: 'POST', url: '/api/mcp', payload, headers })
    const paths = logLines
      .slice(before)
      .flatMap(({ path }) => (typeof path === 'string' && path !== '/api/mcp' ? [path] : []))
    return { body: answer.body, paths }
  }
  const unknown = await ask('nobody-has-this')
  assert.match(unknown.body, /isError/)
  for (const token of ['..', '.', '%2e%2e', '../../../auth/logout']) {
    const answer = await ask(token)
    assert.equal(answer.body, unknown.body, token)
    for (const path of answer.paths) assert.match(path, /^\/api\/rent-risk-diagnoses\/async\/[^/]+$/)
  }
})
