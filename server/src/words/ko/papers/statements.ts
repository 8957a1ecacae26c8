import { MAY_CANCEL } from '../diagnosis/clauses.ts'
import { formatDate, formatManwon } from '../format.ts'
import { withParticle } from '../particle.ts'

const TOPICS = {
  SENIOR_DEPOSITS: '먼저 들어온 보증금의 합계',
  REGISTRY_DEBT: '등기된 빚(채권최고액)',
  UNPAID_TAX: '임대인의 밀린 세금',
  GUARANTEE: '반환보증 가입',
  LOAN_REPAID: '대출 상환과 말소',
}
type Topic = keyof typeof TOPICS

const SPEAKERS = { BROKER: '공인중개사', LANDLORD: '임대인', OTHER: '다른 사람' } as const
const IN_CONTRACT = { BROKER: '공인중개사', LANDLORD: '임대인', OTHER: '임대인 측' } as const

/** What a party said, by topic; `null`: not of this topic. */
type Statement = {
  topic: Topic
  by: keyof typeof SPEAKERS
  saidOn: string
  amountManwon: number | null
  holds: boolean | null
  byOn: string | null
}

type StatementOutcome = {
  topic: Topic
  outcome: 'AGREES' | 'DIFFERS' | 'NOT_SEEN_YET'
  papers: 'WORSE' | 'BETTER' | null
  differenceManwon: number | null
  paperTitle: string
}

function saidOf({ topic, amountManwon, holds, byOn }: Statement): string {
  if (topic === 'GUARANTEE')
    return holds ? '보증기관이 이 집을 받아 준다고 함' : '보증기관이 이 집을 받아 주지 않는다고 함'
  if (topic === 'LOAN_REPAID') return `${byOn === null ? '' : `${formatDate(byOn)}까지 `}대출을 갚고 말소한다고 함`
  return `${TOPICS[topic]} ${amountManwon ? formatManwon(amountManwon) : '없음'}`
}

function inContract({ topic, amountManwon, byOn }: Statement): string {
  const amount = amountManwon ? formatManwon(amountManwon) : null
  switch (topic) {
    case 'SENIOR_DEPOSITS':
      return amount === null ? '먼저 들어온 임차인의 보증금이 없다고' : `선순위 보증금의 합계가 ${amount}이라고`
    case 'REGISTRY_DEBT':
      return amount === null ? '등기된 빚이 없다고' : `등기된 채권최고액의 합계가 ${amount}이라고`
    case 'UNPAID_TAX':
      return amount === null ? '임대인의 밀린 세금이 없다고' : `임대인의 밀린 세금이 ${amount}이라고`
    case 'GUARANTEE':
      return '보증기관이 보증금 반환보증에 받아 주는 집이라고'
    case 'LOAN_REPAID':
      return `${byOn === null ? '' : `${formatDate(byOn)}까지 `}담보 대출을 모두 갚고 근저당권을 말소한다고`
  }
}

/** R-PAPERS-98: what the broker or the landlord said, beside the papers. */
export const PAPERS_STATEMENTS = {
  STATEMENT_TOPIC: ({ topic }: { topic: Topic }) => TOPICS[topic],
  STATEMENT_SAID: (statement: Statement) =>
    `${SPEAKERS[statement.by]}의 말(${formatDate(statement.saidOn)}): ${saidOf(statement)}`,
  STATEMENT_OUTCOME: ({ topic, outcome, papers, differenceManwon, paperTitle }: StatementOutcome) => {
    const difference = differenceManwon === null ? null : formatManwon(differenceManwon)
    if (outcome === 'NOT_SEEN_YET')
      return topic === 'GUARANTEE'
        ? '보증기관의 심사로만 정해지므로 보증기관에 직접 물어야 합니다.'
        : `적은 서류로는 아직 확인되지 않았습니다. 볼 서류: ${paperTitle}.`
    if (outcome === 'AGREES')
      return topic === 'LOAN_REPAID'
        ? '그날 이후에 읽은 등기부에 근저당권이 남아 있지 않습니다.'
        : '적은 서류의 금액과 같습니다.'
    if (topic === 'GUARANTEE') return '적은 내용이 보증기관 세 곳의 조건과 모두 어긋납니다.'
    if (topic === 'LOAN_REPAID')
      return `그날 이후에 읽은 등기부에 근저당권이 남아 있습니다${difference === null ? '' : `(채권최고액 ${difference})`}.`
    if (papers === 'BETTER')
      return `적은 서류의 금액은 ${difference ?? '얼마인지 모르지만'} 더 적습니다. 서류에 빠진 것이 있는지 물어야 합니다.`
    return difference === null
      ? '없다고 했지만 적은 서류에는 금액을 모르는 것이 있습니다.'
      : `적은 서류의 금액이 적어도 ${difference} 더 많습니다.`
  },
  STATEMENT_CLAUSE: (statement: Statement) =>
    `${withParticle(IN_CONTRACT[statement.by], '은/는')} ${formatDate(statement.saidOn)}에 ${inContract(statement)} 임차인에게 고지하였다. ${
      statement.topic === 'LOAN_REPAID' ? '지키지 않으면' : '사실과 다르면'
    } ${MAY_CANCEL}`,
  CAUTION_STATEMENT: ({ said, sentence }: { said: string; sentence: string }) => `${said}. ${sentence}`,
  CAUTION_AS_STATED: ({ moreManwon, sumManwon, midManwon }: AsStated) =>
    `들은 말대로면 서류에 적은 것 말고도 ${withParticle(formatManwon(moreManwon), '이/가')} 더 있고, 내 보증금과 먼저 나갈 돈이 모두 ${formatManwon(sumManwon)}으로 집값 ${formatManwon(midManwon)}의 ${Math.round((sumManwon / midManwon) * 100)}%입니다.`,
  CAUTION_STATEMENT_DIFFERS_TITLE: '들은 말과 다른 서류',
  CAUTION_STATEMENT_DIFFERS_QUESTION: '말씀하신 것과 서류가 다른 까닭이 무엇입니까?',
  CAUTION_STATED_WORSE_TITLE: '서류보다 나쁜 말',
  CAUTION_STATED_WORSE_QUESTION: '말씀하신 것이 맞습니까? 어느 서류에서 볼 수 있습니까?',
  STATEMENT_OTHER_FIELD: '이 말에는 적지 않는 칸입니다.',
  STATEMENT_DAY_BEFORE: '들은 날보다 앞일 수 없습니다.',
  STATEMENTS_TOLD: ({ said }: { said: string[] }) => `${said.join('. ')}. 이 말씀을 서류로 확인하려고 합니다.`,
  SHEET_STATED: '들은 말과 서류',
}

type AsStated = { moreManwon: number; sumManwon: number; midManwon: number }
