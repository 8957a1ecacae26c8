import type { Summary } from '../document/summary.ts'
import { isCompany, ownerTexts } from '../entries/companies.ts'
import type { Draft } from '../entries/draft.ts'
import { withoutNames } from '../entries/without-names.ts'
import type { EntryKind, ReadEntry, RegistryReading } from '../reading.ts'
import { agreesWith, OWNERSHIP, SUMMARISED } from './against-summary.ts'
import { baseOf, type Cancellations, cancellationsIn, placeOf } from './cancellations.ts'
import { type Changes, changesIn, liveAmountOf, type Seen } from './live-amounts.ts'

/** Rights that may be secured by several homes. */
const JOINT = new Set<EntryKind>(['MORTGAGE', 'JEONSE_RIGHT'])

/** `seesStrikes`: strikes through text can be detected. `isAllDoubted`: the document as a whole has a problem. */
type Circumstances = Seen & {
  summary: Summary
  isAllDoubted: boolean
  doubtedSections: ReadonlySet<string>
}

/** `unexplained`, `unclear`: places of entries. */
type Settled = { entries: ReadEntry[]; unexplained: string[]; unclear: string[]; summaryDiffers: boolean }

/** Three signs of a cancellation must agree: the strike, the cancelling entry, and the absence from the summary. */
export function settleEntries(drafts: readonly Draft[], circumstances: Circumstances): Settled {
  const cancellations = cancellationsIn(drafts)
  const changes = changesIn(drafts)
  const joint = jointPlaces(drafts, cancellations)
  const compared = drafts.map((draft) => {
    const standing = standingOf(draft, cancellations, circumstances)
    const entry = entryOf(draft, standing, changes, cancellations, circumstances)
    return { draft, standing, entry: isJointRight(draft, joint) ? { ...entry, jointCollateral: true as const } : entry }
  })
  const { summary, isAllDoubted } = circumstances
  const summaryDiffers = summary.state !== 'MISSING' && !agreesWith(summary, compared)
  const isDoubted = isAllDoubted || summaryDiffers
  const trustee = trusteeWithoutTrust(compared)
  // what no other problem explains is named here, so that no doubt is without a reason; a paste explains itself
  const doubted = compared.filter(
    ({ draft, standing, entry }) =>
      entry.state === 'DOUBTED' && !standing.isUnexplained && (circumstances.seesStrikes || draft.isDoubted),
  )
  const unclear = [
    ...drafts.filter(({ isUnreadable }) => isUnreadable),
    ...cancellations.unclear,
    ...trustee,
    ...doubted.map(({ draft }) => draft),
  ]
  return {
    entries: compared.map(({ draft, entry }) =>
      isDoubted || trustee.includes(draft) ? { ...entry, state: 'DOUBTED' } : entry,
    ),
    unexplained: compared.filter(({ standing }) => standing.isUnexplained).map(({ draft }) => placeOfDraft(draft)),
    unclear: unclear.map(placeOfDraft),
    summaryDiffers,
  }
}

const placeOfDraft = ({ section, rank }: Draft): string => placeOf(section, rank)

/** The transfer to the last owner, if that is a trustee and no trust stands: its entry was lost. */
function trusteeWithoutTrust(compared: readonly { draft: Draft; entry: ReadEntry }[]): Draft[] {
  const standing = compared.filter(({ entry }) => !entry.cancelled)
  const owner = standing.findLast(({ entry }) => OWNERSHIP.has(entry.kind))
  const isTrusted = standing.some(({ entry }) => entry.kind === 'TRUST')
  return owner !== undefined && !isTrusted && /수탁자/.test(owner.draft.holderText) ? [owner.draft] : []
}

/** Rights that secure a debt together with other homes, by their own text or by an entry beside them. */
function jointPlaces(drafts: readonly Draft[], { by }: Cancellations): Set<string> {
  const naming = drafts.filter((draft) => draft.isJoint && (JOINT.has(draft.kind) || draft.kind === 'CHANGE'))
  return new Set(
    naming
      .filter((draft) => JOINT.has(draft.kind) || (draft.strike !== 'STRUCK' && !by.has(draft)))
      .map(({ kind, section, rank }) => placeOf(section, JOINT.has(kind) ? rank : baseOf(rank))),
  )
}

const isJointRight = ({ kind, section, rank, jointCollateralList }: Draft, places: ReadonlySet<string>): boolean =>
  JOINT.has(kind) && jointCollateralList === null && places.has(placeOf(section, rank))

type Standing = { cancelled: boolean; isDoubted: boolean; isUnexplained: boolean }

