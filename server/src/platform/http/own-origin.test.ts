import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { testService } from '../../../test/service.ts'

const PATHS = [
  '/api/address-search/juso-popup?requestId=r1',
  '/api/address-search/juso-popup/callback?inputYn=Y&requestId=r1',
  '/api/health',
  '/api/users/me',
  '/v3/api-docs',
  '/swagger-ui',
  '/swagger-ui/static/index.css',
  '/nowhere',
]

async function startedService(variables: Record<string, string> = {}) {
  const { app } = await testService(variables)
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  return async (path: string, lines: string[], version = '1.1') => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.write([`GET ${path} HTTP/${version}`, ...lines, 'connection: close', '', ''].join('\r\n'))
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    return { status: Number(head.split(' ')[1]), body }
  }
}

const get = await startedService()
const getThroughProxy = await startedService({ TRUST_PROXY: 'true' })

test('a malformed Host is 400 with its own code, whatever is asked for', async () => {
  const hosts = [
    'a b',
    'x/../y',
    'x:99999',
    'x:y',
    '[::1',
    'user@evil.example',
    'a?b',
    'a#b',
    '%',
    '<script>',
    '::::',
    '',
  ]
  for (const path of PATHS) {
    for (const host of hosts) {
      const { status, body } = await get(path, [`host: ${host}`])
      assert.deepEqual([status, JSON.parse(body).code], [400, 'COMMON_400_MALFORMED_REQUEST'], `${path} at "${host}"`)
    }
  }
})

test('two Host lines are 400, the same name twice too', async () => {
  for (const second of ['localhost', 'other.example']) {
    const { status, body } = await get('/api/health', ['host: localhost', `Host: ${second}`])
    assert.deepEqual([status, JSON.parse(body).code], [400, 'COMMON_400_MALFORMED_REQUEST'], second)
  }
})

test('a Host as clients send it is served: a name, an address, either with a port', async () => {
  for (const host of ['localhost', 'localhost:8080', '127.0.0.1:1', '[::1]:8080', 'a-b.example.kr', 'xn--2n1bp39a.kr'])
    assert.equal((await get('/api/health', [`host: ${host}`])).status, 200, host)
})

test('HTTP/1.0 without a Host is served, but for a page that has to know where it stands', async () => {
  assert.equal((await get('/api/health', [], '1.0')).status, 200)
  assert.equal((await get('/api/address-search/juso-popup?requestId=r1', [], '1.0')).status, 400)
})

test('what a trusted proxy says of host and scheme is looked at in the same way', async () => {
  const popup = '/api/address-search/juso-popup?requestId=r1'
  const right = ['host: inside', 'x-forwarded-host: lease.example', 'x-forwarded-proto: https']
  assert.match((await getThroughProxy(popup, right)).body, /https:\/\/lease\.example\//)
  for (const wrong of ['x-forwarded-host: a b', 'x-forwarded-host: a/b', 'x-forwarded-proto: java script'])
    for (const path of [popup, '/api/health'])
      assert.equal((await getThroughProxy(path, ['host: inside', wrong])).status, 400, `${path} ${wrong}`)
})
