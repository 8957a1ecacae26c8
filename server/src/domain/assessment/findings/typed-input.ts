import { message } from '../../../words/message.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { type Finding, finding } from './finding.ts'

/** Findings based only on the user's input. None is verified, and no criterion scores them. */
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
    // typed, not measured: by itself it is no statement about the money
    findings.push({ ...finding('NO_DEPOSIT', 'NOTE', { sentence: message('NO_DEPOSIT') }), topic: 'INPUT' })
  }
  if (candidateSelected) {
    findings.push(finding('SELECTED_CANDIDATE', 'NOTE', { sentence: message('SELECTED_CANDIDATE') }))
  }
  return findings
}
