import { type Message, message } from '../../../words/message.ts'
import type { PaperId } from '../../checks/paper-names.ts'
import type { PaperTerms } from '../papers-input.ts'
import { requestablePaper } from './requestable-papers.ts'

export type Addressee = 'LANDLORD' | 'BROKER'

/** A ready-to-send text with the terms and the legal duty. It contains no address and no person's name. */
export function requestMessage(paper: PaperId, to: Addressee, terms: PaperTerms): Message {
  const { lookFor, needsConsent } = requestablePaper(paper)
  // no consent is needed once the contract is signed, but this message is for before
  const consent = needsConsent || paper === 'TAX_CERTIFICATES'
  return message('PAPER_REQUEST', { paper, to, lookFor, consent, ...terms })
}
