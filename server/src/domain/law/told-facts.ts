import type { Sureness } from './law-constant.ts'

/** `checkedOn`: the day on which the source was read; words tell it with what is second hand. */
type Told = { source: string; sureness: Sureness; checkedOn: string }

const SECOND_HAND = { sureness: '2', checkedOn: '2026-11-28' } as const

/** Numbers and days that nothing is calculated with: sentences alone tell them. */
export const TOLD = {
  /** R-LAW-43. Fee of a list of households. */
  RESIDENT_LIST_FEE: { lowWon: 400, highWon: 500, source: 'guides to 전입세대확인서', ...SECOND_HAND },
  /** R-LAW-43. First day of the paper that lists foreigners (외국인체류확인서). */
  FOREIGN_RESIDENTS: {
    from: '2023-06-14',
    source: '출입국관리법 제88조의3',
    sureness: 'V',
    checkedOn: '2026-11-28',
  },
} as const satisfies Record<string, Told & Record<string, unknown>>
