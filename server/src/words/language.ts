/** The languages that every message has words in; the first one is spoken where none of them is asked for. */
export const LANGUAGES = ['ko', 'en'] as const

export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = LANGUAGES[0]

/** What landlords, offices and the papers themselves read, whatever the reader's language is; the model is asked in it too. */
export const KOREAN: Language = 'ko'

export function isLanguage(text: unknown): text is Language {
  return (LANGUAGES as readonly unknown[]).includes(text)
}
