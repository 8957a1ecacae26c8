import { QUESTIONS } from '@lease-risk/contract/questions'

/** What a tenant says aloud, by the check that it answers. */
export const ko = { ...QUESTIONS }
