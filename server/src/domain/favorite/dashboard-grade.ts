import { type Message, message, sentences, type Text } from '../../words/message.ts'
import type { RiskGrade } from '../rule-book/aggregation.ts'
import { HOME_COVERAGE } from '../rule-book/favorite.ts'
import type { FavoriteHome } from './favorite.ts'
import type { HomeSource } from './source-readings.ts'

/** There is no A, because it would look like an approval. */
type DashboardLetter = 'B' | 'C' | 'D' | 'E' | 'F'

export type DashboardGrade = {
  /** `null`: too little data is stored. */
  letter: DashboardLetter | null
  label: Message
  /** Score of the owner's diagnosis of these terms, 0–100; `null` if there is none or its score was withheld. */
  score: number | null
  description: Text
}

const LETTERS: Record<RiskGrade, DashboardLetter> = {
  LOW: 'B',
  MODERATE: 'C',
  HIGH: 'D',
  CRITICAL: 'E',
  NEED_MORE_INFORMATION: 'F',
}

/**
 * The letter expresses the result of a diagnosis of exactly these terms; without one it is F, whatever else is stored.
 */
export function dashboardGrade({ evidence }: FavoriteHome, coverage: number): DashboardGrade {
  if (coverage < HOME_COVERAGE.letterFrom) {
    const label = message('HOME_GRADE', { grade: 'TOO_LITTLE_DATA' })
    return { letter: null, label, score: null, description: message('TOO_LITTLE_TO_GRADE', { coverage }) }
  }
  const diagnosis = evidence?.diagnosis ?? null
  if (diagnosis === null || !diagnosis.sameTerms)
    return graded('NEED_MORE_INFORMATION', null, message('TERMS_NOT_ASSESSED', { diagnosed: diagnosis !== null }))
  const { riskGrade, totalRiskScore } = diagnosis
  return riskGrade === 'NEED_MORE_INFORMATION'
    ? graded(riskGrade, null, message('DIAGNOSIS_WITHHELD_SCORE'))
    : graded(riskGrade, totalRiskScore, message('GRADE_OF_DIAGNOSIS'))
}

function graded(grade: RiskGrade, score: number | null, why: Message): DashboardGrade {
  const label = message('HOME_GRADE', { grade })
  return { letter: LETTERS[grade], label, score, description: sentences([why, message('PRE_REVIEW')]) }
}

export type ReportSummary = { headline: Text; riskLevel: Text; confidenceLevel: Text; sentences: Text[] }

export function reportSummary(
  { evidence }: FavoriteHome,
  { grade, coverage, sources }: { grade: DashboardGrade; coverage: number; sources: readonly HomeSource[] },
): ReportSummary {
  const missing = sources.filter(({ covered }) => !covered).map(({ title }) => title)
  const { mostlyFrom, partlyFrom } = HOME_COVERAGE.confidence
  const confirmed = coverage >= mostlyFrom ? 'MOSTLY' : coverage >= partlyFrom ? 'PARTLY' : 'HARDLY'
  const found = { found: sources.length - missing.length, all: sources.length }
  return {
    headline:
      evidence === null ? message('HOME_NEEDS_LOT') : message('HOME_SOURCES_FOUND', { ...found, grade: grade.label }),
    riskLevel: grade.label,
    confidenceLevel: message('HOME_CONFIDENCE', { confirmed }),
    sentences: [
      grade.description,
      ...(missing.length === 0 ? [] : [message('SOURCES_MISSING', { sources: missing })]),
      message('NOT_IN_PUBLIC_DATA'),
    ],
  }
}
