import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { inWords } from '../../words/in-words.ts'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '../../words/language.ts'
import { message } from '../../words/message.ts'
import { AppError } from './errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** `undefined`: the URL was refused before any hook ran. */
    language: Language | undefined
  }
}

/** Returns the language of the response to a request, including errors (R-HTTP-21). */
export function languageOf(request: FastifyRequest): Language {
  return request.language ?? preferredLanguage(request.headers['accept-language'])
}

/** Determines the language of each request, and puts the messages of its response into words right before it is written. */
export function wordAnswers(app: FastifyInstance): void {
  app.decorateRequest('language', undefined)
  app.addHook('onRequest', async (request) => {
    request.language = preferredLanguage(request.headers['accept-language'])
    const { lang } = request.query as { lang?: unknown }
    if (lang === undefined || lang === '') return
    if (!isLanguage(lang)) throw new AppError('COMMON_400_VALIDATION', { errors: [unknownLanguage()] })
    request.language = lang
  })
  app.addHook('preSerialization', async (request, reply, payload) => {
    sayLanguage(reply)
    return inWords(payload, languageOf(request))
  })
}

/** Returns the best supported language for an `Accept-Language` (RFC 9110, 12.5.4): `en-GB, ko;q=0.5` is English. */
export function preferredLanguage(accepted: string | undefined): Language {
  const [best] = new Negotiator({ headers: { 'accept-language': accepted } }).languages([...LANGUAGES])
  return isLanguage(best) ? best : DEFAULT_LANGUAGE
}

/** Sets `content-language`, and `vary` as others are available. JSON responses call this automatically. */
export function sayLanguage(reply: FastifyReply): FastifyReply {
  if (reply.hasHeader('content-language')) return reply
  const vary = String(reply.getHeader('vary') ?? '')
  return reply
    .header('content-language', languageOf(reply.request))
    .header('vary', vary === '' ? 'Accept-Language' : `${vary}, Accept-Language`)
}

function unknownLanguage() {
  return { field: 'lang', code: 'NOT_ALLOWED', message: message('FIELD_NOT_A_CHOICE', { choices: LANGUAGES }) }
}
