import type { CriterionCode } from '@lease-risk/contract/codes/assessment'
export type CriterionRule = {
  code: CriterionCode
  /** Share of the base score; 0 for criteria that the user confirms, which never have a number. */
  weight: number
  /** No grade is given unless this criterion has a number. */
  core: boolean
  /** A severe score of this criterion raises the total by itself. */
  severe: boolean
}

function rule(code: CriterionCode, weight: number, marks: { core?: true; severe?: true } = {}): CriterionRule {
  return { code, weight, core: marks.core === true, severe: marks.severe === true }
}

/** R-SCORE-01. */
export const CRITERION_RULES: readonly CriterionRule[] = [
  rule('PROPERTY_IDENTITY_RISK', 0.16, { core: true }),
  rule('DEPOSIT_TO_VALUE_RISK', 0.17, { severe: true }),
  rule('MARKET_PRICE_COMPARISON_RISK', 0.14, { severe: true }),
  rule('SALE_TRANSACTION_SUPPORT_RISK', 0.11),
  rule('PUBLIC_PRICE_SUPPORT_RISK', 0.1, { severe: true }),
  rule('BUILDING_LEGAL_USE_RISK', 0.14, { severe: true }),
  rule('BUILDING_AGE_CONDITION_RISK', 0.1),
  rule('MULTI_HOUSEHOLD_SENIOR_TENANT_RISK', 0),
  rule('REGISTRY_RIGHTS_RISK', 0),
  rule('GUARANTEE_INSURANCE_RISK', 0),
  rule('MONTHLY_COST_BURDEN_RISK', 0.08),
  rule('CONTRACT_CHECKLIST_RISK', 0),
]

export function ruleOf(criterionCode: CriterionCode): CriterionRule {
  const found = CRITERION_RULES.find(({ code }) => code === criterionCode)
  if (found === undefined) throw new RangeError(`no rule for ${criterionCode}`)
  return found
}
