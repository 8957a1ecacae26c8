import { AddressSearchQuery, AddressSearchResponse } from '@lease-risk/contract/address-search'
import {
  AssistantAnswer,
  ExplanationInput,
  FindingExplanation,
  QuestionsInput,
  QuestionsToAsk,
} from '@lease-risk/contract/assistant'
import type { CheckCatalogue } from '@lease-risk/contract/checks'
import type { AsyncDiagnosisStatus } from '@lease-risk/contract/diagnosis-async'
import { RentRiskDiagnosisCreated } from '@lease-risk/contract/diagnosis-created'
import { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { sentenceOf } from '@lease-risk/contract/finding-sentence'
import { inPath } from '@lease-risk/contract/in-path'
import { LeasePapers } from '@lease-risk/contract/papers-answer'
import { LeasePapersRequest } from '@lease-risk/contract/papers-input'
import { mostUrgentQuestions } from '@lease-risk/contract/questions'
import { RegionalIndicatorAnalysisRequest, RegionalIndicatorAnalysisResponse } from '@lease-risk/contract/regional'
import { fromJsonSchema, type JsonSchemaType, type StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { type Static, type TObject, type TSchema, Type } from 'typebox'
import type { Ask } from '../../platform/http/ask-operation.ts'
import { AppError } from '../../platform/http/errors.ts'
import { withoutIds, withPlainChoices, withReferences } from '../../platform/http/inline-schema.ts'
import { LANGUAGES } from '../../words/language.ts'
import { type Message, type MessageCode, message } from '../../words/message.ts'

export type Tool = {
  name: string
  title: MessageCode & `ASSISTANT_${string}`
  /** English in every language, as it is read by a model and not by a person (R-ASSIST-08). */
  about: string
  /** Excludes `lang`, which every tool takes. */
  input: TObject
  answer: TSchema
  /** The operation reports more wrong fields than the schema of its body can. */
  isCheckedBehind?: true
  /**
   * Milliseconds of processor time besides those of the operation, to check the arguments and the answer: units of a
   * caller's budget (`read-weights.ts`), measured over 60 calls.
   */
  units: number
  run(ask: Ask, given: Record<string, unknown>): Promise<unknown>
}

const AddressInput = Type.Object({ keyword: AddressSearchQuery.properties.keyword })

/** R-ASSIST-02: all tools only read; none knows a listing, and none advises whether to sign. */
export const TOOLS: readonly Tool[] = [
  {
    name: 'resolve_address',
    title: 'ASSISTANT_RESOLVE_ADDRESS',
    about:
      'Finds candidates of the official Korean address by road name, lot number or name of a building. The chosen candidate is the jusoAddress of diagnose_lease, as it is. Where there are several, let the user choose. It does not find listings.',
    units: 7,
    input: AddressInput,
    answer: AddressSearchResponse,
    run: (ask, given) =>
      ask({ method: 'GET', url: '/api/address-search/juso', query: given as Static<typeof AddressInput> }),
  },
  {
    name: 'diagnose_lease',
    title: 'ASSISTANT_DIAGNOSE_LEASE',
    about:
      'Before a jeonse or monthly-rent lease in Korea is signed: collects the building register, published deals and public prices for an exact address, a deposit and a rent, and assesses the risk. Amounts are in units of 10,000 won (manwon). The statusToken of the answer opens this result for seven days: give it to the user alone. The diagnosis is stored as one over HTTP is.',
    units: 6,
    input: RentRiskDiagnosisRequest,
    answer: RentRiskDiagnosisCreated,
    isCheckedBehind: true,
    run: (ask, payload) => ask({ method: 'POST', url: '/api/rent-risk-diagnoses', payload }),
  },
  {
    name: 'explain_finding',
    title: 'ASSISTANT_EXPLAIN_FINDING',
    about:
      'Answers what one finding of diagnose_lease rests on, with the sources and dates of the data and what to check in person.',
    units: 2,
    input: ExplanationInput,
    answer: FindingExplanation,
    run: (ask, given) => explainFinding(ask, given as Static<typeof ExplanationInput>),
  },
  {
    name: 'region_indicators',
    title: 'ASSISTANT_REGION_INDICATORS',
    about:
      'Summarizes statistics of published past deals for words that name a Korean region or a type of home, in English or Korean (such as monthly rent of an officetel in Seongsu-dong). These are no listings.',
    units: 3,
    input: RegionalIndicatorAnalysisRequest,
    answer: RegionalIndicatorAnalysisResponse,
    run: (ask, payload) => ask({ method: 'POST', url: '/api/regional-indicator-analyses', payload }),
  },
  {
    name: 'calculate_papers',
    title: 'ASSISTANT_CALCULATE_PAPERS',
    about:
      'Calculates from what the user read in the registry and other papers of a Korean home who is paid first, how much of the deposit may come back, and when it is not protected. What is left out is unknown, not zero. It stores nothing.',
    units: 12,
    input: LeasePapersRequest,
    answer: LeasePapers,
    run: (ask, payload) => ask({ method: 'POST', url: '/api/lease-papers/calculation', payload }),
  },
  {
    name: 'questions_to_ask',
    title: 'ASSISTANT_QUESTIONS_TO_ASK',
    about:
      'Answers up to three questions to landlord or broker from the result of diagnose_lease, the most important first. The questions are in Korean, for those who are asked.',
    units: 1,
    input: QuestionsInput,
    answer: QuestionsToAsk,
    run: (ask, given) => questionsToAsk(ask, given as Static<typeof QuestionsInput>),
  },
]

/** What the list of tools costs, with its schemas, beyond any other message. */
const LIST_UNITS = 6

/** What a message costs besides the protocol and the operations behind a tool. */
export function unitsOfMessage(body: unknown): number {
  const { method, params } = (body ?? {}) as { method?: unknown; params?: { name?: unknown } }
  if (method === 'tools/list') return LIST_UNITS
  if (method !== 'tools/call') return 0
  return TOOLS.find(({ name }) => name === params?.name)?.units ?? 0
}

/**
 * A finding of a diagnosis with its evidence and the checks it calls for. @throws AppError naming `findingCode` where
 * the diagnosis has no such finding.
 */
async function explainFinding(
  ask: Ask,
  { statusToken, findingCode }: Static<typeof ExplanationInput>,
): Promise<FindingExplanation> {
  const result = await readResult(ask, statusToken)
  const { findings = [], riskAssessment, riskSummary, createdAt, dataStatuses } = result
  const finding = findings.find(({ code }) => code === findingCode)
  if (!finding) {
    const choices = findings.map(({ code }) => code)
    return refusedField('findingCode', 'NOT_ALLOWED', message('FIELD_NOT_A_CHOICE', { choices }))
  }
  const { checks } = await ask<CheckCatalogue>({ method: 'GET', url: '/api/checks' })
  const { criterionCodes = [], checkIds } = finding
  return {
    createdAt,
    finding,
    sentence: sentenceOf(finding, riskSummary),
    criteria: riskAssessment.criteria.filter(({ criterionCode }) => criterionCodes.includes(criterionCode)),
    checks: checkIds.flatMap((id) => checks.find(({ checkId }) => checkId === id) ?? []),
    dataStatuses,
  }
}

/** The most urgent questions of a diagnosis, in the language of the people to ask, with the subject of each. */
async function questionsToAsk(ask: Ask, { statusToken }: Static<typeof QuestionsInput>): Promise<QuestionsToAsk> {
  const result = await readResult(ask, statusToken)
  const { checks } = await ask<CheckCatalogue>({ method: 'GET', url: '/api/checks' })
  const questions = mostUrgentQuestions(result).flatMap(({ key, question, item }) => {
    const check = checks.find(({ checkId }) => checkId === key)
    return check && item ? [{ checkId: check.checkId, question, about: item.title, paper: check.paper }] : []
  })
  return { createdAt: result.createdAt, questions, dataStatuses: result.dataStatuses }
}

/** The result of a status token. @throws OperationRefused when there is none (yet). */
async function readResult(ask: Ask, statusToken: string): Promise<RentRiskDiagnosisResponse> {
  const url = `/api/rent-risk-diagnoses/async/${inPath(statusToken)}`
  const { result } = await ask<AsyncDiagnosisStatus>({ method: 'GET', url })
  return result ?? refusedField('statusToken', 'NOT_READY', message('ASSISTANT_NO_RESULT_YET'))
}

/** @throws AppError 400 that names this field. */
function refusedField(field: string, code: string, why: Message): never {
  throw new AppError('COMMON_400_VALIDATION', { errors: [{ field, code, message: why }] })
}

type Given = Record<string, unknown>
/** The operations themselves validate input and serialise output by these schemas; the protocol only shows them. */
const SHOWN_ONLY = { getValidator: () => (data: unknown) => ({ valid: true, data, errorMessage: undefined }) as never }

const LANG = Type.Optional(Type.Enum([...LANGUAGES], { description: '답의 언어. 없으면 Accept-Language를 따릅니다.' }))

/** The arguments of a tool, including the language of its answer. */
export function inputOf({ input }: Tool): TSchema {
  return Type.Object({ ...input.properties, lang: LANG })
}

/** Both schemas as the protocol shows them; named schemas appear once, under `$defs`. */
export function shownSchemas(tool: Tool) {
  return {
    inputSchema: shown<Given>(withoutIds(inputOf(tool))),
    outputSchema: shown<Given>(withDefinitions(AssistantAnswer(tool.answer))),
  }
}

function shown<T>(schema: unknown): StandardSchemaWithJSON<T, T> {
  return fromJsonSchema<T>(schema as JsonSchemaType, SHOWN_ONLY)
}

function withDefinitions(schema: TSchema): object {
  const $defs: Record<string, unknown> = {}
  const root = withReferences(withPlainChoices(schema), $defs) as object
  const text = JSON.stringify({ ...root, $defs }).replaceAll('#/components/schemas/', '#/$defs/')
  return JSON.parse(text) as object
}
