import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../../test/properties.ts'
import { addDays } from '../../calendar.ts'
import { REMINDERS } from '../../rule-book/shown-thresholds.ts'
import { NO_DATES } from '../papers-input.ts'
import { datePlan } from './date-plan.ts'
import { REMINDED_STEPS, remindersDue } from './reminders.ts'

const GUARANTEE = { code: 'GUARANTEE_APPLICATION', fromOn: '2026-12-01', untilOn: '2027-11-30' } as const
const REGISTRY = { code: 'REGISTRY_ON_BALANCE', fromOn: '2026-12-01', untilOn: '2026-12-01' } as const
const SINCE = '2026-01-01'

/** The days on which a reminder is sent if the given days are processed and sent reminders are recorded. */
function sentOn(event: typeof GUARANTEE | typeof REGISTRY, days: string[], since = SINCE): string[] {
  const sent = new Set<string>()
  return days.filter((today) => {
    const [due] = remindersDue([event], { today, since })
    if (due === undefined || sent.has(due.dueOn)) return false
    sent.add(due.dueOn)
    return true
  })
}
const daysFrom = (first: string, count: number) => Array.from({ length: count }, (_, at) => addDays(first, at))

test('R-NOTIF-09: a single day on that day; a window the day before it opens, and seven and one days before it ends', () => {
  assert.deepEqual(sentOn(REGISTRY, daysFrom('2026-11-01', 90)), ['2026-12-01'])
  assert.deepEqual(sentOn(GUARANTEE, daysFrom('2026-11-01', 500)), ['2026-11-30', '2027-11-23', '2027-11-29'])
})

test('R-NOTIF-09: a missed day is made up for once within three days, and not later', () => {
  const after = (count: number) => daysFrom(addDays(REGISTRY.fromOn, count), 30)
  assert.deepEqual(sentOn(REGISTRY, after(3)), ['2026-12-04'])
  assert.deepEqual(sentOn(REGISTRY, after(4)), [])
  assert.deepEqual(sentOn(GUARANTEE, daysFrom('2026-12-04', 30)), [])
})

test('R-NOTIF-09: of several that were missed the newest, and none of a window that is over', () => {
  const short = { ...GUARANTEE, untilOn: '2026-12-02' }
  assert.deepEqual(
    remindersDue([short], { today: '2026-12-02', since: SINCE }).map(({ dueOn }) => dueOn),
    ['2026-12-01'],
  )
  assert.deepEqual(remindersDue([short], { today: '2026-12-03', since: SINCE }), [])
})

test('R-NOTIF-09: what was due before the days were typed is not sent', () => {
  assert.deepEqual(sentOn(REGISTRY, daysFrom('2026-12-02', 5), '2026-12-02'), [])
  assert.deepEqual(sentOn(REGISTRY, daysFrom('2026-12-01', 5), '2026-12-01'), ['2026-12-01'])
})

const day = fc.integer({ min: 0, max: 900 }).map((count) => addDays('2026-01-01', count))

test('whatever the days, each reminder is due once, within three days, and never before the days were typed', () => {
  fc.assert(
    fc.property(day, day, day, day, (contractOn, balanceOn, endOn, since) => {
      const dates = { ...NO_DATES, contractOn, balanceOn, endOn }
      const terms = { purpose: 'JEONSE', depositManwon: 20_000, monthlyRentManwon: 0 } as const
      const plan = datePlan(terms, dates, { asOf: since, legalDistrictCode: '1162010200' })
      for (const today of daysFrom(since, 10)) {
        const due = remindersDue(plan, { today, since })
        assert.equal(new Set(due.map(({ step }) => step)).size, due.length)
        for (const { dueOn, step } of due) {
          assert.ok(REMINDED_STEPS.includes(step))
          assert.ok(dueOn >= since && dueOn <= today && addDays(dueOn, REMINDERS.madeUpForDays) >= today)
        }
      }
    }),
  )
})
