import { isSameHome } from '../document/same-home.ts'
import type { ReadingOptions, Sureness } from '../reading.ts'
import type { Paper } from './paper.ts'
import type { DoubtedPart, PaperProblem, UnreadablePart } from './paper-reading.ts'

const DAY = 86_400_000

/** The data read from a paper, before doubts about the whole paper are applied. */
export type Findings = {
  issuedOn: string | null
  /** `undefined`: the paper is for a person rather than a home. */
  addressText: string | null | undefined
  /** Maximum age in days; `null` if the paper itself states how long it is valid. */
  freshDays: number | null
  unreadable: UnreadablePart[]
  doubts: DoubtedPart[]
  problems: PaperProblem[]
}

/** Problems that limit the scope of a paper, or are about single values, but do not make its other values doubtful. */
const HARMLESS = new Set<PaperProblem['code']>(['OLD', 'EXPIRED', 'DOUBTED'])

export const isHarmless = ({ code }: PaperProblem): boolean => HARMLESS.has(code)

/** The problems of a paper. If any of them is not harmless, none of its values is settled. */
export function paperProblems(paper: Paper, findings: Findings, options: ReadingOptions): PaperProblem[] {
  const { issuedOn, addressText, freshDays, doubts } = findings
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
    ...[...new Set(doubts)].map((what) => ({ code: 'DOUBTED', what }) as const),
    ...(isOther ? [{ code: 'OTHER_ADDRESS', addressText: addressText ?? '' } as const] : []),
    ...(freshDays !== null && (age === null || age > freshDays) ? [{ code: 'OLD', issuedOn } as const] : []),
  ]
}

/** Marks a value as doubted if its paper as a whole has a problem. */
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
