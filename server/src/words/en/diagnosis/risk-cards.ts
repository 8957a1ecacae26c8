import type { RISK_CARDS as KO } from '../../ko/diagnosis/risk-cards.ts'
import { PAPERS } from '../paper-names.ts'

const RIGHTS = 'Check the registered rights yourself'
const TITLES = {
  money: {
    HIGH: 'The deposit or the rent needs great care',
    CAUTION: 'The deposit or the rent needs care',
    CHECK: 'Compare the deposit and the rent with current prices',
    UNKNOWN: 'There are no data to assess the deposit and the rent',
  },
  rights: { HIGH: RIGHTS, CAUTION: RIGHTS, CHECK: RIGHTS, UNKNOWN: RIGHTS },
  register_site: {
    HIGH: 'What the building register shows needs great care',
    CAUTION: 'Compare the building register with the building itself',
    CHECK: 'Check that the building register matches the building itself',
    UNKNOWN: 'The building register could not be confirmed',
  },
}

export const RISK_CARDS = {
  RISK_CARD_TITLE: ({ category, severity }) => TITLES[category][severity],
  RISK_CARD_WITHOUT_FINDINGS: ({ category }) =>
    ({
      money: 'The address could not be confirmed, so no deals or government-set prices (공시가격) were looked up.',
      rights: 'The owner, mortgages, seizures and trusts are not checked automatically, so they are not known yet.',
      register_site: 'The building register was not looked up.',
    })[category],
  RISK_CARD_LIMITATION: ({ category, single = false }) =>
    ({
      money:
        'Deals are past contracts that were reported. They do not show current prices, nor the debts on this home that are paid before your deposit.',
      rights: `The deposits of earlier tenants and the landlord's unpaid taxes do not show in the ${PAPERS.REGISTRY_DOCUMENT} either.`,
      register_site: `The building register is a paper. Whether ${single ? 'anything was added or' : 'rooms were added, split or'} put to another use, and whether the building violates the law, is not assessed here.`,
    })[category],
} satisfies typeof KO
