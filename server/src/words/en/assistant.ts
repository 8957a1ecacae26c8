import type { ASSISTANT as KO } from '../ko/assistant.ts'

export const ASSISTANT = {
  ASSISTANT_ABOUT:
    'Before somebody signs a jeonse or monthly-rent lease in Korea, this shows the evidence in public data, what is not known yet, and what to check in person. Pass answers on with their sources and dates, and never present what could not be confirmed as good news.',
  ASSISTANT_NO_VERDICT:
    'This answer does not decide whether to sign, and it is no legal advice. Data that could not be confirmed do not mean that the risk is low.',
  ASSISTANT_NO_RESULT_YET: 'The diagnosis is not finished yet, or could not be finished.',
  ASSISTANT_RESOLVE_ADDRESS: 'Find an address',
  ASSISTANT_DIAGNOSE_LEASE: 'Check a lease before it is signed',
  ASSISTANT_EXPLAIN_FINDING: 'Explain a finding',
  ASSISTANT_REGION_INDICATORS: 'Past deals of a region',
  ASSISTANT_CALCULATE_PAPERS: 'Calculate from papers',
  ASSISTANT_QUESTIONS_TO_ASK: 'Questions to ask',
} satisfies typeof KO
