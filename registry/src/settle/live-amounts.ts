import type { Draft } from '../entries/draft.ts'
import { baseOf } from './cancellations.ts'

/** What stands now. `isDoubted`: a change and the line through the old amount do not go together, or one cannot be read. */
export type LiveAmount = { won: number | null; isDoubted: boolean }

/** Whether lines through text would be seen, and whether struck text is there at all. */
export type Seen = { seesStrikes: boolean; showsCancelled: boolean }

/** Entries that change the amount of another stand beside it, `3-1` beside `3`; the last one counts. */
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
  // where cancelled words are left out, the old amount is too
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
