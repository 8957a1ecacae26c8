import type { RequestMessage } from '@lease-risk/contract/papers-requests'
import type { PaperTerms } from '../../domain/papers/papers-input.ts'
import { requestMessage } from '../../domain/papers/requests/request-message.ts'
import { word } from '../../words/in-words.ts'
import { KOREAN, type Language } from '../../words/language.ts'

/** Korean, since the recipient reads Korean; also in the tenant's language if that is another. */
export function requestText(
  { paper, to }: Pick<RequestMessage, 'paper' | 'to'>,
  terms: PaperTerms,
  language: Language,
): RequestMessage {
  const message = requestMessage(paper, to, terms)
  const translated = language !== KOREAN && { translation: word(message, language) }
  return { paper, to, message: word(message, KOREAN), ...translated }
}
