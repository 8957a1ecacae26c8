import { sentenceOf } from '@lease-risk/contract/finding-sentence'
import type { Result } from '../queries.ts'
import { answerOf } from '../summary/answer-of.ts'

type Finding = NonNullable<Result['findings']>[number]
type Weight = Finding['severity']
export type Shown = { key: string; weight: Weight; title: string; sentence: string }

const ORDER: Weight[] = ['SEVERE', 'CAUTION', 'GAP', 'ASK', 'NOTE']
/** What a version of before had in three cards. */
const WEIGHTS = { HIGH: 'SEVERE', CAUTION: 'CAUTION', CHECK: 'ASK', UNKNOWN: 'GAP' } as const

/**
 * What speaks against signing as things are, the heaviest first and what leads the answer before its equals. Left out: what only
 * papers show, which stands among the papers, notes, and the sources that did not answer, which are listed for themselves.
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

/** The sources that did not answer as they should. */
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
