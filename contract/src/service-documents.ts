import { type Static, Type } from 'typebox'

const DocumentTable = Type.Object(
  {
    columns: Type.Array(Type.String({ description: '열의 이름' }), { description: '열의 이름, 왼쪽부터' }),
    rows: Type.Array(Type.Array(Type.String({ description: '칸의 글' }), { description: '한 줄의 칸, 왼쪽부터' }), {
      description: '줄',
    }),
  },
  { description: '표' },
)

/** The privacy policy (처리방침) or the terms (이용약관), made from the settings in force. */
export const ServiceDocument = Type.Object(
  {
    title: Type.String({ description: '문서의 이름' }),
    version: Type.String({ format: 'date', description: '적용하는 첫날. 동의는 이 판에 대한 것입니다.' }),
    sections: Type.Array(
      Type.Object(
        {
          code: Type.String({ description: '절의 이름' }),
          title: Type.String({ description: '절의 제목' }),
          paragraphs: Type.Array(Type.String({ description: '문단' }), { description: '표 앞의 문단' }),
          table: Type.Union([DocumentTable, Type.Null()], { description: '표. 없으면 null' }),
        },
        { description: '절' },
      ),
      { description: '절, 보일 차례로' },
    ),
  },
  { $id: 'ServiceDocument', description: '개인정보 처리방침 또는 이용약관' },
)
export type ServiceDocument = Static<typeof ServiceDocument>
