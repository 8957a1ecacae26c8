import { type Static, Type } from 'typebox'
import { Nullable } from './common.ts'

export const PersonalExport = Type.Object(
  {
    state: Type.Enum(['NONE', 'MAKING', 'READY'], {
      description: 'NONE: 요청한 것이 없음, MAKING: 만드는 중, READY: 받을 수 있음',
    }),
    askedAt: Nullable(Type.String({ format: 'date-time' }), { description: '요청한 시각(+09:00). 없으면 null' }),
    expiresAt: Nullable(Type.String({ format: 'date-time' }), {
      description: '받을 수 있는 마지막 시각(+09:00). 받을 수 없으면 null',
    }),
    sizeBytes: Nullable(Type.Integer({ minimum: 0 }), { description: '파일의 크기(바이트). 받을 수 없으면 null' }),
    downloadToken: Nullable(Type.String(), {
      description: '받을 때 보내는 토큰. 한 번 쓰면 다음 것으로 바뀜. 받을 수 없으면 null',
    }),
  },
  { $id: 'PersonalExport', description: '내 자료 모두를 담은 파일의 상태' },
)
export type PersonalExport = Static<typeof PersonalExport>

export const DownloadPersonalExportRequest = Type.Object(
  { downloadToken: Type.String({ minLength: 1, maxLength: 100, description: '상태에 있는 토큰' }) },
  { $id: 'DownloadPersonalExportRequest', description: '내 자료를 받는 요청' },
)
export type DownloadPersonalExportRequest = Static<typeof DownloadPersonalExportRequest>
