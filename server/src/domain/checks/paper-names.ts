import { PAPER_NAMES } from '../../words/ko/paper-names.ts'

export { PAPER_NAMES } from '../../words/ko/paper-names.ts'

export type PaperId = keyof typeof PAPER_NAMES

/** Ids of the papers in the order of the catalogue. */
export const PAPER_IDS = Object.keys(PAPER_NAMES) as [PaperId, ...PaperId[]]
