import { type Static, Type } from 'typebox'
import { Consent } from './consents.ts'
import { LoginProvider } from './login-providers.ts'

export const ClientSettings = Type.Object(
  {
    dataMode: Type.Enum(['live', 'sample'], { description: 'sample: 모든 자료가 지어낸 샘플 데이터' }),
    version: Type.String({ description: '서비스의 판' }),
    tiles: Type.Object(
      {
        available: Type.Boolean({ description: '배경지도를 쓸 수 있는지. 없으면 경계와 표시만 그립니다.' }),
        urlTemplate: Type.String({ description: '조각의 경로. {z}, {x}, {y}를 바꿔 넣습니다.' }),
        minZoom: Type.Integer({ description: '가장 작은 확대 단계' }),
        maxZoom: Type.Integer({ description: '가장 큰 확대 단계' }),
        bounds: Type.Object(
          {
            west: Type.Number({ description: '서쪽 경도' }),
            south: Type.Number({ description: '남쪽 위도' }),
            east: Type.Number({ description: '동쪽 경도' }),
            north: Type.Number({ description: '북쪽 위도' }),
          },
          { description: '조각이 있는 범위(경도·위도). 밖의 조각은 404' },
        ),
        attribution: Type.String({ description: '지도에 적을 출처' }),
      },
      { description: '배경지도' },
    ),
    popup: Type.Object(
      { available: Type.Boolean({ description: '주소 검색 창을 열 수 있는지' }) },
      { description: '주소 검색 창' },
    ),
    mail: Type.Object(
      {
        available: Type.Boolean({
          description: '메일을 보낼 수 있는지. 없으면 잊은 비밀번호를 메일로 새로 정할 수 없습니다.',
        }),
      },
      { description: '메일' },
    ),
    passkeys: Type.Object(
      { available: Type.Boolean({ description: '계정에 패스키를 등록할 수 있는지' }) },
      { description: '패스키' },
    ),
    loginProviders: Type.Array(LoginProvider, { description: '로그인할 수 있는 제공자. 보일 차례로' }),
    consents: Type.Array(Consent, { description: '가입할 때 동의할 것과 지금 시행하는 판' }),
  },
  { $id: 'ClientSettings', description: '화면이 알아야 하는 설정. 인증키는 들어 있지 않습니다.' },
)
export type ClientSettings = Static<typeof ClientSettings>
