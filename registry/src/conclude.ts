import { contradictionsOf, type TitleWords, undisputed } from './document/contradictions.ts'
import type { Head } from './document/head.ts'
import { documentHome, isOtherHome, isSameHome } from './document/same-home.ts'
import type { Summary } from './document/summary.ts'
import type { Title } from './document/title.ts'
import type { Draft } from './entries/draft.ts'
import { type Findings, makesDoubtful, problemsOf } from './problems.ts'
import type { DocumentHome, ReadingOptions, RegistryReading, UnreadableReason } from './reading.ts'
import { ownersOf } from './settle/owners.ts'
import { settleEntries } from './settle/settle-entries.ts'

/** The data read from a document's pages or pasted text, before its parts are compared with each other. */
export type Parts = {
  head: Pick<Head, 'kind' | 'scope' | 'addressText' | 'viewedAt'>
  pages: RegistryReading['pages']
  title: Title
  titleWords: TitleWords
  drafts: Draft[]
  summary: Summary
  seesStrikes: boolean
  isAllDoubted: boolean
  doubtedSections: ReadonlySet<string>
  unreadable: Partial<Record<UnreadableReason, string[]>>
  /** Without blanks. */
  allText: string
}

export function concluded(parts: Parts, options: ReadingOptions): RegistryReading {
  const { head, pages, title, drafts, summary, unreadable, allText } = parts
  const settled = settleEntries(drafts, { ...parts, showsCancelled: head.scope !== 'CURRENT_ONLY' })
  const entries = settled.entries
  const named = { ...unreadable }
  if (settled.unclear.length > 0) named.ENTRY = [...(named.ENTRY ?? []), ...settled.unclear]
  const contradictions = head.kind === 'UNIT' ? contradictionsOf(head.addressText ?? '', parts.titleWords) : []
  // the pages of two documents are of no home
  const home = unreadable.TWO_DOCUMENTS ? null : undisputed(documentHome(head.addressText ?? ''), contradictions)
  const problems = problemsOf(
    { ...head, pages },
    {
      unreadable: named,
      unexplained: settled.unexplained,
      summary: summary.state === 'MISSING' ? 'MISSING' : settled.summaryDiffers ? 'DIFFERS' : 'AGREES',
      contradictions,
      home: homeMatch(options.home, home, head.addressText ?? '', allText),
    },
    options,
  )
  const isDoubtful = problems.some(makesDoubtful) || entries.some(({ state }) => state === 'DOUBTED')
  return {
    state: isDoubtful ? 'DOUBTED' : 'READ',
    kind: head.kind,
    scope: head.scope,
    addressText: head.addressText,
    home,
    viewedAt: head.viewedAt,
    pages,
    ...title,
    owners: ownersOf(drafts, entries, summary),
    entries,
    problems,
  }
}

/** `isOtherHome` names what differs; that a document is of the home needs more than that nothing differs. */
function homeMatch(
  given: string | undefined,
  home: DocumentHome | null,
  addressText: string,
  allText: string,
): Findings['home'] {
  if (given === undefined) return 'NOT_ASKED'
  if (home !== null && isOtherHome(given, home)) return 'OTHER'
  return isSameHome(given, addressText, allText) ? 'SAME' : 'UNKNOWN'
}
