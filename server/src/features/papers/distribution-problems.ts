import type { PaperReading } from '@lease-risk/contract/papers-input'
import type { FieldProblem } from '../../platform/http/errors.ts'
import { message } from '../../words/message.ts'

/** What no schema can express of the fields of a distribution. */
export function distributionProblems(reading: PaperReading): FieldProblem[] {
  return [...taxEntryProblems(reading), ...jointProblems(reading), ...depositProblems(reading)]
}

/** A tax seizes; other entries are no taxes, and a legal date is that of a tax. */
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

/** Against the deposit that was typed beside them; against that of a diagnosis they are cut. */
function depositProblems({ deposits = [], terms }: PaperReading): FieldProblem[] {
  const listed = deposits.reduce((sum, { amountManwon }) => sum + amountManwon, 0)
  if (!terms || listed <= terms.depositAmountManwon) return []
  return [{ field: 'deposits', code: 'RANGE', message: message('DEPOSITS_ABOVE_WHOLE') }]
}
