import { type Static, Type } from 'typebox'
import { CheckId } from './assessment-codes.ts'

const SpecialClause = Type.Object(
  {
    clauseId: Type.String({ description: '특약의 코드' }),
    title: Type.String({ description: '제목' }),
    clause: Type.String({ description: '계약서에 적는 문장. 언제나 한국어' }),
    translation: Type.Optional(Type.String({ description: '읽는 사람의 언어로 옮긴 문장. 한국어면 생략' })),
    protects: Type.String({ description: '무엇을 막아 주는지' }),
    limits: Type.String({ description: '무엇까지는 막지 못하는지' }),
    checkIds: Type.Array(CheckId, { description: '이 가운데 하나를 확인해야 하는 집에 맞는 특약' }),
    always: Type.Boolean({ description: '모든 임대차에 맞는 특약인지' }),
  },
  { $id: 'SpecialClause', description: '계약서의 특약 하나' },
)
export type SpecialClause = Static<typeof SpecialClause>

export const SpecialClauseCatalogue = Type.Object(
  {
    clauses: Type.Array(SpecialClause, { description: '모든 특약. 보증금을 지키는 것부터' }),
    note: Type.String({ description: '쓰기 전에 알아 둘 것' }),
  },
  { $id: 'SpecialClauseCatalogue', description: '임대차 계약서에 넣을 수 있는 특약의 목록' },
)
export type SpecialClauseCatalogue = Static<typeof SpecialClauseCatalogue>
