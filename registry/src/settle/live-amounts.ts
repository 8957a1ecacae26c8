import type { Draft } from '../entries/draft.ts'
import { baseOf } from './cancellations.ts'

/** The current amount. `isDoubted`: a change and the strike through the old amount disagree, or one is unreadable. */
export type LiveAmount = { won: number | null; isDoubted: boolean }

/** Whether strikes through text can be detected, and whether the document shows struck text at all. */
export type Seen = { seesStrikes: boolean; showsCancelled: boolean }

/** Entries that change another entry's amount are its sub-entries, `3-1` of `3`; the last one counts. */
export function liveAmountOf(
  draft: Draft,
  drafts: readonly Draft[],
  { seesStrikes, showsCancelled }: Seen,
): LiveAmount {
  const own = draft.amount?.won ?? null
  if (draft.rank !== baseOf(draft.rank))
    return { won: own, isDoubted: draft.isAmountStruck && isLastChange(draft, drafts) }
  const changes = drafts.filter(
    (each) =>
      each.kind === 'CHANGE' &&
      each.section === draft.section &&
      each.rank !== draft.rank &&
      baseOf(each.rank) === draft.rank &&
      each.amount !== null &&
      (each.strike === draft.strike || each.strike === 'MIXED'),
  )
  const last = changes.at(-1)
  if (draft.amount === null && (!draft.lacksAmount || last === undefined))
    return { won: null, isDoubted: draft.lacksAmount }
  if (last === undefined) return draft.isAmountStruck ? { won: null, isDoubted: true } : { won: own, isDoubted: false }
  const won = last.amount?.won ?? null
  // if cancelled words are omitted, so is the old amount
  const isLeftOut = draft.amount === null && !showsCancelled
  const agrees = draft.isAmountStruck || draft.strike === 'STRUCK' || !seesStrikes || isLeftOut
  return { won, isDoubted: won === null || !agrees || last.isDoubted || last.isAmountStruck }
}

function isLastChange(draft: Draft, drafts: readonly Draft[]): boolean {
  const later = drafts.slice(drafts.indexOf(draft) + 1)
  return !later.some(
    (each) => each.kind === 'CHANGE' && baseOf(each.rank) === baseOf(draft.rank) && each.amount !== null,
  )
}
