import { type Static, Type } from 'typebox'
import { CheckId } from './assessment-codes.ts'
import { Nullable } from './common.ts'

const text = (description: string) => Type.String({ description })

export const ForeignRegistration = Type.Enum(['FOREIGNER', 'OVERSEAS_KOREAN', 'NO'], {
  $id: 'ForeignRegistration',
  description:
    '외국인으로 등록했는지: FOREIGNER 외국인등록, OVERSEAS_KOREAN 국내거소신고, NO 아니요. 국적과 번호는 받지 않습니다.',
})
export type ForeignRegistration = Static<typeof ForeignRegistration>

export const ForeignTenant = Type.Object(
  {
    registration: ForeignRegistration,
    title: text('제목'),
    lastDay: Nullable(Type.String(), {
      description: '신고의 마지막 날 YYYY-MM-DD. 입주일도 잔금일도 적지 않았으면 null',
    }),
    parts: Type.Array(
      Type.Object(
        {
          part: Type.Enum(['REPORT', 'CERTIFICATES', 'BRING', 'GUARANTORS'], {
            description: '신고, 증명서, 가져갈 것, 보증기관',
          }),
          title: text('제목'),
          sentences: Type.Array(text('문장'), { description: '설명' }),
        },
        { $id: 'ForeignTenantPart', description: '한 부분' },
      ),
      { description: '차례대로 보여줄 부분' },
    ),
    checks: Type.Array(
      Type.Object(
        { checkId: CheckId, title: text('제목'), detail: text('설명') },
        { $id: 'ForeignTenantCheck', description: '확인할 일 하나' },
      ),
      { description: '확인 목록에서 같은 checkId의 제목과 설명을 대신하는 것' },
    ),
    clauses: Type.Array(
      Type.Object(
        {
          clauseId: text('특약의 코드'),
          title: text('제목'),
          clause: text('계약서에 적는 문장. 언제나 한국어'),
          translation: text('읽는 사람의 언어로 옮긴 문장'),
        },
        { $id: 'ForeignTenantClause', description: '특약 하나' },
      ),
      { description: '특약 목록에서 같은 clauseId의 제목과 문장을 대신하는 것' },
    ),
  },
  {
    $id: 'ForeignTenant',
    description: '외국인등록이나 국내거소신고를 한 임차인의 길. 2차 자료는 읽은 날과 물을 곳을 함께 말합니다.',
  },
)
export type ForeignTenant = Static<typeof ForeignTenant>
