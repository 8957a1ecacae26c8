/** One criterion as scored by the stand-in model. */
export type ModelItem = {
  criterionCode: string
  status: string
  riskScore: number | null
  userVisibleExplanation: string | null
}

type AskedCriterion = { criterionCode: string; status: string; ruleScore: number | null; evidence?: unknown[] }

/**
 * Scores every criterion of the input: the rule's score plus a little more risk if there is little evidence, so that
 * model scores can be distinguished from rule scores.
 */
export function scoreEvidence(input: unknown): ModelItem[] {
  return readCriteria(input).map(({ criterionCode, status, ruleScore, evidence = [] }) => ({
    criterionCode,
    status,
    riskScore: ruleScore === null ? null : Math.min(100, ruleScore + Math.max(1, 5 - evidence.length)),
    userVisibleExplanation: ruleScore === null ? null : '공개 자료와 입력한 조건을 함께 살펴본 점수입니다.',
  }))
}

/** Corrupts the answer in the way named by a sandbox model; returns it unchanged for any other name. */
export function spoil(items: ModelItem[], model: string): ModelItem[] {
  const first = items[0]
  if (first === undefined) return items
  switch (model) {
    case 'sandbox-scores-missing':
      return items.map((item) => ({ ...item, status: 'AVAILABLE', riskScore: item.riskScore ?? 0 }))
    case 'sandbox-forbidden-wording':
      return items.map((item) => ({ ...item, userVisibleExplanation: '이 집은 안전하므로 계약해도 됩니다.' }))
    case 'sandbox-invented-number':
      return items.map((item) => ({ ...item, userVisibleExplanation: '주변 시세는 987,654만 원입니다.' }))
    case 'sandbox-eleven':
      return items.slice(1)
    case 'sandbox-duplicate':
      return [...items.slice(0, -1), first]
    case 'sandbox-extra-field':
      return items.map((item) => ({ ...item, verdict: 'REVIEW_POSSIBLE' }))
    default:
      return items
  }
}

function readCriteria(input: unknown): AskedCriterion[] {
  try {
    const { criteria } = JSON.parse(String(input)) as { criteria?: AskedCriterion[] }
    return Array.isArray(criteria) ? criteria : []
  } catch {
    return []
  }
}
