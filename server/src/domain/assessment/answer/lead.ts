import { LEADS, type LeadGroup } from '../../rule-book/answer-lines.ts'
import { bySeverity, type Finding } from '../findings/finding.ts'

/** The finding that leads an answer, and why it comes first. */
export type Lead = { finding: Finding; group: LeadGroup }

/** A note never stands out, and findings that only the user can ask about are open in every diagnosis. */
const STANDS_OUT = ['SEVERE', 'CAUTION', 'GAP'] as const

/**
 * R-ANSWER-02: the first group of the rule book with a finding that stands out; else the most severe other finding
 * that is not a gap, after the registry. `null`: there is none.
 */
export function leadOf(findings: readonly Finding[]): Lead | null {
  const weighty = bySeverity(findings.filter(({ severity }) => STANDS_OUT.some((each) => each === severity)))
  for (const group of LEADS.groups) {
    const finding = weighty.find(({ code }) => group.codes.includes(code))
    if (finding !== undefined) return { finding, group }
  }
  const [other] = weighty.filter(({ severity }) => severity !== 'GAP')
  return other === undefined ? null : { finding: other, group: OTHERS }
}

/** R-DIAG-53: the most severe first, and among those of one severity in the order in which they would lead. */
export function heaviestFirst(findings: readonly Finding[]): Finding[] {
  const rank = ({ code }: Finding) => {
    const at = LEADS.groups.findIndex(({ codes }) => codes.includes(code))
    return at === -1 ? LEADS.groups.length : at
  }
  return bySeverity(findings.toSorted((one, other) => rank(one) - rank(other)))
}

const OTHERS: LeadGroup = { id: 'OTHERS', codes: [], registryFirst: true }
