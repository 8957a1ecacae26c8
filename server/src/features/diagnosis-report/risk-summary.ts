import type { RiskSummary } from '@lease-risk/contract/diagnosis-response'
import { bySeverity, type Finding, ofSeverity } from '../../domain/assessment/findings/finding.ts'
import { type Message, message, sentences, type Text, type Unworded } from '../../words/message.ts'
import type { Diagnosed } from './diagnosed.ts'

/** Level, and every reason as a sentence, most severe first. */
export function riskSummary({ verdict, dataMode }: Diagnosed): Unworded<RiskSummary> {
  const { level, findings } = verdict
  return {
    title: message('REVIEW_TITLE', { level }),
    summary: sentences([
      ...(dataMode === 'sample' ? [message('INVENTED_DATA')] : []),
      message('REVIEW_SUMMARY', { level }),
      counts(findings),
    ]),
    riskLevel: message('REVIEW_LABEL', { level }),
    riskLevelCode: level,
    reasons: reasons(findings),
  }
}

/** What only the user can confirm is not a reason; it is listed among the points to confirm. */
function reasons(findings: readonly Finding[]): Text[] {
  const reasons = bySeverity(ofSeverity(findings, 'SEVERE', 'CAUTION', 'GAP', 'NOTE')).map(({ sentence }) => sentence)
  return ofSeverity(findings, 'GAP').length === 0 ? reasons : [...reasons, message('MISSING_IS_NOT_GOOD')]
}

function counts(findings: readonly Finding[]): Message {
  const count = (severity: Finding['severity']) => ofSeverity(findings, severity).length
  return message('FINDING_COUNTS', { severe: count('SEVERE'), caution: count('CAUTION'), gap: count('GAP') })
}
