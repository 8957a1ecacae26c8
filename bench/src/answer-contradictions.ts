import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import type { ValueEstimate } from '@lease-risk/contract/value-estimate'
import { BY_CALMNESS } from '../../server/src/domain/answer/answer-of.ts'
import { LEADS } from '../../server/src/domain/rule-book/answer-thresholds.ts'
import { SALE_THRESHOLDS } from '../../server/src/domain/rule-book/thresholds.ts'

/** A stated probability above this is never less than a caution (R-SCORE-09). */
const LIKELY = 0.7
const ABOVE = ['ABOVE_VALUE', 'PROBABLY_ABOVE_VALUE']
const PERCENT = /(\d+(?:\.\d)?)%/g

/**
 * What of a Korean answer its own estimates refute, in English; usually nothing. It reads what a tenant reads and the
 * published figures, never how the answer was made. An estimate that is partial refutes nothing but its own share.
 */
export function contradictionsOf(diagnosis: RentRiskDiagnosisResponse): string[] {
  const { answer, decision, inputSummary, valueEstimate, jeonseEstimate } = diagnosis
  if (answer === undefined) return ['no answer']
  const deposit = inputSummary.depositAmountManwon
  const group = LEADS.groups.find(({ codes }) => codes.some((code) => code === answer.because))?.id ?? null
  const isAbove = group !== null && ABOVE.includes(group)
  const found: string[] = []
  const value = whole(valueEstimate)
  if (value !== null) {
    if (isAbove && deposit <= value.amountManwon) found.push(`said to be above a value of ${value.amountManwon}`)
    if (!isAbove && group !== 'AMOUNT_DOUBTED' && group !== 'ADDRESS_OPEN' && deposit > value.highManwon)
      found.push(`above the upper end ${value.highManwon} of the value, which does not lead`)
    if (answer.stake?.value.basis !== 'ESTIMATE')
      found.push(`the value is ${answer.stake?.value.basis}, not the estimate`)
    if (probability(value, 1) < 0.5 && answer.headline.includes('가능성이 큽니다'))
      found.push(`"probably above" at ${probability(value, 1)}`)
    if (probability(value, SALE_THRESHOLDS.near) > LIKELY && isCalm(decision))
      found.push(`${probability(value, SALE_THRESHOLDS.near)} of over 80 %, but ${decision}`)
  }
  const usual = whole(jeonseEstimate)
  if (usual !== null && group === 'LEASE_LEVEL' && deposit <= usual.highManwon)
    found.push(`a dear lease, but within ${usual.lowManwon}–${usual.highManwon}`)
  const { stake } = answer
  if (stake !== null && stake.value.basis === 'ESTIMATE') {
    const share = Math.round((deposit / stake.value.midManwon) * 100)
    const said = [...answer.headline.matchAll(PERCENT)].map(([, percent]) => Number(percent))
    if (said.length > 0 && !said.includes(share)) found.push(`says ${said.join(', ')} %, the estimate gives ${share} %`)
  }
  return found
}

function whole(estimate: ValueEstimate | null | undefined): ValueEstimate | null {
  return estimate === null || estimate === undefined || estimate.partial ? null : estimate
}

function probability({ exceedance }: ValueEstimate, share: number): number {
  return exceedance.find(({ ratio }) => ratio === share)?.probability ?? 0
}

function isCalm(decision: RentRiskDiagnosisResponse['decision']): boolean {
  return decision !== undefined && BY_CALMNESS.indexOf(decision) < BY_CALMNESS.indexOf('CONDITIONAL_CAUTION')
}
