import type { DecisionSummary } from '@lease-risk/contract/diagnosis-response'
import { bySeverity, type Finding, ofSeverity } from '../../domain/assessment/findings/finding.ts'
import { dataConfidence } from '../../domain/assessment/verdict/data-confidence.ts'
import { noteworthyCriteria } from '../../domain/assessment/verdict/noteworthy-criteria.ts'
import { message, sentences, type Text, type Unworded } from '../../words/message.ts'
import type { Diagnosed } from './diagnosed.ts'
import type { NextAction } from './next-actions.ts'

const NAMED_AT_MOST = 3

/** The top verdict: which checks come first. Never an approval of the contract. */
export function decisionSummary({ verdict }: Diagnosed, actions: readonly NextAction[]): Unworded<DecisionSummary> {
  const { decision, findings, assessment, answer } = verdict
  const held = decision === 'JUDGMENT_HOLD' && findings.some(({ holds }) => holds)
  const said = { decision: held ? 'HELD_BY_INPUT' : decision } as const
  const summary = message('DECISION_SUMMARY', said)
  const named = toLookAtFirst(findings, assessment, answer)
  return {
    statusCode: decision,
    label: message('DECISION_LABEL', said),
    title: message('DECISION_TITLE', said),
    summary: named.length === 0 ? summary : sentences([summary, message('LOOK_AT_FIRST', { named })]),
    dataConfidenceLabel: message('DATA_CONFIDENCE', { confidence: dataConfidence(assessment) }),
    primaryAction: actions[0]?.sentence ?? '',
    cautionMessage: message('DECISION_CAUTION'),
  }
}

/**
 * Titles of the finding that leads the answer, then of the most severe findings; if none stands out, the criteria
 * behind the total.
 */
function toLookAtFirst(
  findings: readonly Finding[],
  assessment: Diagnosed['verdict']['assessment'],
  { lead }: Diagnosed['verdict']['answer'],
): Text[] {
  const heaviest = bySeverity(ofSeverity(findings, 'SEVERE', 'CAUTION', 'GAP'))
  const weighty = lead === null ? heaviest : [lead.finding, ...heaviest]
  const titles = [...new Set(weighty.map(({ title }) => title))]
  return (titles.length > 0 ? titles : noteworthyCriteria(assessment)).slice(0, NAMED_AT_MOST)
}
