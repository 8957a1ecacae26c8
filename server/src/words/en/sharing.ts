import type { SHARING as KO } from '../ko/sharing.ts'

export const SHARING = {
  SHARED_SHEET: 'What was checked before the contract, and what to ask',
  SHARED_SHEET_IS_NO_VERDICT:
    'This shows the evidence in public data and what is not known yet. Whatever would identify the home is left out. It does not decide whether to sign, and it is no legal advice.',
  REGION_NOT_CONFIRMED: 'region not confirmed',
  LINK_MADE: 'The link is made.',
  LINK_DELETED: 'The link is deleted.',
} satisfies typeof KO
