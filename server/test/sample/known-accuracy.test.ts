import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { KnownAccuracy } from '../../src/features/value/index.ts'
import { ROOT } from '../source-files.ts'
import { learnAccuracy } from './learn-accuracy.ts'

test('R-CONF-11: what the demo knows of the accuracy of its estimates is what they show; otherwise `npm run sample:generate`', async () => {
  const recorded = readFileSync(join(ROOT, 'server/src/sample/known-accuracy.json'), 'utf8')
  const learnt = await learnAccuracy()
  assert.ok(learnt.calibrations.length > 0 && learnt.months.length > 0)
  assertClose(JSON.parse(recorded) as KnownAccuracy, learnt, 'known-accuracy.json')
})

/** The last recorded digit may differ. */
function assertClose(recorded: unknown, learnt: unknown, path: string): void {
  if (typeof learnt === 'number' && typeof recorded === 'number')
    assert.ok(Math.abs(recorded - learnt) <= 1e-3 * Math.max(1e-2, Math.abs(learnt)), `${path}: ${recorded}, ${learnt}`)
  else if (typeof learnt === 'object' && learnt !== null) {
    assert.deepEqual(Object.keys(recorded as object), Object.keys(learnt), path)
    for (const [key, value] of Object.entries(learnt))
      assertClose((recorded as Record<string, unknown>)[key], value, `${path}.${key}`)
  } else assert.equal(recorded, learnt, path)
}
