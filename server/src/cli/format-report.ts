import type { ChecklistItem } from '@lease-risk/contract/diagnosis-findings'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import type { RiskAssessment } from '@lease-risk/contract/risk-assessment'
import type { RegistryReading } from '@lease-risk/registry/reading'
import { CHECKS } from '../domain/checks/catalogue.ts'
import { word } from '../words/in-words.ts'
import type { ReportSection } from '../words/ko/terminal.ts'
import type { Language } from '../words/language.ts'
import { message, type Text } from '../words/message.ts'
import type { AsRead } from './registry-as-read.ts'
import { problemMessage } from './registry-problems.ts'

const RULE = '─'.repeat(72)

/** A registry document that was given to the command, and what the service says with it. */
export type ReadPapers = {
  reading: RegistryReading
  asRead: AsRead
  calculated: Required<Pick<LeasePapers, 'answer' | 'decision' | 'registryHome'>>
}

/**
 * `sample`: states at the top that the data are invented. `language`: the language of the diagnosis. `papers`: their
 * answer takes the place of the one of public data.
 */
type Frame = { sample: boolean; language: Language; papers: ReadPapers | null }

/** Formats a brief to be read in ten seconds: the headline, the stake and three actions (R-ANSWER-01). */
export function formatBrief(
  { answer: publicAnswer, decisionSummary, nextActions }: RentRiskDiagnosisResponse,
  frame: Frame,
): string {
  const say = (text: Text) => word(text, frame.language)
  const { papers } = frame
  const answer = papers?.calculated.answer ?? publicAnswer
  const actions =
    answer === undefined
      ? nextActions.slice(0, 1)
      : [answer.firstAction, ...answer.thenActions].map(({ sentence }) => sentence)
  return [
    answer?.headline ?? decisionSummary.title,
    ...(frame.sample ? [say(message('REPORT_OF_SAMPLES'))] : []),
    ...(answer?.stake ? ['', answer.stake.sentence] : []),
    '',
    ...actions.map((action, index) => `${index + 1}. ${action}`),
    ...(papers === null
      ? []
      : [listed(say(message('REPORT_SECTION', { section: 'REGISTRY' })), linesOf(papers).map(say))]),
  ].join('\n')
}

/** What was decided with the document and by which reason, what was read of it, and what nobody has confirmed. */
function linesOf({ reading, asRead, calculated }: ReadPapers): Text[] {
  const { addressText, viewedAt } = reading
  const { live, doubted } = asRead
  const { decision, registryHome } = calculated
  const counted = [
    message('REPORT_REGISTRY_LIVE', { count: live.length }),
    ...live.map(({ kind, registeredOn = null, amountManwon = null }) =>
      message('REPORT_REGISTRY_ENTRY', { kind, registeredOn, amountManwon }),
    ),
    ...reading.problems.map(problemMessage),
    ...(reading.state === 'READ' ? [] : [message('REPORT_REGISTRY_DOUBTED', { count: doubted })]),
  ]
  return [
    message('REPORT_WITH_REGISTRY', { decision: message('DECISION_LABEL', { decision }) }),
    message('REPORT_REGISTRY_HOME', { registryHome, addressText, viewedOn: viewedAt?.slice(0, 10) ?? null }),
    ...(registryHome === 'OTHER' ? [] : counted),
  ]
}

/** Formats a diagnosis as a report for a terminal: the brief, then everything. */
export function formatReport(diagnosis: RentRiskDiagnosisResponse, frame: Frame): string {
  const { language, papers } = frame
  const say = (text: Text) => word(text, language)
  const section = (name: ReportSection, lines: readonly Text[]) =>
    listed(say(message('REPORT_SECTION', { section: name })), lines.map(say))
  const { address, inputSummary, propertyIdentity, riskSummary, decisionSummary, riskAssessment } = diagnosis
  const { valueEstimate, jeonseEstimate } = diagnosis
  return [
    formatBrief(diagnosis, frame),
    '',
    `${say(message('REPORT_NAME', { purpose: inputSummary.contractPurposeName }))}  ${address.jibunAddress ?? inputSummary.address}`,
    address.message,
    RULE,
    ...(papers === null ? [] : [say(message('REPORT_OF_PUBLIC_DATA'))]),
    `${decisionSummary.label}: ${decisionSummary.title}`,
    decisionSummary.summary,
    '',
    say(scoreLine(riskAssessment)),
    riskAssessment.summary,
    section('HOME', [propertyIdentity.determinationStatus, ...propertyIdentity.cautions]),
    section(
      'DATA',
      diagnosis.dataStatuses.flatMap((card) => [
        `[${card.state}] ${card.title} (${card.source})`,
        ...card.details.map(indent),
      ]),
    ),
    listed(riskSummary.title, riskSummary.reasons),
    section('ESTIMATES', [
      ...(valueEstimate?.sentences ?? [message('REPORT_WITHOUT_ESTIMATE')]),
      ...(jeonseEstimate?.sentences ?? []),
    ]),
    section(
      'CRITERIA',
      riskAssessment.criteria.map(
        ({ criterionName, riskScore, status, userVisibleExplanation }) =>
          `${String(riskScore ?? '-').padStart(3)}  ${criterionName} (${status}): ${userVisibleExplanation}`,
      ),
    ),
    section('DEPOSIT_LINES', (riskAssessment.depositLines ?? []).flatMap(depositLine)),
    section('COULD_CHANGE', (riskAssessment.whatWouldChange ?? []).flatMap(possibleChange)),
    section('CHECKLIST', diagnosis.checklist.map(checkLine)),
    // with papers, what to do stands above
    ...(papers === null ? [section('NEXT_ACTIONS', diagnosis.nextActions)] : []),
    '',
    decisionSummary.cautionMessage,
  ].join('\n')
}

function scoreLine({ totalRiskScore, riskGrade }: RiskAssessment): Text {
  return message('REPORT_SCORE', { score: totalRiskScore, grade: message('GRADE_LABEL', { grade: riskGrade }) })
}

/** The detail of a check is in the catalogue and the same for every home. */
function checkLine({ code, title }: ChecklistItem): Text {
  const detail = CHECKS.find(({ id }) => id === code)?.detail
  return detail === undefined ? title : message('REPORT_CHECK', { title, detail })
}

type DepositLines = NonNullable<RiskAssessment['depositLines']>[number]

/** Returns a line for each share with an amount, marked if the entered deposit reaches it. */
function depositLine({ basis, lines, explanation, reason }: DepositLines): Text[] {
  const amounts = lines.flatMap(({ share, depositManwon, reached }) =>
    depositManwon === null
      ? []
      : [message('REPORT_DEPOSIT_LINE', { basis, share, depositManwon, reached: reached === true })],
  )
  const why = explanation ?? reason
  return why === null ? amounts : [...amounts, why]
}

/** Omits items that cannot change the total; the checklist contains them anyway. */
function possibleChange({
  title,
  span,
  explanation,
}: NonNullable<RiskAssessment['whatWouldChange']>[number]): string[] {
  return span === 0 ? [] : [`${title}: ${explanation}`]
}

function listed(title: string, lines: readonly string[]): string {
  return [`\n${title}\n${RULE}`, ...lines.map((line) => `- ${line}`)].join('\n')
}

function indent(line: string): string {
  return `    ${line}`
}
