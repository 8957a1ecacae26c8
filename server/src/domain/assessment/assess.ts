import { aggregate } from './aggregate.ts'
import type {
  AiProcessing,
  AssessedCriterion,
  Assessment,
  CriterionCode,
  CriterionOutcome,
  ScoringMode,
} from './assessment.ts'
import { summarise } from './assessment-summary.ts'
import { judgeBuildingAge } from './criteria/building-age.ts'
import { judgeLegalUse } from './criteria/building-legal-use.ts'
import { judgeDepositToValue } from './criteria/deposit-to-value.ts'
import { judgeMarketPrice } from './criteria/market-price-comparison.ts'
import { judgeMonthlyCost } from './criteria/monthly-cost-burden.ts'
import { judgePropertyIdentity } from './criteria/property-identity.ts'
import { judgePublicPrice } from './criteria/public-price-support.ts'
import { judgeSaleSupport } from './criteria/sale-transaction-support.ts'
import { askContractChecklist, askGuarantee, askRegistryRights, askSeniorTenants } from './criteria/user-confirmed.ts'
import { depositLines } from './deposit-lines.ts'
import type { LeaseFacts } from './lease-facts.ts'
import { riskLevelLabel } from './risk-level.ts'
import { CRITERION_RULES, RULE_BOOK_VERSION } from './rule-book.ts'
import { whatWouldChange } from './what-would-change.ts'

/** Version of the shape of `Assessment`. */
const ASSESSMENT_SCHEMA_VERSION = '2'

export type CriterionOutcomes = Record<CriterionCode, CriterionOutcome>

/** Who scored, item by item and as a whole. */
export type Scoring = {
  mode: ScoringMode
  itemModes: Record<CriterionCode, ScoringMode>
  promptVersion: string | null
  aiProcessing: AiProcessing
}

/** The assessment by the rule book alone. */
export function assess(facts: LeaseFacts): Assessment {
  return assembleAssessment(judgeCriteria(facts), ruleBasedScoring(), facts)
}

/** What the rules say about each of the 12 criteria. Deterministic; throws on nothing that facts can hold. */
export function judgeCriteria(facts: LeaseFacts): CriterionOutcomes {
  return {
    PROPERTY_IDENTITY_RISK: judgePropertyIdentity(facts),
    DEPOSIT_TO_VALUE_RISK: judgeDepositToValue(facts),
    MARKET_PRICE_COMPARISON_RISK: judgeMarketPrice(facts),
    SALE_TRANSACTION_SUPPORT_RISK: judgeSaleSupport(facts),
    PUBLIC_PRICE_SUPPORT_RISK: judgePublicPrice(facts),
    BUILDING_LEGAL_USE_RISK: judgeLegalUse(facts),
    BUILDING_AGE_CONDITION_RISK: judgeBuildingAge(facts),
    MULTI_HOUSEHOLD_SENIOR_TENANT_RISK: askSeniorTenants(facts),
    REGISTRY_RIGHTS_RISK: askRegistryRights(facts),
    GUARANTEE_INSURANCE_RISK: askGuarantee(facts),
    MONTHLY_COST_BURDEN_RISK: judgeMonthlyCost(facts),
    CONTRACT_CHECKLIST_RISK: askContractChecklist(),
  }
}

/** Weighs the outcomes, whoever scored them: totals, grade and verdict are always computed here. */
export function assembleAssessment(outcomes: CriterionOutcomes, scoring: Scoring, facts: LeaseFacts): Assessment {
  const totals = aggregate(outcomes)
  const criteria = CRITERION_RULES.map(({ code, name, weight }): AssessedCriterion => {
    const outcome = outcomes[code]
    const { riskScore } = outcome
    return {
      criterionCode: code,
      criterionName: name,
      ...outcome,
      riskScore: riskScore === null ? null : Math.round(riskScore),
      weight,
      weightedScore: riskScore === null ? null : Math.round(weight * riskScore * 100) / 100,
      riskLevel: riskLevelLabel(outcome),
      scoringMode: scoring.itemModes[code],
    }
  })
  return {
    templateCode: 'LEASE_RENT_RISK',
    templateName: '주택 임대차 계약 전 위험 진단',
    ruleBookVersion: RULE_BOOK_VERSION,
    promptVersion: scoring.promptVersion,
    schemaVersion: ASSESSMENT_SCHEMA_VERSION,
    scoringMode: scoring.mode,
    ...totals,
    depositLines: depositLines(facts),
    whatWouldChange: whatWouldChange(outcomes),
    summary: summarise(totals, criteria),
    aiProcessing: scoring.aiProcessing,
    criteria,
  }
}

/** Model scoring is switched off: nothing was attempted, nothing fell back during the process. */
export function disabledAiProcessing(): AiProcessing {
  return {
    status: 'OPENAI_DISABLED_FALLBACK',
    attempts: 0,
    successes: 0,
    fallbacks: 0,
    openAiShortCircuited: false,
    shortCircuitReason: null,
    model: null,
    latencyMillis: 0,
  }
}

function ruleBasedScoring(): Scoring {
  const mode = 'RULE_BASED_FALLBACK'
  const itemModes = Object.fromEntries(CRITERION_RULES.map(({ code }) => [code, mode])) as Record<
    CriterionCode,
    ScoringMode
  >
  return { mode, itemModes, promptVersion: null, aiProcessing: disabledAiProcessing() }
}
