import type { RequestMessage } from '@lease-risk/contract/papers-requests'
import type { PaperTerms, PartyStatement } from '../../domain/papers/papers-input.ts'
import { requestMessage } from '../../domain/papers/requests/request-message.ts'
import { word } from '../../words/in-words.ts'
import { KOREAN, type Language } from '../../words/language.ts'

/** What a request tells of the home: its terms, and what was said of it. */
export type ToldOfHome = { terms: PaperTerms; statements: readonly PartyStatement[] }

/** Korean, since the recipient reads Korean; also in the tenant's language if that is another. */
export function requestText(
  { paper, to }: Pick<RequestMessage, 'paper' | 'to'>,
  { terms, statements }: ToldOfHome,
  language: Language,
): RequestMessage {
  const message = requestMessage(paper, to, terms, statements)
  const translated = language !== KOREAN && { translation: word(message, language) }
  return { paper, to, message: word(message, KOREAN), ...translated }
}
