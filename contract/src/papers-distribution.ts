import { Type } from 'typebox'
import { Nullable } from './common.ts'

const text = (description: string) => Type.String({ description })
const manwon = (description: string) => Type.Integer({ description: `${description}(만원)` })

export const Span = Type.Object(
  { low: manwon('가장 적을 때'), high: manwon('가장 많을 때') },
  { $id: 'ManwonSpan', description: '모르는 것에 따라 놓일 수 있는 범위' },
)

export const EveryCase = Type.Boolean({
  description: '모든 경우를 계산했는지. 아니면 범위보다 적거나 많을 수 있음',
})

const DistributionStep = Type.Object(
  {
    rank: Type.Integer({ description: '배당 순위. 1부터, 같은 순위는 같은 수' }),
    party: Type.Enum(['OTHER_SMALL_TENANTS', 'CLAIM', 'TENANT_SMALL_LEASE', 'TENANT', 'CLAIM_BEHIND', 'REST'], {
      description: '받는 쪽',
    }),
    who: text('받는 사람이나 권리'),
    basis: text('받는 까닭'),
    law: text('법령이나 판례'),
    amountManwon: Nullable(Type.Integer(), { description: '금액(만원). 모르는 내용에 따라 다르면 null' }),
    low: manwon('가장 적을 때'),
    high: manwon('가장 많을 때'),
  },
  { $id: 'DistributionStep', description: '배당 한 줄' },
)

export const SaleDistribution = Type.Object(
  {
    salePriceManwon: manwon('매각 가격'),
    costsManwon: manwon('집행비용. 매각 가격의 1%로 가정'),
    steps: Type.Array(DistributionStep, {
      description: '집행비용을 뺀 금액을 나누는 순서. 신탁된 집이면 빈 목록',
    }),
    left: Span,
    shortfall: Span,
    takenOverByBuyer: Span,
    isEveryCase: EveryCase,
    sentences: Type.Array(Type.String(), { description: '설명' }),
  },
  {
    $id: 'SaleDistribution',
    description:
      '적은 매각 가격의 배당. left는 내가 받는 금액, shortfall은 보증금에서 모자라는 금액, takenOverByBuyer는 그 가운데 낙찰자에게 남는 금액',
  },
)
