import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { COMMUNITY_POLICY, lineReachedBy, mayReportAgainAt, pointsOf, type ReportReason } from './policy.ts'

/** The hash of each version: changed rules require a new version. */
const VERSIONS: Record<string, string> = {
  '2026.11.1': '1636eeecb0dc',
  '2026.11.2': 'f46faf8af241',
}

test('R-BOARD-13: an accepted report gives 1 point, 2 more for SPAM or ABUSE, 3 more for PRIVACY or ILLEGAL', () => {
  const reasons = ['SPAM', 'ABUSE', 'PRIVACY', 'ILLEGAL', 'MISINFORMATION', 'OTHER'] as const
  assert.deepEqual(
    reasons.map((reason) => pointsOf(reason)),
    [3, 3, 4, 4, 1, 1],
  )
})

test('R-BOARD-13: reports of one content together cost what the gravest does, in whichever order they are accepted', () => {
  const reason = fc.constantFrom(...(Object.keys(COMMUNITY_POLICY.points.more) as ReportReason[]))
  fc.assert(
    fc.property(fc.array(reason, { minLength: 1 }), (reasons) => {
      const total = reasons.reduce((sum, each) => sum + pointsOf(each, sum), 0)
      assert.equal(total, Math.max(...reasons.map((each) => pointsOf(each))))
    }),
  )
})

test('R-BOARD-14: 3 points block comments for 24 hours, 5 posts for 7 days, 8 everything for 30 days', () => {
  const reached = (points: number) => {
    const line = lineReachedBy(points)
    return line && [line.level, line.hours, line.operatorMustLook]
  }
  assert.deepEqual([0, 1, 2].map(reached), [undefined, undefined, undefined])
  assert.deepEqual([3, 4].map(reached), [
    ['COMMENT_BLOCK', 24, false],
    ['COMMENT_BLOCK', 24, false],
  ])
  assert.deepEqual([5, 7].map(reached), [
    ['POST_BLOCK', 168, false],
    ['POST_BLOCK', 168, false],
  ])
  assert.deepEqual([8, 100].map(reached), [
    ['READ_ONLY', 720, true],
    ['READ_ONLY', 720, true],
  ])
})

test('a heavier level blocks all that a lighter one does', () => {
  const { COMMENT_BLOCK, POST_BLOCK, READ_ONLY, REPORT_BLOCK } = COMMUNITY_POLICY.blocked
  const within = (light: readonly string[], heavy: readonly string[]) => light.every((verb) => heavy.includes(verb))
  assert.ok(within(COMMENT_BLOCK, POST_BLOCK) && within(POST_BLOCK, READ_ONLY) && within(REPORT_BLOCK, READ_ONLY))
})

test('changed rules have another version', () => {
  const hash = createHash('sha256').update(JSON.stringify(COMMUNITY_POLICY)).digest('hex').slice(0, 12)
  assert.equal(VERSIONS[COMMUNITY_POLICY.version], hash)
})

const NOW = new Date('2026-11-20T12:00:00+09:00')
const minutesAgo = fc.integer({ min: 0, max: 3_000 })

test('R-BOARD-11: more than 5 reports in 10 minutes or 20 in 24 hours are refused, until one of them is old enough', () => {
  const mayNow = (ages: number[], now = NOW) =>
    ages.filter((age) => age < 10).length < 5 && ages.filter((age) => age < 1_440).length < 20 && now === NOW
  fc.assert(
    fc.property(fc.array(minutesAgo, { maxLength: 40 }), (ages) => {
      const earlier = ages.map((age) => new Date(NOW.getTime() - age * 60_000))
      const again = mayReportAgainAt(earlier, NOW)
      assert.equal(again === null, mayNow(ages))
      if (again === null) return
      assert.ok(again > NOW)
      assert.equal(mayReportAgainAt(earlier, again), null)
      assert.notEqual(mayReportAgainAt(earlier, new Date(again.getTime() - 1)), null)
    }),
  )
})
