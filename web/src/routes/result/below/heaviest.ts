import { sentenceOf } from '@lease-risk/contract/finding-sentence'
import type { Result } from '../queries.ts'
import { answerOf } from '../summary/answer-of.ts'

type Finding = NonNullable<Result['findings']>[number]
type Weight = Finding['severity']
type Sources = Pick<Result, 'dataStatuses' | 'riskAssessment'>
export type Shown = { key: string; weight: Weight; title: string; sentence: string }

const ORDER: Weight[] = ['SEVERE', 'CAUTION', 'GAP', 'ASK', 'NOTE']
/** Severity of the three cards of older versions. */
const WEIGHTS = { HIGH: 'SEVERE', CAUTION: 'CAUTION', CHECK: 'ASK', UNKNOWN: 'GAP' } as const

/**
 * Findings that speak against signing as things are, most severe first; among equals, the one that leads the answer first.
 * Excludes findings that only papers can settle, notes, and sources that did not reply, which are listed separately.
 */
export function heaviestFindings(result: Result): Shown[] {
  const { because } = answerOf(result)
  if (!result.findings) return result.topRiskFindings.map(cardOf).toSorted(byWeight)
  const silent = silentSources(result).map(({ key }) => key as string)
  return result.findings
    .filter(
      ({ severity, sourceKey }) =>
        severity === 'SEVERE' || severity === 'CAUTION' || (severity === 'GAP' && !silent.includes(sourceKey)),
    )
    .map((each) => ({
      key: each.code,
      weight: each.severity,
      title: each.title,
      sentence: sentenceOf(each, result.riskSummary),
    }))
    .toSorted((a, b) => byWeight(a, b) || Number(b.key === because) - Number(a.key === because))
}

/** The sources that did not reply as expected, but of one that no criterion of this home needs (R-SCORE-14). */
export function silentSources({ dataStatuses, riskAssessment }: Sources): Result['dataStatuses'] {
  const priced = riskAssessment.criteria.find(({ criterionCode }) => criterionCode === 'PUBLIC_PRICE_SUPPORT_RISK')
  const isPriceNeeded = priced?.status !== 'NOT_APPLICABLE'
  return dataStatuses.filter(
    ({ key, state, lookupStatus }) =>
      state !== 'success' && lookupStatus !== null && (key !== 'public-price' || isPriceNeeded),
  )
}

/** Whether a part of what a source has was received. */
export function isPartlyReceived({ state }: Result['dataStatuses'][number]): boolean {
  return state === 'partial' || state === 'ambiguous'
}

function byWeight(a: Shown, b: Shown): number {
  return ORDER.indexOf(a.weight) - ORDER.indexOf(b.weight)
}

function cardOf({ category, severity, title, evidence }: Result['topRiskFindings'][number]): Shown {
  return {
    key: `${category}${title}`,
    weight: WEIGHTS[severity],
    title,
    sentence: evidence,
  }
}
