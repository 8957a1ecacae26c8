import { CRITERION_CODES } from '@lease-risk/contract/codes/assessment'
import type { CriterionOutcomes } from '../../../domain/assessment/criteria/criterion-outcome.ts'
import { mergeModelAnswer } from '../../../domain/assessment/model-scoring/merge-model-answer.ts'
import type { ModelFailure, ModelReply, RiskModelPort } from '../../../domain/assessment/model-scoring/model-port.ts'
import { modelQuestion, PROMPT_VERSION } from '../../../domain/assessment/model-scoring/model-prompt.ts'
import {
  type AnswerReading,
  readModelAnswer,
  type ScoringFailure,
} from '../../../domain/assessment/model-scoring/read-model-answer.ts'
import type { AiProcessing } from '../../../domain/assessment/model-scoring/scoring-mode.ts'
import { batchScoring, ruleBasedScoring, type Scoring } from '../../../domain/assessment/model-scoring/scoring-mode.ts'

/** `outcomes` and `scoring` are the arguments of `conclude`. */
export type ScoredRisk = { outcomes: CriterionOutcomes; scoring: Scoring; failure: ScoringFailure | null }

/**
 * Scores what the rules have assessed, within `timeLeftMillis` (or the scorer's own limit, if that is shorter). Never
 * throws: without a usable reply of the model, the rules' outcomes are returned unchanged (R-SCORE-32).
 */
export type RiskScorer = (outcomes: CriterionOutcomes, timeLeftMillis: number) => Promise<ScoredRisk>

/** With less time, a call would only cost money. */
const SHORTEST_CALL_MS = 500

/** The scorer while model scoring is disabled: rules only, and no call. */
export async function scoreByRules(outcomes: CriterionOutcomes): Promise<ScoredRisk> {
  return { outcomes, scoring: ruleBasedScoring(), failure: null }
}

/** Create one per process: it remembers the failures of all diagnoses. `now` in milliseconds, never going back. */
export function createModelScorer(options: {
  model: RiskModelPort
  timeoutMs: number
  now?: () => number
}): RiskScorer {
  const { model } = options
  const pause = createFailurePause(options.now ?? (() => performance.now()))

  async function ask(outcomes: CriterionOutcomes, timeLeftMillis: number): Promise<ModelReply> {
    const timeoutMs = Math.floor(Math.min(options.timeoutMs, timeLeftMillis))
    if (timeoutMs < Math.min(SHORTEST_CALL_MS, options.timeoutMs)) return notAsked('DEADLINE')
    if (!pause.mayTry()) return notAsked('CIRCUIT_OPEN')
    return model.ask(modelQuestion(outcomes), timeoutMs)
  }

  return async (outcomes, timeLeftMillis) => {
    const startedAt = performance.now()
    const reply = await ask(outcomes, timeLeftMillis)
    const reading = reply.status === 'ANSWERED' ? readModelAnswer(reply.text, outcomes) : null
    if (reply.calls > 0) pause.record(reading?.ok === true)
    const latencyMillis = Math.round(performance.now() - startedAt)
    if (reply.status === 'ANSWERED' && reading?.ok) {
      const processing = succeeded(reply, latencyMillis)
      const scoring = batchScoring('OPENAI_STRUCTURED_OUTPUT', PROMPT_VERSION, processing)
      return { outcomes: mergeModelAnswer(outcomes, reading.items), scoring, failure: null }
    }
    const failure = failureOf(reply, reading)
    const processing = fellBack(failure, reply.calls, model.modelName, latencyMillis)
    const promptVersion = reply.calls > 0 ? PROMPT_VERSION : null
    return { outcomes, scoring: batchScoring('HYBRID_FALLBACK', promptVersion, processing), failure }
  }
}

function notAsked(reason: ModelFailure): ModelReply {
  return { status: 'FAILED', reason, calls: 0 }
}

function failureOf(reply: ModelReply, reading: AnswerReading | null): ScoringFailure {
  if (reply.status === 'FAILED') return reply.reason
  return reading?.ok === false ? `INVALID_${reading.problem}` : 'MALFORMED'
}

/** `attempts` and `successes` count calls, `fallbacks` items. */
function succeeded({ calls, modelName }: { calls: number; modelName: string }, latencyMillis: number): AiProcessing {
  return {
    status: 'OPENAI_SUCCESS',
    attempts: calls,
    successes: 1,
    fallbacks: 0,
    openAiShortCircuited: false,
    shortCircuitReason: null,
    model: modelName,
    latencyMillis,
  }
}

/** Short-circuited: the provider's limit forbids further calls, or no call was made at all. */
function fellBack(failure: ScoringFailure, calls: number, model: string, latencyMillis: number): AiProcessing {
  const shortCircuited = failure === 'RATE_LIMITED' || failure === 'QUOTA_EXCEEDED' || calls === 0
  return {
    status: 'OPENAI_FAILED_FALLBACK',
    attempts: calls,
    successes: 0,
    fallbacks: CRITERION_CODES.length,
    openAiShortCircuited: shortCircuited,
    shortCircuitReason: shortCircuited ? failure : null,
    model,
    latencyMillis,
  }
}

/** Consecutive failed batches after which calls to the model are paused, and for how long. */
const FAILURES_TO_PAUSE = 3
const PAUSE_MS = 60_000

export type FailurePause = {
  /** False during the pause. After the pause one caller may try; the others wait for its outcome. */
  mayTry(): boolean
  record(succeeded: boolean): void
}

/**
 * A circuit breaker for the whole process that counts unusable replies as well as failed calls. It answers at once,
 * even while one call probes the model: a diagnosis has no time to wait for another's probe, as it would with
 * cockatiel's breaker. `now` is in milliseconds and never goes back.
 */
export function createFailurePause(now: () => number): FailurePause {
  let failures = 0
  let until = 0
  return {
    mayTry() {
      if (failures < FAILURES_TO_PAUSE) return true
      if (now() < until) return false
      until = now() + PAUSE_MS
      return true
    },
    record(succeeded) {
      failures = succeeded ? 0 : failures + 1
      if (failures >= FAILURES_TO_PAUSE) until = now() + PAUSE_MS
    },
  }
}
