import { type Static, Type } from 'typebox'
import { CheckId, CheckSource, CriterionCode, FindingCode, FindingSeverity } from './assessment-codes.ts'
import { Nullable } from './common.ts'
import { CriterionEvidence } from './risk-assessment.ts'

const text = (description: string) => Type.String({ description })
const optionalText = (description: string) => Nullable(Type.String({ description }))

export const RiskFinding = Type.Object(
  {
    category: Type.Enum(['money', 'rights', 'register_site'], {
      description: '금액 수준, 권리관계, 대장과 현장의 차이',
    }),
    severity: Type.Enum(['HIGH', 'CAUTION', 'CHECK', 'UNKNOWN'], { description: '무게' }),
    title: text('제목'),
    evidence: text('근거'),
    limitation: text('한계'),
    action: text('할 일'),
    checkId: Type.Optional(CheckId),
  },
  { $id: 'RiskFinding', description: '주요 위험 카드' },
)
export type RiskFinding = Static<typeof RiskFinding>

export const ConfirmationItem = Type.Object(
  {
    code: text('코드'),
    title: text('제목'),
    detail: Type.Optional(text('설명. 주의할 것과 직접 확인해야 하는 것은 같은 코드의 발견 사항이 말하므로 생략')),
    sourceKey: CheckSource,
    checkId: Type.Optional(Nullable(CheckId, { description: '확인할 일의 코드. 확인한 항목은 null' })),
  },
  { $id: 'ConfirmationItem', description: '확인 항목' },
)
export type ConfirmationItem = Static<typeof ConfirmationItem>

export const ConfirmationMatrix = Type.Object(
  {
    confirmed: Type.Array(ConfirmationItem, { description: '자료로 확인한 것' }),
    caution: Type.Array(ConfirmationItem, { description: '주의할 것' }),
    required: Type.Array(ConfirmationItem, { description: '직접 확인해야 하는 것' }),
  },
  { $id: 'ConfirmationMatrix', description: '확인 현황' },
)
export type ConfirmationMatrix = Static<typeof ConfirmationMatrix>

export const Paper = Type.Object(
  {
    heldBy: text('가지고 있는 곳'),
    mayAsk: text('청구할 수 있는 사람'),
    legalBasis: optionalText('법적 근거. 정해진 것이 없으면 null'),
    needsConsent: Type.Boolean({ description: '임대인의 동의가 필요한지' }),
    cost: text('비용'),
    where: text('받는 곳'),
    lookFor: text('볼 것'),
  },
  { $id: 'Paper', description: '직접 받아야 하는 서류' },
)

export const CheckCategory = Type.Enum(['RIGHTS', 'REGISTER', 'PRICE', 'COST', 'SITE', 'CONTRACT'], {
  description: '분류',
})

export const ChecklistItem = Type.Object(
  {
    code: text('확인할 일의 코드. 다른 구역의 checkId가 이것입니다.'),
    checkId: Type.Optional(CheckId),
    title: text('제목'),
    detail: Type.Optional(text('설명')),
    category: Type.Optional(CheckCategory),
    priority: Type.Enum(['HIGH', 'MEDIUM', 'LOW'], { description: '우선순위' }),
    sourceKey: Type.Optional(CheckSource),
    paper: Type.Optional(Nullable(Paper, { description: '서류. 서류가 아닌 확인이면 null' })),
  },
  {
    $id: 'ChecklistItem',
    description:
      '계약 전 확인 목록의 항목. checkId, detail, category, sourceKey, paper는 이전 판의 결과에만 있고, 지금은 GET /api/checks가 code마다 알려 줍니다.',
  },
)
export type ChecklistItem = Static<typeof ChecklistItem>

export const DiagnosisFinding = Type.Object(
  {
    code: FindingCode,
    severity: FindingSeverity,
    topic: Type.Enum(['MONEY', 'RIGHTS', 'BUILDING', 'INPUT'], { description: '금액, 권리관계, 건물, 입력' }),
    sourceKey: CheckSource,
    title: text('제목'),
    sentence: Type.Optional(text('문장. reasonIndex가 있으면 생략')),
    reasonIndex: Type.Optional(
      Type.Integer({ minimum: 0, description: 'riskSummary.reasons에서 이것을 말하는 문장의 자리(0부터)' }),
    ),
    checkIds: Type.Array(CheckId, { description: '확인할 일. 앞의 것부터' }),
    criterionCodes: Type.Optional(
      Type.Array(CriterionCode, {
        description: '이것이 속한 평가 항목. 근거는 거기에 있습니다. 이전 판의 결과에는 없습니다.',
      }),
    ),
    evidence: Type.Optional(
      Type.Array(CriterionEvidence, { description: '잰 값과 그 출처 가운데 평가 항목의 근거에 없는 것. 없으면 생략' }),
    ),
  },
  { $id: 'DiagnosisFinding', description: '발견 사항 하나. 다른 구역은 모두 이것을 골라 보여 줍니다.' },
)
export type DiagnosisFinding = Static<typeof DiagnosisFinding>

export const NextActionItem = Type.Object(
  {
    sentence: Type.Optional(text('할 일 문장. 이전 판의 결과에만 있고, 같은 순서의 nextActions와 같습니다.')),
    checkIds: Type.Array(CheckId, { description: '이 문장이 뜻하는 확인할 일' }),
  },
  { $id: 'NextActionItem', description: '다음에 할 일 하나' },
)
export type NextActionItem = Static<typeof NextActionItem>
