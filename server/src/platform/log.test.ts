import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLogger } from './log.ts'

function logged(entry: object, message = 'message'): string {
  let line = ''
  createLogger('info', { write: (text) => (line += text) as unknown as void }).info(entry, message)
  JSON.parse(line)
  return line
}

const SECRET = 'Zk3-secret_value.9'

test('members with a secret name are never printed', () => {
  for (const name of [
    'authorization',
    'cookie',
    'password',
    'newPassword',
    'confirmationPassword',
    'refreshToken',
    'serviceKey',
  ]) {
    for (const entry of [{ [name]: SECRET }, { body: { [name]: SECRET } }, { req: { headers: { [name]: SECRET } } }]) {
      assert.ok(!logged(entry).includes(SECRET), JSON.stringify(entry))
    }
  }
})

test('provider keys in the query of an address are never printed, wherever the address stands', () => {
  for (const name of ['serviceKey', 'ServiceKey', 'confmKey', 'key', 'KEY', 'apiKey']) {
    const url = `https://provider.example/path?LAWD_CD=11680&${name}=${SECRET}%2B%3D%3D&numOfRows=10`
    for (const line of [
      logged({ url }),
      logged({}, `GET ${url} failed`),
      logged({ err: new Error(url) }),
      logged({ err: new Error('x', { cause: new Error(url) }) }),
    ]) {
      assert.ok(!line.includes(SECRET), line)
      assert.ok(line.includes('numOfRows=10'), line)
    }
  }
})

test('tokens and the password of a database address are never printed inside of a text', () => {
  assert.ok(!logged({}, `sent Bearer ${SECRET}`).includes(SECRET))
  assert.ok(!logged({ url: `postgres://user:${SECRET}@host/db` }).includes(SECRET))
})

test('the connection that an error of the pool carries is not printed', () => {
  const error = Object.assign(new Error('terminated'), { client: { secretKey: SECRET } })
  const line = logged({ err: error })
  assert.ok(!line.includes(SECRET) && line.includes('terminated'), line)
})

test('a row that PostgreSQL quotes in an error is not printed', () => {
  const err = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: `Key (username)=(${SECRET}) already exists.`,
  })
  const line = logged({ err })
  assert.ok(!line.includes(SECRET))
  assert.ok(line.includes('23505'))
})
