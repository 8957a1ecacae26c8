import { type Static, Type } from 'typebox'
import { Nullable } from './common.ts'

const NewData = Type.Object(
  {
    sourceKey: Type.String({ description: '자료 종류: 상태 카드의 key' }),
    title: Type.String({ description: '자료 이름' }),
    before: Type.String({ description: '지난 진단의 자료' }),
    after: Type.String({ description: '이번 진단의 자료' }),
    explanation: Type.String({ description: '설명' }),
  },
  { $id: 'NewDataSinceLast', description: '지난 진단 뒤에 달라진 자료 한 가지' },
)

const ChangedInput = Type.Object(
  {
    field: Type.String({ description: '요청의 항목' }),
    title: Type.String({ description: '항목 이름' }),
    before: Nullable(Type.String({ description: '지난 값. 입력이 없었거나 값을 옮기지 않는 항목은 null' })),
    after: Nullable(Type.String({ description: '이번 값. 입력이 없거나 값을 옮기지 않는 항목은 null' })),
  },
  { $id: 'ChangedInputSinceLast', description: '지난 진단과 다르게 입력한 항목 하나' },
)

const RuleBookChange = Type.Object(
  {
    before: Type.String({ description: '지난 규칙집 판' }),
    after: Type.String({ description: '이번 규칙집 판' }),
    explanation: Type.String({ description: '설명' }),
  },
  { $id: 'RuleBookChangeSinceLast', description: '지난 진단 뒤에 바뀐 규칙집' },
)

export const SinceLastDiagnosis = Type.Object(
  {
    diagnosisId: Type.Integer({ description: '지난 진단의 번호' }),
    diagnosedAt: Type.String({ description: '지난 진단의 시각' }),
    summary: Type.String({ description: '무엇이 달라졌는지 요약' }),
    totalRiskScore: Type.Object(
      {
        before: Nullable(Type.Integer({ description: '지난 총점' })),
        after: Nullable(Type.Integer({ description: '이번 총점' })),
      },
      { description: '총 위험 점수' },
    ),
    riskGrade: Type.Object(
      { before: Type.String({ description: '지난 등급' }), after: Type.String({ description: '이번 등급' }) },
      { description: '위험 등급' },
    ),
    newData: Type.Array(NewData, { description: '달라진 자료' }),
    ruleBook: Nullable(RuleBookChange),
    changedInput: Type.Array(ChangedInput, { description: '다르게 입력한 항목' }),
  },
  {
    $id: 'SinceLastDiagnosis',
    description: '같은 사용자가 같은 지번을 다시 진단했을 때 지난 진단과 달라진 것: 자료, 규칙집, 입력',
  },
)
export type SinceLastDiagnosis = Static<typeof SinceLastDiagnosis>
