import type { CriterionCode, DecisionCode } from '@lease-risk/contract/codes/assessment'
import { message, type Text } from '../../words/message.ts'
import type { DescriptionContradiction, DescriptionHint } from '../description/description-contradictions.ts'
import { type DistrictFigures, districtSentences } from '../market/district-figures.ts'
import { isSingleHouse } from '../property/building-use.ts'
import { CRITERION_RULES, ruleOf } from '../rule-book/criteria.ts'
import { RULE_BOOK_VERSION } from '../rule-book/rule-book.ts'
import { answerOfData, type DataAnswer, heaviestFirst } from './answer/answer.ts'
import type { AssessedCriterion, Assessment } from './assessment.ts'
import { assessBuildingAge } from './criteria/building-age.ts'
import { assessLegalUse } from './criteria/building-legal-use.ts'
import { type CriterionOutcome, type CriterionOutcomes, criterionName } from './criteria/criterion-outcome.ts'
import { assessDepositToValue } from './criteria/deposit-to-value.ts'
import { withoutDoubted } from './criteria/doubted-amount.ts'
import { assessMarketPrice } from './criteria/market-price-comparison.ts'
import { assessMonthlyCost } from './criteria/monthly-cost-burden.ts'
import { assessPropertyIdentity } from './criteria/property-identity.ts'
import { assessPublicPrice } from './criteria/public-price-support.ts'
import { assessSaleSupport } from './criteria/sale-transaction-support.ts'
import { askContractChecklist, askGuarantee, askRegistryRights, askSeniorTenants } from './criteria/user-confirmed.ts'
import type { Hints, LeaseFacts } from './facts/lease-facts.ts'
import type { Finding } from './findings/finding.ts'
import { listingFindings, typedInput } from './findings/typed-input.ts'
import { ruleBasedScoring, type Scoring } from './model-scoring/scoring-mode.ts'
import { aggregate, criterionCounts, riskLevelLabel } from './score/aggregate.ts'
import { type ConfirmedItem, confirmedItems } from './sources/confirmed.ts'
import { type EstimateReadings, readEstimates } from './sources/estimates.ts'
import { type IdentityReading, identityReading } from './sources/identity.ts'
import { readSources } from './sources/read-sources.ts'
import type { SourceReading } from './sources/source-reading.ts'
import { summarise } from './verdict/assessment-summary.ts'
import { decide } from './verdict/decide.ts'
import { type ReviewLevel, reviewLevel, risksAddUp } from './verdict/review-level.ts'
import { depositLines } from './what-would-change/deposit-lines.ts'
import { scoreReach, whatWouldChange } from './what-would-change/what-would-change.ts'

/** Version of the shape of `Assessment`. */
const ASSESSMENT_SCHEMA_VERSION = '3'

/**
 * The complete result of assessing a lease. Sections of an answer select from it and word it; they assess nothing.
 */
export type Verdict = {
  assessment: Assessment
  /** Once each, the heaviest first. */
  findings: readonly Finding[]
  decision: DecisionCode
  /** The part of the result that is shown first. */
  answer: DataAnswer
  level: ReviewLevel
  /** The home is a house of one household: nothing is said of units and other households (R-DIAG-37). */
  isSingleHouse: boolean
  /** The reply of each source, what stands on the lot, and what official data show. No verdict rests on these. */
  sources: readonly SourceReading[]
  identity: IdentityReading
  confirmed: readonly ConfirmedItem[]
  estimates: EstimateReadings
  hints: Pick<Hints, 'unseenSeniorDeposits'> & {
    descriptionContradictions: DescriptionHint[]
    districtFigures?: { state: DistrictFigures['state']; sentences: Text[] }
  }
}

/** Returns the verdict based on the rule book alone. */
export function assessLease(facts: LeaseFacts): Verdict {
  return conclude(assessCriteria(facts), ruleBasedScoring(), facts)
}

