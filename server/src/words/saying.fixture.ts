import { word } from './in-words.ts'
import { type ArgumentsOf, type MessageCode, message } from './message.ts'

/** The Korean sentence of a message, for answers in which only the text leaves the service. */
export function koreanOf<C extends MessageCode>(code: C, ...params: ArgumentsOf<C>): string {
  return word(message(code, ...params), 'ko')
}

/** A pattern that matches any text with this sentence. */
export function saying<C extends MessageCode>(code: C, ...params: ArgumentsOf<C>): RegExp {
  return new RegExp(koreanOf(code, ...params).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
}
