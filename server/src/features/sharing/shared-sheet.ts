import type { DiagnosisFinding } from '@lease-risk/contract/diagnosis-findings'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { sentenceOf } from '@lease-risk/contract/finding-sentence'
import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import { mostUrgentQuestions } from '@lease-risk/contract/questions'
import type { SharedDiagnosis, SharedPapers } from '@lease-risk/contract/shared-diagnosis'
import { seoulDateTime } from '../../domain/calendar.ts'
import { AppError } from '../../platform/http/errors.ts'
import { hashSecretToken } from '../../platform/secrets/secret-token.ts'
import type { Services } from '../../services.ts'
import { inWords } from '../../words/in-words.ts'
import { DEFAULT_LANGUAGE } from '../../words/language.ts'
import { message, sentences, type Text, type Unworded } from '../../words/message.ts'
import { findManagedUser } from '../account/index.ts'
import { readDiagnosis } from '../diagnosis/index.ts'
import { keptCalculation } from '../papers/index.ts'
import { countOpening, findLink } from './links.ts'
import { type NamesTheHome, namesTheHome } from './without-identity.ts'

/**
 * A diagnosis as shown to others: evidence, gaps and questions, with district and type, and nothing that names the
 * home.
 */
export function sharedSheet(
  written: Unworded<RentRiskDiagnosisResponse>,
  { papers, expiresAt }: { papers: Unworded<LeasePapers> | null; expiresAt: string },
): Unworded<SharedDiagnosis> {
  // user input, and values that are not sentences, are the same in every language
  const diagnosis = inWords(written, DEFAULT_LANGUAGE)
  const names = namesTheHome(diagnosis)
  const { inputSummary, address, propertyIdentity, riskAssessment, createdAt } = diagnosis
  return {
    title: message('SHARED_SHEET'),
    disclaimer: sentences([
      message('SHARED_SHEET_IS_NO_VERDICT'),
      ...(papers === null ? [message('SHARED_WITHOUT_PAPERS')] : []),
    ]),
    districtName: address.legalDistrictName ?? message('REGION_NOT_CONFIRMED'),
    propertyType: propertyIdentity.propertyType,
    propertyTypeName: written.propertyIdentity.propertyTypeName,
    terms: {
      contractPurpose: inputSummary.contractPurpose,
      depositAmountManwon: Math.round(inputSummary.depositAmountManwon),
      monthlyRentAmountManwon: Math.round(inputSummary.monthlyRentAmountManwon),
    },
    ...sharedAnswer(written, papers, names),
    diagnosedOn: createdAt.slice(0, 10),
    expiresAt,
    ruleBookVersion: riskAssessment.ruleBookVersion,
    evidence: evidenceOf(written, names),
    findings: listed(written, ['SEVERE', 'CAUTION'], 'caution', names),
    gaps: listed(written, ['GAP', 'ASK'], 'required', names),
    questions: mostUrgentQuestions({ ...diagnosis, ...answerInKorean(papers) }).map(({ question }) => question),
    papers: papers && sharedPapers(papers),
  }
}

/**
 * The answer with the papers that are shared, else that of public data. `null` when an older diagnosis has none, or it
 * would name the home.
 */
function sharedAnswer(
  diagnosis: Unworded<RentRiskDiagnosisResponse>,
  papers: Unworded<LeasePapers> | null,
  names: NamesTheHome,
): Unworded<Pick<SharedDiagnosis, 'answer' | 'decision'>> {
  const answer = papers?.answer ?? diagnosis.answer
  if (answer === undefined) return { answer: null, decision: null }
  const said = [answer.headline, answer.firstAction.sentence, ...answer.thenActions.map(({ sentence }) => sentence)]
  const decision = papers?.decision ?? diagnosis.decisionSummary.statusCode
  return said.some(names) ? { answer: null, decision } : { answer, decision }
}

/** What the shared papers make people ask is asked in Korean, as the other questions are. */
function answerInKorean(papers: Unworded<LeasePapers> | null): Pick<LeasePapers, 'answer'> {
  return papers?.answer === undefined ? {} : { answer: inWords(papers.answer, DEFAULT_LANGUAGE) }
}

function evidenceOf(
  { dataStatuses }: Unworded<RentRiskDiagnosisResponse>,
  names: NamesTheHome,
): Unworded<SharedDiagnosis['evidence']> {
  return dataStatuses.map(({ key, title, state, source, referencePeriod, sampleCount, details }) => ({
    key,
    title,
    state,
    source,
    referencePeriod,
    sampleCount,
    details: details.filter((detail) => !names(detail)),
  }))
}

/** Titles from the findings; from the matrix if an older diagnosis has no findings. */
function listed(
  { findings, confirmationMatrix, riskSummary }: Unworded<RentRiskDiagnosisResponse>,
  severities: DiagnosisFinding['severity'][],
  column: 'caution' | 'required',
  names: NamesTheHome,
): { title: Text; detail: Text }[] {
  const items =
    findings === undefined
      ? confirmationMatrix[column].map(({ title, detail = '' }) => ({ title, detail }))
      : findings
          .filter(({ severity }) => severities.includes(severity))
          .map((each) => ({ title: each.title, detail: sentenceOf(each, riskSummary) }))
  return items.filter(({ title, detail }) => !names(title) && !names(detail))
}

/** The calculation without its basis, which contains the owner's free text. */
function sharedPapers({ basis: _basis, ...papers }: Unworded<LeasePapers>): Unworded<SharedPapers> {
  return papers
}

/**
 * The content of a link, for anybody who has it. @throws AppError 404 for an unknown token or one that is no longer
 * valid.
 */
export async function openShare(services: Services, token: string): Promise<Unworded<SharedDiagnosis>> {
  const { pool, clock } = services
  const opened = { tokenHash: hashSecretToken(token), now: clock.now() }
  const [link] = await findLink(pool, opened)
  if (link === undefined) throw new AppError('SHARE_404_NOT_FOUND')
  const { includePapers, expiresAt, ...owner } = link
  // links of a withdrawn user show nothing
  if ((await findManagedUser(pool, owner.userId))?.enabled !== true) throw new AppError('SHARE_404_NOT_FOUND')
  if ((await countOpening(pool, opened)).length === 0) throw new AppError('SHARE_404_NOT_FOUND')
  const { diagnosisId, answer } = await readDiagnosis(pool, owner.diagnosisId, 'SERVICE', ['answer'])
  const papers = includePapers ? await keptCalculation(services, owner) : null
  return sharedSheet({ diagnosisId, ...answer }, { papers, expiresAt: seoulDateTime(expiresAt) })
}
