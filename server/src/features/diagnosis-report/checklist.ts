import type { ChecklistItem } from '@lease-risk/contract/diagnosis-findings'
import type { Verdict } from '../../domain/assessment/assess-lease.ts'
import type { Finding } from '../../domain/assessment/findings/finding.ts'
import { CHECKS } from '../../domain/checks/catalogue.ts'
import type { Check } from '../../domain/checks/check.ts'
import type { Unworded } from '../../words/message.ts'

const ORDER: Record<ChecklistItem['priority'], number> = { HIGH: 0, MEDIUM: 1, LOW: 2 }

/**
 * The checks before a contract that this diagnosis calls for, most urgent first; checks that are the same for every
 * home are in the catalogue.
 */
export function checklist({ findings }: Verdict): Unworded<ChecklistItem>[] {
  return CHECKS.flatMap((check) => itemOf(check, findings)).toSorted((a, b) => ORDER[a.priority] - ORDER[b.priority])
}

function itemOf(check: Check, findings: readonly Finding[]): Unworded<ChecklistItem>[] {
  const { id, title } = check
  const calling = findings.filter(({ checks }) => checks.includes(id))
  if (!check.always && calling.length === 0) return []
  const priority = calling.some(isUrgent) ? 'HIGH' : check.priority
  return [{ code: id, title, priority }]
}

/** Every finding that calls for caution, and an unknown building. */
function isUrgent({ severity, topic }: Finding): boolean {
  return severity === 'SEVERE' || severity === 'CAUTION' || (severity === 'GAP' && topic === 'BUILDING')
}
