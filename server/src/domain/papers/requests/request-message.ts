import { type Message, message } from '../../../words/message.ts'
import type { PaperId } from '../../checks/paper-names.ts'
import type { PaperTerms } from '../papers-input.ts'
import { requestablePaper } from './requestable-papers.ts'

export type Addressee = 'LANDLORD' | 'BROKER'

/** A ready text to send, with the terms filled in and the legal duty behind it. It names no address and no person. */
export function requestMessage(paper: PaperId, to: Addressee, terms: PaperTerms): Message {
  return message('PAPER_REQUEST', { paper, to, lookFor: requestablePaper(paper).lookFor, ...terms })
}
