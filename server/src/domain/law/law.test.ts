import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { addDays } from '../calendar.ts'
import { conversionCap, depositEquivalent } from './deposit-rent-conversion.ts'
import { LAW_CONSTANTS } from './law-constants.ts'
import { isStale, lawInForce, missedDecision, ruleSetHash, staleFrom } from './law-in-force.ts'

test('the conversion cap follows the base rate of the day', () => {
  assert.equal(conversionCap('2026-11-21'), 0.05)
  assert.equal(conversionCap('2026-08-26'), 0.0475)
  assert.equal(conversionCap('2026-07-15'), 0.045)
})

test('a day before the first known base rate has no cap', () => {
  assert.equal(conversionCap('2020-10-01'), null)
})

test('deposit equivalent: rent × 12 ÷ rate on top of the deposit', () => {
  assert.equal(depositEquivalent(1000, 50, 0.06), 11_000)
})

test('on any day at most one constant per id and region is in force', () => {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.constantFrom(...LAW_CONSTANTS), (date, { id }) => {
      const inForce = lawInForce(id, date.toISOString().slice(0, 10))
      assert.equal(new Set(inForce.map((constant) => constant.region)).size, inForce.length)
    }),
  )
})

test('R-LAW-03: the base rate is stale from the day after a decision that came after its check', () => {
  const [baseRate] = lawInForce('BASE_RATE', '2026-11-21')
  assert.ok(baseRate)
  assert.equal(staleFrom(baseRate), '2026-10-23')
  assert.equal(isStale(baseRate, '2026-10-22'), false)
  assert.equal(isStale(baseRate, '2026-10-23'), true)
  assert.equal(missedDecision(baseRate, '2026-10-22'), null)
  assert.equal(missedDecision(baseRate, '2026-11-26'), '2026-10-22')
  assert.equal(missedDecision(baseRate, '2026-11-27'), '2026-11-26')
})

test('R-LAW-03: checked on the day of a decision, the base rate is known until the next one, or for 56 days', () => {
  const [baseRate] = lawInForce('BASE_RATE', '2026-11-21')
  assert.ok(baseRate)
  assert.equal(staleFrom({ ...baseRate, checkedOn: '2026-10-22' }), '2026-11-27')
  assert.equal(staleFrom({ ...baseRate, checkedOn: '2026-11-26' }), '2027-01-22')
})

test('R-LAW-03: a decree is stale after a year', () => {
  const [decree] = lawInForce('SMALL_LEASE_LIMIT', '2026-11-21')
  assert.ok(decree)
  assert.equal(isStale(decree, '2027-07-17'), false)
  assert.equal(isStale(decree, '2027-07-18'), true)
})

test('R-LAW-03: a number becomes stale once, and a later check never brings that day forward', () => {
  const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-07-01', days))
  fc.assert(
    fc.property(day, day, fc.constantFrom(...LAW_CONSTANTS), (one, other, constant) => {
      const [earlier, later] = one < other ? [one, other] : [other, one]
      if (isStale(constant, earlier)) assert.ok(isStale(constant, later))
      const checked = (checkedOn: string) => staleFrom({ ...constant, checkedOn })
      assert.ok(checked(earlier) <= checked(later))
    }),
  )
})

test('R-LAW-34: the market rate of a half-year is stale from the first day of the next one, and used until it is replaced', () => {
  const [rate, ...others] = lawInForce('MARKET_CONVERSION_RATE', '2027-01-01')
  assert.ok(rate && others.length === 0)
  assert.equal(isStale(rate, '2026-12-31'), false)
  assert.equal(isStale(rate, '2027-01-01'), true)
})

test('the rule-set hash changes with any number', () => {
  assert.match(ruleSetHash(), /^[0-9a-f]{8}$/)
  for (const index of LAW_CONSTANTS.keys()) {
    const changed = LAW_CONSTANTS.map((constant, at) =>
      at === index ? { ...constant, value: constant.value + 1 } : constant,
    )
    assert.notEqual(ruleSetHash(changed), ruleSetHash())
  }
})

test('the rule-set hash that is computed once is that of the tables in use', () => {
  assert.equal(ruleSetHash(), ruleSetHash([...LAW_CONSTANTS]))
})

test('every past row ends on the day before the next one begins, and only the last one lasts', () => {
  const limits = LAW_CONSTANTS.filter(({ id, region }) => id === 'SMALL_LEASE_LIMIT' && region === 'OTHER')
  assert.equal(limits.length, 10)
  for (const [index, { effectiveTo }] of limits.entries()) {
    const next = limits[index + 1]?.effectiveFrom ?? null
    const dayAfter = effectiveTo === null ? null : new Date(Date.parse(effectiveTo) + 86_400_000).toISOString()
    assert.equal(dayAfter?.slice(0, 10) ?? null, next)
  }
})
