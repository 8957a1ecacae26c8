import type { PaperReading } from '@lease-risk/contract/papers-input'
import type { FieldProblem } from '../../platform/http/errors.ts'
import { message } from '../../words/message.ts'

/** Checks of distribution fields that no schema can express. */
export function distributionProblems(reading: PaperReading): FieldProblem[] {
  return [...taxEntryProblems(reading), ...jointProblems(reading), ...depositProblems(reading)]
}

/** Only a seizure can be for a tax, and only a tax has a legal date. */
function taxEntryProblems({ registry }: PaperReading): FieldProblem[] {
  return (registry?.entries ?? []).flatMap(({ kind, taxKind, legalDate }, index): FieldProblem[] => {
    const at = `registry.entries[${index}]`
    if (taxKind !== undefined && kind !== 'SEIZURE')
      return [{ field: `${at}.taxKind`, code: 'NOT_ALLOWED', message: message('TAX_OF_SEIZURE_ONLY') }]
    if (legalDate !== undefined && taxKind === undefined)
      return [{ field: `${at}.legalDate`, code: 'NOT_ALLOWED', message: message('LEGAL_DATE_OF_TAX_ONLY') }]
    return registry && legalDate !== undefined && legalDate > registry.readOn
      ? [{ field: `${at}.legalDate`, code: 'RANGE', message: message('ENTRY_AFTER_READING') }]
      : []
  })
}

function jointProblems({ jointCollateral }: PaperReading): FieldProblem[] {
  const share = jointCollateral?.ownShareOfValue
  if (!share || share.low <= share.high) return []
  return [{ field: 'jointCollateral.ownShareOfValue', code: 'RANGE', message: message('SHARE_NOT_IN_ORDER') }]
}

/** Checked against the deposit typed with them; against that of a diagnosis, they are capped. */
function depositProblems({ deposits = [], terms }: PaperReading): FieldProblem[] {
  const listed = deposits.reduce((sum, { amountManwon }) => sum + amountManwon, 0)
  if (!terms || listed <= terms.depositAmountManwon) return []
  return [{ field: 'deposits', code: 'RANGE', message: message('DEPOSITS_ABOVE_WHOLE') }]
}
