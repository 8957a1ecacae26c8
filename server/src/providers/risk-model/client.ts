import type { ModelFailure, ModelQuestion, RiskModelPort } from '../../domain/assessment/model-scoring/model-port.ts'
import type { ProviderReply } from '../../domain/lookup.ts'
import type { ProviderHttp } from '../http.ts'
import { interpretationOf, type ModelReading, readModelReply } from './wire.ts'

export type RiskModelAccess = {
  http: ProviderHttp
  baseUrl: string
  key: string | undefined
  model: string
  maxOutputTokens: number
  /** The Responses API knows no seed: sent only when one is configured. */
  seed: number | undefined
}

/** Parameters that a model may refuse and that are then left out. */
type OptionalParameters = { temperature?: 0; seed?: number }

/**
 * The Responses API (R-MODEL-01). A question is one call, never retried; only a model that refuses one of the
 * optional parameters is asked again without it, and the parameter is never sent again in this process.
 */
export function createRiskModelClient(access: RiskModelAccess): RiskModelPort {
  const { http, key, model } = access
  const refused = new Set<string>()

  function optionalParameters(): OptionalParameters {
    const wanted = { temperature: 0, ...(access.seed === undefined ? {} : { seed: access.seed }) }
    return Object.fromEntries(Object.entries(wanted).filter(([name]) => !refused.has(name)))
  }

  return {
    modelName: model,
    async ask(question, timeoutMs) {
      const call = { provider: 'risk-model', apiName: 'responses' } as const
      if (!key) {
        http.unavailable({ ...call, summary: { model } })
        return { status: 'FAILED', reason: 'NO_KEY', calls: 0 }
      }
      const endsAt = performance.now() + timeoutMs
      for (let calls = 1; ; calls++) {
        const parameters = optionalParameters()
        const reading = await askOnce({ ...access, key }, question, parameters, millisUntil(endsAt))
        if (reading.kind === 'ANSWER')
          return { status: 'ANSWERED', text: reading.text, modelName: reading.modelName ?? model, calls }
        if (reading.kind === 'FAILURE') return { status: 'FAILED', reason: reading.reason, calls }
        if (!Object.hasOwn(parameters, reading.parameter) || performance.now() >= endsAt)
          return { status: 'FAILED', reason: 'PROVIDER_ERROR', calls }
        refused.add(reading.parameter)
      }
    },
  }
}

/** Tries key and model without a question, which would cost money. `PROVIDER_ERROR`: the key opens no such model. */
export function lookUpModel({
  http,
  baseUrl,
  key,
  model,
}: Pick<RiskModelAccess, 'http' | 'baseUrl' | 'model'> & { key: string }): Promise<ProviderReply<null>> {
  return http.request({
    provider: 'risk-model',
    apiName: 'models',
    url: new URL(`/v1/models/${encodeURIComponent(model)}`, baseUrl),
    headers: { authorization: `Bearer ${key}` },
    summary: { model },
    interpret: (response) =>
      response.httpStatus === 200 ? { status: 'FOUND', value: null } : interpretationOf(readModelReply(response)),
  })
}

async function askOnce(
  { http, baseUrl, key, model, maxOutputTokens }: RiskModelAccess & { key: string },
  question: ModelQuestion,
  parameters: OptionalParameters,
  timeoutMs: number,
): Promise<ModelReading> {
  const seen: { reading?: ModelReading } = {}
  const reply = await http.request(
    {
      provider: 'risk-model',
      apiName: 'responses',
      url: new URL('/v1/responses', baseUrl),
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        model,
        instructions: question.instructions,
        input: question.input,
        text: { format: { type: 'json_schema', name: question.schemaName, strict: true, schema: question.schema } },
        store: false,
        max_output_tokens: maxOutputTokens,
        ...parameters,
      }),
      summary: { model, parameters: Object.keys(parameters).join(',') },
      interpret(response) {
        seen.reading = readModelReply(response)
        return interpretationOf(seen.reading)
      },
      timeoutMs,
      retry: false,
    },
    // also ends the wait for a free place among the calls to the host
    AbortSignal.timeout(timeoutMs),
  )
  return seen.reading ?? { kind: 'FAILURE', reason: withoutReply(reply), detail: '' }
}

/** At least one, as a time limit has to be positive. */
function millisUntil(instant: number): number {
  return Math.max(1, Math.ceil(instant - performance.now()))
}

/** Why there was no reply to read. The caller's limit and the call's own are the same moment here, whichever comes first. */
function withoutReply(reply: ProviderReply<null>): ModelFailure {
  if (reply.status !== 'ERROR') return 'PROVIDER_ERROR'
  return reply.reason === 'DEADLINE' ? 'TIMEOUT' : reply.reason
}
