import { concluded } from '../conclude.ts'
import { addressOf, headOf } from '../document/head.ts'
import { pastedPages } from '../document/page-numbers.ts'
import type { Summary, SummaryOwner, SummaryRow } from '../document/summary.ts'
import type { TitleWords } from '../document/title.ts'
import { floorIn, hasNote, lacksTable, notesIn, shareOf, signalsOf, type Title } from '../document/title.ts'
import { isCompany } from '../entries/companies.ts'
import { withoutNumbers } from '../entries/without-names.ts'
import { hasUnknownLetter, isMostlyUnknown } from '../geometry/plain-text.ts'
import { LEAST_LETTERS, LIMITS } from '../page.ts'
import type { ReadingOptions, RegistryReading, Section, UnreadableReason } from '../reading.ts'
import { refused, refusedAsTwo } from '../refused.ts'
import { placeOf } from '../settle/cancellations.ts'
import { ranksOutOfOrder } from '../settle/settle-entries.ts'
import { pastedDrafts } from './pasted-drafts.ts'
import { pastedRows } from './pasted-rows.ts'
import { type PastedLine, type PastedSection, pastedLines, pastedSections } from './pasted-sections.ts'

const FLOOR_AND_ROOM = /제?(?:지하|지|비|B)?\d{1,3}층제?(?:비|B|지하)?\d{1,5}(?:-\d{1,2})?호/g

/**
 * Reads text copied from a document. Strikes are lost in it, so an entry is settled only if another entry and the
 * summary show its current state.
 */
export function readPastedText(text: string, options: ReadingOptions): RegistryReading {
  const lines = pastedLines(text)
  if (lines.reduce((sum, line) => sum + line.text.length, 0) < LEAST_LETTERS) return refused('NO_TEXT', 0)
  const head = headOf(lines)
  const allText = lines.map((line) => line.text).join('')
  if (!head.isRegistry) return refused(isMostlyUnknown(allText) ? 'LETTERS_UNKNOWN' : 'NOT_A_REGISTRY', 0)
  if (head.isOfTwo) return refusedAsTwo(0)
  const sections = pastedSections(lines)
  const unreadable: Partial<Record<UnreadableReason, string[]>> = {}
  if (text.length > LIMITS.pastedCharacters) unreadable.TOO_LARGE = []
  if (hasUnknownLetter(allText)) unreadable.LETTERS = []
  if (head.numbers.length > 1) unreadable.TWO_DOCUMENTS = []
  const bodies = (['OWNERSHIP', 'RIGHTS'] as const).map((section) =>
    bodyOf(section, sections, head.scope !== 'CURRENT_ONLY', unreadable),
  )
  const pages = pastedPages(lines)
  const isWhole = pages.read >= pages.of && unreadable.TOO_LARGE === undefined && unreadable.LETTERS === undefined
  const address = addressOf(lines)
  return concluded(
    {
      head: { ...head, addressText: address === null ? null : withoutNumbers(address) },
      pages,
      title: titleOf(sections, head.kind, isWhole),
      titleWords: titleWordsOf(sections),
      drafts: bodies.flatMap(({ drafts }) => drafts),
      summary: pastedSummary(sections),
      seesStrikes: false,
      isAllDoubted:
        pages.read < pages.of || unreadable.TOO_LARGE !== undefined || unreadable.TWO_DOCUMENTS !== undefined,
      doubtedSections: new Set(bodies.filter(({ isDoubted }) => isDoubted).map(({ section }) => section)),
      unreadable,
      allText,
    },
    options,
  )
}

function bodyOf(
  section: Section,
  sections: readonly PastedSection[],
  hasCancelled: boolean,
  unreadable: Partial<Record<UnreadableReason, string[]>>,
) {
  const own = sections.filter((each) => each.section === section)
  const { rows, lost } = pastedRows(
    own.flatMap(({ lines }) => lines),
    !hasCancelled,
  )
  const ranked = rows.filter(({ isFull }) => isFull === undefined)
  const odd = ranksOutOfOrder(ranked, hasCancelled)
  const saysNone = own.some((each) => each.saysNone)
  const isUnread = lost > 0 || (rows.length === 0) !== saysNone
  if (odd.length > 0) unreadable.ENTRY = [...(unreadable.ENTRY ?? []), ...odd.map((rank) => placeOf(section, rank))]
  if (isUnread) unreadable.SECTION = []
  return { section, drafts: rows.flatMap((row) => pastedDrafts(section, row)), isDoubted: odd.length > 0 || isUnread }
}

function titleWordsOf(sections: readonly PastedSection[]): TitleWords {
  const textOf = (part: RegExp) =>
    sections
      .filter(({ section, title }) => section === 'TITLE' && part.test(title))
      .flatMap(({ lines }) => lines.map(({ text }) => text))
      .join('')
  const building = textOf(/1동의건물/)
  // the columns of a row are mixed: a room counts beside its floor alone
  const unit = [...textOf(/전유부분/).matchAll(FLOOR_AND_ROOM)].map(([each]) => each).join('')
  return { building, floors: building, unit, land: textOf(/대지권의목적/) }
}

