import type { Language } from './words.ts'

/** The languages of the client, mails and pushes, in the order in which they are offered. */
export const LANGUAGES: readonly Language[] = ['ko', 'en']
