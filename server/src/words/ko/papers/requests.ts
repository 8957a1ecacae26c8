import { formatManwon } from '../format.ts'
import { FULL_PAPER_NAMES, PAPER_NAMES } from '../paper-names.ts'
import { withParticle } from '../particle.ts'

type Addressee = 'LANDLORD' | 'BROKER'
type PaperName = keyof typeof PAPER_NAMES

/** The legal duty behind a request, by who is bound; other papers are requested as a courtesy. */
const DUTIES: Partial<Record<PaperName, Partial<Record<Addressee, string>>>> = {
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
  LANDLORD_RECORD: {
    BROKER:
      '공인중개사가 계약 의사를 확인해 주면 임대인의 동의가 없어도 계약 전에 조회할 수 있습니다(2025년 5월 27일부터). 확인해 주시기를 부탁드립니다.',
  },
  BROKER_EXPLANATION: {
    BROKER: `공인중개사법 제25조에 따라 공인중개사는 계약하기 전에 ${PAPER_NAMES.BROKER_EXPLANATION}를 주고 설명하게 되어 있습니다.`,
  },
}

/** A message with which a tenant can request a paper. */
export const PAPERS_REQUESTS = {
  PAPER_REQUEST: ({ paper, to, lookFor, consent, purpose, depositManwon, monthlyRentManwon }: Request) => {
    const rent = purpose === 'MONTHLY_RENT' ? `, 월세 ${formatManwon(monthlyRentManwon)}` : ''
    const terms = `보증금 ${formatManwon(depositManwon)}${rent}의 ${purpose === 'JEONSE' ? '전세' : '월세'}`
    const show = consent ? '보여 주시거나 열람에 동의해 주시면' : '보여 주시면'
    const ask = to === 'LANDLORD' ? show : '받아 주시거나 확인할 방법을 알려 주시면'
    return [
      `${to === 'LANDLORD' ? '임대인' : '공인중개사'}님, 안녕하십니까. ${terms} 계약을 준비하고 있는 사람입니다.`,
      `계약하기 전에 ${withParticle(FULL_PAPER_NAMES[paper], '을/를')} ${ask} 고맙겠습니다. 확인하려는 것은 ${lookFor}입니다.`,
      DUTIES[paper]?.[to] ?? '계약하기 전에 서로 확인해 두려고 정중히 부탁드립니다.',
      '어려우시면 그 까닭을 알려 주십시오. 고맙습니다.',
    ].join('\n')
  },
}

type Request = {
  paper: PaperName
  to: Addressee
  lookFor: string
  /** Whether the paper is given only with the landlord's consent before the contract. */
  consent: boolean
  purpose: 'JEONSE' | 'MONTHLY_RENT'
  depositManwon: number
  monthlyRentManwon: number
}
