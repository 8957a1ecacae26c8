import { QUESTIONS } from '@lease-risk/contract/questions'

/** Questions a tenant asks aloud, by the check that they answer. */
export const ko = { ...QUESTIONS }
