import { message } from '../../words/message.ts'
import { type Operator, operatorLines, section } from './document-section.ts'
import { DOCUMENT_VERSIONS } from './document-versions.ts'

/** The terms (이용약관). They promise nothing that the service does not do. */
export function serviceTerms(operator: Operator) {
  return {
    title: message('TERMS_TITLE'),
    version: DOCUMENT_VERSIONS.TERMS,
    sections: [
      section('SERVICE', [message('TERMS_SERVICE'), message('TERMS_SOURCES')]),
      section('NO_PROMISE', [message('TERMS_NO_ADVICE'), message('TERMS_OWN_DECISION')]),
      section('ACCOUNTS', [message('TERMS_AGE'), message('TERMS_ONE_SELF'), message('TERMS_NAMES')]),
      section('BOARD', [message('TERMS_WRITTEN'), message('TERMS_FORBIDDEN'), message('TERMS_TAKEDOWN')]),
      section('USE', [message('TERMS_LIMITS'), message('TERMS_BREAKS')]),
      section('END', [message('TERMS_LEAVE'), message('TERMS_RESTRICTED')]),
      section('OPERATOR', [...operatorLines(operator), message('TERMS_LAW')]),
      section('CHANGES', [message('IN_FORCE_SINCE', { date: DOCUMENT_VERSIONS.TERMS }), message('FIRST_VERSION')]),
    ],
  }
}
