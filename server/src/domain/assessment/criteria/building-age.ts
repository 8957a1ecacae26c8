import { completedYears } from '../../calendar.ts'
import type { PropertyDetermination } from '../../property/determination.ts'
import { valueAt } from '../../rule-book/curve.ts'
import { CURVES } from '../../rule-book/curves.ts'
import { AGE_LINES } from '../../rule-book/lines.ts'
import { CONFIDENCE } from '../../rule-book/scores.ts'
import { formatDate } from '../../wording/format.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { addressNotConfirmed } from '../findings/not-asked.ts'
import type { CriterionOutcome } from './criterion-outcome.ts'
import { scored, unscored } from './outcome.ts'
import { registerMissing } from './property-identity.ts'

/** Completed years since use approval; of several possible buildings the oldest counts. */
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

/** The approval date that counts; a future or unreadable one is an unknown (R-DIAG-35). */
export function approvedOn({ building, candidates }: PropertyDetermination, asOf: string): Approval | null {
  const possible = building === null ? candidates : [building]
  const approvals = possible.flatMap(({ useApprovalDate: date }) => {
    const years = date === null ? null : completedYears(date, asOf)
    return date === null || years === null ? [] : [{ date, years }]
  })
  return approvals.toSorted((a, b) => (a.date < b.date ? -1 : 1))[0] ?? null
}

function ageOf({ date, years }: Approval, { building, candidates }: PropertyDetermination): Finding {
  const whose =
    building === null && candidates.length > 1 ? '후보 건물 가운데 가장 오래된 건물의 사용승인일은' : '사용승인일은'
  const passed = years === 0 ? '진단일까지 1년이 지나지 않았습니다' : `진단일까지 ${years}년이 지났습니다`
  const old = years >= AGE_LINES.caution
  const look = old ? ' 설비와 구조의 상태를 꼼꼼히 살펴야 합니다.' : ''
  return finding(old ? 'OLD_BUILDING' : 'BUILDING_AGE', old ? 'CAUTION' : 'NOTE', {
    sentence: `${whose} ${formatDate(date)}이며 ${passed}.${look}`,
    evidence: [
      { source: 'building-register', field: 'useApprovalDate', value: date, description: '사용승인일' },
      { source: 'rule-book', field: 'yearsSinceApproval', value: years, description: '사용승인 후 경과 연수(년)' },
    ],
    checks: years >= AGE_LINES.look ? ['BUILDING_AGE'] : [],
  })
}

const approvalUnknown = finding('APPROVAL_DATE_MISSING', 'GAP', {
  sentence: '건축물대장에서 쓸 수 있는 사용승인일을 찾지 못해 건물이 지어진 지 얼마나 되었는지 확인하지 못했습니다.',
  missing: [
    {
      field: 'useApprovalDate',
      reason: '사용승인일이 확인되지 않았습니다.',
      requiredAction: '건축물대장에서 사용승인일을 확인하십시오.',
      checkId: 'BUILDING_REGISTER',
    },
  ],
})
