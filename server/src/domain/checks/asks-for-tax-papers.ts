import type { LeaseTerms } from '../comparison/lease-terms.ts'
import { TAX_VIEWING } from '../rule-book/lines.ts'

/** A jeonse always, a monthly lease from a deposit on for which the law opens the landlord's tax papers. */
export function asksForTaxPapers({ purpose, depositManwon }: LeaseTerms): boolean {
  return purpose === 'JEONSE' || depositManwon > TAX_VIEWING.depositOver
}