/** Applies the rules to each of the 12 criteria. Deterministic; never throws for any valid facts. */
export function assessCriteria(facts: LeaseFacts): CriterionOutcomes {
  return withoutDoubted(facts, {
    PROPERTY_IDENTITY_RISK: assessPropertyIdentity(facts),
    BUILDING_LEGAL_USE_RISK: assessLegalUse(facts),
    BUILDING_AGE_CONDITION_RISK: assessBuildingAge(facts),
    MARKET_PRICE_COMPARISON_RISK: assessMarketPrice(facts),
    DEPOSIT_TO_VALUE_RISK: assessDepositToValue(facts),
    SALE_TRANSACTION_SUPPORT_RISK: assessSaleSupport(facts),
    PUBLIC_PRICE_SUPPORT_RISK: assessPublicPrice(facts),
    MONTHLY_COST_BURDEN_RISK: assessMonthlyCost(facts),
    MULTI_HOUSEHOLD_SENIOR_TENANT_RISK: askSeniorTenants(facts),
    REGISTRY_RIGHTS_RISK: askRegistryRights(facts),
    GUARANTEE_INSURANCE_RISK: askGuarantee(facts),
    CONTRACT_CHECKLIST_RISK: askContractChecklist(facts),
  })
}

/** Weighs the outcomes, whoever scored them. Totals, grade and verdict are always computed here. */
export function conclude(outcomes: CriterionOutcomes, scoring: Scoring, facts: LeaseFacts): Verdict {
  const stated = onceEach([
    ...Object.values(outcomes).flatMap((outcome) => outcome.findings),
    ...listingFindings(facts),
    ...typedInput(facts),
  ])
  const totals = aggregate(outcomes, {
    notLow: stated.some(({ notLow }) => notLow),
    held: stated.some(({ holds }) => holds),
  })
  const criteria = CRITERION_RULES.map(({ code }) => assessedCriterion(code, outcomes[code], scoring))
  const counts = criterionCounts(criteria)
  const findings = heaviestFirst([...risksAddUp(totals, outcomes, stated), ...stated])
  const assessment: Assessment = {
    templateCode: 'LEASE_RENT_RISK',
    templateName: message('LEASE_RISK_TEMPLATE'),
    ruleBookVersion: RULE_BOOK_VERSION,
    promptVersion: scoring.promptVersion,
    schemaVersion: ASSESSMENT_SCHEMA_VERSION,
    scoringMode: scoring.mode,
    ...totals,
    counts,
    depositLines: depositLines(facts),
    whatWouldChange: whatWouldChange(outcomes),
    scoreReach: scoreReach(outcomes),
    summary: summarise(totals, counts, criteria),
    aiProcessing: scoring.aiProcessing,
    criteria,
  }
  const { descriptionContradictions, unseenSeniorDeposits, districtFigures } = facts
  const decision = decide({ addressKnown: facts.address.confirmed, assessment, findings })
  return {
    assessment,
    findings,
    decision,
    answer: answerOfData(facts, findings),
    level: reviewLevel(facts, assessment, findings),
    isSingleHouse: facts.property.building !== null && isSingleHouse(facts.property.building),
    sources: readSources(facts),
    identity: identityReading(facts, findings),
    confirmed: confirmedItems(facts),
    estimates: readEstimates(facts),
    hints: {
      descriptionContradictions: descriptionContradictions.map(shown),
      unseenSeniorDeposits,
      ...(districtFigures && {
        districtFigures: { state: districtFigures.state, sentences: districtSentences(districtFigures) },
      }),
    },
  }
}

function assessedCriterion(
  criterionCode: CriterionCode,
  outcome: CriterionOutcome,
  scoring: Scoring,
): AssessedCriterion {
  const { findings: _, riskScore, severityScore, ...shown } = outcome
  const { weight } = ruleOf(criterionCode)
  return {
    criterionCode,
    criterionName: criterionName(criterionCode),
    ...shown,
    riskScore: riskScore === null ? null : Math.round(riskScore),
    severityScore: severityScore === null ? null : Math.round(severityScore),
    weight,
    weightedScore: riskScore === null ? null : Math.round(weight * riskScore * 100) / 100,
    riskLevel: riskLevelLabel(outcome),
    scoringMode: scoring.itemModes[criterionCode],
  }
}

/** A hint as shown, without the fields from which findings are made. */
function shown({ mayFit: _mayFit, about: _about, ...hint }: DescriptionContradiction): DescriptionHint {
  return hint
}

/** Removes duplicates: criteria that rest on the same material state the same finding. */
function onceEach(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.toReversed().map((each) => [each.code, each])).values()].toReversed()
}
