import { AddressSearchQuery, AddressSearchResponse } from '@lease-risk/contract/address-search'
import { ExplanationInput, FindingExplanation, QuestionsInput, QuestionsToAsk } from '@lease-risk/contract/assistant'
import { RentRiskDiagnosisCreated } from '@lease-risk/contract/diagnosis-created'
import { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import { LeasePapers } from '@lease-risk/contract/papers-answer'
import { LeasePapersRequest } from '@lease-risk/contract/papers-input'
import { RegionalIndicatorAnalysisRequest, RegionalIndicatorAnalysisResponse } from '@lease-risk/contract/regional'
import { type Static, type TObject, type TSchema, Type } from 'typebox'
import type { Ask } from '../../platform/http/ask-operation.ts'
import type { MessageCode } from '../../words/message.ts'
import { explainFinding } from './explain-finding.ts'
import { questionsToAsk } from './questions-to-ask.ts'

export type Tool = {
  name: string
  title: MessageCode & `ASSISTANT_${string}`
  description: MessageCode & `ASSISTANT_${string}`
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
    description: 'ASSISTANT_RESOLVE_ADDRESS_ABOUT',
    units: 7,
    input: AddressInput,
    answer: AddressSearchResponse,
    run: (ask, given) =>
      ask({ method: 'GET', url: '/api/address-search/juso', query: given as Static<typeof AddressInput> }),
  },
  {
    name: 'diagnose_lease',
    title: 'ASSISTANT_DIAGNOSE_LEASE',
    description: 'ASSISTANT_DIAGNOSE_LEASE_ABOUT',
    units: 6,
    input: RentRiskDiagnosisRequest,
    answer: RentRiskDiagnosisCreated,
    isCheckedBehind: true,
    run: (ask, payload) => ask({ method: 'POST', url: '/api/rent-risk-diagnoses', payload }),
  },
  {
    name: 'explain_finding',
    title: 'ASSISTANT_EXPLAIN_FINDING',
    description: 'ASSISTANT_EXPLAIN_FINDING_ABOUT',
    units: 2,
    input: ExplanationInput,
    answer: FindingExplanation,
    run: (ask, given) => explainFinding(ask, given as Static<typeof ExplanationInput>),
  },
  {
    name: 'region_indicators',
    title: 'ASSISTANT_REGION_INDICATORS',
    description: 'ASSISTANT_REGION_INDICATORS_ABOUT',
    units: 3,
    input: RegionalIndicatorAnalysisRequest,
    answer: RegionalIndicatorAnalysisResponse,
    run: (ask, payload) => ask({ method: 'POST', url: '/api/regional-indicator-analyses', payload }),
  },
  {
    name: 'calculate_papers',
    title: 'ASSISTANT_CALCULATE_PAPERS',
    description: 'ASSISTANT_CALCULATE_PAPERS_ABOUT',
    units: 12,
    input: LeasePapersRequest,
    answer: LeasePapers,
    run: (ask, payload) => ask({ method: 'POST', url: '/api/lease-papers/calculation', payload }),
  },
  {
    name: 'questions_to_ask',
    title: 'ASSISTANT_QUESTIONS_TO_ASK',
    description: 'ASSISTANT_QUESTIONS_TO_ASK_ABOUT',
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
