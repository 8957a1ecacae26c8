import type { Language } from './words.ts'

/** Of the client, of mails and of pushes, in the order in which they are offered. */
export const LANGUAGES: readonly Language[] = ['ko', 'en']
