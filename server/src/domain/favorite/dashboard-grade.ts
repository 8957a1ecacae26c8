import { formatPercent } from '../../words/ko/format.ts'
import { PAPER_NAMES } from '../checks/paper-names.ts'
import type { RiskGrade } from '../rule-book/aggregation.ts'
import { HOME_COVERAGE } from '../rule-book/favorite.ts'
import type { FavoriteHome } from './favorite.ts'
import type { HomeSource } from './source-readings.ts'

/** There is no A: it would read as an approval. */
type DashboardLetter = 'B' | 'C' | 'D' | 'E' | 'F'

export type DashboardGrade = {
  /** `null`: too little is stored. */
  letter: DashboardLetter | null
  label: string
  /** Of the owner's diagnosis of these terms, 0–100; `null`: there is none, or it withheld its score. */
  score: number | null
  description: string
}

const LETTERS: Record<RiskGrade, { letter: DashboardLetter; label: string }> = {
  LOW: { letter: 'B', label: '공공자료 기준 낮은 구간' },
  MODERATE: { letter: 'C', label: '공공자료 기준 보통 구간' },
  HIGH: { letter: 'D', label: '공공자료 기준 높은 구간' },
  CRITICAL: { letter: 'E', label: '공공자료 기준 매우 높은 구간' },
  NEED_MORE_INFORMATION: { letter: 'F', label: '확인할 것이 더 필요함' },
}

const PRE_REVIEW = '계약 여부를 정하는 판정이 아니라 확인할 순서를 정하는 사전 검토 신호입니다.'

/**
 * A letter stands for the judgement of a diagnosis of these very terms; without one it is F, whatever else is stored.
 */
export function dashboardGrade({ evidence }: FavoriteHome, coverage: number): DashboardGrade {
  if (coverage < HOME_COVERAGE.letterFrom) {
    const description = `저장된 자료가 ${formatPercent(coverage)}만 있어 등급을 매기지 않았습니다. 자료가 부족한 것은 위험이 낮다는 뜻이 아닙니다.`
    return { letter: null, label: '자료 부족', score: null, description }
  }
  const diagnosis = evidence?.diagnosis ?? null
  if (diagnosis === null || !diagnosis.sameTerms) {
    const why = diagnosis === null ? '진단한 기록이 없어' : '다른 조건으로 진단한 기록만 있어'
    return {
      ...LETTERS.NEED_MORE_INFORMATION,
      score: null,
      description: `${why} 저장한 조건의 위험을 평가하지 않았습니다. ${PRE_REVIEW}`,
    }
  }
  const { riskGrade, totalRiskScore } = diagnosis
  if (riskGrade === 'NEED_MORE_INFORMATION') {
    const why = '마지막 진단에서 확인하지 못한 항목이 많아 점수를 내지 않았습니다.'
    return { ...LETTERS[riskGrade], score: null, description: `${why} ${PRE_REVIEW}` }
  }
  return { ...LETTERS[riskGrade], score: totalRiskScore, description: `마지막 진단의 결과를 따랐습니다. ${PRE_REVIEW}` }
}

export type ReportSummary = { headline: string; riskLevel: string; confidenceLevel: string; sentences: string[] }

const CONFIDENCE = { mostly: '대부분 자료로 확인', partly: '일부만 자료로 확인', hardly: '대부분 미확인' }

export function reportSummary(
  { evidence }: FavoriteHome,
  { grade, coverage, sources }: { grade: DashboardGrade; coverage: number; sources: readonly HomeSource[] },
): ReportSummary {
  const missing = sources.filter(({ covered }) => !covered).map(({ title }) => title)
  const { mostlyFrom, partlyFrom } = HOME_COVERAGE.confidence
  return {
    headline:
      evidence === null
        ? '정확한 지번 주소가 필요합니다. 지번을 확인하기 전에는 어떤 자료도 조회하지 않습니다.'
        : `저장된 자료로 ${formatPercent(coverage)}를 확인했습니다: ${grade.label}.`,
    riskLevel: grade.label,
    confidenceLevel:
      coverage >= mostlyFrom ? CONFIDENCE.mostly : coverage >= partlyFrom ? CONFIDENCE.partly : CONFIDENCE.hardly,
    sentences: [
      grade.description,
      ...(missing.length === 0 ? [] : [`확인하지 못한 자료: ${missing.join(', ')}. 없는 자료는 좋은 신호가 아닙니다.`]),
      `${PAPER_NAMES.REGISTRY_DOCUMENT}, 선순위 보증금, 보증보험 가입 여부, 현장 상태는 공공자료로 알 수 없으니 직접 확인하십시오.`,
    ],
  }
}
