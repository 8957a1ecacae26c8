import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EnvelopeOf, Nullable, PageQuery } from '@lease-risk/contract/common'
import { Type } from 'typebox'
import { testHttpApp } from '../../../test/app.ts'
import fc from '../../../test/properties.ts'
import { envelope, ok } from './envelope.ts'
import { AppError } from './errors.ts'

const Terms = Type.Object({
  address: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
  purpose: Type.Union([Type.Literal('JEONSE'), Type.Literal('MONTHLY_RENT')]),
  deposit: Type.Optional(Type.Integer({ minimum: 0 })),
  memo: Type.Optional(Type.String()),
  note: Type.Optional(Nullable(Type.String({ maxLength: 3 }))),
  juso: Type.Optional(Type.Object({ admCd: Type.String({ pattern: '^\\d{10}$' }) })),
  tags: Type.Optional(Type.Array(Type.Object({ name: Type.String() }), { maxItems: 2 })),
})
const Shown = Type.Object({ shown: Type.String(), maybe: Nullable(Type.Object({ inner: Type.String() })) })

const { app, logLines } = await testHttpApp({
  addRoutes(app) {
    const schema = { operationId: 'echo', response: { 200: EnvelopeOf(Type.Unknown()) } }
    app.post('/echo', { config: { access: 'public' }, schema: { ...schema, body: Terms } }, async (request) =>
      envelope(request.body),
    )
    app.get('/list', { config: { access: 'public' }, schema: { ...schema, querystring: PageQuery } }, async (request) =>
      envelope(request.query),
    )
    app.get('/leak', { config: { access: 'public' }, schema: { response: ok(Shown) } }, async (request) => {
      const maybe = 'full' in (request.query as object) ? { inner: 'x', secret: 1 } : null
      return envelope({ shown: 'a', hidden: 'b', maybe })
    })
    app.get('/broken', { config: { access: 'public' } }, async () => {
      throw new Error('the password is hunter2')
    })
    app.get('/full', { config: { access: 'public' } }, async (request) => {
      const { code = '' } = request.query as { code?: string }
      throw new Error('could not be written', { cause: Object.assign(new Error('write'), { code }) })
    })
    app.get('/taken', { config: { access: 'public' } }, async () => {
      throw new AppError('FAVORITE_409_DUPLICATE')
    })
    app.get('/mine', { config: { access: 'authenticated' } }, async () => envelope(null))
    app.get('/popup', { config: { access: 'public' }, helmet: { crossOriginOpenerPolicy: false } }, async () =>
      envelope(null),
    )
  },
})

const VALID = { address: '서울 관악구 신림동 1', purpose: 'JEONSE' }

