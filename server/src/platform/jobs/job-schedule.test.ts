import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseCronItem } from 'graphile-worker'
import { inSeoul } from './job-schedule.ts'

function matches(cron: string, utc: string): boolean {
  const instant = new Date(utc)
  const match = inSeoul(parseCronItem({ task: 'any', match: cron }).match, () => instant.getUTCFullYear())
  return match({
    min: instant.getUTCMinutes(),
    hour: instant.getUTCHours(),
    date: instant.getUTCDate(),
    month: instant.getUTCMonth() + 1,
    dow: instant.getUTCDay(),
  })
}

const SCHEDULES: [what: string, cron: string, utc: string, expected: boolean][] = [
  ['Mondays 04:00 in Seoul is Sunday 19:00 UTC', '0 4 * * 1', '2026-11-22T19:00Z', true],
  ['Mondays 04:00 UTC is Monday 13:00 in Seoul', '0 4 * * 1', '2026-11-23T04:00Z', false],
  ['the first of a month in Seoul', '30 0 1 * *', '2026-11-30T15:30Z', true],
  ['the first of a year in Seoul', '0 8 1 1 *', '2026-12-31T23:00Z', true],
  ['the 29th of February of a leap year', '0 0 29 2 *', '2028-02-28T15:00Z', true],
  ['the day after the 28th of February of another year', '0 0 1 3 *', '2027-02-28T15:00Z', true],
  ['every ten minutes', '*/10 * * * *', '2026-11-20T03:20Z', true],
]
for (const [what, cron, utc, expected] of SCHEDULES) {
  test(`${what}: ${cron} ${expected ? 'is' : 'is not'} due at ${utc}`, () => assert.equal(matches(cron, utc), expected))
}
