import type { ConfirmationItem, ConfirmationMatrix } from '@lease-risk/contract/diagnosis-findings'
import { bySeverity, type Finding, ofSeverity } from '../../domain/assessment/findings/finding.ts'
import { message, type Text, type Unworded } from '../../words/message.ts'
import type { Diagnosed } from './diagnosed.ts'

/** Three columns: confirmed by official data, calls for caution, and left to the user. */
export function confirmationMatrix({ verdict, dataMode }: Diagnosed): Unworded<ConfirmationMatrix> {
  const { findings, confirmed } = verdict
  const marked = (title: Text) => (dataMode === 'sample' ? message('SAMPLE_TITLE', { title }) : title)
  return {
    confirmed: confirmed.map((item) => ({
      ...item,
      title: item.sourceKey === 'address' ? item.title : marked(item.title),
      checkId: null,
    })),
    caution: bySeverity(ofSeverity(findings, 'SEVERE', 'CAUTION')).map(itemOf),
    required: bySeverity(ofSeverity(findings, 'GAP', 'ASK')).map(itemOf),
  }
}

/** Uses the finding's sentence. */
function itemOf({ code, title, source, checks }: Finding): Unworded<ConfirmationItem> {
  return { code, title, sourceKey: source, checkId: checks[0] ?? null }
}