async function send(body: unknown, headers: Record<string, string> = {}) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  return app.inject({
    method: 'POST',
    url: '/echo',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

async function reasons(body: unknown): Promise<[string, string][]> {
  const answer = await send(body)
  assert.equal(answer.statusCode, 400, answer.body)
  return answer.json().errors.map((error: { field: string; code: string }) => [error.field, error.code])
}

test('an error answer is the envelope plus what a client needs, and nothing else', async () => {
  const answer = await app.inject({ url: '/taken?address=secret', headers: { 'x-request-id': 'caller-id-1' } })
  assert.deepEqual(answer.json(), {
    success: false,
    message: '같은 조건으로 이미 저장한 주소입니다.',
    data: null,
    status: 409,
    code: 'FAVORITE_409_DUPLICATE',
    errors: [],
    path: '/taken',
    timestamp: '2026-11-20T12:00:00.000+09:00',
    requestId: 'caller-id-1',
  })
})

test('every wrong field is named with its own reason, nested ones by their path', async () => {
  const wrong = {
    address: 5,
    purpose: 'SALE',
    deposit: -1,
    note: 'too long',
    juso: { admCd: '12' },
    tags: [{ name: 'a' }, {}],
  }
  assert.deepEqual(await reasons(wrong), [
    ['address', 'TYPE'],
    ['purpose', 'NOT_ALLOWED'],
    ['deposit', 'RANGE'],
    ['note', 'LENGTH'],
    ['juso.admCd', 'FORMAT'],
    ['tags[1].name', 'REQUIRED'],
  ])
  assert.deepEqual(await reasons({}), [
    ['address', 'REQUIRED'],
    ['purpose', 'REQUIRED'],
  ])
  assert.deepEqual(await reasons({ address: null, purpose: '' }), [
    ['address', 'REQUIRED'],
    ['purpose', 'REQUIRED'],
  ])
  assert.deepEqual(await reasons([]), [['body', 'TYPE']])
})

test('a number is never made out of a text, a boolean or nothing', async () => {
  for (const deposit of ['5', true, false, [], {}, [5]])
    assert.deepEqual(await reasons({ ...VALID, deposit }), [['deposit', 'TYPE']])
})

test('null, an empty text and a missing member are the same for a field that need not be given', async () => {
  for (const deposit of [null, '', undefined]) {
    const answer = await send({ ...VALID, deposit, juso: null })
    assert.deepEqual(answer.json().data, VALID)
  }
})

test('null and an empty text stay where the schema gives them a meaning', async () => {
  const answer = await send({ ...VALID, memo: '', note: null })
  assert.deepEqual(answer.json().data, { ...VALID, memo: '', note: null })
})

test('unknown members of a request are ignored', async () => {
  assert.equal((await send({ ...VALID, unknown: 1 })).statusCode, 200)
})

test('texts that the database cannot hold are refused as a wrong field', async () => {
  assert.deepEqual(await reasons({ ...VALID, memo: 'a\0b' }), [['memo', 'CHARACTERS']])
  assert.deepEqual(await reasons('{"address":"a","purpose":"JEONSE","tags":[{"name":"\\ud800"}]}'), [
    ['tags[0].name', 'CHARACTERS'],
  ])
})

test('malformed JSON, a wrong content type and an over-long body each have their own code', async () => {
  const json = 'application/json'
  const cases: [payload: string, type: string, status: number, code: string][] = [
    ['{"address":', json, 400, 'COMMON_400_MALFORMED_BODY'],
    ['', json, 400, 'COMMON_400_MALFORMED_BODY'],
    ['{"__proto__":{}}', json, 400, 'COMMON_400_MALFORMED_BODY'],
    ['address=a', 'application/x-www-form-urlencoded', 415, 'COMMON_415_MEDIA_TYPE'],
    ['hello', 'text/plain', 415, 'COMMON_415_MEDIA_TYPE'],
    ['<a/>', 'application/xml', 415, 'COMMON_415_MEDIA_TYPE'],
    [JSON.stringify({ ...VALID, memo: 'x'.repeat(1024 * 1024) }), json, 413, 'COMMON_413_TOO_LARGE'],
  ]
  for (const [payload, type, status, code] of cases) {
    const answer = await send(payload, { 'content-type': type })
    assert.deepEqual([answer.statusCode, answer.json().code], [status, code], payload.slice(0, 40))
  }
})

test('a path nobody serves is 404, a path with another method 405 with Allow, a broken address 400', async () => {
  const unknown = await app.inject('/nowhere')
  assert.deepEqual([unknown.statusCode, unknown.json().code], [404, 'COMMON_404_NOT_FOUND'])
  const method = await app.inject({ method: 'DELETE', url: '/echo' })
  assert.deepEqual([method.statusCode, method.json().code, method.headers['allow']], [405, 'COMMON_405_METHOD', 'POST'])
  const broken = await app.inject('/api/%zz')
  assert.deepEqual([broken.statusCode, broken.json().code], [400, 'COMMON_400_MALFORMED_REQUEST'])
})

test('a file that is not there is 404; OPTIONS without what makes it a preflight is answered like any other method', async () => {
  const answered = async (method: 'GET' | 'OPTIONS', url: string, headers = {}) => {
    const answer = await app.inject({ method, url, headers })
    return [answer.statusCode, answer.json().code, answer.headers['allow']]
  }
  assert.deepEqual(await answered('GET', '/swagger-ui/static/none.js'), [404, 'COMMON_404_NOT_FOUND', undefined])
  assert.deepEqual(await answered('GET', '/swagger-ui/static/../none'), [404, 'COMMON_404_NOT_FOUND', undefined])
  for (const headers of [{}, { origin: 'http://localhost' }, { 'access-control-request-method': 'GET' }]) {
    assert.deepEqual(await answered('OPTIONS', '/list', headers), [405, 'COMMON_405_METHOD', 'GET, HEAD'])
    assert.deepEqual(await answered('OPTIONS', '/nowhere', headers), [404, 'COMMON_404_NOT_FOUND', undefined])
  }
})

test('an unexpected failure says nothing of its cause; the log has it under the same request id', async () => {
  const answer = await app.inject('/broken')
  assert.equal(answer.statusCode, 500)
  assert.equal(answer.json().code, 'COMMON_500_INTERNAL')
  assert.ok(!answer.body.includes('hunter2'))
  const line = logLines.find((line) => line['level'] === 'error' && line['requestId'] === answer.json().requestId)
  assert.match(JSON.stringify(line), /hunter2/)
})

test('a disk without room, a process without file descriptors and a lock lost to others are 503: the same request may succeed later', async () => {
  for (const code of ['ENOSPC', 'EDQUOT', 'EFBIG', 'EMFILE', 'ENFILE', '25P03', '40P01', '55P03', '40001']) {
    const answer = await app.inject(`/full?code=${code}`)
    assert.deepEqual([answer.statusCode, answer.json().code], [503, 'COMMON_503_UNAVAILABLE'], code)
    assert.equal(answer.headers['retry-after'], '5')
  }
  assert.equal((await app.inject('/full?code=EACCES')).statusCode, 500)
})

test('the request id of the caller is taken over when it is well formed, any other is replaced', async () => {
  const idOf = async (id: string) =>
    String((await app.inject({ url: '/list', headers: { 'x-request-id': id } })).headers['x-request-id'])
  assert.equal(await idOf('abc.DEF-123_x'), 'abc.DEF-123_x')
  for (const id of ['short', 'x'.repeat(65), 'with spaces in it', 'quote"quote"']) {
    assert.match(await idOf(id), /^[0-9a-f-]{36}$/)
  }
})

test('one log line a request, without the query, which may hold an address', async () => {
  const answer = await app.inject('/list?page=1&address=관악구')
  const lines = logLines.filter((line) => line['requestId'] === answer.headers['x-request-id'])
  assert.equal(lines.length, 1)
  assert.deepEqual([lines[0]?.['path'], lines[0]?.['status'], lines[0]?.['method']], ['/list', 200, 'GET'])
  assert.ok(!JSON.stringify(lines).includes('address'))
})

test('paging: page from 0 and size 1 to 100 with defaults; outside or not a number is 400; empty means not given', async () => {
  assert.deepEqual((await app.inject('/list')).json().data, { page: 0, size: 20 })
  assert.deepEqual((await app.inject('/list?page=2&size=100')).json().data, { page: 2, size: 100 })
  assert.deepEqual((await app.inject('/list?page=&size=')).json().data, { page: 0, size: 20 })
  for (const query of ['page=-1', 'size=0', 'size=101', 'page=x', 'size=1.5', 'page=true']) {
    const answer = await app.inject(`/list?${query}`)
    assert.deepEqual([answer.statusCode, answer.json().errors.length], [400, 1], query)
  }
})

test('an answer holds only what its schema names, at every depth, and null where allowed', async () => {
  assert.deepEqual((await app.inject('/leak')).json().data, { shown: 'a', maybe: null })
  assert.deepEqual((await app.inject('/leak?full=1')).json().data, { shown: 'a', maybe: { inner: 'x' } })
})

test('without accounts a route that wants a login answers 401', async () => {
  const answer = await app.inject('/mine')
  assert.deepEqual([answer.statusCode, answer.json().code], [401, 'AUTH_401_TOKEN_MISSING'])
})

test('security headers are set, and a popup page may keep its opener', async () => {
  const plain = (await app.inject('/list')).headers
  assert.match(String(plain['content-security-policy']), /default-src 'none'/)
  assert.equal(plain['x-content-type-options'], 'nosniff')
  assert.equal(plain['cross-origin-opener-policy'], 'same-origin')
  assert.equal((await app.inject('/popup')).headers['cross-origin-opener-policy'], undefined)
})

test('every answer, also a refusal, forbids what no route asked for', async () => {
  for (const url of ['/list', '/list?page=-1', '/no-such-path', '/mine', '/api/health', '/leak']) {
    const { headers } = await app.inject(url)
    const shown = ['x-frame-options', 'referrer-policy', 'cache-control', 'strict-transport-security']
    assert.deepEqual(
      [...shown.map((name) => headers[name]), headers['x-powered-by'], headers['server']],
      ['DENY', 'no-referrer', 'no-store', 'max-age=31536000; includeSubDomains', undefined, undefined],
      url,
    )
    assert.match(String(headers['permissions-policy']), /geolocation=\(self\)/, url)
    assert.equal(headers['content-security-policy'], "default-src 'none';frame-ancestors 'none'", url)
  }
})

test('no body and no query makes the service fail: the answer is a success or a refusal with a code', async () => {
  const isAnswered = (answer: { statusCode: number; json(): { code?: string } }) =>
    answer.statusCode === 200 || (answer.statusCode < 500 && answer.json().code !== undefined)
  const members = fc.record(
    {
      address: fc.jsonValue(),
      purpose: fc.jsonValue(),
      deposit: fc.jsonValue(),
      juso: fc.jsonValue(),
      tags: fc.jsonValue(),
    },
    { requiredKeys: [] },
  )
  await fc.assert(fc.asyncProperty(fc.oneof(members, fc.jsonValue()), async (body) => isAnswered(await send(body))))
  await fc.assert(fc.asyncProperty(fc.string({ unit: 'binary' }), async (body) => isAnswered(await send(body))))
  const query = fc.array(fc.tuple(fc.constantFrom('page', 'size', 'page[]', 'x'), fc.string({ unit: 'binary' })))
  await fc.assert(
    fc.asyncProperty(query, async (pairs) =>
      isAnswered(await app.inject(`/list?${new URLSearchParams(pairs).toString()}`)),
    ),
  )
})

test('a path that holds a token is logged without it, whatever stands around it or however it is written', async () => {
  const token = 'aB3-'.repeat(10).concat('x_9')
  const escaped = Buffer.from(token).toString('hex').replaceAll(/../g, '%$&')
  const segments = [token, `${token}.`, `${token})`, `${token}x`, `%22${token}`, `${token}%20`, escaped, `a%2F${token}`]
  const pathOfLine = async (path: string) => {
    const answer = await app.inject(path)
    return logLines.find((line) => line['requestId'] === answer.headers['x-request-id'])?.['path']
  }
  for (const segment of segments) assert.equal(await pathOfLine(`/nowhere/${segment}/events`), '/nowhere/***/events')
  for (const segment of segments) assert.equal(await pathOfLine(`/nowhere/${segment}`), '/nowhere/***')
  const picture = '/files/0b8f2a52-3c52-4b0e-9c55-3c1c3f5f0a11.webp'
  assert.equal(await pathOfLine(picture), picture)
})
