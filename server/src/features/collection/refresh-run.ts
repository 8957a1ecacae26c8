export type RunTrigger = 'SCHEDULED' | 'MANUAL'

/** Why a run ended before everything due was tried. */
export type StopReason = 'QUOTA' | 'PROVIDER_FAILING' | 'KEY_REJECTED' | 'NO_KEY' | 'INTERRUPTED'
