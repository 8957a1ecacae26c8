import type { LeaseTerms } from '../comparison/lease-terms.ts'
import { TAX_VIEWING } from '../rule-book/lines.ts'

/** Always for a jeonse; for a monthly lease if the law grants access to the landlord's tax papers for its deposit. */
export function asksForTaxPapers({ purpose, depositManwon }: LeaseTerms): boolean {
  return purpose === 'JEONSE' || depositManwon > TAX_VIEWING.depositOver
}
