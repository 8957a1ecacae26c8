import type { FailureReason } from '../../lookup.ts'

/** One question to a language model that has to answer as JSON of a given shape. */
export type ModelQuestion = {
  instructions: string
  /** Curated evidence as JSON text. */
  input: string
  schemaName: string
  /** JSON schema in the strict form of structured outputs. */
  schema: object
}

/**
 * Why the model gave no answer. `QUOTA_EXCEEDED`: the account's credit is used up; `REFUSED`: the model declined;
 * `INCOMPLETE`: it stopped in the middle. `DEADLINE`: no time was left to ask.
 */
export type ModelFailure = FailureReason | 'NO_KEY' | 'RATE_LIMITED' | 'REFUSED' | 'INCOMPLETE'

/** `calls`: how many requests went out. */
export type ModelReply =
  | { status: 'ANSWERED'; text: string; modelName: string; calls: number }
  | { status: 'FAILED'; reason: ModelFailure; calls: number }

export type RiskModelPort = {
  /** The configured name; an answer may come from a dated version of it. */
  modelName: string
  /** Never throws and answers within `timeoutMs`. */
  ask(question: ModelQuestion, timeoutMs: number): Promise<ModelReply>
}
