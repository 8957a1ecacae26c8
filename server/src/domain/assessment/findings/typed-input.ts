import { message } from '../../../words/message.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { type Finding, finding } from './finding.ts'

/** What only the user's own input says. Nothing here is verified, and no criterion scores it. */
export function typedInput({ typed, terms }: LeaseFacts): Finding[] {
  const { rentForJeonseManwon: rent, candidateSelected } = typed
  const findings: Finding[] = []
  if (rent > 0) {
    findings.push(
      finding('RENT_IGNORED_FOR_JEONSE', 'CAUTION', {
        sentence: message('RENT_IGNORED_FOR_JEONSE', { manwon: rent }),
      }),
    )
  }
  if (terms.depositManwon === 0) {
    // typed and not measured: it says nothing of the money where nothing else does
    findings.push({ ...finding('NO_DEPOSIT', 'NOTE', { sentence: message('NO_DEPOSIT') }), topic: 'INPUT' })
  }
  if (candidateSelected) {
    findings.push(finding('SELECTED_CANDIDATE', 'NOTE', { sentence: message('SELECTED_CANDIDATE') }))
  }
  return findings
}
