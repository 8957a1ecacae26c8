import type { SpecialClause } from '@lease-risk/contract/special-clauses'
import type { Result } from '../queries.ts'

type Findings = NonNullable<Result['findings']>
const HEAVY: readonly Findings[number]['severity'][] = ['SEVERE', 'CAUTION', 'GAP']

/** The clauses that the findings of this home call for, and those that belong to every lease or to one of its checks. */
export function clausesOf(
  { findings = [], checklist }: Pick<Result, 'checklist'> & { findings?: Findings | undefined },
  clauses: readonly SpecialClause[],
): { found: SpecialClause[]; others: SpecialClause[] } {
  const heavy = new Set(findings.flatMap(({ severity, checkIds }) => (HEAVY.includes(severity) ? checkIds : [])))
  const asked = new Set<string>([...checklist.map(({ code }) => code), ...findings.flatMap(({ checkIds }) => checkIds)])
  const found = clauses.filter(({ checkIds }) => checkIds.some((id) => heavy.has(id)))
  const others = clauses.filter(
    (each) => !found.includes(each) && (each.always || each.checkIds.some((id) => asked.has(id))),
  )
  return { found, others }
}