function titleOf(sections: readonly PastedSection[], kind: RegistryReading['kind'], isWhole: boolean): Title {
  if (kind !== 'UNIT') return { unit: null, landShare: null, signals: [] }
  const titles = sections.filter(({ section }) => section === 'TITLE')
  const textOf = (part: RegExp) =>
    titles
      .filter(({ title }) => part.test(title))
      .flatMap(({ lines }) => lines.map(({ text }) => text))
      .join('')
  const unit = textOf(/전유부분/)
  const areas = [...unit.matchAll(/(\d{1,5}(?:\.\d{1,4})?)(?:㎡|m2|m²)/gi)].map(([, area]) => Number(area))
  const all = titles.map(({ title, lines }) => title + lines.map(({ text }) => text).join('')).join(' ')
  const rights = titles.filter(({ title }) => /^\(?대지권의표시/.test(title)).flatMap(({ lines }) => lines)
  const notes = titles.flatMap(({ lines }) => notesIn(numberedRows(lines)))
  return {
    unit: areas.length === 1 ? { areaSquareMeter: areas[0] ?? 0, floor: floorIn(unit) } : null,
    landShare: shareOf(textOf(/^\(?대지권의표시/)) ?? brokenShare(rights),
    signals: signalsOf({
      live: all,
      hasNote: hasNote(all, notes),
      lacksTable: isWhole && lacksTable(all),
    }),
  }
}

/** The rows of a part of the title section: each starts with the number that comes next. */
function numberedRows(lines: readonly PastedLine[]): { rank: string; text: string }[] {
  const rows: { rank: string; text: string }[] = []
  for (const { spaced, text } of lines) {
    const number = /^(\d{1,3})(?= |$)/.exec(spaced)?.[1]
    const last = rows.at(-1)
    if (number !== undefined && Number(number) === Number(last?.rank ?? 0) + 1)
      rows.push({ rank: number, text: text.slice(number.length) })
    else if (last !== undefined) last.text += ` ${text}`
  }
  return rows
}

/** A share whose second number was copied to a line of its own, behind words of the next column. */
function brokenShare(lines: readonly PastedLine[]): string | null {
  const at = lines.findIndex(({ text }) => text.includes('분의'))
  const of = /(\d[\d,]*(?:\.\d+)?)분의/.exec(lines[at]?.text ?? '')?.[1]
  const parts = lines.slice(at + 1, at + 3).filter(({ text }) => /^\d[\d,]*(?:\.\d+)?$/.test(text))
  const isOnly = lines.filter(({ text }) => text.includes('분의')).length === 1 && parts.length === 1
  return of !== undefined && isOnly ? shareOf(`${of}분의${parts[0]?.text}`) : null
}

const RANK_LAST = / (\d{1,4}(?:-\d{1,4})?(?:, ?\d{1,4}(?:-\d{1,4})?)*)$/

function pastedSummary(sections: readonly PastedSection[]): Summary {
  if (!sections.some(({ section }) => section.startsWith('SUMMARY'))) return { state: 'MISSING', rows: [], owners: [] }
  const find = (name: string) => sections.find(({ section }) => section === name)
  const [ownership, rights] = [find('SUMMARY_OWNERSHIP'), find('SUMMARY_RIGHTS')]
  const parts = [rowsOf('OWNERSHIP', ownership), rowsOf('RIGHTS', rights)]
  const isWhole = parts.every((part) => part !== null)
  return {
    state: isWhole ? 'READ' : 'UNREADABLE',
    rows: parts.flatMap((part) => part ?? []),
    owners: (find('SUMMARY_OWNERS')?.lines ?? []).flatMap(({ spaced }) => ownerIn(spaced)),
  }
}

function rowsOf(section: Section, pasted: PastedSection | undefined): SummaryRow[] | null {
  if (pasted === undefined) return null
  const { rows, lost } = pastedRows(pasted.lines, true)
  if (lost > 0 || (rows.length === 0) !== pasted.saysNone) return null
  return rows.flatMap((row) =>
    pastedDrafts(section, row).map(({ rank, kind, isUnreadable, receivedOn, amount }) => ({
      section,
      rank,
      kind: isUnreadable ? null : kind,
      receivedOn,
      won: amount?.won == null ? [] : [amount.won],
    })),
  )
}

function ownerIn(line: string): SummaryOwner[] {
  const ranks = RANK_LAST.exec(line)?.[1]
  if (ranks === undefined || !/단독소유|분의/.test(line)) return []
  return [{ ranks: ranks.split(/, ?/), company: isCompany(line.replaceAll(' ', '')) }]
}
