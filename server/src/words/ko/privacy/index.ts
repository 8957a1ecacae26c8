import { DOCUMENT_WORDS } from './documents.ts'
import { KEPT_WORDS } from './kept.ts'
import { PROCESSED_WORDS } from './processed.ts'
import { RECEIVER_WORDS } from './receivers.ts'

/** The privacy policy, the terms, and what is said of personal data elsewhere. */
export const PRIVACY = { ...KEPT_WORDS, ...PROCESSED_WORDS, ...RECEIVER_WORDS, ...DOCUMENT_WORDS }
