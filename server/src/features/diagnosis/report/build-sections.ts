import type { ChecklistItem, ConfirmationItem, ConfirmationMatrix } from '@lease-risk/contract/diagnosis-findings'
import type {
  DataStatus,
  DecisionSummary,
  RentRiskDiagnosisResponse,
  RiskSummary,
} from '@lease-risk/contract/diagnosis-response'
import type { Answer } from '../../../domain/answer/answer.ts'
import { answerOf } from '../../../domain/answer/answer-of.ts'
import type { Verdict } from '../../../domain/assessment/assess-lease.ts'
import { bySeverity, type Finding, ofSeverity } from '../../../domain/assessment/findings/finding.ts'
import type { SourceReading } from '../../../domain/assessment/sources/source-reading.ts'
import { dataConfidence, noteworthyCriteria } from '../../../domain/assessment/verdict/assessment-summary.ts'
import { CHECKS } from '../../../domain/checks/catalogue.ts'
import type { Check } from '../../../domain/checks/check.ts'
import type { DataMode } from '../../../platform/data-mode.ts'
import { type Message, message, sentences, type Text, type Unworded } from '../../../words/message.ts'
import { inputSummary } from '../typed-request.ts'
import { addressSection } from './address.ts'
import type { Diagnosed } from './diagnosed.ts'
import { type NextAction, nextActions } from './next-actions.ts'
import { presentAssessment, presentEstimate, presentFinding, topRiskFindings } from './present-assessment.ts'

type Sections = Unworded<Omit<RentRiskDiagnosisResponse, 'diagnosisId' | 'createdAt' | 'processingStatus'>>

/** The whole answer of a diagnosis except its id and time. Pure: the same verdict gives the same words. */
export function buildSections(diagnosed: Diagnosed): Sections {
  const { verdict, address } = diagnosed
  const actions = nextActions(diagnosed)
  const summary = riskSummary(diagnosed)
  const shown = { criteria: verdict.assessment.criteria, reasons: summary.reasons }
  const { decision, ...answer } = answerSection(diagnosed, actions)
  return {
    diagnosisState: address.ok ? 'success' : 'empty',
    answer,
    decision,
    inputSummary: inputSummary(diagnosed.request),
    address: addressSection(diagnosed),
    propertyIdentity: verdict.identity,
    dataStatuses: dataStatuses(diagnosed),
    riskSummary: summary,
    decisionSummary: decisionSummary(diagnosed, actions),
    topRiskFindings: topRiskFindings(verdict),
    confirmationMatrix: confirmationMatrix(diagnosed),
    valueEstimate: presentEstimate(verdict.estimates.value),
    jeonseEstimate: presentEstimate(verdict.estimates.jeonse),
    riskAssessment: presentAssessment(verdict.assessment),
    findings: verdict.findings.map((finding) => presentFinding(finding, shown)),
    checklist: checklist(verdict),
    nextActions: actions.map(({ sentence }) => sentence),
    nextActionItems: actions.map(({ checkIds }) => ({ checkIds })),
    ...verdict.hints,
  }
}

/** The part that is read in ten seconds: one sentence, why, how much is at stake, and what to do now (R-ANSWER-01). */
function answerSection({ verdict }: Diagnosed, actions: readonly NextAction[]): Answer {
  const { lead, headline, stake } = verdict.answer
  const [first, ...others] = actions.map(({ checkIds, sentence }) => ({
    checkId: checkIds[0] ?? null,
    field: null,
    sentence,
  }))
  if (first === undefined) throw new RangeError('every lease has something to check')
  const because = lead?.finding.code ?? null
  const ofLead = { ...first, field: lead?.group.field ?? null }
  return answerOf({
    data: { headline, because, stake, actions: [ofLead, ...others], decision: verdict.decision },
    papers: null,
  })
}

/** Level, and every reason as a sentence, most severe first. */
export function riskSummary({ verdict, dataMode }: Diagnosed): Unworded<RiskSummary> {
  const { level, findings } = verdict
  return {
    title: message('REVIEW_TITLE', { level }),
    summary: sentences([
      ...(dataMode === 'sample' ? [message('INVENTED_DATA')] : []),
      message('REVIEW_SUMMARY', { level }),
      counts(findings),
    ]),
    riskLevel: message('REVIEW_LABEL', { level }),
    riskLevelCode: level,
    reasons: reasons(findings),
  }
}

/** What only the user can confirm is not a reason; it is listed among the points to confirm. */
function reasons(findings: readonly Finding[]): Text[] {
  const reasons = bySeverity(ofSeverity(findings, 'SEVERE', 'CAUTION', 'GAP', 'NOTE')).map(({ sentence }) => sentence)
  return ofSeverity(findings, 'GAP').length === 0 ? reasons : [...reasons, message('MISSING_IS_NOT_GOOD')]
}

