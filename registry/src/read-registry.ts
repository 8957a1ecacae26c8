import { concluded } from './conclude.ts'
import { addressOf, headOf } from './document/head.ts'
import { inOrder, type Ordered } from './document/page-numbers.ts'
import { type PreparedPage, preparePage } from './document/prepared-page.ts'
import { type Segment, segmentsOf } from './document/segments.ts'
import { type Summary, summaryOf } from './document/summary.ts'
import { titleOf, titleWordsOf } from './document/title.ts'
import { type Draft, draftsOf } from './entries/draft.ts'
import { BESIDE, recordsOf } from './entries/record.ts'
import { withoutNumbers } from './entries/without-names.ts'
import { hasUnknownLetter, isHardlyKorean, isMostlyUnknown } from './geometry/plain-text.ts'
import { spacedText } from './geometry/text-lines.ts'
import { LEAST_LETTERS, LIMITS, type Page } from './page.ts'
import type { EntryKind, ReadingOptions, RegistryReading, Section, UnreadableReason } from './reading.ts'
import { refused, refusedAsTwo } from './refused.ts'
import { placeOf } from './settle/cancellations.ts'
import { ranksOutOfOrder } from './settle/settle-entries.ts'
import { tableOf } from './table/table-rows.ts'

const WORDS = ['순위번호', '등기목적', '접수', '등기원인', '권리자및기타사항']
const SECTIONS: readonly Section[] = ['OWNERSHIP', 'RIGHTS']

/** Reads the pages of a registry document, whatever they contain; no data leaves the device. */
export function readRegistry(pages: readonly Page[], options: ReadingOptions): RegistryReading {
  try {
    return readPages(pages, options)
  } catch {
    // an error in our code is reported as an unreadable file
    return refused('NOT_A_REGISTRY', pages.length)
  }
}

/** Like `readRegistry`, but without catching errors; for tests. */
export function readPages(pages: readonly Page[], options: ReadingOptions): RegistryReading {
  const prepared = pages.slice(0, LIMITS.pages).map((page, index) => preparePage(page, index + 1))
  const letters = prepared.reduce((sum, page) => sum + page.letters.length, 0)
  const hasUnknown = pages.some(({ hasUnknownLetters }) => hasUnknownLetters === true)
  if (letters < LEAST_LETTERS) return refused(hasUnknown ? 'LETTERS_UNKNOWN' : 'NO_TEXT', pages.length)
  const ordered = inOrder(prepared)
  const lines = ordered.pages.flatMap((page) =>
    page.lines.map((line) => ({ spaced: spacedText(line), text: line.text })),
  )
  const head = headOf(lines)
  const allText = lines.map(({ text }) => text).join('')
  const isUnknown = isMostlyUnknown(allText) || (hasUnknown && isHardlyKorean(allText))
  if (!head.isRegistry) return refused(isUnknown ? 'LETTERS_UNKNOWN' : 'NOT_A_REGISTRY', pages.length)
  if (head.isOfTwo) return refusedAsTwo(pages.length)
  const { segments, dropped } = segmentsOf(ordered.pages, addressOf(lines))
  const unreadable: Partial<Record<UnreadableReason, string[]>> = {}
  const summary = summaryOf(segments)
  const showsCancelled = head.scope !== 'CURRENT_ONLY'
  const bodies = SECTIONS.map((section) => bodyOf(section, { segments, summary, showsCancelled }, unreadable))
  notePages(ordered, prepared, pages.length, unreadable)
  if (dropped.length > 0) unreadable.SECTION = [...(unreadable.SECTION ?? []), 'BETWEEN']
  if (head.numbers.length > 1) unreadable.TWO_DOCUMENTS = head.numbers
  const isScan = prepared.some((page) => page.isScan === true) || isWithoutLines(prepared)
  if (isScan) unreadable.SCANNED = []
  const isUnsure = bodies.some(({ isDoubted, drafts }) => isDoubted || drafts.some((draft) => draft.isDoubted))
  if (hasUnknownLetter(allText) || (hasUnknown && isUnsure)) unreadable.LETTERS = []
  const isWhole = ordered.read >= ordered.of && unreadable.TOO_LARGE === undefined && unreadable.LETTERS === undefined
  return concluded(
    {
      head: { ...head, addressText: head.addressText === null ? null : withoutNumbers(head.addressText) },
      pages: { read: ordered.read, of: Math.max(ordered.of, pages.length) },
      title: titleOf(segments, head.kind, isWhole),
      titleWords: titleWordsOf(segments),
      drafts: bodies.flatMap(({ drafts }) => drafts),
      summary,
      seesStrikes: !isScan,
      // a missing page may contain a change to or the cancellation of any entry
      isAllDoubted:
        isScan ||
        ordered.read < ordered.of ||
        dropped.length > 0 ||
        unreadable.TWO_DOCUMENTS !== undefined ||
        unreadable.TOO_LARGE !== undefined,
      doubtedSections: new Set(bodies.filter(({ isDoubted }) => isDoubted).map(({ section }) => section)),
      unreadable,
      allText,
    },
    options,
  )
}

