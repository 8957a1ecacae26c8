import { PAPER_NAMES } from '@lease-risk/contract/paper-names'
import type { ko } from './words.ko.ts'

export const en = {
  INPUT_AMOUNTS: 'Could you show me the exact deposit and rent in a draft of the contract (계약서)?',
  REGISTER_CHOICE: 'Which of the buildings in the register (대장) is the one in the contract?',
  USE_LEGALITY:
    'Is this building registered as a home? Can I report my move-in (전입신고; for foreigners 체류지 변경신고)?',
  MAIN_USE: 'Does the building register (건축물대장) say that this is a home?',
  VIOLATING_BUILDING: 'Does the building register (건축물대장) mark it as a violating building (위반건축물)?',
  REGISTRY_DOCUMENT: `Could we look together at a certificate of registered matters (${PAPER_NAMES.REGISTRY_DOCUMENT}) issued today?`,
  SENIOR_TENANT_DEPOSITS: 'How much do the deposits (보증금) of the tenants who moved in before me add up to?',
  FIXED_DATE_LIST: `Would you agree to my getting the list of fixed dates (${PAPER_NAMES.FIXED_DATE_LIST})?`,
  TAX_CERTIFICATES: `Could I see the landlord’s tax clearance certificates (${PAPER_NAMES.TAX_CERTIFICATES}), national and local?`,
  LANDLORD_IDENTITY: 'Is the person who signs the owner named in the registry (등기)?',
  TRUST_LEDGER: `Is the home in trust (신탁)? If so, could I see the trust ledger (${PAPER_NAMES.TRUST_LEDGER})?`,
  BROKER_EXPLANATION: `Does the broker’s explanation of the property (${PAPER_NAMES.BROKER_EXPLANATION}) name claims ahead of mine and unpaid taxes?`,
  GUARANTEE: 'Have you checked whether this home can get a deposit return guarantee (보증금 반환보증)?',
  OWNER_MOVE_IN: 'Does the owner have to live in this home? If so, by when?',
  MAINTENANCE_FEE_DETAIL: 'What does the maintenance fee (관리비) cover, and what do I pay apart from it?',
} satisfies typeof ko
