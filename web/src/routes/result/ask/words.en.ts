import { PAPER_NAMES } from '@lease-risk/contract/paper-names'
import type { ko } from './words.ko.ts'

export const en = {
  title: 'To ask before the contract',
  questions: {
    INPUT_AMOUNTS: 'Could you show me the exact deposit and rent in a draft of the contract (계약서)?',
    REGISTER_CHOICE: 'Which building of the register (대장) is the one of the contract?',
    USE_LEGALITY: 'Is this building registered as a home? Can I report my move-in (전입신고)?',
    MAIN_USE: 'Is its use in the building register (건축물대장) that of a home?',
    VIOLATING_BUILDING: 'Is it marked as a violating building (위반건축물) in the building register (건축물대장)?',
    REGISTRY_DOCUMENT: `Could we look together at a registry certificate (${PAPER_NAMES.REGISTRY_DOCUMENT}) issued today?`,
    SENIOR_TENANT_DEPOSITS: 'How much are the deposits (보증금) of the tenants who moved in earlier, all together?',
    FIXED_DATE_LIST: `Would you agree that I get the list of fixed dates (${PAPER_NAMES.FIXED_DATE_LIST})?`,
    TAX_CERTIFICATES: `Could I see the tax payment certificates (${PAPER_NAMES.TAX_CERTIFICATES}) of the landlord, national and local?`,
    LANDLORD_IDENTITY: 'Is the person who signs the owner in the registry (등기)?',
    TRUST_LEDGER: `Is the home in trust (신탁)? If so, could I see the trust ledger (${PAPER_NAMES.TRUST_LEDGER})?`,
    BROKER_EXPLANATION: `Does the broker’s statement (${PAPER_NAMES.BROKER_EXPLANATION}) name senior rights and unpaid taxes?`,
    GUARANTEE: 'Have you checked whether deposit return insurance (보증금 반환보증) can be applied for?',
    MAINTENANCE_FEE_DETAIL: 'What is in the maintenance fee (관리비), and what is paid apart from it?',
  },
  duty: 'Duty behind it',
  papers: 'Papers to look at now',
  consent: 'The landlord has to agree',
  copy: 'Copy as text, in Korean',
  copied: 'Copied.',
  note: 'The questions are in Korean for the broker, with the English below. This screen has no score and no grade.',
} satisfies typeof ko
