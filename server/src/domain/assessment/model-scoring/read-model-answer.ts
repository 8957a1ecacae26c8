import { CRITERION_CODES, type CriterionCode } from '@lease-risk/contract/codes/assessment'
import { inWords } from '../../../words/in-words.ts'
import { KOREAN } from '../../../words/language.ts'
import { findForbiddenWording } from '../../wording/word-guard.ts'
import type { CriterionOutcome, CriterionOutcomes, CriterionStatus } from '../criteria/criterion-outcome.ts'
import { MODEL_STATUSES } from './model-answer-schema.ts'
import type { ModelFailure } from './model-port.ts'

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

const SHORTEST = 10
const LONGEST = 160

/** The guarantee agencies (보증기관) are the only names not written in Hangul. */
const FOREIGN_NAMES = /HUG|HF|SGI/g

/**
 * Word stems that no sentence of a model needs. Broader than the word guard of our own sentences and including denials,
 * because a model finds phrasings that no list foresees. Matched with all blanks removed.
 */
const STEMS =
  /안전|안심|괜찮|양호|무난|안정적|(?:문제|위험|하자|우려).{0,6}없|걱정|추천|보장|(?<!사용)승인|서명|매물|돌려받을수있|계약(?:을|이)?(?:해도|하셔도|하세요|하십시오|하시|가능)/

/**
 * Whether a model's sentence about one item may be shown: one line of Korean of suitable length, without wording that the
 * service must not use, and without a number that is neither in the rules' texts and evidence nor its score.
 */
export function isShowable(sentence: string, outcome: CriterionOutcome, riskScore: number | null): boolean {
  const text = sentence.normalize('NFC')
  const bare = text.replaceAll(/\s/g, '')
  return (
    text.length >= SHORTEST &&
    text.length <= LONGEST &&
    isPlainKorean(text) &&
    findForbiddenWording(text).length === 0 &&
    findForbiddenWording(bare).length === 0 &&
    !STEMS.test(bare) &&
    numbersIn(text).every((number) => knownNumbers(outcome, riskScore).has(number))
  )
}

/** Hangul letters, ASCII digits and punctuation; no markup, no control or invisible characters, no other script. */
function isPlainKorean(text: string): boolean {
  const letters = text.replaceAll(FOREIGN_NAMES, '').match(/\p{L}/gu) ?? []
  const digits = text.match(/\p{N}/gu) ?? []
  return (
    letters.some((letter) => /[가-힣]/.test(letter)) &&
    letters.every((letter) => /\p{Script=Hangul}/u.test(letter)) &&
    digits.every((digit) => /[0-9]/.test(digit)) &&
    !/[<>{}[\]\\`|\p{C}\p{M}\p{Zl}\p{Zp}]/u.test(text)
  )
}

function knownNumbers(outcome: CriterionOutcome, riskScore: number | null): Set<string> {
  const { evidence, missingData, findings, userVisibleExplanation, recommendedActions } = inWords(outcome, KOREAN)
  const words = [
    ...evidence.flatMap(({ value, description }) => [String(value), description]),
    // an amount given in the evidence as a plain number of manwon
    ...evidence.filter(({ description }) => description.includes('만원')).map(({ value }) => `${value}만`),
    ...missingData.flatMap((missing) => [missing.reason, missing.requiredAction]),
    ...findings.map(({ sentence }) => sentence),
    userVisibleExplanation,
    ...recommendedActions,
    String(riskScore ?? ''),
  ]
  return new Set(words.flatMap(numbersIn))
}

/** Numbers with their unit of magnitude: `1억 2,000만 원, 80%, 3건` → `1억`, `2000만`, `80%`, `3`. */
function numbersIn(text: string): string[] {
  return (text.match(/\d[\d,]*(?:\.\d+)?\s?[조억만천백%]?/g) ?? []).map((number) => number.replaceAll(/[,\s]/g, ''))
}
