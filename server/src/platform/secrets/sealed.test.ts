import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { derivedKey } from './keyed-hash.ts'
import { sealText, unsealText } from './sealed.ts'

const key = derivedKey('one secret, which is 32 bytes or longer', 'test')

test('R-NOTIF-14: what is sealed opens for its owner under its key alone, and differs each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, owner) => {
      const sealed = sealText(key, owner, text)
      assert.equal(unsealText(key, owner, sealed), Buffer.from(text).toString())
      assert.equal(unsealText(key, `${owner}1`, sealed), null)
      assert.equal(unsealText(derivedKey('another secret of 32 bytes or longer', 'test'), owner, sealed), null)
      assert.notDeepEqual(sealText(key, owner, text), sealed)
    }),
  )
})

test('R-NOTIF-14: whatever byte is changed or missing, it does not open', () => {
  const sealed = sealText(key, 'owner', 'https://push.example.com/secret')
  assert.ok(!sealed.includes('secret'))
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    assert.equal(unsealText(key, 'owner', changed), null)
    assert.equal(unsealText(key, 'owner', sealed.subarray(0, at)), null)
  }
})
