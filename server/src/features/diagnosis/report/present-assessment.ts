import type { CheckId } from '@lease-risk/contract/codes/assessment'
import type { DiagnosisFinding, RiskFinding } from '@lease-risk/contract/diagnosis-findings'
import type { RiskAssessment } from '@lease-risk/contract/risk-assessment'
import type { ValueEstimate } from '@lease-risk/contract/value-estimate'
import type { Verdict } from '../../../domain/assessment/assess-lease.ts'
import type { AssessedCriterion, Assessment } from '../../../domain/assessment/assessment.ts'
import type { MissingData } from '../../../domain/assessment/findings/evidence.ts'
import { bySeverity, type Finding, ofSeverity, type Topic } from '../../../domain/assessment/findings/finding.ts'
import type { EstimateReading } from '../../../domain/assessment/sources/estimates.ts'
import { checkOf } from '../../../domain/checks/catalogue.ts'
import { roundedEnds } from '../../../domain/value/estimate-sentences.ts'
import { restsOnOtherLots } from '../../../domain/value/value-standing.ts'
import { message, sentences, type Text, type Unworded } from '../../../words/message.ts'

/** Maps the domain to the API. Leaves out what other parts of the answer already say (R-ANSWER-07). */
export function presentAssessment(assessment: Assessment): Unworded<RiskAssessment> {
  return {
    ...assessment,
    // a paper that does not change the total is listed in the missing data of its criterion
    whatWouldChange: assessment.whatWouldChange
      .filter(({ kind, span }) => kind !== 'PAPER' || span > 0)
      .map(({ criterionCodes, ...change }) => (criterionCodes.length > 1 ? { ...change, criterionCodes } : change)),
    criteria: assessment.criteria.map(presentCriterion),
  }
}

function presentCriterion(criterion: AssessedCriterion) {
  const present = criterion.status === 'NEEDS_USER_DOCUMENT' ? namePaper : presentMissing
  const { severityScore, ...judged } = criterion
  return {
    ...judged,
    ...(severityScore !== null && { severityScore }),
    missingData: criterion.missingData.map(present),
  }
}

function namePaper({ field, checkId }: MissingData) {
  return checkId === field ? { field } : { field, checkId }
}

/** If the check is in the checklist, the checklist states the required action. */
function presentMissing({ requiredAction, ...missing }: MissingData) {
  return missing.checkId === null ? { ...missing, requiredAction } : missing
}

/** The sentence is among the reasons and the evidence in its criteria; only what is in neither is included here. */
export function presentFinding(
  { code, severity, topic, source, title, sentence, checks, evidence }: Finding,
  { criteria, reasons }: { criteria: readonly AssessedCriterion[]; reasons: readonly Text[] },
): Unworded<DiagnosisFinding> {
  const reasonIndex = reasons.indexOf(sentence)
  const holders = criteria.filter((each) => evidence.some((fact) => each.evidence.includes(fact)))
  const besides = evidence.filter((fact) => !holders.some((each) => each.evidence.includes(fact)))
  return {
    code,
    severity,
    topic,
    sourceKey: source,
    title,
    ...(reasonIndex === -1 ? { sentence } : { reasonIndex }),
    checkIds: [...checks],
    ...(holders.length > 0 && { criterionCodes: holders.map(({ criterionCode }) => criterionCode) }),
    ...(besides.length > 0 && { evidence: besides }),
  }
}

/** `null`: there is no estimate. */
export function presentEstimate(reading: EstimateReading | null): Unworded<ValueEstimate> | null {
  if (reading === null) return null
  const { midManwon, intervalLevel, asOf, fittedAt, deposit } = reading.estimate
  const isWide = restsOnOtherLots(reading.estimate)
  const { lowManwon, highManwon } = isWide ? roundedEnds(reading.estimate) : reading.estimate
  const { provisional, partial, otherAreas, outsideOwnDeals, sameLotCount, otherLotCount, publicPrice } =
    reading.estimate
  const { guDealsWithinYear, checkedEstimates } = reading.estimate
  return {
    amountManwon: midManwon,
    lowManwon,
    highManwon,
    intervalLevel,
    asOf,
    fittedAt,
    provisional,
    partial,
    otherAreas,
    outsideOwnDeals,
    restsOnOtherLots: isWide,
    sameLotCount,
    otherLotCount,
    guDealsWithinYear,
    checkedEstimates,
    publicPrice,
    exceedance: deposit?.exceedance ?? [],
    sentences: reading.sentences,
  }
}

type Severity = RiskFinding['severity']

/** The maximum number of evidence sentences on a card. */
const SENTENCES_AT_MOST = 2

const CARDS: readonly { category: RiskFinding['category']; topic: Topic; check: CheckId }[] = [
  { category: 'money', topic: 'MONEY', check: 'ADD_CLAIMS' },
  { category: 'rights', topic: 'RIGHTS', check: 'REGISTRY_DOCUMENT' },
  { category: 'register_site', topic: 'BUILDING', check: 'UNIT_ON_SITE' },
]

/** The three cards of R-DIAG-40: deposit and rent level, rights relations, register versus site. */
export function topRiskFindings({ findings, isSingleHouse: single }: Verdict): Unworded<RiskFinding>[] {
  return CARDS.map(({ category, topic, check }) => {
    const all = bySeverity(findings.filter((each) => each.topic === topic))
    const shown = ofSeverity(all, 'SEVERE', 'CAUTION', 'GAP', 'NOTE')
    const severity = severityOf(all)
    const found = shown.slice(0, SENTENCES_AT_MOST).map(({ headline, sentence }) => headline ?? sentence)
    const otherwise = message('RISK_CARD_WITHOUT_FINDINGS', { category })
    const shownEvidence = topic === 'RIGHTS' ? [otherwise, ...found] : found
    const [first = check] =
      shown.find(({ severity: each, checks }) => each !== 'NOTE' && checks.length > 0)?.checks ?? []
    return {
      category,
      severity,
      title: message('RISK_CARD_TITLE', { category, severity }),
      evidence: shownEvidence.length === 0 ? otherwise : sentences(shownEvidence),
      limitation: message('RISK_CARD_LIMITATION', { category, single }),
      action: checkOf(first).action,
      checkId: first,
    }
  })
}

/**
 * A finding that stands out decides; otherwise measured data is still to be checked, and without any data nothing is
 * known.
 */
function severityOf(findings: readonly Finding[]): Severity {
  const has = (...severities: Finding['severity'][]) => ofSeverity(findings, ...severities).length > 0
  if (has('SEVERE')) return 'HIGH'
  if (has('CAUTION')) return 'CAUTION'
  if (findings.some(({ code }) => code === 'REGISTER_MISSING' || code === 'ADDRESS_NOT_CONFIRMED')) return 'UNKNOWN'
  const asked = ofSeverity(findings, 'ASK').some(({ topic }) => topic === 'RIGHTS')
  return has('NOTE') || asked ? 'CHECK' : 'UNKNOWN'
}
