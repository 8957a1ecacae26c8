import { type Static, Type } from 'typebox'
import { BROKER_OUTCOMES } from './codes/broker-offices.ts'
import { Nullable } from './common.ts'

const CENTURIES = '^(19|20)'

export const BrokerOfficeQuery = Type.Object({
  registrationNumber: Type.String({
    maxLength: 40,
    pattern: '^(?=(?:[^0-9]*[0-9]){3})[0-9A-Za-z가-힣\\s:~.·\\u2010-\\u2015\\u2212-]+$',
    description: '중개사무소 등록번호. 사무소 문이나 매물에 적힌 대로(예: 11680-2023-00123)',
  }),
  contractDate: Type.Optional(
    Type.String({
      format: 'date',
      pattern: CENTURIES,
      description: '계약하려는 날 YYYY-MM-DD. 없으면 오늘',
    }),
  ),
  districtCode: Type.Optional(
    Type.String({
      pattern: '^[0-9]{5}$',
      description: '등록한 시·군·구의 코드 5자리. 같은 번호의 사무소가 여럿일 때 고른 것',
    }),
  ),
})

const day = (description: string) => Nullable(Type.String({ format: 'date' }), { description })
const text = (description: string) => Nullable(Type.String(), { description })

const RegisteredBroker = Type.Object(
  {
    registrationNumber: Type.String({ description: '등록번호' }),
    name: text('상호'),
    representativeName: text('대표 중개업자의 이름. 등록증, 계약하는 사람과 맞추어 볼 이름'),
    stateName: text('기관이 적은 상태. 예: 영업중, 휴업, 업무정지'),
    districtName: text('등록한 시·군·구'),
    address: text('사무소 주소'),
    registeredOn: day('등록한 날'),
    insuredFrom: day('손해배상 보증이 시작되는 날'),
    insuredTo: day('손해배상 보증이 끝나는 날'),
    asOf: day('자료의 기준일'),
  },
  { $id: 'RegisteredBroker', description: '등록된 중개사무소. 모르는 값은 null' },
)

export const BrokerOfficeAnswer = Type.Object(
  {
    status: Type.Enum(['FOUND', 'NOT_FOUND', 'UNAVAILABLE', 'ERROR'], { description: '조회 결과 상태' }),
    reason: text('조회하지 못한 이유의 코드. 조회했으면 null'),
    outcome: Type.Enum([...BROKER_OUTCOMES], {
      description:
        'INSURED 영업중이고 계약일이 보증 기간 안, NOT_INSURED_THEN 영업중이지만 계약일이 보증 기간 밖, INSURANCE_UNKNOWN 보증 기간을 모름, NOT_OPEN 영업중이 아님, SEVERAL 같은 번호의 사무소가 여럿, NOT_FOUND 목록에 없음, NOT_ASKED 조회하지 못함',
    }),
    registrationNumber: Type.String({ description: '읽은 등록번호' }),
    contractDate: Type.String({ format: 'date', description: '보증 기간과 맞추어 본 날' }),
    sentence: Type.String({ description: '결과를 말하는 문장' }),
    actions: Type.Array(Type.String(), { description: '이어서 할 일' }),
    office: Nullable(RegisteredBroker, { description: '한 곳으로 정해졌을 때만' }),
    choices: Type.Array(
      Type.Object({
        districtCode: Type.String({ description: 'districtCode로 보낼 코드' }),
        districtName: Type.String({ description: '시·군·구 이름' }),
      }),
      { description: '같은 번호를 쓰는 사무소들이 등록한 시·군·구. SEVERAL일 때만' },
    ),
    notice: Type.String({ description: '이 조회가 말하지 않는 것' }),
  },
  { $id: 'BrokerOfficeAnswer', description: '중개사무소 등록과 손해배상 보증의 조회 결과. 확정이 아닙니다.' },
)
export type BrokerOfficeAnswer = Static<typeof BrokerOfficeAnswer>
