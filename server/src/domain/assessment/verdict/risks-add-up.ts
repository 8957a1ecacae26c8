import { message } from '../../../words/message.ts'
import { AGGREGATION } from '../../rule-book/aggregation.ts'
import { CRITERION_RULES } from '../../rule-book/criteria.ts'
import { criterionName } from '../criteria/criterion-name.ts'
import type { CriterionOutcomes } from '../criteria/criterion-outcome.ts'
import { type Finding, finding, ofSeverity } from '../findings/finding.ts'
import type { Aggregate } from '../score/aggregate.ts'

const NAMED_AT_MOST = 2

/**
 * A high grade that no single finding explains: it results from several scores and from unknowns. It is reported as a
 * finding, so that the decision to stop and the cards agree.
 */
export function risksAddUp(
  { riskGrade, totalRiskScore }: Aggregate,
  outcomes: CriterionOutcomes,
  findings: readonly Finding[],
): Finding[] {
  const stops = riskGrade === 'HIGH' || riskGrade === 'CRITICAL'
  if (!stops || totalRiskScore === null || ofSeverity(findings, 'SEVERE').length > 0) return []
  const heaviest = CRITERION_RULES.map((rule) => ({ ...rule, ...outcomes[rule.code] }))
    .filter(({ weight, riskScore }) => weight > 0 && riskScore !== null)
    .toSorted((a, b) => b.weight * (b.riskScore ?? 0) - a.weight * (a.riskScore ?? 0))
  const named = heaviest.slice(0, NAMED_AT_MOST).map(({ code }) => criterionName(code))
  const topic = heaviest[0]?.findings[0]?.topic ?? 'MONEY'
  return [
    {
      ...finding('RISKS_ADD_UP', 'SEVERE', {
        sentence: message('RISKS_ADD_UP', { total: totalRiskScore, grade: riskGrade, named }),
        evidence: [
          {
            source: 'rule-book',
            field: 'totalRiskScore',
            value: totalRiskScore,
            description: message('TOTAL_RISK_SCORE', { rules: AGGREGATION.source }),
          },
        ],
      }),
      topic,
    },
  ]
}
