/** The languages of every message; the first one is the default. */
export const LANGUAGES = ['ko', 'en'] as const

export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = LANGUAGES[0]

/** The language of landlords, offices and papers, whatever the reader's language; the model is prompted in it too. */
export const KOREAN: Language = 'ko'

export function isLanguage(text: unknown): text is Language {
  return (LANGUAGES as readonly unknown[]).includes(text)
}
