import { contradictionsOf, undisputed } from './document/contradictions.ts'
import type { Head } from './document/head.ts'
import { documentHome, isOtherHome, isSameHome } from './document/same-home.ts'
import type { Summary } from './document/summary.ts'
import type { Title, TitleWords } from './document/title.ts'
import type { Draft } from './entries/draft.ts'
import { UNKNOWN_RANK } from './entries/record.ts'
import { UNKNOWN_LETTER } from './geometry/plain-text.ts'
import type { DocumentHome, Problem, ReadingOptions, RegistryReading, UnreadableReason } from './reading.ts'
import { ownersOf, settleEntries } from './settle/settle-entries.ts'

/** The data read from a document's pages or pasted text, before its parts are compared with each other. */
type Parts = {
  head: Pick<Head, 'kind' | 'scope' | 'addressText' | 'viewedAt'>
  pages: RegistryReading['pages']
  title: Title
  titleWords: TitleWords
  drafts: Draft[]
  summary: Summary
  seesStrikes: boolean
  isAllDoubted: boolean
  doubtedSections: ReadonlySet<string>
  /** Of entries, their places. */
  unreadable: Partial<Record<UnreadableReason, string[]>>
  /** Without blanks. */
  allText: string
}

export function concluded(parts: Parts, options: ReadingOptions): RegistryReading {
  const { head, pages, title, drafts, summary, unreadable, allText } = parts
  const settled = settleEntries(drafts, { ...parts, showsCancelled: head.scope !== 'CURRENT_ONLY' })
  const entries = settled.entries
  // a line that nothing explains names its entry already
  const unclear = [...(unreadable.ENTRY ?? []), ...settled.unclear].filter(
    (place) => place.endsWith(UNKNOWN_RANK) || !settled.unexplained.includes(place),
  )
  const { ENTRY: _, ...others } = unreadable
  const isPasted = !parts.seesStrikes && unreadable.SCANNED === undefined
  const named = {
    ...others,
    ...(isPasted && entries.some(({ state }) => state === 'DOUBTED') && { PASTED: [] }),
    ...(unclear.length > 0 && { ENTRY: unclear }),
  }
  // an address with a letter that is not known names no home, and neither do the pages of two documents
  const namesHome = unreadable.TWO_DOCUMENTS === undefined && head.addressText?.includes(UNKNOWN_LETTER) === false
  const contradictions =
    head.kind === 'UNIT' && namesHome ? contradictionsOf(head.addressText ?? '', parts.titleWords) : []
  const home = namesHome ? undisputed(documentHome(head.addressText ?? ''), contradictions) : null
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

const DAYS_FRESH = 7
const DAY = 86_400_000

/** The findings of a reading, before they are converted to problems. */
type Findings = {
  unreadable: Partial<Record<UnreadableReason, string[]>>
  unexplained: string[]
  summary: 'MISSING' | 'DIFFERS' | 'AGREES'
  /** What the document says of its home in two ways. */
  contradictions: Problem[]
  home: 'NOT_ASKED' | 'SAME' | 'OTHER' | 'UNKNOWN'
}

/** Problems that make a reading doubtful; the others only limit its scope. */
const DOUBTING = new Set<Problem['code']>([
  'SUMMARY_MISSING',
  'SUMMARY_DIFFERS',
  'PAGES_MISSING',
  'STRUCK_UNEXPLAINED',
  'OTHER_ADDRESS',
  'OTHER_HOME',
  'UNIT_DIFFERS',
  'FLOOR_DIFFERS',
  'LOT_DIFFERS',
  'UNREADABLE_ENTRY',
])

const makesDoubtful = ({ code }: Problem): boolean => DOUBTING.has(code)

type Known = Pick<RegistryReading, 'kind' | 'scope' | 'viewedAt' | 'pages' | 'addressText'>

function problemsOf(known: Known, findings: Findings, { today, home }: ReadingOptions): Problem[] {
  const { kind, scope, viewedAt, pages, addressText } = known
  const problems: Problem[] = []
  for (const [why, ranks] of Object.entries(findings.unreadable))
    problems.push({
      code: 'UNREADABLE_ENTRY',
      why: why as UnreadableReason,
      ranks: why === 'ENTRY' ? ranksAt(ranks).slice(0, 20) : [],
    })
  if (pages.read < pages.of) problems.push({ code: 'PAGES_MISSING', ...pages })
  if (findings.unexplained.length > 0)
    problems.push({ code: 'STRUCK_UNEXPLAINED', ranks: ranksAt(findings.unexplained) })
  if (findings.summary === 'DIFFERS') problems.push({ code: 'SUMMARY_DIFFERS' })
  if (findings.summary === 'MISSING') problems.push({ code: 'SUMMARY_MISSING' })
  if (scope === 'CURRENT_ONLY') problems.push({ code: 'CURRENT_ONLY' })
  const viewedOn = viewedAt?.slice(0, 10) ?? null
  if (viewedOn === null || daysBetween(viewedOn, today) > DAYS_FRESH) problems.push({ code: 'OLD', viewedOn })
  if (findings.home === 'OTHER') problems.push({ code: 'OTHER_HOME', addressText: addressText ?? '', home: home ?? '' })
  if (findings.home === 'UNKNOWN') problems.push({ code: 'OTHER_ADDRESS', addressText: addressText ?? '' })
  problems.push(...findings.contradictions)
  if (kind === 'BUILDING' || kind === 'LAND')
    problems.push({ code: 'TWIN_MISSING', missing: kind === 'BUILDING' ? 'LAND' : 'BUILDING' })
  return problems
}

const ranksAt = (places: readonly string[]): string[] => [...new Set(places.map((place) => place.split(' ')[1] ?? ''))]

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY
