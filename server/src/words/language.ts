/** The languages that every message has words in. */
export type Language = 'ko' | 'en'

/** Of every answer, until all of its sentences are messages. */
export const DEFAULT_LANGUAGE: Language = 'ko'
