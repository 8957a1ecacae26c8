/** Why content was reported. */
export type ReportReason = 'SPAM' | 'ABUSE' | 'PRIVACY' | 'MISINFORMATION' | 'ILLEGAL' | 'OTHER'

/** An action that a user can take on the board. */
export type CommunityVerb =
  | 'CREATE_POST'
  | 'UPDATE_POST'
  | 'DELETE_POST'
  | 'UPLOAD_ATTACHMENT'
  | 'CREATE_COMMENT'
  | 'UPDATE_COMMENT'
  | 'DELETE_COMMENT'
  | 'LIKE'
  | 'REPORT'

export type SanctionLevel = 'COMMENT_BLOCK' | 'POST_BLOCK' | 'READ_ONLY' | 'REPORT_BLOCK'

const HOUR = 1
const DAY = 24 * HOUR
const COMMENT_VERBS: readonly CommunityVerb[] = ['CREATE_COMMENT', 'UPDATE_COMMENT']
const POST_VERBS: readonly CommunityVerb[] = ['CREATE_POST', 'UPDATE_POST', 'UPLOAD_ATTACHMENT']

/**
 * The rules of the board as data (R-BOARD-11 to R-BOARD-15). Changing a number requires a new version, which is stored
 * with every sanction. Users who are blocked from writing may still withdraw their own content.
 */
export const COMMUNITY_POLICY = {
  version: '2026.11.2',
  points: {
    /** For every offence: a post or comment with an accepted report, by the most serious of the reasons. */
    each: 1,
    /** Added to `each`. */
    more: { SPAM: 2, ABUSE: 2, PRIVACY: 3, ILLEGAL: 3, MISINFORMATION: 0, OTHER: 0 } satisfies Record<
      ReportReason,
      number
    >,
    countedDays: 90,
  },
  /** The first line that the points reach applies. */
  lines: [
    { fromPoints: 8, level: 'READ_ONLY', hours: 30 * DAY, operatorMustLook: true },
    { fromPoints: 5, level: 'POST_BLOCK', hours: 7 * DAY, operatorMustLook: false },
    { fromPoints: 3, level: 'COMMENT_BLOCK', hours: 24 * HOUR, operatorMustLook: false },
  ],
  blocked: {
    COMMENT_BLOCK: COMMENT_VERBS,
    POST_BLOCK: [...COMMENT_VERBS, ...POST_VERBS],
    READ_ONLY: [...COMMENT_VERBS, ...POST_VERBS, 'LIKE', 'REPORT'],
    REPORT_BLOCK: ['REPORT'],
  } satisfies Record<SanctionLevel, readonly CommunityVerb[]>,
  reports: {
    /** Maximum numbers of reports per user and period; further ones are refused. */
    limits: [
      { most: 5, minutes: 10 },
      { most: 20, minutes: 24 * 60 },
    ],
    falseReports: { rejected: 5, days: 7, hours: 3 * DAY },
  },
} as const

/** Points that an accepted report adds to those of earlier reports of the content, up to those of the worst reason. */
export function pointsOf(reason: ReportReason, already = 0): number {
  const { each, more } = COMMUNITY_POLICY.points
  return Math.max(0, each + more[reason] - already)
}

export type SanctionLine = (typeof COMMUNITY_POLICY.lines)[number]

/** `undefined` if the points reach no line. */
export function lineReachedBy(points: number): SanctionLine | undefined {
  return COMMUNITY_POLICY.lines.find(({ fromPoints }) => points >= fromPoints)
}

const MINUTE_MS = 60_000

/** When a user may report again; `null`: now. `earlier`: the times of the user's reports in the last day. */
export function mayReportAgainAt(earlier: readonly Date[], now: Date): Date | null {
  const waits = COMMUNITY_POLICY.reports.limits.flatMap(({ most, minutes }) => {
    const since = now.getTime() - minutes * MINUTE_MS
    const counted = earlier.map((time) => time.getTime()).filter((time) => time > since)
    if (counted.length < most) return []
    const leaves = counted.toSorted((a, b) => b - a)[most - 1] ?? now.getTime()
    return [leaves + minutes * MINUTE_MS]
  })
  return waits.length === 0 ? null : new Date(Math.max(...waits))
}
