import type { AuditValue, ChangedField } from '@lease-risk/contract/audit-log'

/** The members of `after` that differ from `before`. */
export function changedFields(
  before: Readonly<Record<string, AuditValue>>,
  after: Readonly<Record<string, AuditValue>>,
): ChangedField[] {
  return Object.entries(after).flatMap(([field, value]) => {
    const former = before[field] ?? null
    return former === value ? [] : [{ field, before: former, after: value }]
  })
}