/** Hidden text over a picture has no drawn lines, and strikes in a picture cannot be detected. */
function isWithoutLines(pages: readonly PreparedPage[]): boolean {
  return pages.every(({ hasDrawnLines }) => !hasDrawnLines) && pages.some(({ isScan }) => isScan === undefined)
}

function notePages(
  { isDoubled }: Ordered,
  prepared: readonly PreparedPage[],
  count: number,
  unreadable: Partial<Record<UnreadableReason, string[]>>,
): void {
  if (prepared.some(({ isCut }) => isCut) || count > LIMITS.pages) unreadable.TOO_LARGE = []
  if (isDoubled) unreadable.TWO_DOCUMENTS = []
  // a page without letters among pages with letters
  if (prepared.some(({ letters }) => letters.length === 0)) unreadable.SECTION = []
}

const hasNone = ({ state, rows }: Summary, section: Section) =>
  state === 'READ' && rows.every((row) => row.section !== section)

type Body = { section: Section; drafts: Draft[]; isDoubted: boolean }

function bodyOf(
  section: Section,
  { segments, summary, showsCancelled }: { segments: readonly Segment[]; summary: Summary; showsCancelled: boolean },
  unreadable: Partial<Record<UnreadableReason, string[]>>,
): Body {
  const own = segments.filter((segment) => segment.section === section)
  const { rows, hasHeader, saysNone, isOpen } = tableOf(own, WORDS, { key: 0, beside: 2 })
  const { records, lost } = recordsOf(section, rows)
  const read = records.map((record) => ({ record, drafts: draftsOf(record) }))
  const uncertain = read
    .filter(({ record, drafts }) => !record.certain || isOfTwoRanks(drafts))
    .map(({ record }) => record.rank)
  const odd = [...ranksOutOfOrder(records, showsCancelled), ...uncertain]
  if (odd.length > 0) unreadable.ENTRY = [...(unreadable.ENTRY ?? []), ...odd.map((rank) => placeOf(section, rank))]
  const isEmpty = records.length === 0
  // the section of rights may be omitted, which only the summary can confirm
  const isLeftOut = own.length === 0 && section === 'RIGHTS' && hasNone(summary, section)
  const isUnread = isOpen || lost > 0 || (isEmpty && !saysNone && !isLeftOut) || (hasHeader && saysNone && !isEmpty)
  const drafts = read.flatMap((each) => each.drafts)
  const isMixed = drafts.some(({ kind }) => ONLY_IN[kind] !== undefined && ONLY_IN[kind] !== section)
  if (isUnread || isMixed) unreadable.SECTION = [...(unreadable.SECTION ?? []), section]
  return { section, drafts, isDoubted: odd.length > 0 || isUnread || isMixed }
}

/**
 * A trust is entered after its transfer: if an entry follows it under one rank, it belongs to the previous rank. An entry
 * that is never made together with another one has lost its own rank.
 */
function isOfTwoRanks([first, ...others]: readonly Draft[]): boolean {
  if (first === undefined || others.length === 0 || first.kind === 'PROVISIONAL_REGISTRATION') return false
  return first.kind === 'TRUST' || others.some(({ purpose }) => !BESIDE.test(purpose))
}

/** The only section of these kinds; if one is found elsewhere, the heading between the sections was lost. */
const ONLY_IN: Partial<Record<EntryKind, Section>> = {
  OWNERSHIP_PRESERVATION: 'OWNERSHIP',
  OWNERSHIP_TRANSFER: 'OWNERSHIP',
  MORTGAGE: 'RIGHTS',
  JEONSE_RIGHT: 'RIGHTS',
  LEASE_REGISTRATION: 'RIGHTS',
  LEASE_RIGHT: 'RIGHTS',
  SUPERFICIES: 'RIGHTS',
}
