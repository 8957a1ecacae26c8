import type { Draft } from '../entries/draft.ts'
import type { EntryKind } from '../reading.ts'
import { baseOf, type Cancellations, placeOf } from './cancellations.ts'

/** The current amount. `isDoubted`: a change and the strike through the old amount disagree, or one is unreadable. */
export type LiveAmount = { won: number | null; isDoubted: boolean }

/** Whether strikes through text can be detected, and whether the document shows struck text at all. */
export type Seen = { seesStrikes: boolean; showsCancelled: boolean }

/** The entries that change the amount of each right, by the right's place, and the last one of each. */
export type Changes = { byPlace: ReadonlyMap<string, readonly Draft[]>; last: ReadonlySet<Draft> }

/** The last change of an entry's amount counts. */
export function liveAmountOf(
  draft: Draft,
  changes: Changes,
  { seesStrikes, showsCancelled, by }: Seen & Pick<Cancellations, 'by'>,
): LiveAmount {
  const own = draft.amount?.won ?? null
  if (draft.kind === 'CHANGE') return { won: own, isDoubted: draft.isAmountStruck && changes.last.has(draft) }
  const last = changes.byPlace
    .get(placeOf(draft.section, draft.rank))
    ?.findLast((each) => (each.strike === draft.strike || each.strike === 'MIXED') && by.has(each) === by.has(draft))
  if (draft.amount === null && (!draft.lacksAmount || last === undefined))
    return { won: null, isDoubted: draft.lacksAmount }
  if (last === undefined) return draft.isAmountStruck ? { won: null, isDoubted: true } : { won: own, isDoubted: false }
  const won = last.amount?.won ?? null
  // if cancelled words are omitted, so is the old amount
  const isLeftOut = draft.amount === null && !showsCancelled
  // a change of the debtor may repeat the amount
  const isSame = won !== null && won === own
  const agrees = draft.isAmountStruck || draft.strike === 'STRUCK' || !seesStrikes || isLeftOut || isSame
  // a change with a rank of its own counts only from there
  const isBehind = baseOf(last.rank) !== baseOf(draft.rank)
  return { won, isDoubted: won === null || !agrees || isBehind || last.isDoubted || last.isAmountStruck }
}

/** Entries about another entry; they are not rights of their own. */
const ABOUT_ANOTHER = new Set<EntryKind>(['CHANGE', 'TRANSFER_OF_RIGHT', 'NAME_CHANGE'])

export function changesIn(drafts: readonly Draft[]): Changes {
  const rights = new Set(
    drafts.filter(({ kind }) => !ABOUT_ANOTHER.has(kind)).map(({ section, rank }) => placeOf(section, rank)),
  )
  const changing = drafts.filter(({ kind, amount }) => kind === 'CHANGE' && amount !== null)
  const byPlace = Map.groupBy(changing, (draft) => placeOfChanged(draft, rights))
  return { byPlace, last: new Set([...byPlace.values()].flatMap((each) => each.at(-1) ?? [])) }
}

/**
 * The right that an entry changes is the one that it names, else the one above: `1-1-1` changes `1-1` if that is a right,
 * such as a mortgage of a jeonse right, and `1` if it is itself a change.
 */
function placeOfChanged({ section, rank, purpose }: Draft, rights: ReadonlySet<string>): string {
  const named = /^(\d{1,4}(?:-\d{1,4}){0,3})번/.exec(purpose)?.[1]
  const isBeside = baseOf(named ?? '') === baseOf(rank)
  let changed = named !== undefined && named !== rank && (isBeside || isMain(rank)) ? named : above(rank)
  while (!isMain(changed) && !rights.has(placeOf(section, changed))) changed = above(changed)
  return placeOf(section, changed)
}

const isMain = (rank: string): boolean => baseOf(rank) === rank
const above = (rank: string): string => rank.split('-').slice(0, -1).join('-')
