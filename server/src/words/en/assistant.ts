import type { ASSISTANT as KO } from '../ko/assistant.ts'

export const ASSISTANT = {
  ASSISTANT_ABOUT:
    'Before somebody signs a jeonse or monthly-rent lease in Korea, this shows the evidence in public data, what is not known yet, and what to check in person. Pass answers on with their sources and dates, and never present what could not be confirmed as good news.',
  ASSISTANT_NO_VERDICT:
    'This answer does not decide whether to sign, and it is no legal advice. Data that could not be confirmed do not mean that the risk is low.',
  ASSISTANT_NO_RESULT_YET: 'The diagnosis is not finished yet, or could not be finished.',
  ASSISTANT_RESOLVE_ADDRESS: 'Find an address',
  ASSISTANT_RESOLVE_ADDRESS_ABOUT:
    'Finds candidates of the official address by road name, lot number or name of a building. The chosen candidate is the jusoAddress of diagnose_lease, as it is. Where there are several, let the user choose. It does not find listings.',
  ASSISTANT_DIAGNOSE_LEASE: 'Check a lease before it is signed',
  ASSISTANT_DIAGNOSE_LEASE_ABOUT:
    'Collects the building register, published deals and public prices for an exact address, a deposit and a rent, and assesses the risk. Amounts are in units of 10,000 won (manwon). The statusToken of the answer opens this result for seven days: give it to the user alone. The diagnosis is stored as one over HTTP is.',
  ASSISTANT_EXPLAIN_FINDING: 'Explain a finding',
  ASSISTANT_EXPLAIN_FINDING_ABOUT:
    'Answers what one finding of diagnose_lease rests on, with the sources and dates of the data and what to check in person.',
  ASSISTANT_REGION_INDICATORS: 'Past deals of a region',
  ASSISTANT_REGION_INDICATORS_ABOUT:
    'Summarizes statistics of published past deals for words that name a region or a type of home, in English or Korean (such as monthly rent of an officetel in Seongsu-dong). These are no listings.',
  ASSISTANT_CALCULATE_PAPERS: 'Calculate from papers',
  ASSISTANT_CALCULATE_PAPERS_ABOUT:
    'Calculates from what the user read in the registry and other papers who is paid first, how much of the deposit may come back, and when it is not protected. What is left out is unknown, not zero. It stores nothing.',
  ASSISTANT_QUESTIONS_TO_ASK: 'Questions to ask',
  ASSISTANT_QUESTIONS_TO_ASK_ABOUT:
    'Answers up to three questions to landlord or broker from the result of diagnose_lease, the most important first. The questions are in Korean, for those who are asked.',
} satisfies typeof KO
