import { type Static, Type } from 'typebox'
import { CheckId, CheckSource } from './assessment-codes.ts'
import { Nullable } from './common.ts'
import { CheckCategory, Paper } from './diagnosis-findings.ts'

const Check = Type.Object(
  {
    checkId: CheckId,
    title: Type.String({ description: '제목' }),
    detail: Type.String({ description: '설명' }),
    category: CheckCategory,
    sourceKey: CheckSource,
    paper: Nullable(Paper, { description: '서류. 서류가 아닌 확인이면 null' }),
  },
  { $id: 'Check', description: '확인할 일 하나' },
)

export const CheckCatalogue = Type.Object(
  { checks: Type.Array(Check, { description: '모든 확인할 일' }) },
  { $id: 'CheckCatalogue', description: '확인할 일과 서류의 목록. 진단 결과의 checkId가 가리킵니다.' },
)
export type CheckCatalogue = Static<typeof CheckCatalogue>
