import type { FindingCode } from '@lease-risk/contract/codes/assessment'
import { message, sentences, type Text } from '../../../words/message.ts'
import { ABOVE_MIDDLE } from '../../rule-book/answer-thresholds.ts'
import { SALE_THRESHOLDS } from '../../rule-book/thresholds.ts'
import type { Estimate, ModelEstimate } from '../../value/estimate.ts'
import { probabilityAbove } from '../../value/estimate-sentences.ts'
import { type ValueStanding, valueStanding } from '../../value/value-standing.ts'
import type { Evidence } from '../findings/evidence.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { severityFor } from './outcome.ts'

const CODES: Record<ValueStanding, FindingCode> = {
  ABOVE: 'DEPOSIT_ABOVE_VALUE',
  PROBABLY_ABOVE: 'DEPOSIT_PROBABLY_ABOVE_VALUE',
  NEAR: 'DEPOSIT_NEAR_VALUE',
}

/**
 * A value with the data for naming it: an estimate, a sample of `count` deals, dated sales, or a public price. `deposit`:
 * of an estimate, the probabilities that the deposit exceeds it.
 */
export type NamedValue = Estimate & { count: number; deposit?: ModelEstimate['deposit'] }

type Compared = {
  /** Full sentences on what the deposit was compared with. */
  compared: readonly Text[]
  evidence: readonly Evidence[]
  status: 'AVAILABLE' | 'PARTIAL'
  /** Severity score of the criterion; `null`: this basis raises no floor. */
  severityScore: number | null
}

/**
 * The finding for a deposit above, probably above or near the value, worded the same for every basis (R-SCORE-37). `null`
 * if the deposit is below all of these.
 */
export function againstValue(
  depositManwon: number,
  value: NamedValue,
  { compared, evidence, status, severityScore }: Compared,
): Finding | null {
  const standing = valueStanding(depositManwon, value)
  if (standing === null) return null
  return finding(CODES[standing], severityFor(status, severityScore, 'CAUTION'), {
    headline: headlineOf(depositManwon, value, standing),
    sentence: sentences([...compared, meaningOf(value, standing)]),
    evidence,
  })
}

export type PartialScores = { severityScore: number | null }

/** The same for a value with partial evidence. `below`: the code for a deposit below all thresholds, specific to the basis. */
export function againstPartialValue(
  depositManwon: number,
  value: NamedValue,
  { compared: worth, evidence, severityScore }: { compared: Text; evidence: readonly Evidence[] } & PartialScores,
  below: FindingCode,
): Finding {
  const headline = depositAndValue(depositManwon, value)
  const compared = [worth, headline]
  const above = againstValue(depositManwon, value, { compared, evidence, status: 'PARTIAL', severityScore })
  if (above !== null) return above
  const noteworthy = depositManwon / value.midManwon >= SALE_THRESHOLDS.caution
  const severity = severityFor('PARTIAL', severityScore, noteworthy ? 'CAUTION' : 'NOTE')
  return finding(below, severity, { headline, sentence: sentences(compared), evidence })
}

/** The deposit compared with the value in one sentence. */
export function depositAndValue(depositManwon: number, value: NamedValue): Text {
  return headlineOf(depositManwon, value, valueStanding(depositManwon, value))
}

/** The same without the words for the thresholds of the value: the share, or the amount over it. */
export function shareOfValue(depositManwon: number, value: NamedValue): Text {
  return headlineOf(depositManwon, value, null)
}

function headlineOf(depositManwon: number, value: NamedValue, standing: ValueStanding | null): Text {
  const { basis, count, midManwon } = value
  if (isOverMiddleAlone(value, standing))
    return message('DEPOSIT_ABOVE_MIDDLE', { basis, count, depositManwon, midManwon })
  return message('DEPOSIT_AND_VALUE', { standing, basis, count, depositManwon, midManwon })
}

function meaningOf(value: NamedValue, standing: ValueStanding): Text {
  return isOverMiddleAlone(value, standing) ? message('DEPOSIT_OVER_MIDDLE') : message('DEPOSIT_AT_VALUE', { standing })
}

/** Whether a deposit above the middle is not probably above the value: where a probability is known, it decides. */
function isOverMiddleAlone({ deposit }: NamedValue, standing: ValueStanding | null): boolean {
  if (standing !== 'PROBABLY_ABOVE' || !deposit) return false
  return probabilityAbove(deposit, SALE_THRESHOLDS.above) < ABOVE_MIDDLE.probable
}
