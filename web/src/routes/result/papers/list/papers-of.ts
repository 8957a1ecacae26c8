import type { Result } from '../../queries.ts'

type Item = Result['checklist'][number]
export type PaperItem = Item & {
  paper: NonNullable<Item['paper']>
  reach: { from: number; to: number } | null
  span: number
}

/** One list of papers: first those that can move the score most, then in checklist order. */
export function papersOf({ checklist, riskAssessment }: Pick<Result, 'checklist' | 'riskAssessment'>): PaperItem[] {
  const { totalRiskScore: total, riskGrade, whatWouldChange = [] } = riskAssessment
  return checklist
    .flatMap((item) => {
      if (!item.paper) return []
      const change = whatWouldChange.find(({ checkId }) => checkId === item.code)
      const isHeld = total === null || riskGrade === 'NEED_MORE_INFORMATION'
      const high = change?.high ?? null
      const reach = isHeld || high === null || high <= total ? null : { from: total, to: high }
      return [{ ...item, paper: item.paper, reach, span: change?.span ?? 0 }]
    })
    .toSorted((a, b) => b.span - a.span)
}
