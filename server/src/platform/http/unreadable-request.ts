import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorResponse } from '@lease-risk/contract/common'
import { seoulDateTime } from '../../domain/calendar.ts'
import { word } from '../../words/in-words.ts'
import { DEFAULT_LANGUAGE } from '../../words/language.ts'
import { message } from '../../words/message.ts'
import type { Clock } from '../clock.ts'
import { type ErrorCode, statusOf } from './error-codes.ts'
import { HEADERS_WITHOUT_HOOKS } from './security-headers.ts'

const CODES: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'COMMON_431_HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'COMMON_408_REQUEST_TIMEOUT',
}

/** TLS errors: without a handshake nothing can be sent, and waiting for the write to finish would never end. */
const NO_HANDSHAKE = /^ERR_(?:TLS|SSL)_/

/**
 * Responds with the error body to data that is not an HTTP request, such as a URL with unescaped Korean letters, or that
 * is late: it never becomes a request the application could answer. Then the connection is closed.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket, clock: Clock): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (!socket.writable || isAnswering(socket) || NO_HANDSHAKE.test(error.code ?? '')) {
    socket.destroy()
    return
  }
  const code = CODES[error.code ?? ''] ?? 'COMMON_400_MALFORMED_REQUEST'
  const status = statusOf(code)
  const requestId = randomUUID()
  const body: ErrorResponse = {
    success: false,
    message: word(message(code), DEFAULT_LANGUAGE),
    data: null,
    status,
    code,
    errors: [],
    path: '',
    timestamp: seoulDateTime(clock.now()),
    requestId,
  }
  const text = JSON.stringify(body)
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(text)}`,
      `x-request-id: ${requestId}`,
      ...Object.entries(HEADERS_WITHOUT_HOOKS).map(([name, value]) => `${name}: ${value}`),
      'connection: close',
      '',
      text,
    ].join('\r\n'),
  )
}

/** Whether a response is being sent on this connection; another would be read as part of it. */
function isAnswering(socket: Socket & { _httpMessage?: { headersSent: boolean } | null }): boolean {
  // oxlint-disable-next-line no-underscore-dangle -- what Node's own handler of this event looks at; there is no other name for it
  return socket._httpMessage?.headersSent === true
}
