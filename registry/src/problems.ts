import type { Problem, ReadingOptions, RegistryReading, UnreadableReason } from './reading.ts'

const DAYS_FRESH = 7
const DAY = 86_400_000

/** The findings of a reading, before they are converted to problems. */
export type Findings = {
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

export const makesDoubtful = ({ code }: Problem): boolean => DOUBTING.has(code)

type Known = Pick<RegistryReading, 'kind' | 'scope' | 'viewedAt' | 'pages' | 'addressText'>

export function problemsOf(known: Known, findings: Findings, { today, home }: ReadingOptions): Problem[] {
  const { kind, scope, viewedAt, pages, addressText } = known
  const problems: Problem[] = []
  for (const [why, ranks] of Object.entries(findings.unreadable))
    problems.push({
      code: 'UNREADABLE_ENTRY',
      why: why as UnreadableReason,
      ranks: why === 'ENTRY' ? [...new Set(ranks)].slice(0, 20) : [],
    })
  if (pages.read < pages.of) problems.push({ code: 'PAGES_MISSING', ...pages })
  if (findings.unexplained.length > 0)
    problems.push({ code: 'STRUCK_UNEXPLAINED', ranks: [...new Set(findings.unexplained)] })
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

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY
