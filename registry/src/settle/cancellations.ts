import type { Draft } from '../entries/draft.ts'
import { kindOfPurpose } from '../entries/purposes.ts'
import type { Target } from '../entries/references.ts'
import type { EntryKind } from '../reading.ts'

/** Which entry cancels which. `doubted`: targets of a cancelling entry that do not match or are partly cancelled. */
export type Cancellations = { by: Map<Draft, string>; doubted: Set<Draft>; unclear: Draft[] }

const NAMES: Record<EntryKind, RegExp> = {
  MORTGAGE: /저당/,
  JEONSE_RIGHT: /전세권/,
  LEASE_REGISTRATION: /임차권/,
  LEASE_RIGHT: /임차권/,
  PROVISIONAL_SEIZURE: /가압류/,
  SEIZURE: /(?<!가)압류/,
  INJUNCTION: /가처분/,
  AUCTION: /경매|공매/,
  PROVISIONAL_REGISTRATION: /가등기/,
  TRUST: /신탁/,
  OWNERSHIP_TRANSFER: /소유권|지분|이전/,
  OWNERSHIP_PRESERVATION: /소유권|보존/,
  FORBIDDEN: /금지사항/,
  NAME_CHANGE: /명의인/,
  TRANSFER_OF_RIGHT: /이전/,
  CHANGE: /변경|경정/,
  SUPERFICIES: /지상권/,
  OTHER: /./,
  CANCELLATION: /말소/,
}

const LEASES = new Set<EntryKind>(['LEASE_REGISTRATION', 'LEASE_RIGHT'])

export const baseOf = (rank: string): string => rank.split('-')[0] ?? rank

export function cancellationsIn(drafts: readonly Draft[]): Cancellations {
  const result: Cancellations = { by: new Map(), doubted: new Set(), unclear: [] }
  const byPlace = Map.groupBy(drafts, ({ section, rank }) => placeOf(section, rank))
  for (const draft of drafts) {
    if (namesNone(draft)) for (const each of drafts) if (each.section === draft.section) result.doubted.add(each)
    if (draft.targets.length === 0 && draft.kind !== 'CANCELLATION') continue
    if (draft.targets.length === 0 || draft.strike !== 'LIVE') result.unclear.push(draft)
    for (const target of draft.targets) apply(draft, target, byPlace, result)
  }
  inherit(byPlace, result)
  return result
}

/** It cancels an entry of its section, but its number cannot be read. */
const namesNone = ({ kind, isUnreadable, targets, purpose }: Draft): boolean =>
  (kind === 'CANCELLATION' || isUnreadable) && targets.length === 0 && purpose.includes('말소')

export const placeOf = (section: string, rank: string): string => `${section} ${rank}`

function apply(
  by: Draft,
  { rank, words, section, isPart }: Target,
  places: Map<string, Draft[]>,
  result: Cancellations,
): void {
  const there = (places.get(placeOf(section ?? by.section, rank)) ?? []).filter((each) => each !== by)
  const fitting = there.filter(({ kind }) => words === '' || isNamedBy(words, kind))
  const isClear = by.kind === 'CANCELLATION' && by.strike === 'LIVE' && !isPart
  if (fitting.length === 0) result.unclear.push(by)
  for (const each of isClear && fitting.length > 0 ? fitting : there) {
    if (isClear && fitting.length > 0) result.by.set(each, by.rank)
    else result.doubted.add(each)
  }
}

/** Words that name an entry about a right, such as its transfer or its pledge, do not name the right. */
function isNamedBy(words: string, kind: EntryKind): boolean {
  if (!NAMES[kind].test(words)) return false
  const named = kindOfPurpose(words.replace(/(?:등기)?말소(?:등기)?$/, ''))
  return named === null || kind === 'OTHER' || named === kind || (LEASES.has(named) && LEASES.has(kind))
}

/** Sub-entries of a cancelled entry are cancelled with it. */
function inherit(places: Map<string, Draft[]>, { by, doubted }: Cancellations): void {
  for (const drafts of places.values())
    for (const draft of drafts) {
      const base = baseOf(draft.rank)
      if (base === draft.rank || by.has(draft)) continue
      const main = places.get(placeOf(draft.section, base)) ?? []
      const cancelling = main.map((each) => by.get(each))
      if (cancelling.length > 0 && cancelling.every((rank) => rank !== undefined)) by.set(draft, cancelling[0] ?? '')
      if (main.some((each) => doubted.has(each))) doubted.add(draft)
    }
}
