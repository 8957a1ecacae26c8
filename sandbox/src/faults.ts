import type { ServerResponse } from 'node:http'
import { encodeCp949 } from './cp949.ts'
import { html, type ProviderName, plainText, type StandIn, type WireReply, type WireRequest } from './stand-in.ts'

/**
 * Faults on demand: no response at all (`timeout`), none until the faults change (`held`), HTTP 500 and 429, an HTML page
 * with HTTP 200, a body cut off (`truncated`), HTTP 200 without a body, the provider's own error with HTTP 200, a CP949 body
 * declared as UTF-8 (`wrongCharset`), an endless body, a closed connection (`reset`), the daily limit, and "nothing found".
 */
export type Fault =
  | 'timeout'
  | 'held'
  | 'http500'
  | 'http429'
  | 'html'
  | 'truncated'
  | 'emptyBody'
  | 'errorInside200'
  | 'wrongCharset'
  | 'endless'
  | 'reset'
  | 'quota'
  | 'empty'

/** `operation`: only this one, such as `getRTMSDataSvcAptRent`. `times`: only this many requests; later ones succeed. */
export type FaultScope = { operation?: string; times?: number }

export type FaultSwitch = {
  set(provider: ProviderName, fault: Fault, scope?: FaultScope): void
  clear(): void
}

export type FaultBoard = FaultSwitch & {
  take(provider: ProviderName, operation: string): Fault | null
  /** Resolves at the next `set` or `clear`. */
  changed(): Promise<void>
}

/** Keeps the active faults. The newest that matches a request wins; `take` uses up one of its times. */
export function createFaultBoard(): FaultBoard {
  const entries: { provider: ProviderName; fault: Fault; operation: string | undefined; left: number }[] = []
  let change = Promise.withResolvers<void>()
  function announce(): void {
    change.resolve()
    change = Promise.withResolvers()
  }
  return {
    set(provider, fault, { operation, times = Number.POSITIVE_INFINITY } = {}) {
      entries.unshift({ provider, fault, operation, left: times })
      announce()
    },
    clear() {
      entries.length = 0
      announce()
    },
    take(provider, operation) {
      const entry = entries.find(
        (one) => one.left > 0 && one.provider === provider && (one.operation ?? operation) === operation,
      )
      if (!entry) return null
      entry.left -= 1
      return entry.fault
    },
    changed: () => change.promise,
  }
}

const SAMPLE_HEADER = { 'X-Data-Mode': 'sample' }

/** Responds to a request with the given fault. */
export function sendFault(
  response: ServerResponse,
  fault: Exclude<Fault, 'held'>,
  standIn: StandIn,
  request: WireRequest,
): void {
  switch (fault) {
    case 'timeout':
      return
    case 'reset':
      response.socket?.resetAndDestroy()
      return
    case 'endless':
      sendEndless(response, standIn.answer(request))
      return
    case 'http500':
      return send(response, plainText('Unexpected errors', 500))
    case 'http429':
      return send(response, { ...plainText('API token quota exceeded', 429), headers: { 'Retry-After': '1' } })
    case 'html':
      return send(response, html('<!doctype html><html><body><h1>시스템 점검 중입니다</h1></body></html>'))
    case 'emptyBody':
      return send(response, { ...standIn.answer(request), body: '' })
    case 'truncated': {
      const reply = standIn.answer(request)
      return send(response, { ...reply, body: reply.body.slice(0, Math.floor(reply.body.length * 0.6)) })
    }
    case 'wrongCharset': {
      const reply = standIn.answer(request)
      return send(response, reply, encodeCp949(reply.body))
    }
    case 'errorInside200':
    case 'quota':
    case 'empty':
      return send(response, standIn.trouble(request, fault))
  }
}

export function send(
  response: ServerResponse,
  reply: WireReply,
  bytes: Buffer = reply.bytes ?? Buffer.from(reply.body),
): void {
  response.writeHead(reply.status, {
    ...SAMPLE_HEADER,
    ...reply.headers,
    'Content-Type': reply.contentType,
    'Content-Length': bytes.length,
  })
  response.end(bytes)
}

/** Sends the true reply, then blanks as fast as the reader takes them. */
function sendEndless(response: ServerResponse, reply: WireReply): void {
  response.writeHead(reply.status, { ...SAMPLE_HEADER, 'Content-Type': reply.contentType })
  const blanks = Buffer.alloc(64 * 1024, ' ')
  const pour = () => {
    while (!response.destroyed && response.write(blanks)) continue
  }
  response.on('drain', pour)
  response.write(reply.body)
  pour()
}
