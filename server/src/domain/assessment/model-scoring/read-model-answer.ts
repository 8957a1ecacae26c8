import { CRITERION_CODES, type CriterionCode } from '../../rule-book/criteria.ts'
import type { CriterionOutcome, CriterionOutcomes, CriterionStatus } from '../criteria/criterion-outcome.ts'
import { MODEL_STATUSES } from './model-answer-schema.ts'
import type { ModelFailure } from './model-port.ts'
import { isShowable } from './model-sentence.ts'

/** The model's answer for one item; it has a number exactly if the rules have one. */
type ModelItem = { status: CriterionStatus; riskScore: number | null; sentence: string | null }
export type ModelItems = Record<CriterionCode, ModelItem>

/** The reason why an answer as a whole is rejected. */
export type AnswerProblem =
  | 'NOT_JSON'
  /** A different structure, or a missing or additional field. */
  | 'SHAPE'
  /** Not all 12 criteria exactly once. */
  | 'CRITERIA'
  /** Not a listed status, a better status than the rules give, or a different kind of missing data. */
  | 'STATUS'
  /** Not an integer from 0 to 100, a number although the rules have none, or none although they have one. */
  | 'SCORE'
  | 'SENTENCE'

/** The reason why the rules replaced the model; a rejected answer is named by its problem. */
export type ScoringFailure = ModelFailure | `INVALID_${AnswerProblem}`

export type AnswerReading = { ok: true; items: ModelItems } | { ok: false; problem: AnswerProblem }

const ITEM_FIELDS = ['criterionCode', 'riskScore', 'status', 'userVisibleExplanation']

/**
 * Validates the model's answer against the rules' outcomes, as one batch: one wrong item invalidates the whole answer
 * (R-SCORE-31). Never throws, regardless of the text.
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

/** A model may trust the evidence less than the rules do, never more; an item without a number keeps its status. */
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
