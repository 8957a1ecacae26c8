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
