import type { CriterionCode } from '@lease-risk/contract/codes/assessment'
import type { Assessment } from '../../../domain/assessment/assessment.ts'
import type { CriterionStatus } from '../../../domain/assessment/criteria/criterion-outcome.ts'
import { ANSWER_SCHEMA_VERSION } from '../../../domain/assessment/model-scoring/model-answer-schema.ts'
import type { ScoringFailure } from '../../../domain/assessment/model-scoring/read-model-answer.ts'
import type { ScoringMode } from '../../../domain/assessment/model-scoring/scoring-mode.ts'

/** How one item of one diagnosis was scored while model scoring was enabled. Contains neither prompt nor address. */
export type ScoringLogRow = {
  criterionCode: CriterionCode
  status: CriterionStatus
  riskScore: number | null
  scoringMode: ScoringMode
  model: string | null
  /** `null`: the model was not called. */
  promptVersion: string | null
  schemaVersion: string
  failureReason: ScoringFailure | null
  latencyMillis: number
}

/**
 * One row per criterion; none while model scoring is disabled, because the stored response then contains everything.
 */
export function scoringLogRows(assessment: Assessment, failureReason: ScoringFailure | null): ScoringLogRow[] {
  const { aiProcessing, promptVersion, criteria } = assessment
  if (aiProcessing.status === 'OPENAI_DISABLED_FALLBACK') return []
  return criteria.map(({ criterionCode, status, riskScore, scoringMode }) => ({
    criterionCode,
    status,
    riskScore,
    scoringMode,
    model: aiProcessing.model,
    promptVersion,
    schemaVersion: ANSWER_SCHEMA_VERSION,
    failureReason,
    latencyMillis: aiProcessing.latencyMillis,
  }))
}

/**
 * The part of the diagnosis' insert statement that writes its log rows, so that both exist or neither. `written` names
 * the part that returns `diagnosis_id`; `rows` and `createdAt` are parameters such as `:createdAt`, the first a JSON
 * array of rows.
 */
export function insertScoringLog(parts: { written: string; rows: string; createdAt: string }): string {
  return `insert into risk_scoring_logs (
       diagnosis_id, criterion_code, status, risk_score, scoring_mode, model, prompt_version, schema_version,
       failure_reason, latency_millis, created_at
     )
     select
       diagnosis_id, item->>'criterionCode', item->>'status', (item->>'riskScore')::smallint, item->>'scoringMode',
       item->>'model', item->>'promptVersion', item->>'schemaVersion', item->>'failureReason',
       (item->>'latencyMillis')::integer, ${parts.createdAt}::timestamptz
     from ${parts.written}, jsonb_array_elements(${parts.rows}::jsonb) as item`
}
