import { type Static, Type } from 'typebox'
import { CheckId } from './assessment-codes.ts'
import { MAX_PAPER_AMOUNT_MANWON, Nullable } from './common.ts'

const TOPICS = ['SENIOR_DEPOSITS', 'REGISTRY_DEBT', 'UNPAID_TAX', 'GUARANTEE', 'LOAN_REPAID'] as const
const SPEAKERS = ['BROKER', 'LANDLORD', 'OTHER'] as const

const topic = Type.Enum([...TOPICS], {
  description:
    '무엇에 대한 말인지: SENIOR_DEPOSITS 먼저 들어온 보증금의 합계, REGISTRY_DEBT 등기된 빚(채권최고액)의 합계, UNPAID_TAX 임대인의 밀린 세금, GUARANTEE 반환보증 가입, LOAN_REPAID 대출을 갚고 말소',
})
const by = Type.Enum([...SPEAKERS], { description: '누가 말했는지: BROKER 공인중개사, LANDLORD 임대인, OTHER 그 밖' })
const saidOn = Type.String({ format: 'date', description: '들은 날' })

/** What the broker or the landlord said of a home (고지). It is never a fact, and no amount is calculated with it. */
export const PartyStatement = Type.Object(
  {
    topic,
    by,
    saidOn,
    amountManwon: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: MAX_PAPER_AMOUNT_MANWON,
        description: '들은 금액(만원). 없다고 했으면 0. 보증금, 등기된 빚, 밀린 세금에만 적고, 거기에는 꼭 적음',
      }),
    ),
    holds: Type.Optional(
      Type.Boolean({
        description: '가입된다고 했으면 true, 안 된다고 했으면 false. 반환보증에만 적고, 거기에는 꼭 적음',
      }),
    ),
    byOn: Type.Optional(
      Type.String({ format: 'date', description: '갚고 말소한다고 한 날. LOAN_REPAID에만 적고, 거기에는 꼭 적음' }),
    ),
  },
  { $id: 'PartyStatement', description: '중개사나 임대인에게 들은 말 하나. 이름은 적지 않습니다.' },
)
export type PartyStatement = Static<typeof PartyStatement>

export const PartyStatements = Type.Array(PartyStatement, {
  maxItems: 30,
  description: '중개사나 임대인에게 들은 말. 확인된 사실이 아니며 어떤 계산에도 들어가지 않습니다.',
})

export const ComparedStatement = Type.Object(
  {
    topic,
    by,
    saidOn,
    title: Type.String({ description: '무엇에 대한 말인지' }),
    said: Type.String({ description: '누가 언제 무엇이라고 했는지' }),
    outcome: Type.Enum(['AGREES', 'DIFFERS', 'NOT_SEEN_YET'], {
      description: '적은 서류와 비교한 결과: AGREES 같음, DIFFERS 다름, NOT_SEEN_YET 서류로 아직 보지 못함',
    }),
    papers: Nullable(Type.Enum(['WORSE', 'BETTER']), {
      description: '다를 때 서류가 들은 말보다 나쁜지(WORSE) 나은지(BETTER). 다르지 않으면 null',
    }),
    differenceManwon: Nullable(Type.Integer(), {
      description: '얼마나 다른지(적어도 이만큼). 금액으로 말할 수 없으면 null',
    }),
    sentence: Type.String({ description: '비교한 결과의 설명' }),
    checkId: CheckId,
    paperTitle: Type.String({ description: '이 말을 확인할 서류' }),
    clause: Nullable(Type.String(), {
      description: '들은 말을 계약서에 남기는 특약. 계약서에 쓰므로 언제나 한국어. 남길 말이 아니면 null',
    }),
  },
  { $id: 'ComparedStatement', description: '들은 말과 적은 서류를 비교한 것 하나' },
)
export type ComparedStatement = Static<typeof ComparedStatement>
