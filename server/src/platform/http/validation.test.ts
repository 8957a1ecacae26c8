import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { type ErrorResponse, Nullable } from '@lease-risk/contract/common'
import { Type } from 'typebox'
import { testHttpApp } from '../../../test/app.ts'
import { cpuSecondsOf } from '../../../test/cpu-seconds.ts'
import { koreanOf, saying } from '../../words/saying.fixture.ts'
import { envelope } from './envelope.ts'
import { AppError } from './errors.ts'

const Kind = Type.Union([Type.Literal('A'), Type.Literal('B'), Type.Literal('C')])
const Row = Type.Object({ kind: Kind, size: Nullable(Type.Integer({ minimum: 1, maximum: 9 })) })
const Rows = Type.Object({
  rows: Type.Optional(Type.Array(Row)),
  area: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 10_000 })),
  level: Type.Optional(Type.Integer({ minimum: -10 })),
  name: Type.Optional(Type.String({ minLength: 2, maxLength: 30 })),
  tags: Type.Optional(Type.Array(Type.String(), { maxItems: 2 })),
})
const { app } = await testHttpApp({
  addRoutes(app) {
    const querystring = Type.Object({
      page: Type.Optional(Type.Integer({ minimum: 0 })),
      word: Type.Optional(Type.String()),
      x: Type.Optional(Type.Number()),
    })
    app.get('/pages', { config: { access: 'public' }, schema: { querystring } }, async ({ query }) => envelope(query))
    app.post('/rows', { config: { access: 'public' }, schema: { body: Rows } }, async () => envelope(null))
    app.get('/rows/:name', { config: { access: 'public' } }, async () => envelope(null))
  },
})

test('a validation that could not finish refuses the request, also where the route looks at the wrong fields itself', async () => {
  const reached: string[] = []
  const { app } = await testHttpApp({
    addRoutes(app) {
      for (const attachValidation of [true, false]) {
        app.post(
          `/attached-${attachValidation}`,
          {
            config: { access: 'public' },
            attachValidation,
            validatorCompiler: () => () => {
              throw new RangeError('Maximum call stack size exceeded')
            },
            schema: { body: Type.Object({}) },
          },
          async (request) => {
            reached.push(request.url)
            return envelope(null)
          },
        )
      }
    },
  })
  for (const url of ['/attached-true', '/attached-false']) {
    const answer = await app.inject({ method: 'POST', url, payload: {} })
    assert.deepEqual([answer.statusCode, answer.json().code], [500, 'COMMON_500_INTERNAL'])
  }
  assert.deepEqual(reached, [])
})

test('R-HTTP-24: a body in another encoding than UTF-8 is 400 that says so', async () => {
  const headers = { 'content-type': 'application/json' }
  const rows = async (payload: Buffer) => (await app.inject({ method: 'POST', url: '/rows', headers, payload })).json()
  const utf8 = Buffer.from('\ufeff{"name":"서울"}')
  assert.equal((await rows(utf8)).success, true)
  // "서울" as a Korean Windows terminal sends it
  const cp949 = Buffer.from('{"name":"\xbc\xad\xbf\xef"}', 'latin1')
  const { status, code, message } = await rows(cp949)
  assert.deepEqual([status, code], [400, 'COMMON_400_MALFORMED_BODY'])
  assert.match(message, /UTF-8/)
})

test('R-HTTP-24: a compressed body is 415 that says so', async () => {
  const send = async (encoding: string, payload: Buffer) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding }
    return (await app.inject({ method: 'POST', url: '/rows', headers, payload })).json()
  }
  const plain = Buffer.from('{"name":"서울"}')
  const { status, code, message } = await send('gzip', gzipSync(plain))
  assert.deepEqual([status, code], [415, 'COMMON_415_MEDIA_TYPE'])
  assert.match(message, /Content-Encoding/)
  assert.equal((await send('identity', plain)).success, true)
})

test('R-HTTP-24: a query in another encoding than UTF-8 is a wrong field; a percent sign is a character like others', async () => {
  const errorsOf = async (word: string) =>
    (await app.inject(`/pages?word=${word}`))
      .json()
      .errors?.map((error: { field: string; code: string }) => error.field + error.code)
  // "신림" in EUC-KR, alone and after readable letters
  for (const word of ['%BD%C5%B8%B2', 'a%20%BD%C5']) assert.deepEqual(await errorsOf(word), ['wordENCODING'])
  for (const word of ['%EC%8B%A0%EB%A6%BC', '100%', '50%25', '%zz', '%2525'])
    assert.equal(await errorsOf(word), undefined)
})

test('a segment of a path longer than any id or token is 404', async () => {
  const of = async (name: string) => (await app.inject(`/rows/${name}`)).json()
  assert.equal((await of('9'.repeat(100))).success, true)
  assert.equal((await of('9'.repeat(101))).code, 'COMMON_404_NOT_FOUND')
})

async function refusal(payload: object) {
  let answer = await app.inject('/rows')
  const cpuSeconds = await cpuSecondsOf(async () => {
    answer = await app.inject({ method: 'POST', url: '/rows', payload })
  })
  assert.equal(answer.statusCode, 400, answer.body.slice(0, 200))
  const { message, errors } = answer.json<ErrorResponse>()
  return { message, errors, characters: answer.body.length, cpuSeconds }
}

