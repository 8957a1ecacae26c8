import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorResponse } from '@lease-risk/contract/common'
import { seoulDateTime } from '../../domain/calendar.ts'
import type { Clock } from '../clock.ts'
import { ERROR_SENTENCES } from './error-codes.ts'

const CODE = 'COMMON_400_MALFORMED_REQUEST'
const STATUS_OF_PARSER: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/**
 * Answers what is no HTTP request, such as a URL with bare Korean letters, with the error body all the same: it never
 * becomes a request that the application could answer. Then the connection ends.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket, clock: Clock): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const status = STATUS_OF_PARSER[error.code ?? ''] ?? 400
  const requestId = randomUUID()
  const body: ErrorResponse = {
    success: false,
    message: ERROR_SENTENCES[CODE],
    data: null,
    status,
    code: CODE,
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
      'connection: close',
      '',
      text,
    ].join('\r\n'),
  )
}
