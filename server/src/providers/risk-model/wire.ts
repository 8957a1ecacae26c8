import type { ModelFailure } from '../../domain/assessment/model-scoring/model-port.ts'
import type { Interpretation, WireResponse } from '../http.ts'
import { asList, asObject, readText, type WireObject } from '../wire-object.ts'

/** What a reply of the Responses API means to us. `detail`: words of our own or a code, never the provider's text. */
export type ModelReading =
  | { kind: 'ANSWER'; text: string; modelName: string | null }
  /** HTTP 400 that names a parameter of the request. */
  | { kind: 'WRONG_PARAMETER'; parameter: string }
  | { kind: 'FAILURE'; reason: ModelFailure; detail: string }

/** Reads any reply, error statuses included (R-MODEL-05, R-MODEL-06). Unknown members are ignored: new ones come over time. */
export function readModelReply({ httpStatus, text }: WireResponse): ModelReading {
  const root = parseObject(text)
  if (httpStatus >= 400) return readError(httpStatus, asObject(root?.['error']))
  if (root === null) return failure('MALFORMED', 'not a JSON object')
  const status = readText(root, 'status')
  if (status === 'completed') return readOutput(root)
  if (status === 'incomplete')
    return failure('INCOMPLETE', codeOf(asObject(root['incomplete_details']), 'reason') ?? 'incomplete')
  if (status === 'failed') {
    const code = codeOf(asObject(root['error']), 'code') ?? 'failed'
    return failure(code === 'rate_limit_exceeded' ? 'RATE_LIMITED' : 'PROVIDER_ERROR', code)
  }
  return failure(status === null ? 'MALFORMED' : 'PROVIDER_ERROR', 'neither completed, incomplete nor failed')
}

/** The same for `ProviderHttp`, which knows no refusing models: they are errors of the provider there. */
export function interpretationOf(reading: ModelReading): Interpretation<null> {
  if (reading.kind === 'ANSWER') return { status: 'FOUND', value: null }
  if (reading.kind === 'WRONG_PARAMETER')
    return { status: 'ERROR', reason: 'PROVIDER_ERROR', detail: 'a parameter was refused' }
  const { reason, detail } = reading
  if (reason === 'RATE_LIMITED') return { status: 'ERROR', reason: 'QUOTA_EXCEEDED', detail }
  if (reason === 'REFUSED' || reason === 'INCOMPLETE' || reason === 'NO_KEY')
    return { status: 'ERROR', reason: 'PROVIDER_ERROR', detail: `${reason} ${detail}` }
  return { status: 'ERROR', reason, detail }
}

/** A reasoning item may stand before the message, so every item is looked at. */
function readOutput(root: WireObject): ModelReading {
  const parts = asList(root['output'])
    .map(asObject)
    .filter((item) => item?.['type'] === 'message')
    .flatMap((message) => asList(message?.['content']).map(asObject))
  if (parts.some((part) => part?.['type'] === 'refusal')) return failure('REFUSED', 'refusal')
  const texts = parts
    .filter((part) => part?.['type'] === 'output_text')
    .map((part) => part?.['text'])
    .filter((text) => typeof text === 'string')
  if (texts.length === 0) return failure('MALFORMED', 'no output text')
  return { kind: 'ANSWER', text: texts.join(''), modelName: modelName(root) }
}

function readError(httpStatus: number, error: WireObject | null): ModelReading {
  const code = codeOf(error, 'code')
  const detail = `HTTP ${httpStatus} ${code ?? ''}`.trim()
  // some middle boxes answer 429 with a page of their own
  if (httpStatus === 429) return failure(code === 'insufficient_quota' ? 'QUOTA_EXCEEDED' : 'RATE_LIMITED', detail)
  if (httpStatus === 401 || httpStatus === 403) return failure('KEY_REJECTED', detail)
  const parameter = codeOf(error, 'param')
  if (httpStatus === 400 && parameter !== null) return { kind: 'WRONG_PARAMETER', parameter }
  return failure(httpStatus < 500 && error !== null ? 'PROVIDER_ERROR' : 'HTTP_STATUS', detail)
}

/** Dated, such as `gpt-4.1-mini-2025-04-14`. Shown to readers, so anything but a plain name is dropped. */
function modelName(root: WireObject): string | null {
  const name = readText(root, 'model')
  return name !== null && /^[a-z0-9][a-z0-9.:_-]{0,79}$/i.test(name) ? name : null
}

function codeOf(object: WireObject | null, field: string): string | null {
  const code = readText(object, field)
  return code !== null && /^[a-z0-9_.[\]]{1,60}$/.test(code) ? code : null
}

function parseObject(text: string): WireObject | null {
  try {
    return asObject(JSON.parse(text))
  } catch {
    return null
  }
}

function failure(reason: ModelFailure, detail: string): ModelReading {
  return { kind: 'FAILURE', reason, detail }
}
