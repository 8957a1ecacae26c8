export const WHAT_WOULD_CHANGE = {
  OPEN_CRITERION_TITLE: ({ criterion }: { criterion: string }) => `${criterion}: 확인되지 않은 자료`,
  COMPARED_WITHOUT_AREA: '면적을 알면 같은 크기의 집과 비교할 수 있습니다.',
  /** For one datum that several criteria wait for. */
  OPEN_CRITERIA_TITLE: ({ criteria }: { criteria: readonly string[] }) => `${criteria.join(', ')}: 확인되지 않은 자료`,
  PAPER_OF_SAME_DATUM: ({ title }: { title: string }) =>
    `“${title}”에서 셈한 것과 같은 금액을 확인하는 서류이므로 범위를 따로 셈하지 않았습니다.`,
  CONFIRM_IT_YOURSELF: '해당 자료를 직접 확인하십시오.',
  TOTAL_COULD_BE: ({ low, high }: Ends) =>
    low === high
      ? `이 자료가 확인되면 총점이 ${low}점으로 정해질 수 있습니다.`
      : `이 자료가 확인되면 총점이 ${low}점에서 ${high}점 사이로 정해질 수 있습니다.`,
  TOTAL_STAYS: ({ total }: { total: number }) =>
    `총점이 다른 항목의 높은 위험으로 정해져, 이 자료가 확인되어도 지금의 ${total}점에서 바뀌지 않습니다.`,
  TOTAL_COULD_CHANGE: ({ total, low, high }: Ends & { total: number }) =>
    `이 자료가 확인되면 지금 ${total}점인 총점이 ${low}점에서 ${high}점 사이로 바뀔 수 있습니다.`,
  PAPER_WITHOUT_SCORE: '점수에는 들어가지 않지만, 계약 전에 직접 확인해야 하는 자료입니다.',
  PAPER_WITHOUT_DEPOSIT:
    '보증금이 없어 이 서류로 총점이 바뀌지는 않습니다. 미리 내는 돈이 있거나 계속 살 수 있는지 알아보려면 확인하십시오.',
  PAPER_NOT_COMPUTED: ({ claims }: { claims: Claims }) =>
    `${CLAIMS[claims]}을 보증금에 더해 보아야 하지만, 지금 확인된 자료로는 총점이 얼마나 바뀔지 계산되지 않습니다.`,
  PAPER_COULD_CHANGE: ({ claims, low, high }: Ends & { claims: Claims }) =>
    `${CLAIMS[claims]}을 보증금에 더해 다시 계산하면 총점이 ${low}점에서 ${high}점 사이가 될 수 있습니다.`,
}

/** Totals; `null` only if there is none. */
type Ends = { low: number | null; high: number | null }
type Claims = 'SENIOR_DEBT' | 'SENIOR_DEPOSITS'

const CLAIMS: Record<Claims, string> = {
  SENIOR_DEBT: '먼저 변제받을 채권',
  SENIOR_DEPOSITS: '먼저 들어온 임차인의 보증금',
}
