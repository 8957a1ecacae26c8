import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../../test/properties.ts'
import { inKorean } from '../../../words/in-korean.fixture.ts'
import { word } from '../../../words/in-words.ts'
import { message } from '../../../words/message.ts'
import { saying } from '../../../words/saying.fixture.ts'
import { addDays, daysBetween } from '../../calendar.ts'
import { standingStart, tenantPriority } from '../claims/tenant-priority.ts'
import { anyDates, anyDay } from '../papers.fixture.ts'
import { type LeaseDates, NO_DATES, type PaperTerms } from '../papers-input.ts'
import { datePlan, type PlanCode } from './date-plan.ts'
import { addCalendarMonths, endOfTerm } from './days.ts'
import { markOf, PUBLIC_HOLIDAYS } from './public-holidays.ts'
import { unprotectedGap } from './unprotected-gap.ts'

const JEONSE: PaperTerms = { purpose: 'JEONSE', depositManwon: 12_000, monthlyRentManwon: 0 }
const DATES: LeaseDates = {
  contractOn: '2026-11-20',
  balanceOn: '2026-12-01',
  moveInOn: '2026-12-01',
  reportOn: '2026-12-01',
  fixedDateOn: '2026-12-01',
  endOn: '2028-11-30',
}
const SEOUL = { asOf: '2026-11-20', legalDistrictCode: '1162010200' }
const eventOf = (code: PlanCode, terms = JEONSE, dates = DATES) =>
  datePlan(terms, dates, SEOUL).find((event) => event.code === code)
const windowOf = (code: PlanCode, terms = JEONSE, dates = DATES) => {
  const event = eventOf(code, terms, dates)
  return event && [event.fromOn, event.untilOn]
}

test('the plan of a lease from contract to end', () => {
  assert.deepEqual(
    datePlan(JEONSE, DATES, SEOUL).map(({ code, fromOn, untilOn }) => [code, fromOn, untilOn]),
    [
      ['TAX_VIEWING', '2026-11-20', '2026-12-01'],
      ['REGISTRY_ON_CONTRACT', '2026-11-20', '2026-11-20'],
      ['LEASE_REPORT', '2026-11-20', '2026-12-20'],
      ['REGISTRY_BEFORE_BALANCE', '2026-11-30', '2026-11-30'],
      ['REGISTRY_ON_BALANCE', '2026-12-01', '2026-12-01'],
      ['MOVE_IN_REPORT_AND_FIXED_DATE', '2026-12-01', '2026-12-01'],
      ['GUARANTEE_APPLICATION', '2026-12-01', '2027-11-30'],
      ['REGISTRY_AFTER_BALANCE', '2026-12-02', '2026-12-02'],
      ['RENEWAL_REQUEST', '2028-05-30', '2028-09-29'],
      ['LEASE_END', '2028-11-30', '2028-11-30'],
    ],
  )
})

// biome-ignore format: a table
const TERMS: [start: string, months: number, end: string][] = [
  ['2026-12-01', 24, '2028-11-30'], ['2026-12-15', 12, '2027-12-14'], ['2027-01-01', 1, '2027-01-31'],
  ['2027-03-01', 12, '2028-02-29'], ['2027-08-31', 6, '2028-02-29'], ['2026-08-31', 6, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'], ['2028-02-29', 6, '2028-08-28'], ['2027-01-30', 1, '2027-02-28'],
]
for (const [start, months, end] of TERMS) {
  test(`R-PAPERS-13: ${months} months from ${start} end on ${end}`, () => {
    assert.equal(endOfTerm({ moveInOn: start, balanceOn: '2020-01-01' }, months), end)
    assert.equal(endOfTerm({ moveInOn: null, balanceOn: start }, months), end)
  })
}

test('R-PAPERS-13: a term ends after it began, and the next one begins on the same day or the first of a month', () => {
  assert.equal(endOfTerm({ moveInOn: null, balanceOn: null }, 24), null)
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 600 }), (start, months) => {
      const end = endOfTerm({ moveInOn: start }, months) ?? ''
      assert.ok(end > start, end)
      const next = addDays(end, 1).slice(-2)
      assert.ok(next === start.slice(-2) || next === '01', `${start} + ${months} = ${end}`)
    }),
  )
})

const thresholds: [deposit: number, rent: number, taxViewing: boolean, report: boolean][] = [
  [1_000, 30, false, false],
  [1_001, 30, true, false],
  [1_000, 31, false, true],
  [6_000, 0, true, false],
  [6_001, 0, true, true],
]
for (const [depositManwon, monthlyRentManwon, taxViewing, report] of thresholds) {
  test(`deposit ${depositManwon}, rent ${monthlyRentManwon}: tax viewing ${taxViewing}, lease report ${report}`, () => {
    const terms: PaperTerms = { purpose: 'MONTHLY_RENT', depositManwon, monthlyRentManwon }
    assert.equal(eventOf('TAX_VIEWING', terms) !== undefined, taxViewing)
    assert.equal(eventOf('LEASE_REPORT', terms) !== undefined, report)
  })
}

const renewals: [endOn: string, fromOn: string, untilOn: string][] = [
  ['2020-09-30', '2020-03-30', '2020-07-29'],
  ['2028-04-30', '2027-10-30', '2028-02-28'],
  ['2027-04-30', '2026-10-30', '2027-02-27'],
  ['2028-08-31', '2028-02-29', '2028-06-29'],
  ['2028-02-29', '2027-08-29', '2027-12-28'],
]
for (const [endOn, fromOn, untilOn] of renewals) {
  test(`renewal of a lease that ends on ${endOn}: ${fromOn} to ${untilOn}, so that it arrives in time`, () => {
    assert.deepEqual(windowOf('RENEWAL_REQUEST', JEONSE, { ...NO_DATES, endOn }), [fromOn, untilOn])
  })
}

