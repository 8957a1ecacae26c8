import { sentenceOf } from '@lease-risk/contract/finding-sentence'
import type { Result } from '../queries.ts'
import { answerOf } from '../summary/answer-of.ts'

type Finding = NonNullable<Result['findings']>[number]
type Weight = Finding['severity']
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
  const silent = silentSources(result.dataStatuses).map(({ key }) => key as string)
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

/** The sources that did not reply as expected. */
export function silentSources(statuses: Result['dataStatuses']): Result['dataStatuses'] {
  return statuses.filter(({ state, lookupStatus }) => state !== 'success' && lookupStatus !== null)
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
