import { type Static, Type } from 'typebox'
import { Nullable } from './common.ts'

export const DiagnosisSheet = Type.Object(
  {
    title: Type.String({ description: '제목' }),
    about: Type.String({ description: '법정동, 주택 유형, 조건. 지번은 없음' }),
    note: Type.String({ description: '한계' }),
    parts: Type.Array(
      Type.Object(
        {
          title: Type.String({ description: '제목' }),
          items: Type.Array(
            Type.Object(
              {
                title: Nullable(Type.String(), { description: '제목. 없으면 null' }),
                texts: Type.Array(Type.String(), { description: '설명' }),
              },
              { $id: 'DiagnosisSheetItem', description: '항목 하나' },
            ),
            { description: '항목' },
          ),
        },
        { $id: 'DiagnosisSheetPart', description: '한 부분' },
      ),
      { description: '비교한 금액과 거래, 주의할 것, 모르는 것, 물어볼 것' },
    ),
    foot: Type.String({ description: '규칙집 판과 진단한 날' }),
  },
  {
    $id: 'DiagnosisSheet',
    description: '파일로 보낼 한 장의 내용. 지번, 호실, 건물 이름, 사용자, 메모, 등급은 들어 있지 않습니다.',
  },
)
export type DiagnosisSheet = Static<typeof DiagnosisSheet>
