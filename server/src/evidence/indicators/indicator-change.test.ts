import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeOf, freshnessOf } from './read-indicators.ts'

const series = new Map([
  ['202509', 80],
  ['202606', 96],
  ['202608', 98],
  ['202609', 100],
])

test('an index changes in per cent over 1, 3 and 12 months; its direction is that of three months', () => {
  assert.deepEqual(changeOf(series, '202609', '지수'), {
    change1: 2.04,
    change3: 4.17,
    change12: 25,
    direction: 'RISING',
  })
})

test('a rate changes in percentage points', () => {
  assert.equal(changeOf(series, '202609', '%').change12, 20)
})

test('a missing month is unknown and no zero; without three months the last one gives the direction', () => {
  const short = new Map([
    ['202608', 100],
    ['202609', 99],
  ])
  assert.deepEqual(changeOf(short, '202609', '지수'), {
    change1: -1,
    change3: null,
    change12: null,
    direction: 'FALLING',
  })
  assert.equal(changeOf(new Map([['202609', 1]]), '202609', '지수').direction, 'UNKNOWN')
})

test('a tenth of a per cent in three months is no direction, and never minus zero', () => {
  const still = new Map([
    ['202606', 100],
    ['202608', 100.001],
    ['202609', 100],
  ])
  const { change1, direction } = changeOf(still, '202609', '지수')
  assert.ok(Object.is(change1, 0))
  assert.equal(direction, 'FLAT')
})

test('freshness counts from the newest completed month', () => {
  const ages = ['202610', '202608', '202607', '202604', '202603'].map((period) => freshnessOf(period, '202610'))
  assert.deepEqual(ages, ['FRESH', 'FRESH', 'AGING', 'AGING', 'STALE'])
})
