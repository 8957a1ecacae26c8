import { speaksOfEntries } from '../document/line-kinds.ts'
import { preparePage } from '../document/prepared-page.ts'
import { kindOfPurpose } from '../entries/purposes.ts'
import { datesIn } from '../entries/references.ts'
import { withoutNames } from '../entries/without-names.ts'
import type { TextLine } from '../geometry/text-lines.ts'
import { LEAST_LETTERS } from '../page.ts'
import { pastedDrafts } from '../paste/pasted-drafts.ts'
import { pastedRows } from '../paste/pasted-rows.ts'
import { type PastedLine, type PastedSection, pastedSections } from '../paste/pasted-sections.ts'
import type { Problem, ReadEntry, RegistryReading, Section } from '../reading.ts'
import { refused } from '../refused.ts'
import { changesIn, liveAmountOf } from '../settle/live-amounts.ts'
import { sourceText } from '../settle/settle-entries.ts'
import { pageOfRecognised, type RecognisedPage } from './recognised.ts'

/** Columns and parts that occur only in the body, whose strikes are lost in recognised text. */
const BODY = /등기원인|권리자및기타|표제부|표시번호|소재지번/
const SUMMARY = /주요등기사항요약|소유지분을제외한|저당권및전세권등/
/** Minimum gap between columns, in letter heights; letters of one cell are closer, though often recognised as words. */
const COLUMN_GAP = 0.45

const PARTS: [Section, PastedSection['section']][] = [
  ['OWNERSHIP', 'SUMMARY_OWNERSHIP'],
  ['RIGHTS', 'SUMMARY_RIGHTS'],
]

/**
 * Reads the entries from recognised text of a photo of the summary page, all marked as doubted. The body is refused,
 * because its strikes are lost in recognised text. No name is kept.
 */
export function readSummaryPhoto(recognised: RecognisedPage): RegistryReading {
  try {
    return readLines(preparePage(pageOfRecognised(recognised), 1).lines)
  } catch {
    return refused('NOT_A_SUMMARY', 1)
  }
}

function readLines(lines: readonly TextLine[]): RegistryReading {
  const pasted = lines.map((line): PastedLine => ({ spaced: spacedByColumns(line), text: line.text, page: 1 }))
  const text = pasted.map((line) => line.text).join('')
  if (text.length < LEAST_LETTERS) return refused('NO_TEXT', 1)
  if (BODY.test(text)) return refused('PHOTO_OF_BODY', 1)
  if (!SUMMARY.test(text)) return refused('NOT_A_SUMMARY', 1)
  const sections = pastedSections(pasted)
  const parts = PARTS.map(([section, name]) =>
    partOf(
      section,
      sections.filter((each) => each.section === name),
    ),
  )
  const isWhole = parts.every((part) => part.isWhole)
  const problems: Problem[] = [
    { code: 'PHOTO' },
    ...(isWhole ? [] : [{ code: 'UNREADABLE_ENTRY', why: 'SECTION', ranks: [] } satisfies Problem]),
  ]
  return {
    ...refused('NO_TEXT', 1),
    state: 'DOUBTED',
    kind: /집합건물/.test(text) ? 'UNIT' : null,
    pages: { read: 1, of: 1 },
    entries: parts.flatMap(({ entries }) => entries),
    problems,
  }
}

/** A summary has no cancelled entries, and strikes are not recognised. */
const BLIND = { seesStrikes: false, showsCancelled: false, by: new Map<never, string>() }

/** `isWhole`: the part is present and has rows, all of which were read, or states that it has none. */
function partOf(section: Section, own: readonly PastedSection[]): { entries: ReadEntry[]; isWhole: boolean } {
  const { lines, unread } = withRanks(own.flatMap((each) => underHeader(each.lines)))
  const { rows, lost } = pastedRows(lines, true)
  const saysNone = own.some((each) => each.saysNone)
  const parted = rows.map((row) => ({ row, drafts: pastedDrafts(section, row) }))
  const drafts = parted.flatMap((each) => each.drafts)
  const changes = changesIn(drafts)
  const entries = parted.flatMap(({ row, drafts: own }) => {
    const days = new Set(datesIn(row.lines.join('').replaceAll(' ', '')))
    const [day = null] = days
    return own.map((draft): ReadEntry => {
      const purpose = withoutNames(draft.purpose)
      const receivedOn = draft.receivedOn ?? (days.size === 1 ? day : null)
      return {
        section,
        rank: unread.has(draft.rank) ? UNREAD : draft.rank,
        kind: draft.kind,
        purpose,
        receivedOn,
        amountWon: liveAmountOf(draft, changes, BLIND).won,
        cancelled: false,
        cancelledBy: null,
        jointCollateralList: draft.jointCollateralList,
        trustLedger: draft.trustLedger,
        state: 'DOUBTED',
        source: {
          page: 1,
          text: sourceText({ ...draft, rank: unread.has(draft.rank) ? UNREAD : draft.rank, receivedOn }, purpose),
        },
      }
    })
  })
  const isRead = lost === 0 && unread.size === 0 && drafts.every(({ isUnreadable }) => !isUnreadable)
  return { entries, isWhole: own.length > 0 && isRead && rows.length > 0 !== saysNone }
}

/** Drops the lines recognised from the column headings. */
function underHeader(lines: readonly PastedLine[]): PastedLine[] {
  const first = lines.findIndex(({ spaced }) => DATE.test(spaced))
  return lines.filter(({ text }, at) => at >= first || speaksOfEntries(text))
}

const UNREAD = '?'
const RANK = /^(\d{1,4})(?:-\d{1,4})*(?: |$)/
const DATE = /(?:19|20)\d{2} ?년/

/** Assigns the next rank, during reading only, to a line that starts an entry but whose rank was not recognised. */
function withRanks(given: readonly PastedLine[]): { lines: PastedLine[]; unread: Set<string> } {
  const unread = new Set<string>()
  let last = 0
  const lines = given.map((line) => {
    const rank = RANK.exec(line.spaced)?.[1]
    if (rank !== undefined) last = Number(rank)
    const purpose = line.spaced.split(DATE)[0]?.replaceAll(' ', '') ?? ''
    if (rank !== undefined || !DATE.test(line.spaced) || kindOfPurpose(purpose) === null) return line
    last += 1
    unread.add(String(last))
    return { ...line, spaced: `${last} ${line.spaced}`, text: `${last}${line.text}` }
  })
  return { lines, unread }
}

function spacedByColumns({ characters }: TextLine): string {
  return characters
    .map(({ text, x, height }, at) =>
      at > 0 && x - (characters[at - 1]?.right ?? x) > height * COLUMN_GAP ? ` ${text}` : text,
    )
    .join('')
}
