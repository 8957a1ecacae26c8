import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { createKeyedHash } from './keyed-hash.ts'

const SECRET = 'x'.repeat(32)

test('a mark is the same for the same text, secret and use, and another when one of them differs', () => {
  const mark = createKeyedHash(SECRET, 'a use')('192.0.2.1')
  assert.match(mark, /^[0-9a-f]{16}$/)
  assert.equal(createKeyedHash(SECRET, 'a use')('192.0.2.1'), mark)
  const others = [
    createKeyedHash(SECRET, 'a use')('192.0.2.2'),
    createKeyedHash(SECRET, 'another use')('192.0.2.1'),
    createKeyedHash('y'.repeat(32), 'a use')('192.0.2.1'),
    createHash('sha256').update('192.0.2.1').digest('hex').slice(0, 16),
  ]
  assert.equal(new Set([mark, ...others]).size, 5)
})