function standingOf(draft: Draft, { by, doubted }: Cancellations, { summary, seesStrikes }: Circumstances): Standing {
  const isNamed = by.has(draft)
  const isStruck = draft.strike === 'STRUCK'
  if (!seesStrikes) {
    // a right beside another one, such as a mortgage of a jeonse right, stands where the summary has it itself
    const isSubRight = SUMMARISED.has(draft.kind) && baseOf(draft.rank) !== draft.rank
    const stands = isInSummary(draft, summary) === true && (!isSubRight || isRepeatedItself(draft, summary))
    const isSure = isNamed ? !isRepeatedItself(draft, summary) : stands
    return { cancelled: isNamed, isDoubted: !isSure || doubted.has(draft), isUnexplained: false }
  }
  const isUnknown = OWNERSHIP.has(draft.kind) && summary.state === 'READ' && summary.owners.length === 0
  if (isNamed === isStruck)
    return { cancelled: isNamed, isDoubted: doubted.has(draft) || isUnknown, isUnexplained: false }
  const isRepeated = isInSummary(draft, summary)
  return { cancelled: isStruck || isRepeated === false, isDoubted: true, isUnexplained: isStruck }
}

/** Whether the summary has the entry itself, and not just the right that it stands beside. */
function isRepeatedItself({ section, rank, kind }: Draft, { rows, owners }: Summary): boolean {
  const isOwner = OWNERSHIP.has(kind) && owners.some(({ ranks }) => ranks.includes(rank))
  return isOwner || rows.some((row) => row.section === section && row.rank === rank)
}

/** `undefined`: a summary would not show it. */
function isInSummary({ section, rank, kind }: Draft, { state, rows }: Summary): boolean | undefined {
  if (state !== 'READ') return undefined
  const isRepeated = rows.some((row) => row.section === section && baseOf(row.rank) === baseOf(rank))
  if (SUMMARISED.has(kind) || isRepeated) return isRepeated
  return kind === 'TRUST' || kind === 'FORBIDDEN' ? undefined : true
}

function entryOf(
  draft: Draft,
  { cancelled, isDoubted }: Standing,
  changes: Changes,
  { by, unclear }: Cancellations,
  { seesStrikes, showsCancelled, doubtedSections }: Circumstances,
): ReadEntry {
  const amount = liveAmountOf(draft, changes, { seesStrikes, showsCancelled, by })
  const purpose = withoutNames(draft.purpose)
  const doubted =
    draft.isDoubted || isDoubted || amount.isDoubted || unclear.includes(draft) || doubtedSections.has(draft.section)
  return {
    section: draft.section,
    rank: draft.rank,
    kind: draft.kind,
    purpose,
    receivedOn: draft.receivedOn,
    amountWon: amount.won,
    cancelled,
    cancelledBy: cancelled ? (by.get(draft) ?? null) : null,
    jointCollateralList: draft.jointCollateralList,
    trustLedger: draft.trustLedger,
    state: doubted ? 'DOUBTED' : 'SETTLED',
    source: { page: draft.page, text: sourceText(draft, purpose) },
  }
}

/** The entry as printed, without names. */
export function sourceText(draft: Draft, purpose: string): string {
  const won = draft.amount?.won
  const list = draft.jointCollateralList === null ? '' : `공동담보목록 제${draft.jointCollateralList}호`
  const ledger = draft.trustLedger === null ? '' : `신탁원부 제${draft.trustLedger}호`
  const amount = won === null || won === undefined ? '' : `금${won.toLocaleString('en-US')}원`
  const parts = [draft.rank, purpose, draft.receivedOn ?? '', draft.receiptText, amount, list, ledger]
  return parts.filter((part) => part !== '').join(' ')
}

/** The number of owners, whether one of them is a company, and since when they own the home; never their names. */
export function ownersOf(
  drafts: readonly Draft[],
  entries: readonly ReadEntry[],
  summary: Summary,
): RegistryReading['owners'] {
  const standing = drafts.filter((draft, at) => isOwnership(draft) && entries[at]?.cancelled === false)
  const last = standing.at(-1)
  const texts = last === undefined ? [] : ownerTexts(last.holderText)
  const isWhole = last !== undefined && !/지분|일부/.test(last.purpose)
  const listed = summary.owners
  const count = listed.length > 0 ? listed.length : isWhole && texts.length > 0 ? texts.length : null
  const company = listed.some((owner) => owner.company) || texts.some(isCompany)
  return { count, company: listed.length > 0 || texts.length > 0 ? company : null, since: last?.receivedOn ?? null }
}

const isOwnership = ({ kind }: Draft) => kind === 'OWNERSHIP_TRANSFER' || kind === 'OWNERSHIP_PRESERVATION'

/**
 * Ranks that are missing, duplicated or out of order in a section: an entry was lost and may have been merged into its
 * neighbour. Documents without cancelled entries have legitimate gaps.
 */
export function ranksOutOfOrder(records: readonly { rank: string }[], hasCancelled: boolean): string[] {
  const odd: string[] = []
  const last = new Map<string, number>()
  for (const { rank } of records) {
    const parts = rank.split('-')
    const own = Number(parts.at(-1))
    const above = parts.slice(0, -1).join('-')
    const before = last.get(above) ?? 0
    if (!(own > before) || (hasCancelled && own !== before + 1)) odd.push(rank)
    if (above !== '' && hasCancelled && !records.some((other) => other.rank === above)) odd.push(above)
    if (own > before) last.set(above, own)
  }
  return [...new Set(odd)]
}
