import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFailurePause } from './score-risk.ts'

function paused() {
  const clock = { now: 0 }
  const pause = createFailurePause(() => clock.now)
  for (let failure = 0; failure < 3; failure++) pause.record(false)
  return { clock, pause }
}

test('two failures in a row pause nothing, and a success forgets them', () => {
  const pause = createFailurePause(() => 0)
  for (const succeeded of [false, false, true, false, false]) pause.record(succeeded)
  assert.ok(pause.mayTry())
})

test('R-SCORE-33: repeated failures leave the model alone for a minute', () => {
  const { clock, pause } = paused()
  assert.ok(!pause.mayTry())
  clock.now = 59_999
  assert.ok(!pause.mayTry())
  clock.now = 60_000
  assert.ok(pause.mayTry())
})

test('after the pause one caller tries and the others do not wait for it', () => {
  const { clock, pause } = paused()
  clock.now = 60_000
  assert.deepEqual([pause.mayTry(), pause.mayTry(), pause.mayTry()], [true, false, false])
  pause.record(true)
  assert.deepEqual([pause.mayTry(), pause.mayTry()], [true, true])
})

test('a failed trial starts the minute anew', () => {
  const { clock, pause } = paused()
  clock.now = 61_000
  assert.ok(pause.mayTry())
  clock.now = 66_000
  pause.record(false)
  clock.now = 125_999
  assert.ok(!pause.mayTry())
  clock.now = 126_000
  assert.ok(pause.mayTry())
})
