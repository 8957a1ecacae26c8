import type { Summary, SummaryRow } from '../document/summary.ts'
import { type Draft, LABELS } from '../entries/draft.ts'
import type { EntryKind, ReadEntry } from '../reading.ts'
import { baseOf } from './cancellations.ts'

/** Kinds of entries that a summary repeats while they are in effect. */
export const SUMMARISED = new Set<EntryKind>([
  'MORTGAGE',
  'JEONSE_RIGHT',
  'LEASE_REGISTRATION',
  'LEASE_RIGHT',
  'SEIZURE',
  'PROVISIONAL_SEIZURE',
  'INJUNCTION',
  'AUCTION',
  'PROVISIONAL_REGISTRATION',
  'SUPERFICIES',
])
export const OWNERSHIP = new Set<EntryKind>(['OWNERSHIP_TRANSFER', 'OWNERSHIP_PRESERVATION'])

type Compared = { draft: Draft; entry: ReadEntry }
const isMain = ({ rank }: { rank: string }) => !rank.includes('-')
const isSamePlace = (row: SummaryRow, { section, rank }: ReadEntry) =>
  row.section === section && baseOf(row.rank) === baseOf(rank)

/** Whether the entries in effect in the body and those in the summary match, entry by entry. */
export function agreesWith(summary: Summary, compared: readonly Compared[]): boolean {
  if (summary.state !== 'READ') return false
  const entries = compared.map(({ entry }) => entry)
  const allRepeated = entries
    .filter((entry) => isMain(entry) && SUMMARISED.has(entry.kind) && !entry.cancelled && !isFulfilled(entry, entries))
    .every(
      (entry) =>
        summary.rows.some((row) => isSamePlace(row, entry) && row.rank === entry.rank) || hasSubRow(summary, entry),
    )
  const allStand = summary.rows.every((row) => standsFor(row, compared, summary))
  return allRepeated && allStand && ownersAgree(summary, entries)
}

/** A provisional registration with the full one under its rank: a summary may repeat that alone. */
const isFulfilled = ({ section, rank, kind }: ReadEntry, entries: readonly ReadEntry[]): boolean =>
  kind === 'PROVISIONAL_REGISTRATION' &&
  entries.some((each) => each.section === section && each.rank === rank && OWNERSHIP.has(each.kind) && !each.cancelled)

const hasSubRow = ({ rows }: Summary, entry: ReadEntry) => rows.some((row) => isSamePlace(row, entry))

function standsFor(row: SummaryRow, compared: readonly Compared[], summary: Summary): boolean {
  const there = compared.filter(
    ({ entry }) => entry.section === row.section && entry.rank === row.rank && !entry.cancelled,
  )
  return there.some(({ entry, draft }) => {
    if (row.kind !== null && row.kind !== entry.kind) return false
    if (row.receivedOn !== null && entry.receivedOn !== null && row.receivedOn !== entry.receivedOn) return false
    // a pledge of the right has a sum of its own, which is read of no entry
    if (LABELS[entry.kind] === undefined) return true
    return row.won.every(
      (won) => won === entry.amountWon || (won === draft.amount?.won && hasNewAmount(summary, entry)),
    )
  })
}

/** Whether the summary repeats the current amount next to the old one. */
function hasNewAmount({ rows }: Summary, entry: ReadEntry): boolean {
  return rows.some(
    (row) =>
      (isSamePlace(row, entry) || (row.section === entry.section && row.kind === 'CHANGE')) &&
      row.rank !== entry.rank &&
      row.won.some((won) => won === entry.amountWon),
  )
}

/** Whether the last owner in the body is in the summary, and each owner in the summary is in effect in the body. */
function ownersAgree({ owners }: Summary, entries: readonly ReadEntry[]): boolean {
  const standing = entries.filter((entry) => OWNERSHIP.has(entry.kind) && isMain(entry) && !entry.cancelled)
  const last = standing.at(-1)
  const ranks = owners.flatMap((owner) => owner.ranks).map(baseOf)
  if (owners.length === 0) return true
  if (last === undefined || ranks.length === 0) return false
  return ranks.includes(last.rank) && ranks.every((rank) => standing.some((entry) => entry.rank === rank))
}
