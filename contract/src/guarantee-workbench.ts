import { Type } from 'typebox'
import { Nullable } from './common.ts'
import { Span } from './papers-distribution.ts'

const text = (description: string) => Type.String({ description })
const maybeManwon = (description: string) => Nullable(Type.Integer(), { description: `${description}(만원)` })

const OpenSpan = Type.Object(
  { low: Type.Integer({ description: '적어도(만원)' }), high: maybeManwon('많으면. 모르는 것이 있으면 null') },
  { $id: 'OpenManwonSpan', description: '위쪽 끝을 모를 수 있는 범위' },
)

const PriceBasis = Type.Object(
  {
    basis: Type.Enum(['QUOTATION', 'PUBLIC_PRICE', 'APPRAISAL', 'VALUE'], {
      description: '시세, 공시가격의 140%, 감정평가, 계산에 쓴 집값',
    }),
    label: text('이름'),
    priceManwon: maybeManwon('집값. 모르면 null'),
    used: Type.Boolean({ description: '아는 것 가운데 가장 앞서는 것인지' }),
  },
  { $id: 'GuaranteePriceBasis', description: '보증기관이 집값으로 보는 순서의 하나' },
)

const OpenShare = Type.Object(
  {
    low: Type.Number({ description: '적어도(0.6은 60%)' }),
    high: Nullable(Type.Number(), { description: '많으면. 모르는 것이 있으면 null' }),
  },
  { $id: 'OpenShareSpan', description: '위쪽 끝을 모를 수 있는 비율' },
)

const answer = Type.Enum(['NO_CONFLICT_IN_INPUT', 'CONFLICT_IN_INPUT', 'MISSING_INFORMATION', 'ASK_GUARANTOR'], {
  description: '적은 내용과 어긋나지 않음, 어긋남, 비교할 내용 없음, 보증기관에 문의. 보증 여부는 보증기관만 정합니다.',
})

const Gate = Type.Object(
  {
    code: Type.Enum(['SENIOR_DEBT', 'SENIOR_WITH_TENANTS', 'WITH_OWN_DEPOSIT'], {
      description:
        '먼저 갚을 빚(다가구는 임차인의 보증금을 뺀 빚), 다가구에서 거기에 다른 임차인의 보증금을 더한 것, 내 보증금까지 모두 더한 것',
    }),
    amount: OpenSpan,
    share: Nullable(OpenShare, { description: '쓴 집값으로 나눈 비율. 집값을 모르면 null' }),
    line: Type.Number({ description: '이 비율을 넘으면 받지 않는다고 알려진 선' }),
    askAbove: Nullable(Type.Number(), { description: '이 비율부터 자료마다 다름. 다르지 않으면 null' }),
    answer,
    sentence: text('설명'),
  },
  { $id: 'GuaranteeGate', description: '쓴 집값에 대는 선 하나와 적은 금액' },
)

export const GuaranteeWorkbench = Type.Object(
  {
    guarantor: Type.Enum(['HUG', 'HF', 'SGI'], { description: '보증기관' }),
    bases: Type.Array(PriceBasis, { description: '집값으로 보는 순서' }),
    priceManwon: maybeManwon('쓴 집값. 모르면 null'),
    limitManwon: maybeManwon('집값의 90%. 모르면 null'),
    ahead: OpenSpan,
    depositPlusAhead: OpenSpan,
    gates: Type.Array(Gate, { description: '쓴 집값에 대는 선' }),
    depositCapManwon: maybeManwon('보증금 한도. 알려진 것이 없으면 null'),
    priceCapManwon: maybeManwon('집값 한도. 알려진 것이 없으면 null'),
    largestDeposit: Nullable(Span, { description: '이 숫자들과 어긋나지 않는 가장 큰 보증금. 모르면 null' }),
    blockers: Type.Array(Type.String(), { description: '받지 않는다고 알려진 사정' }),
    answer,
    sentence: text('설명'),
    constantIds: Type.Array(Type.String(), { description: '이 숫자들의 근거' }),
  },
  { $id: 'GuaranteeWorkbench', description: '한 보증기관의 숫자와 적은 숫자' },
)