function counts(findings: readonly Finding[]): Message {
  const count = (severity: Finding['severity']) => ofSeverity(findings, severity).length
  return message('FINDING_COUNTS', { severe: count('SEVERE'), caution: count('CAUTION'), gap: count('GAP') })
}

const NAMED_AT_MOST = 3

/** The top verdict: which checks come first. Never an approval of the contract. */
export function decisionSummary({ verdict }: Diagnosed, actions: readonly NextAction[]): Unworded<DecisionSummary> {
  const { decision, findings, assessment, answer } = verdict
  const held = decision === 'JUDGMENT_HOLD' && findings.some(({ holds }) => holds)
  const said = { decision: held ? 'HELD_BY_INPUT' : decision } as const
  const summary = message('DECISION_SUMMARY', said)
  const named = toLookAtFirst(findings, assessment, answer)
  return {
    statusCode: decision,
    label: message('DECISION_LABEL', said),
    title: message('DECISION_TITLE', said),
    summary: named.length === 0 ? summary : sentences([summary, message('LOOK_AT_FIRST', { named })]),
    dataConfidenceLabel: message('DATA_CONFIDENCE', { confidence: dataConfidence(assessment) }),
    primaryAction: actions[0]?.sentence ?? '',
    cautionMessage: message('DECISION_CAUTION'),
  }
}

/**
 * Titles of the finding that leads the answer, then of the most severe findings; if none stands out, the criteria
 * behind the total.
 */
function toLookAtFirst(
  findings: readonly Finding[],
  assessment: Diagnosed['verdict']['assessment'],
  { lead }: Diagnosed['verdict']['answer'],
): Text[] {
  const heaviest = bySeverity(ofSeverity(findings, 'SEVERE', 'CAUTION', 'GAP'))
  const weighty = lead === null ? heaviest : [lead.finding, ...heaviest]
  const titles = [...new Set(weighty.map(({ title }) => title))]
  return (titles.length > 0 ? titles : noteworthyCriteria(assessment)).slice(0, NAMED_AT_MOST)
}

/** Three columns: confirmed by official data, calls for caution, and left to the user. */
export function confirmationMatrix({ verdict, dataMode }: Diagnosed): Unworded<ConfirmationMatrix> {
  const { findings, confirmed } = verdict
  const marked = (title: Text) => (dataMode === 'sample' ? message('SAMPLE_TITLE', { title }) : title)
  return {
    confirmed: confirmed.map((item) => ({
      ...item,
      title: item.sourceKey === 'address' ? item.title : marked(item.title),
      checkId: null,
    })),
    caution: bySeverity(ofSeverity(findings, 'SEVERE', 'CAUTION')).map(matrixItem),
    required: bySeverity(ofSeverity(findings, 'GAP', 'ASK')).map(matrixItem),
  }
}

/** Uses the finding's sentence. */
function matrixItem({ code, title, source, checks }: Finding): Unworded<ConfirmationItem> {
  return { code, title, sourceKey: source, checkId: checks[0] ?? null }
}

/** The five status cards, in the order of R-DIAG-27. */
export function dataStatuses({ verdict, dataMode }: Diagnosed): Unworded<DataStatus>[] {
  return verdict.sources.map((reading) => card(reading, dataMode))
}

function card({ official, ...reading }: SourceReading, dataMode: DataMode): Unworded<DataStatus> {
  if (reading.key !== 'registry-document') return { ...reading, source: sourceName(official, dataMode) }
  // never looked up, so no sample of it exists either
  const source = message('NOT_LOOKED_UP_SOURCE', { official, sample: dataMode === 'sample' })
  return { ...reading, source }
}

/** Invented data never appear under the official name alone. */
export function sourceName(official: Text, dataMode: DataMode): Text {
  return dataMode === 'sample' ? message('SAMPLE_SOURCE', { official }) : official
}

const ORDER: Record<ChecklistItem['priority'], number> = { HIGH: 0, MEDIUM: 1, LOW: 2 }

/**
 * The checks before a contract that this diagnosis calls for, most urgent first; checks that are the same for every
 * home are in the catalogue.
 */
export function checklist({ findings }: Verdict): Unworded<ChecklistItem>[] {
  return CHECKS.flatMap((check) => checklistItem(check, findings)).toSorted(
    (a, b) => ORDER[a.priority] - ORDER[b.priority],
  )
}

function checklistItem(check: Check, findings: readonly Finding[]): Unworded<ChecklistItem>[] {
  const { id, title } = check
  const calling = findings.filter(({ checks }) => checks.includes(id))
  if (!check.always && calling.length === 0) return []
  const priority = calling.some(isUrgent) ? 'HIGH' : check.priority
  return [{ code: id, title, priority }]
}

/** Every finding that calls for caution, and an unknown building. */
function isUrgent({ severity, topic }: Finding): boolean {
  return severity === 'SEVERE' || severity === 'CAUTION' || (severity === 'GAP' && topic === 'BUILDING')
}
