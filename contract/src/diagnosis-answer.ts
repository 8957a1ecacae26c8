import { type Static, Type } from 'typebox'
import { AnswerReason, CheckId } from './assessment-codes.ts'
import { Nullable } from './common.ts'

const manwon = (description: string) => Type.Integer({ description: `${description}(만원)` })
const text = (description: string) => Type.String({ description })

const Shortfall = Type.Object(
  { low: manwon('적어도'), high: manwon('많아야') },
  { $id: 'DepositShortfall', description: '모자라는 보증금' },
)

export const DepositStake = Type.Object(
  {
    depositManwon: manwon('보증금'),
    value: Type.Object(
      {
        lowManwon: manwon('아래쪽 끝'),
        midManwon: manwon('가운데'),
        highManwon: manwon('위쪽 끝'),
        basis: Type.Enum(['ESTIMATE', 'SAMPLE', 'DATED_SALES', 'PUBLIC_PRICE', 'TYPED'], {
          description:
            'ESTIMATE 추정 모형, SAMPLE 최근 비슷한 매매, DATED_SALES 이 지번의 지난 매매, PUBLIC_PRICE 공시가격과 지역의 실거래 비율, TYPED 적어 주신 집값',
        }),
      },
      { description: '집값' },
    ),
    scope: Type.Optional(
      Type.Enum(['HOME', 'BUILDING'], {
        description: 'HOME 이 집의 값, BUILDING 건물 전체 값(다가구). 다른 가구의 보증금도 이 값에서 나갑니다.',
      }),
    ),
    aheadManwon: Type.Optional(
      Nullable(
        Type.Object({
          low: manwon('적어도 먼저 나갈 돈'),
          high: Nullable(Type.Integer(), { description: '많으면 먼저 나갈 돈(만원). 모르는 금액이 있으면 null' }),
        }),
        { description: '서류에서 읽은, 보증금보다 먼저 나갈 돈. 읽은 서류가 없으면 null' },
      ),
    ),
    unknown: Type.Optional(Type.Array(Type.String(), { description: '먼저 나갈 수 있으나 아직 모르는 것' })),
    overValueManwon: manwon('보증금과 확실히 먼저 나갈 돈이 집값의 가운데보다 많은 금액. 많지 않으면 0'),
    ifSold: Type.Array(
      Type.Object({
        share: Type.Number({ description: '집값의 가운데에 대한 비율(1, 0.9, 0.8, 0.7)' }),
        shortfallManwon: Shortfall,
      }),
      {
        description:
          '이 값에 팔렸을 때 모자라는 보증금. 서류가 없으면 먼저 잡힌 빚이 하나도 없다고 보고 비용 1%만 뺀 계산, 있으면 그 서류로 한 배당',
      },
    ),
    sentence: text('걸린 보증금을 말하는 문장. 모르는 권리는 나쁘게만 작용합니다.'),
  },
  { $id: 'DepositStake', description: '걸려 있는 보증금' },
)
export type DepositStake = Static<typeof DepositStake>

export const AnswerAction = Type.Object(
  {
    checkId: Nullable(CheckId, { description: '확인 항목. 없으면 null' }),
    field: Nullable(Type.Enum(['address', 'depositAmountManwon', 'exclusiveAreaSquareMeter', 'floorNumber']), {
      description: '다시 적을 입력 칸. 고칠 것이 없으면 null',
    }),
    sentence: text('할 일'),
    name: Type.Optional(text('할 일의 짧은 이름. 없으면 확인 항목의 이름')),
    question: Type.Optional(text('서류에서 읽은 것 때문에 상대방에게 물을 것')),
  },
  { $id: 'AnswerAction', description: '지금 할 일 하나' },
)

export type AnswerAction = Static<typeof AnswerAction>

export const DiagnosisAnswer = Type.Object(
  {
    headline: text('가장 먼저 알아야 할 한 문장. 계약해도 되는지에 대한 판단이 아닙니다.'),
    because: Nullable(AnswerReason, {
      description: '그 문장의 발견 사항이나 서류의 까닭. 눈에 띄는 것이 없으면 null',
    }),
    stake: Nullable(DepositStake, { description: '걸려 있는 보증금. 보증금이 없거나 집값을 모르면 null' }),
    figure: Type.Optional(
      Nullable(Type.Object({ text: text('가장 크게 보여 줄 숫자. 예: 61%'), caption: text('그 숫자가 무엇인지') }), {
        description: '한눈에 보는 숫자 하나. 집값을 모르면 null',
      }),
    ),
    firstAction: AnswerAction,
    thenActions: Type.Array(AnswerAction, { maxItems: 2, description: '그다음 할 일' }),
  },
  { $id: 'DiagnosisAnswer', description: '10초 안에 읽는 답: 무엇이, 왜, 이제 무엇을' },
)
export type DiagnosisAnswer = Static<typeof DiagnosisAnswer>
