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
  run(ask: Ask, given: Record<string, unknown>): Promise<unknown>
}

const AddressInput = Type.Object({ keyword: AddressSearchQuery.properties.keyword })

/** R-ASSIST-02: all tools only read; none knows a listing, and none advises whether to sign. */
export const TOOLS: readonly Tool[] = [
  {
    name: 'resolve_address',
    title: 'ASSISTANT_RESOLVE_ADDRESS',
    description: 'ASSISTANT_RESOLVE_ADDRESS_ABOUT',
    input: AddressInput,
    answer: AddressSearchResponse,
    run: (ask, given) =>
      ask({ method: 'GET', url: '/api/address-search/juso', query: given as Static<typeof AddressInput> }),
  },
  {
    name: 'diagnose_lease',
    title: 'ASSISTANT_DIAGNOSE_LEASE',
    description: 'ASSISTANT_DIAGNOSE_LEASE_ABOUT',
    input: RentRiskDiagnosisRequest,
    answer: RentRiskDiagnosisCreated,
    isCheckedBehind: true,
    run: (ask, payload) => ask({ method: 'POST', url: '/api/rent-risk-diagnoses', payload }),
  },
  {
    name: 'explain_finding',
    title: 'ASSISTANT_EXPLAIN_FINDING',
    description: 'ASSISTANT_EXPLAIN_FINDING_ABOUT',
    input: ExplanationInput,
    answer: FindingExplanation,
    run: (ask, given) => explainFinding(ask, given as Static<typeof ExplanationInput>),
  },
  {
    name: 'region_indicators',
    title: 'ASSISTANT_REGION_INDICATORS',
    description: 'ASSISTANT_REGION_INDICATORS_ABOUT',
    input: RegionalIndicatorAnalysisRequest,
    answer: RegionalIndicatorAnalysisResponse,
    run: (ask, payload) => ask({ method: 'POST', url: '/api/regional-indicator-analyses', payload }),
  },
  {
    name: 'calculate_papers',
    title: 'ASSISTANT_CALCULATE_PAPERS',
    description: 'ASSISTANT_CALCULATE_PAPERS_ABOUT',
    input: LeasePapersRequest,
    answer: LeasePapers,
    run: (ask, payload) => ask({ method: 'POST', url: '/api/lease-papers/calculation', payload }),
  },
  {
    name: 'questions_to_ask',
    title: 'ASSISTANT_QUESTIONS_TO_ASK',
    description: 'ASSISTANT_QUESTIONS_TO_ASK_ABOUT',
    input: QuestionsInput,
    answer: QuestionsToAsk,
    run: (ask, given) => questionsToAsk(ask, given as Static<typeof QuestionsInput>),
  },
]
