import type { FastifyInstance } from 'fastify'
import { inWords } from '../../words/in-words.ts'
import { DEFAULT_LANGUAGE } from '../../words/language.ts'

/** Words whatever an answer holds of messages, right before it is written. */
export function wordAnswers(app: FastifyInstance): void {
  app.addHook('preSerialization', async (_request, _reply, payload) => inWords(payload, DEFAULT_LANGUAGE))
}
