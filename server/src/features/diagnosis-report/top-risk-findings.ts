import type { RiskFinding } from '@lease-risk/contract/diagnosis-findings'
import type { Verdict } from '../../domain/assessment/assess-lease.ts'
import { bySeverity, type Finding, ofSeverity, type Topic } from '../../domain/assessment/findings/finding.ts'
import { checkOf } from '../../domain/checks/catalogue.ts'
import type { CheckId } from '../../domain/checks/check.ts'
import { message, sentences, type Unworded } from '../../words/message.ts'

type Severity = RiskFinding['severity']

/** The maximum number of evidence sentences on a card. */
const SENTENCES_AT_MOST = 2

const CARDS: readonly { category: RiskFinding['category']; topic: Topic; check: CheckId }[] = [
  { category: 'money', topic: 'MONEY', check: 'ADD_CLAIMS' },
  { category: 'rights', topic: 'RIGHTS', check: 'REGISTRY_DOCUMENT' },
  { category: 'register_site', topic: 'BUILDING', check: 'UNIT_ON_SITE' },
]

/** The three cards of R-DIAG-40: deposit and rent level, rights relations, register versus site. */
export function topRiskFindings({ findings, isSingleHouse: single }: Verdict): Unworded<RiskFinding>[] {
  return CARDS.map(({ category, topic, check }) => {
    const all = bySeverity(findings.filter((each) => each.topic === topic))
    const shown = ofSeverity(all, 'SEVERE', 'CAUTION', 'GAP', 'NOTE')
    const severity = severityOf(all)
    const found = shown.slice(0, SENTENCES_AT_MOST).map(({ headline, sentence }) => headline ?? sentence)
    const otherwise = message('RISK_CARD_WITHOUT_FINDINGS', { category })
    const shownEvidence = topic === 'RIGHTS' ? [otherwise, ...found] : found
    const [first = check] =
      shown.find(({ severity: each, checks }) => each !== 'NOTE' && checks.length > 0)?.checks ?? []
    return {
      category,
      severity,
      title: message('RISK_CARD_TITLE', { category, severity }),
      evidence: shownEvidence.length === 0 ? otherwise : sentences(shownEvidence),
      limitation: message('RISK_CARD_LIMITATION', { category, single }),
      action: checkOf(first).action,
      checkId: first,
    }
  })
}

/**
 * A finding that stands out decides; otherwise measured data is still to be checked, and without any data nothing is
 * known.
 */
function severityOf(findings: readonly Finding[]): Severity {
  const has = (...severities: Finding['severity'][]) => ofSeverity(findings, ...severities).length > 0
  if (has('SEVERE')) return 'HIGH'
  if (has('CAUTION')) return 'CAUTION'
  if (findings.some(({ code }) => code === 'REGISTER_MISSING' || code === 'ADDRESS_NOT_CONFIRMED')) return 'UNKNOWN'
  const asked = ofSeverity(findings, 'ASK').some(({ topic }) => topic === 'RIGHTS')
  return has('NOTE') || asked ? 'CHECK' : 'UNKNOWN'
}