test('a value out of bounds is named with both bounds: of a number, a length, a count', async () => {
  const wrong = { area: 0, level: -11, name: 'x'.repeat(31), tags: ['a', 'b', 'c'], rows: [{ kind: 'A', size: 10 }] }
  const bounds = (await refusal(wrong)).errors.map(({ field, code, min, max }) => [field, code, min, max])
  assert.deepEqual(bounds, [
    ['rows[0].size', 'RANGE', 1, 9],
    ['area', 'RANGE', 0, 10_000],
    ['level', 'RANGE', -10, undefined],
    ['name', 'LENGTH', 2, 30],
    ['tags', 'SIZE', undefined, 2],
  ])
  const { errors } = await refusal({ area: 'x', rows: [{ kind: 'A' }] })
  assert.ok(errors.every((error) => !('min' in error) && !('max' in error)))
})

test('each wrong item of a list has its own reason', async () => {
  const { errors } = await refusal({
    rows: [
      { kind: 'X', size: 1 },
      { kind: 'A', size: 'x' },
      { kind: 'B', size: 0 },
    ],
  })
  assert.deepEqual(
    errors.map(({ field, code }) => [field, code]),
    [
      ['rows[0].kind', 'NOT_ALLOWED'],
      ['rows[1].size', 'TYPE'],
      ['rows[2].size', 'RANGE'],
    ],
  )
})

test('of thousands of wrong items the first 50 are listed, the message counts the rest, and the answer is quick and small', async () => {
  const rows = Array.from({ length: 6_000 }, () => ({ kind: 'X', size: 0 }))
  const { message, errors, characters, cpuSeconds } = await refusal({ rows })
  assert.equal(errors.length, 50)
  assert.equal(errors[49]?.field, 'rows[24].size')
  assert.match(message, saying('ERRORS_CUT', { count: 12000, listed: 50 }))
  assert.ok(characters < 20_000, `${characters} characters`)
  assert.ok(cpuSeconds < 2, `${cpuSeconds} CPU-seconds`)
  assert.equal((await refusal({ rows: rows.slice(0, 25) })).message, koreanOf('COMMON_400_VALIDATION'))
})

test('100,000 wrong items are refused before they are looked at, quickly and shortly', async () => {
  const { errors, characters, cpuSeconds } = await refusal({ tags: Array.from({ length: 100_000 }, () => 1) })
  assert.deepEqual(errors, [])
  assert.ok(characters < 1_000 && cpuSeconds < 1, `${characters} characters, ${cpuSeconds} CPU-seconds`)
})

test('a number in a query is digits; what else a program would read as one is refused by its name', async () => {
  const ask = (query: string) => app.inject(`/pages?${query}`)
  for (const text of ['0x10', '1e1', '%205', '5%20', '%2B5', '0b1', '5.', 'x', 'true']) {
    const answer = await ask(`page=${text}&x=${text}`)
    assert.equal(answer.statusCode, 400, text)
    assert.deepEqual(
      answer.json<ErrorResponse>().errors.map(({ field }) => field),
      ['page', 'x'],
      text,
    )
  }
  for (const [query, data] of [
    ['page=5&x=-126.95', { page: 5, x: -126.95 }],
    ['page=&x=0', { x: 0 }],
    ['page=007', { page: 7 }],
  ] as const) {
    const answer = await ask(query)
    assert.deepEqual([answer.statusCode, answer.json().data], [200, data], query)
  }
})

test('R-HTTP-05: null for a choice is not given; a wrong type comes before what else it breaks', async () => {
  const body = Type.Object({
    purpose: Type.Enum(['JEONSE', 'MONTHLY_RENT']),
    nickname: Type.String({ not: { pattern: '\\p{Cf}' } }),
  })
  const { app } = await testHttpApp({
    addRoutes(app) {
      app.post('/lease', { config: { access: 'public' }, schema: { body } }, async () => envelope(null))
    },
  })
  const codesOf = async (payload: object) => {
    const { errors } = (await app.inject({ method: 'POST', url: '/lease', payload })).json<ErrorResponse>()
    return errors?.map(({ field, code }) => `${field} ${code}`)
  }
  assert.deepEqual(await codesOf({ purpose: null, nickname: 3 }), ['purpose REQUIRED', 'nickname TYPE'])
  assert.deepEqual(await codesOf({ purpose: 'SALE', nickname: 'a\u200bb' }), [
    'purpose NOT_ALLOWED',
    'nickname CHARACTERS',
  ])
})

test('R-HTTP-02: looking for further wrong fields may fail, which is answered as any failure, without its cause', async () => {
  const failures = [new Error('secret cause'), new AppError('COMMON_503_UNAVAILABLE')]
  const { app: failing } = await testHttpApp({
    addRoutes(app) {
      for (const [index, failure] of failures.entries())
        app.post(
          `/failing/${index}`,
          {
            config: { access: 'public', alsoWrong: () => Promise.reject(failure) },
            schema: { body: Type.Object({ a: Type.Number() }) },
          },
          async () => null,
        )
    },
  })
  for (const [index, status] of [500, 503].entries()) {
    const answer = await failing.inject({ method: 'POST', url: `/failing/${index}`, payload: { a: 'x' } })
    const { success, code } = answer.json<{ success: boolean; code: string }>()
    assert.deepEqual([answer.statusCode, success, code.split('_')[1]], [status, false, String(status)])
    assert.doesNotMatch(answer.body, /secret cause/)
  }
})
