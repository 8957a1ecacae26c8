import { isSameHome } from '../document/same-home.ts'
import type { ReadingOptions, Sureness } from '../reading.ts'
import type { Paper } from './paper.ts'
import type { PaperProblem, UnreadablePart } from './paper-reading.ts'

const DAY = 86_400_000

/** What was read of a paper, before it is doubted as a whole. */
export type Findings = {
  issuedOn: string | null
  /** `undefined`: the paper is of a person and not of a home. */
  addressText: string | null | undefined
  /** How old it may be, in days; `null` where it says itself how long it holds. */
  freshDays: number | null
  unreadable: UnreadablePart[]
  problems: PaperProblem[]
}

/** Problems that say how far a paper reaches, and make none of its values doubtful. */
const HARMLESS = new Set<PaperProblem['code']>(['OLD', 'EXPIRED'])

export const isHarmless = ({ code }: PaperProblem): boolean => HARMLESS.has(code)

/** The problems of a paper. Where one of them is not harmless, nothing in it is settled. */
export function paperProblems(paper: Paper, findings: Findings, options: ReadingOptions): PaperProblem[] {
  const { issuedOn, addressText, freshDays } = findings
  const { home, today } = options
  const unreadable = [
    ...(paper.isCut ? (['TOO_LARGE'] as const) : []),
    ...(paper.isDoubled ? (['TWO_DOCUMENTS'] as const) : []),
    ...findings.unreadable,
  ]
  const isOther = home !== undefined && addressText !== undefined && !isSameHome(home, addressText ?? '', paper.text)
  const age = issuedOn === null ? null : (Date.parse(today) - Date.parse(issuedOn)) / DAY
  return [
    ...(paper.isScan ? [{ code: 'SCANNED' } as const] : []),
    ...(paper.isCancelled ? [{ code: 'CANCELLED' } as const] : []),
    ...[...new Set(unreadable)].map((what) => ({ code: 'UNREADABLE', what }) as const),
    ...(paper.count.read < paper.count.of ? [{ code: 'PAGES_MISSING', ...paper.count } as const] : []),
    ...findings.problems,
    ...(isOther ? [{ code: 'OTHER_ADDRESS', addressText: addressText ?? '' } as const] : []),
    ...(freshDays !== null && (age === null || age > freshDays) ? [{ code: 'OLD', issuedOn } as const] : []),
  ]
}

/** A value as it may be taken over, where something is wrong with its paper as a whole. */
export function doubtedIf<T extends { state: Sureness }>(isDoubted: boolean, value: T): T {
  return isDoubted ? { ...value, state: 'DOUBTED' } : value
}

export function stateOf(
  problems: readonly PaperProblem[],
  values: readonly ({ state: Sureness } | null)[],
): 'READ' | 'DOUBTED' {
  const isDoubted = !problems.every(isHarmless) || values.some((value) => value?.state === 'DOUBTED')
  return isDoubted ? 'DOUBTED' : 'READ'
}
