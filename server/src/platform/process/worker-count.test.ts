import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testConfig } from '../../../test/app.ts'
import { withWorkersByCores } from './worker-count.ts'

const workersOn = (cores: number, variables: Record<string, string> = {}) =>
  withWorkersByCores(variables, cores)['WORKERS']

test('R-OPS-34: npm start has a worker a core, as many as 100 connections of a database bear, or as many as it is given', () => {
  assert.deepEqual(
    [1, 2, 7, 64].map((cores) => workersOn(cores)),
    ['1', '2', '7', '7'],
  )
  assert.equal(workersOn(4, { WORKERS: '1' }), '1')
  assert.equal(workersOn(4, { WORKERS: ' ' }), '4')
  const { workers, database } = testConfig({ WORKERS: workersOn(64) ?? '' })
  assert.ok((workers + 1) * database.poolSize + 10 < 100 - 3, 'three are kept for the superuser')
})

test('R-OPS-34: what starts the service otherwise, as the demo and tests do, has one', () => {
  assert.equal(testConfig().workers, 1)
})

test('R-OPS-34: workers share the look-ups of the maps that an instance may make', () => {
  const lookups = (variables: Record<string, string>) => testConfig(variables).map.lookupsPerMinute
  assert.equal(lookups({}), 25)
  assert.equal(lookups({ WORKERS: '2' }), 12)
  assert.equal(lookups({ WORKERS: '64' }), 1)
})
