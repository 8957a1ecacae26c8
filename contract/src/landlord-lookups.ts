import { type Static, Type } from 'typebox'
import { CheckId } from './assessment-codes.ts'
import { Nullable } from './common.ts'

const lookedUpOn = Type.String({ format: 'date', description: '조회한 날' })
const MOST_REPAID = 10_000

/** Information about the landlord that a tenant looked up; omitted values are unknown. */
export const LandlordLookups = Type.Object(
  {
    record: Type.Optional(
      Type.Object(
        {
          lookedUpOn,
          repaidByHug: Type.Optional(
            Type.Integer({
              minimum: 0,
              maximum: MOST_REPAID,
              description: '최근 3년에 HUG가 임대인 대신 보증금을 갚은 건수',
            }),
          ),
          barred: Type.Optional(Type.Boolean({ description: '보증 금지 대상인지' })),
        },
        { $id: 'LandlordRecordLookup', description: '안심전세앱이나 HUG 지사에서 조회한 임대인의 보증 이력' },
      ),
    ),
    defaulterList: Type.Optional(
      Type.Object(
        { lookedUpOn, listed: Type.Boolean({ description: '두 명단 가운데 하나에라도 임대인의 이름이 있는지' }) },
        {
          $id: 'DefaulterListLookup',
          description: '상습 채무불이행자와 보증금 미반환 임대사업자의 명단을 조회한 결과',
        },
      ),
    ),
    agent: Type.Optional(
      Type.Object(
        {
          hasAuthority: Type.Boolean({ description: '위임장과 인감증명서의 원본을 봤는지' }),
          ownerConfirmed: Type.Boolean({ description: '소유자가 계약 내용을 통화로 확인해 줬는지' }),
        },
        { $id: 'LandlordAgent', description: '대리인이 계약할 때 확인한 것. 소유자 본인이면 생략' },
      ),
    ),
  },
  { $id: 'LandlordLookups', description: '임대인에 대해 직접 조회하고 확인한 것. 임대인의 이름은 적지 않습니다.' },
)
export type LandlordLookups = Static<typeof LandlordLookups>

export const LandlordLookup = Type.Object(
  {
    checkId: CheckId,
    title: Type.String({ description: '제목' }),
    lookedUpOn: Nullable(Type.String({ format: 'date' }), { description: '조회한 날. 조회하지 않았으면 null' }),
    sentence: Type.String({ description: '조회한 결과를 적은 그대로. 좋거나 나쁘다는 판단은 아님' }),
  },
  { $id: 'LandlordLookup', description: '임대인에 대한 조회 하나' },
)
