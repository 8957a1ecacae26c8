import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { word } from '../../words/in-words.ts'
import { message } from '../../words/message.ts'
import { AppError } from './errors.ts'
import type { HttpApp } from './http-app.ts'
import { languageOf, sayLanguage } from './language.ts'

/** The data that a service stores at its first start. */
export type FirstData = {
  /** Settles when they are stored. */
  stored: Promise<unknown>
  /** How far the start is, in per cent. */
  percent(): number
  /** Whether the service answers as quickly as it always will. */
  isReady(): boolean
}

/** Operations that do not depend on any data. */
const ANSWERED_AT_ONCE = new Set(['readHealth', 'readLiveness', 'readClientSettings'])
/** Paths of files and documents. */
const NOT_A_PAGE = /^\/(?:api|assets|v3|swagger-ui|metrics)(?:\/|$)/
/** A reader of a terminal waits this long before an answer that says how far the start is; shorter than usual time limits. */
const LONGEST_WAIT_MS = 20_000

/**
 * Makes operations wait for the data a service stores first, so that the same request always gets the same response. In
 * place of a page comes one that says how far the start is; files and documents do not wait. If the data are not stored
 * in time, or cannot be, the operations respond with 503.
 */
export function waitForFirstData(app: HttpApp, firstData: FirstData, longestWaitMs = LONGEST_WAIT_MS): void {
  let waits = true
  const stored = firstData.stored.then(() => void (waits = false))
  stored.catch(() => undefined)
  app.addHook('onRequest', async (request, reply) => {
    if (waits && wantsPage(request))
      return sayLanguage(reply)
        .code(503)
        .headers({ 'retry-after': '1', 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(startingPage(request, firstData.percent()))
    const operation = request.routeOptions.schema?.operationId
    if (!waits || operation === undefined || ANSWERED_AT_ONCE.has(operation)) return
    const ended = new AbortController()
    const late = delay(longestWaitMs, undefined, { signal: ended.signal, ref: false }).catch(() => undefined)
    await Promise.race([stored, late])
      .catch((cause: unknown) => {
        throw new AppError('COMMON_503_UNAVAILABLE', { headers: { 'retry-after': '5' }, cause })
      })
      .finally(() => ended.abort())
    const percent = firstData.percent()
    const said = { message: message('SERVICE_STARTING', { percent }), headers: { 'retry-after': '5' } }
    if (waits) throw new AppError('COMMON_503_UNAVAILABLE', said)
  })
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !NOT_A_PAGE.test(url) && (headers.accept ?? '').includes('text/html')
}

/** It needs no style and no script, and loads itself again until the page itself is there. */
function startingPage(request: FastifyRequest, percent: number): string {
  const language = languageOf(request)
  const said = word(message('SERVICE_STARTING', { percent }), language)
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="refresh" content="1">` +
    `<meta name="viewport" content="width=device-width"><title>${percent}% · ${word(message('CLIENT_TITLE'), language)}</title>` +
    `</head><body><h1>${word(message('CLIENT_TITLE'), language)}</h1><p>${said}</p>` +
    `<p><progress max="100" value="${percent}">${percent}%</progress></p>` +
    `<p>${word(message('STARTING_PAGE'), language)}</p></body></html>`
  )
}
