import { CRITERION_CODES, type CriterionCode } from '../../rule-book/criteria.ts'
import type { CriterionOutcome, CriterionOutcomes, CriterionStatus } from '../criteria/criterion-outcome.ts'
import { MODEL_STATUSES } from './model-answer-schema.ts'
import type { ModelFailure } from './model-port.ts'
import { isShowable } from './model-sentence.ts'

/** What the model says of one item; a number exactly where the rules have one. */
type ModelItem = { status: CriterionStatus; riskScore: number | null; sentence: string | null }
export type ModelItems = Record<CriterionCode, ModelItem>

/** Why an answer as a whole is not used. */
export type AnswerProblem =
  | 'NOT_JSON'
  /** Another shape, a missing or an additional field. */
  | 'SHAPE'
  /** Not all 12 criteria exactly once. */
  | 'CRITERIA'
  /** Not a status of the list, or a better one than the rules give, or another way of missing. */
  | 'STATUS'
  /** Not an integer from 0 to 100, a number where the rules have none, or none where they have one. */
  | 'SCORE'
  | 'SENTENCE'

/** Why the rules had to stand in for the model; an answer that is not used is named by what is wrong with it. */
export type ScoringFailure = ModelFailure | `INVALID_${AnswerProblem}`

export type AnswerReading = { ok: true; items: ModelItems } | { ok: false; problem: AnswerProblem }

const ITEM_FIELDS = ['criterionCode', 'riskScore', 'status', 'userVisibleExplanation']

/**
 * Reads the model's answer against what the rules say, as one batch: one wrong item and nothing of it is used
 * (R-SCORE-31). Never throws, whatever the text.
 */
export function readModelAnswer(text: string, outcomes: CriterionOutcomes): AnswerReading {
  const answer = parse(text)
  if (answer === undefined) return wrong('NOT_JSON')
  if (!hasExactly(answer, ['criteria']) || !Array.isArray(answer['criteria'])) return wrong('SHAPE')
  const items = new Map<CriterionCode, ModelItem>()
  for (const entry of answer['criteria'] as unknown[]) {
    if (!hasExactly(entry, ITEM_FIELDS)) return wrong('SHAPE')
    const code = CRITERION_CODES.find((known) => known === entry['criterionCode'])
    if (code === undefined || items.has(code)) return wrong('CRITERIA')
    const item = readItem(entry, outcomes[code])
    if (typeof item === 'string') return wrong(item)
    items.set(code, item)
  }
  if (items.size !== CRITERION_CODES.length) return wrong('CRITERIA')
  return { ok: true, items: Object.fromEntries(items) as ModelItems }
}

function readItem(entry: Record<string, unknown>, outcome: CriterionOutcome): ModelItem | AnswerProblem {
  const { riskScore, userVisibleExplanation: sentence } = entry
  const status = MODEL_STATUSES.find((known) => known === entry['status'])
  if (status === undefined || !mayBecome(outcome.status, status)) return 'STATUS'
  if (riskScore !== null && !isScore(riskScore)) return 'SCORE'
  if ((riskScore === null) !== (outcome.riskScore === null)) return 'SCORE'
  if (sentence !== null && (typeof sentence !== 'string' || !isShowable(sentence, outcome, riskScore)))
    return 'SENTENCE'
  return { status, riskScore, sentence }
}

/** A model may trust the evidence less than the rules do, never more; and what has no number keeps its status. */
function mayBecome(byRules: CriterionStatus, byModel: CriterionStatus): boolean {
  return byModel === byRules || (byRules === 'AVAILABLE' && byModel === 'PARTIAL')
}

function isScore(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 100
}

function hasExactly(value: unknown, fields: readonly string[]): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const present = Object.keys(value)
  return present.length === fields.length && fields.every((field) => present.includes(field))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function wrong(problem: AnswerProblem): AnswerReading {
  return { ok: false, problem }
}
