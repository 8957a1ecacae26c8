import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stateOf } from './state.ts'

const answering = { configured: true, breakerState: 'CLOSED', healthy: true } as const

test('a provider that nobody called is not said to answer', () => {
  assert.equal(stateOf(answering), 'answering')
  assert.equal(stateOf({ ...answering, healthy: null }), 'noRecord')
})

test('what is not set up, a pause and failures are distinguished', () => {
  assert.equal(stateOf({ ...answering, configured: false, healthy: false }), 'off')
  assert.equal(stateOf({ ...answering, breakerState: 'OPEN', healthy: false }), 'paused')
  assert.equal(stateOf({ ...answering, healthy: false }), 'failing')
})
