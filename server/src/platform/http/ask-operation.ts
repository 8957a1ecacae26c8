import type { ErrorResponse } from '@lease-risk/contract/common'
import type { FastifyRequest } from 'fastify'
import type { Language } from '../../words/language.ts'
import type { HttpApp } from './http-app.ts'

/** An operation of the service, as in its API document. */
type Operation = {
  method: 'GET' | 'POST'
  url: string
  query?: Record<string, string>
  payload?: object
}

/** An operation's refusal, with the text of its error answer. */
export class OperationRefused extends Error {
  readonly body: Pick<ErrorResponse, 'message' | 'errors' | 'status'>

  constructor(body: Pick<ErrorResponse, 'message' | 'errors' | 'status'>) {
    super('the operation refused')
    this.name = 'OperationRefused'
    this.body = body
  }
}

/** Returns the `data` of an operation. @throws OperationRefused for any status other than 200. */
export type Ask = <T>(operation: Operation) => Promise<T>

/** Headers that identify the caller and their address, on which access and limits are based. */
const CALLER_HEADERS = ['authorization', 'host', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']

/**
 * Sends operations through the application itself, as the caller of `request`, so that validation, access, limits, logs and
 * storage are the same as over HTTP (ADR 85).
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
