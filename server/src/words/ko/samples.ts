import { formatMonths } from './format.ts'

export const SAMPLE_LEVELS = {
  SAME_LOT_SIMILAR: '같은 지번의 비슷한 조건 거래',
  SAME_LOT_AREA: '같은 지번의 비슷한 면적 거래',
  SAME_DISTRICT_SIMILAR: '같은 법정동의 비슷한 조건 거래',
  SAME_LOT_ALL: '같은 지번의 전체 거래',
  SAME_DISTRICT_ALL: '같은 법정동의 전체 거래',
} as const

export type Sample = { level: keyof typeof SAMPLE_LEVELS; count: number; months: readonly string[] }

/** `같은 지번의 비슷한 조건 거래 5건(2026년 8월~2026년 10월)` */
export function dealsOf({ level, count, months }: Sample): string {
  return `${SAMPLE_LEVELS[level]} ${count}건(${formatMonths(months)})`
}
