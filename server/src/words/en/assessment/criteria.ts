import type { Criterion, CRITERIA as KO } from '../../ko/assessment/criteria.ts'

/** What is assessed. */
export const CRITERIA = {
  LEASE_RISK_TEMPLATE: 'Check of the risks of a home lease before the contract',
  CRITERION_NAME: ({ criterion }) => NAMES[criterion],
  SENTENCE_OF_MODEL: ({ byRules }) => byRules,
  TOTAL_RISK_SCORE: ({ rules }) => `Risk score (${rules})`,
} satisfies typeof KO

const NAMES: Record<Criterion, string> = {
  PROPERTY_IDENTITY_RISK: 'Which building it is',
  DEPOSIT_TO_VALUE_RISK: 'Deposit compared with the value of the home',
  MARKET_PRICE_COMPARISON_RISK: 'Amount compared with leases nearby',
  SALE_TRANSACTION_SUPPORT_RISK: 'How well sales support the value',
  PUBLIC_PRICE_SUPPORT_RISK: 'Deposit compared with the public price (공시가격)',
  BUILDING_LEGAL_USE_RISK: 'Use of the building',
  BUILDING_AGE_CONDITION_RISK: 'Age of the building',
  MULTI_HOUSEHOLD_SENIOR_TENANT_RISK: 'Tenants paid before you',
  REGISTRY_RIGHTS_RISK: 'Registered rights (등기 권리관계)',
  GUARANTEE_INSURANCE_RISK: 'Deposit return guarantee (보증금 반환보증)',
  MONTHLY_COST_BURDEN_RISK: 'Monthly cost',
  CONTRACT_CHECKLIST_RISK: 'What to check before the contract',
}
