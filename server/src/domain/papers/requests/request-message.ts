import { type Message, message } from '../../../words/message.ts'
import type { PaperId } from '../../checks/paper-names.ts'
import type { PaperTerms, PartyStatement } from '../papers-input.ts'
import { saidIn } from '../statements/party-statements.ts'
import { requestablePaper } from './requestable-papers.ts'

export type Addressee = 'LANDLORD' | 'BROKER'

/** The papers that show what is said of a topic. The broker's own explanation has to say all of it. */
const SHOW: Partial<Record<PaperId, readonly PartyStatement['topic'][]>> = {
  FIXED_DATE_LIST: ['SENIOR_DEPOSITS'],
  RESIDENT_LIST: ['SENIOR_DEPOSITS'],
  REGISTRY_DOCUMENT: ['REGISTRY_DEBT', 'LOAN_REPAID'],
  TAX_CERTIFICATES: ['UNPAID_TAX'],
  BROKER_EXPLANATION: ['SENIOR_DEPOSITS', 'REGISTRY_DEBT', 'UNPAID_TAX', 'GUARANTEE', 'LOAN_REPAID'],
}

/**
 * A ready-to-send text with the terms and the legal duty, and with what was said of what the paper shows. It contains no
 * address and no person's name.
 */
export function requestMessage(
  paper: PaperId,
  to: Addressee,
  terms: PaperTerms,
  statements: readonly PartyStatement[] = [],
): Message {
  const said = statements.filter(({ topic }) => SHOW[paper]?.includes(topic)).map(saidIn)
  const told = said.length === 0 ? null : message('STATEMENTS_TOLD', { said })
  const { lookFor, needsConsent } = requestablePaper(paper)
  // no consent is needed once the contract is signed, but this message is for before
  const consent = needsConsent || paper === 'TAX_CERTIFICATES'
  return message('PAPER_REQUEST', { paper, to, lookFor, consent, told, ...terms })
}
