import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TEST_NOW } from '../../../../test/app.ts'
import { createStatusTokens } from './status-token.ts'

const [FORMER, PRESENT] = ['a former secret, 32 bytes or longer', 'the present secret, 32 bytes or longer']

test('a repeated request gets the token it was given before, also when the secret was changed meanwhile', () => {
  const issued = createStatusTokens(FORMER).issue(TEST_NOW)
  const changed = createStatusTokens(PRESENT, FORMER)
  assert.equal(changed.of(issued), issued.token)
  const fresh = changed.issue(TEST_NOW)
  assert.equal(changed.of(fresh), fresh.token)
  assert.equal(createStatusTokens(PRESENT).of(fresh), fresh.token)
})
