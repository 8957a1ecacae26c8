import type { FailureReason } from '../../lookup.ts'

/** One question to a language model, which must answer as JSON in a given schema. */
export type ModelQuestion = {
  instructions: string
  /** Curated evidence as JSON text. */
  input: string
  schemaName: string
  /** JSON schema in the strict form of structured outputs. */
  schema: object
}

/**
 * The reason why the model gave no answer. `QUOTA_EXCEEDED`: the account's credit is used up. `REFUSED`: the model
 * declined. `INCOMPLETE`: the answer broke off. `DEADLINE`: no time was left to ask.
 */
export type ModelFailure = FailureReason | 'NO_KEY' | 'RATE_LIMITED' | 'REFUSED' | 'INCOMPLETE'

/** `calls`: number of requests sent. */
export type ModelReply =
  | { status: 'ANSWERED'; text: string; modelName: string; calls: number }
  | { status: 'FAILED'; reason: ModelFailure; calls: number }

export type RiskModelPort = {
  /** The configured name; an answer may come from a dated version of it. */
  modelName: string
  /** Never throws and answers within `timeoutMs`. */
  ask(question: ModelQuestion, timeoutMs: number): Promise<ModelReply>
}
