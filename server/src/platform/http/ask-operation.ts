import type { ErrorResponse } from '@lease-risk/contract/common'
import type { FastifyRequest } from 'fastify'
import type { Language } from '../../words/language.ts'
import type { HttpApp } from './http-app.ts'

/** One operation of the service, as its document has it. */
type Operation = {
  method: 'GET' | 'POST'
  url: string
  query?: Record<string, string>
  payload?: object
}

/** What an operation refused, in the words of its own error answer. */
export class OperationRefused extends Error {
  readonly body: Pick<ErrorResponse, 'message' | 'errors' | 'status'>

  constructor(body: Pick<ErrorResponse, 'message' | 'errors' | 'status'>) {
    super('the operation refused')
    this.name = 'OperationRefused'
    this.body = body
  }
}

/** Answers the `data` of an operation. @throws OperationRefused for whatever is not 200. */
export type Ask = <T>(operation: Operation) => Promise<T>

/** Who calls, and from where: what access and limits go by. */
const CALLER_HEADERS = ['authorization', 'host', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']

/**
 * Sends operations through the application itself as the caller of `request`, so that validation, access, limits, logs and what is
 * stored are those of HTTP (ADR 85).
 */
export function createAsk(app: HttpApp, request: FastifyRequest, language: Language): Ask {
  const { headers, id, socket } = request
  const own = CALLER_HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const]))
  return async <T>({ method, url, query, payload }: Operation) => {
    const answer = await app.inject({
      method,
      url,
      query: { ...query, lang: language },
      headers: { ...Object.fromEntries(own), 'x-request-id': id },
      ...(socket.remoteAddress !== undefined && { remoteAddress: socket.remoteAddress }),
      ...(payload !== undefined && { payload }),
    })
    if (answer.statusCode !== 200) throw new OperationRefused(answer.json<ErrorResponse>())
    return answer.json<{ data: T }>().data
  }
}
