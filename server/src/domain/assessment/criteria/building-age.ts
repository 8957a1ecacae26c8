import { message } from '../../../words/message.ts'
import { completedYears } from '../../calendar.ts'
import type { PropertyDetermination } from '../../property/determination.ts'
import { CURVES, valueAt } from '../../rule-book/curves.ts'
import { CONFIDENCE } from '../../rule-book/scores.ts'
import { AGE_THRESHOLDS } from '../../rule-book/thresholds.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { addressNotConfirmed } from '../findings/not-asked.ts'
import type { CriterionOutcome } from './criterion-outcome.ts'
import { scored, unscored } from './outcome.ts'
import { registerMissing } from './property-identity.ts'

/** Scores the completed years since use approval; of several possible buildings the oldest counts. */
export function assessBuildingAge(facts: LeaseFacts): CriterionOutcome {
  const { property, asOf, address } = facts
  const approved = approvedOn(property, asOf)
  if (approved === null) {
    if (!address.confirmed) return unscored('DATA_MISSING', [addressNotConfirmed()])
    return unscored('DATA_MISSING', [property.candidates.length === 0 ? registerMissing(facts) : approvalUnknown])
  }
  const certain = property.building !== null
  const riskScore = valueAt(CURVES.yearsSinceApproval, approved.years)
  const judged = certain
    ? { status: 'AVAILABLE' as const, riskScore, confidence: CONFIDENCE.register }
    : { status: 'PARTIAL' as const, riskScore, confidence: CONFIDENCE.severalCandidates }
  return scored(judged, [ageOf(approved, property)])
}

export type Approval = { date: string; years: number }

/** The approval date used; a future or unreadable date counts as unknown (R-DIAG-35). */
export function approvedOn({ building, candidates }: PropertyDetermination, asOf: string): Approval | null {
  const possible = building === null ? candidates : [building]
  const approvals = possible.flatMap(({ useApprovalDate: date }) => {
    const years = date === null ? null : completedYears(date, asOf)
    return date === null || years === null ? [] : [{ date, years }]
  })
  return approvals.toSorted((a, b) => (a.date < b.date ? -1 : 1))[0] ?? null
}

function ageOf({ date, years }: Approval, { building, candidates }: PropertyDetermination): Finding {
  const old = years >= AGE_THRESHOLDS.caution
  const oldestOfSeveral = building === null && candidates.length > 1
  return finding(old ? 'OLD_BUILDING' : 'BUILDING_AGE', old ? 'CAUTION' : 'NOTE', {
    sentence: message('BUILDING_AGE', { date, years, oldestOfSeveral, old }),
    evidence: [
      { source: 'building-register', field: 'useApprovalDate', value: date, description: message('USE_APPROVAL_DATE') },
      { source: 'rule-book', field: 'yearsSinceApproval', value: years, description: message('YEARS_SINCE_APPROVAL') },
    ],
    checks: years >= AGE_THRESHOLDS.look ? ['BUILDING_AGE'] : [],
  })
}

const approvalUnknown = finding('APPROVAL_DATE_MISSING', 'GAP', {
  sentence: message('APPROVAL_DATE_MISSING'),
  missing: [
    {
      field: 'useApprovalDate',
      reason: message('APPROVAL_DATE_NOT_CONFIRMED'),
      requiredAction: message('LOOK_UP_APPROVAL_DATE'),
      checkId: 'BUILDING_REGISTER',
    },
  ],
})