test('random dates obey the windows of the law, over leap years and ends of months', () => {
  fc.assert(
    fc.property(anyDates, anyDay, (dates, asOf) => {
      const plan = datePlan(JEONSE, dates, { ...SEOUL, asOf })
      const days = plan.map(({ fromOn }) => fromOn)
      assert.deepEqual(days, days.toSorted())
      for (const { code, fromOn, untilOn, marks } of plan) {
        assert.match(`${fromOn} ${untilOn}`, /^\d{4}-\d\d-\d\d \d{4}-\d\d-\d\d$/)
        assert.ok(fromOn <= untilOn, code)
        if (code === 'LEASE_REPORT') assert.equal(daysBetween(fromOn, untilOn), 30)
        if (code === 'RENEWAL_REQUEST') {
          const { endOn } = dates
          assert.ok(endOn !== null && untilOn < addCalendarMonths(endOn, -2) && fromOn === addCalendarMonths(endOn, -6))
          const months = daysBetween(fromOn, endOn)
          assert.ok(months >= 181 && months <= 184, `${months} days before the end`)
        }
        if (code === 'GUARANTEE_APPLICATION') {
          const { endOn } = dates
          const startOn = dates.moveInOn ?? dates.balanceOn
          assert.ok(
            endOn !== null && startOn !== null && daysBetween(startOn, untilOn) < daysBetween(startOn, endOn) / 2,
          )
        }
        for (const { date } of marks) assert.ok(date === fromOn || date === untilOn)
      }
    }),
    { numRuns: 500 },
  )
})

test('months back end on the same day of the month, or on its last', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -30, max: 30 }), (date, count) => {
      const moved = addCalendarMonths(date, count)
      const day = Number(date.slice(8))
      assert.ok(Number(moved.slice(8)) === day || (day > 28 && addDays(moved, 1).endsWith('-01')))
      const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
      assert.equal(months(moved) - months(date), count)
    }),
  )
})

test('the gap runs from the opening of the offices on the day of the balance to 0:00 of the day after all is done', () => {
  const gap = unprotectedGap(DATES)
  assert.deepEqual(
    [gap?.startsAt, gap?.endsAt, gap?.hours, gap?.hoursUntilPriority, gap?.assumed],
    ['2026-12-01T09:00:00+09:00', '2026-12-02T00:00:00+09:00', 15, null, false],
  )
  assert.equal(unprotectedGap({ ...DATES, reportOn: '2026-12-04' })?.hours, 15 + 3 * 24)
  assert.equal(unprotectedGap({ ...DATES, moveInOn: '2026-11-25', reportOn: '2026-11-25' })?.hours, 0)
  assert.equal(unprotectedGap({ ...DATES, reportOn: null })?.assumed, true)
  assert.equal(unprotectedGap(NO_DATES), null)
})

test('R-DIST-08: with a later fixed date priority starts on its day, not at 0:00 of the day after', () => {
  const gap = unprotectedGap({ ...DATES, fixedDateOn: '2026-12-10' })
  assert.equal(gap?.hoursUntilPriority, 15 + 8 * 24)
  assert.match(inKorean(gap?.sentence ?? ''), saying('GAP_LATER_FIXED_DATE', { fixedDateOn: '2026-12-10' }))
  assert.equal(unprotectedGap({ ...DATES, fixedDateOn: '2026-12-02' })?.hoursUntilPriority, null)
})

test('the gap in hours is the time between its ends, whatever the dates', () => {
  fc.assert(
    fc.property(anyDates, (dates) => {
      const gap = unprotectedGap(dates)
      if (gap === null) return
      assert.equal((Date.parse(gap.endsAt) - Date.parse(gap.startsAt)) / 3_600_000, gap.hours)
      assert.ok(gap.hours >= 0 && gap.hours % 24 === (gap.hours === 0 ? 0 : 15))
    }),
  )
})

test('standing starts on the next day; a law that makes it immediate counts from its own day on', () => {
  assert.equal(standingStart('2026-12-31'), '2027-01-01')
  assert.equal(standingStart('2027-01-01', '2027-01-01'), '2027-01-01')
  assert.equal(standingStart('2026-12-31', '2027-01-01'), '2027-01-01')
  assert.deepEqual(tenantPriority({ ...DATES, fixedDateOn: null }), {
    standingOn: '2026-12-02',
    priorityOn: null,
    fromMidnight: false,
  })
})

test('days on which offices are closed are marked: by the official table, by the weekend, and as not covered', () => {
  assert.equal(inKorean(markOf('2027-02-09'))?.label, '설날 대체공휴일')
  assert.equal(markOf('2026-11-21')?.kind, 'WEEKEND')
  assert.equal(markOf('2026-11-20'), null)
  assert.equal(markOf('2031-03-03')?.kind, 'NOT_COVERED')
  assert.deepEqual(
    inKorean(eventOf('LEASE_REPORT'))?.marks.map(({ label }) => label),
    ['일요일'],
  )
})

test('every public holiday has an English name, with the Korean one in brackets', () => {
  assert.deepEqual([...PUBLIC_HOLIDAYS.keys()].slice(0, 2), ['2026', '2027'])
  for (const day of [...PUBLIC_HOLIDAYS.values()].flatMap((days) => [...days.keys()])) {
    const label = word(markOf(day)?.label ?? '', 'en')
    assert.match(label, /^(?:Holiday around |Substitute holiday for )?[A-Z][\w' ]+ \(.+\)$/, day)
  }
  assert.equal(
    word(message('HOLIDAY', { name: '삼일절 대체공휴일' }), 'en'),
    'Substitute holiday for Independence Movement Day (삼일절)',
  )
})
