import { CRITERION_CODES, type CriterionCode } from '@lease-risk/contract/codes/assessment'

export type ScoringMode = 'OPENAI_STRUCTURED_OUTPUT' | 'RULE_BASED_FALLBACK' | 'HYBRID_FALLBACK'

export type AiProcessing = {
  status: 'OPENAI_SUCCESS' | 'OPENAI_PARTIAL_FALLBACK' | 'OPENAI_FAILED_FALLBACK' | 'OPENAI_DISABLED_FALLBACK'
  attempts: number
  successes: number
  fallbacks: number
  openAiShortCircuited: boolean
  shortCircuitReason: string | null
  model: string | null
  latencyMillis: number
}

/** The scoring mode of each item and of the whole. */
export type Scoring = {
  mode: ScoringMode
  itemModes: Record<CriterionCode, ScoringMode>
  promptVersion: string | null
  aiProcessing: AiProcessing
}

/** Model scoring is switched off: nothing was attempted, and there was no fallback. */
export function disabledAiProcessing(): AiProcessing {
  return {
    status: 'OPENAI_DISABLED_FALLBACK',
    attempts: 0,
    successes: 0,
    fallbacks: 0,
    openAiShortCircuited: false,
    shortCircuitReason: null,
    model: null,
    latencyMillis: 0,
  }
}

/** Scoring by rules only. */
export function ruleBasedScoring(): Scoring {
  return batchScoring('RULE_BASED_FALLBACK', null, disabledAiProcessing())
}

/** Sets the same mode for all 12 items: a batch is used as a whole or not at all. */
export function batchScoring(mode: ScoringMode, promptVersion: string | null, aiProcessing: AiProcessing): Scoring {
  const itemModes = Object.fromEntries(CRITERION_CODES.map((code) => [code, mode])) as Scoring['itemModes']
  return { mode, itemModes, promptVersion, aiProcessing }
}
