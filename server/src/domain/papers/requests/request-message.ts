import { inWords } from '../../../words/in-words.ts'
import { formatManwon } from '../../../words/ko/format.ts'
import { withParticle } from '../../../words/ko/particle.ts'
import type { PaperId } from '../../checks/paper-names.ts'
import { PAPER_NAMES } from '../../checks/paper-names.ts'
import { PURPOSE_LABELS } from '../../wording/labels.ts'
import type { PaperTerms } from '../papers-input.ts'
import { requestablePaper } from './requestable-papers.ts'

export type Addressee = 'LANDLORD' | 'BROKER'

/** The duty behind a request, for whom it binds; a paper that is not here is asked for as a courtesy. */
const DUTIES: Partial<Record<PaperId, Partial<Record<Addressee, string>>>> = {
  FIXED_DATE_LIST: {
    LANDLORD: `주택임대차보호법 제3조의7에 따라 임대인은 계약할 때 ${PAPER_NAMES.FIXED_DATE_LIST}을 보여 주거나 열람에 동의하게 되어 있습니다.`,
    BROKER: `공인중개사는 ${PAPER_NAMES.FIXED_DATE_LIST}을 확인할 수 있다는 점과 그 방법을 설명하게 되어 있습니다(2024년 7월 10일부터).`,
  },
  RESIDENT_LIST: {
    BROKER: `공인중개사는 ${PAPER_NAMES.RESIDENT_LIST}를 열람할 수 있다는 점과 그 방법을 설명하게 되어 있습니다(2024년 7월 10일부터).`,
  },
  TAX_CERTIFICATES: {
    LANDLORD: `주택임대차보호법 제3조의7에 따라 임대인은 계약할 때 국세와 지방세의 ${PAPER_NAMES.TAX_CERTIFICATES}를 보여 주거나 미납 세금의 열람에 동의하게 되어 있습니다.`,
    BROKER: '공인중개사는 임대인의 체납 세금을 확인할 수 있다는 점을 설명하게 되어 있습니다(2024년 7월 10일부터).',
  },
  BROKER_EXPLANATION: {
    BROKER: `공인중개사법 제25조에 따라 공인중개사는 계약하기 전에 ${PAPER_NAMES.BROKER_EXPLANATION}를 주고 설명하게 되어 있습니다.`,
  },
}
const ADDRESSEE_NAMES: Record<Addressee, string> = { LANDLORD: '임대인', BROKER: '공인중개사' }

/** A ready text to send, with the terms filled in and the legal duty behind it. It names no address and no person. */
export function requestMessage(paper: PaperId, to: Addressee, terms: PaperTerms): string {
  const { name, lookFor } = inWords(requestablePaper(paper), 'ko')
  const ask = to === 'LANDLORD' ? '보여 주시거나 발급에 동의해 주시면' : '받아 주시거나 확인할 방법을 알려 주시면'
  return [
    `${ADDRESSEE_NAMES[to]}님, 안녕하십니까. ${termsWords(terms)} 계약을 준비하고 있는 사람입니다.`,
    `계약하기 전에 ${withParticle(name, '을/를')} ${ask} 고맙겠습니다. 확인하려는 것은 ${lookFor}입니다.`,
    DUTIES[paper]?.[to] ?? '계약하기 전에 서로 확인해 두려고 정중히 부탁드립니다.',
    '어려우시면 그 까닭을 알려 주십시오. 고맙습니다.',
  ].join('\n')
}

function termsWords({ purpose, depositManwon, monthlyRentManwon }: PaperTerms): string {
  const rent = purpose === 'MONTHLY_RENT' ? `, 월세 ${formatManwon(monthlyRentManwon)}` : ''
  return `보증금 ${formatManwon(depositManwon)}${rent}의 ${PURPOSE_LABELS[purpose]}`
}
