import { type Static, Type } from 'typebox'
import { Nullable } from './common.ts'

const text = (description: string) => Type.String({ description })
const day = (description: string) => Type.String({ format: 'date', pattern: '^(19|20)', description })

export const PaperId = Type.Enum(
  [
    'BUILDING_REGISTER',
    'REGISTRY_DOCUMENT',
    'TRUST_LEDGER',
    'FIXED_DATE_LIST',
    'RESIDENT_LIST',
    'TAX_CERTIFICATES',
    'LANDLORD_IDENTITY',
    'LANDLORD_RECORD',
    'BROKER_EXPLANATION',
  ],
  { $id: 'PaperId', description: '요청할 수 있는 서류. 확인할 일(CheckId)의 코드와 같습니다.' },
)
export type PaperId = Static<typeof PaperId>

export const RequestStatus = Type.Enum(['NOT_ASKED', 'ASKED', 'RECEIVED', 'REFUSED'], {
  $id: 'PaperRequestStatus',
  description: 'NOT_ASKED 요청 전, ASKED 요청함, RECEIVED 받음, REFUSED 거절당함',
})
export type RequestStatus = Static<typeof RequestStatus>

const PaperRequest = Type.Object(
  {
    paper: PaperId,
    status: RequestStatus,
    askedOn: Type.Optional(day('요청한 날 YYYY-MM-DD')),
    answeredOn: Type.Optional(day('답을 받은 날 YYYY-MM-DD')),
    memo: Type.Optional(
      Type.String({ maxLength: 1_000, description: '메모(1,000자 이하). 주민등록번호처럼 보이는 글은 400입니다.' }),
    ),
  },
  { $id: 'PaperRequest', description: '서류 하나의 요청 기록' },
)

export const KeepRequestsRequest = Type.Object(
  { items: Type.Array(PaperRequest, { minItems: 1, maxItems: 50, description: '바꿀 서류. 적지 않은 서류는 그대로' }) },
  { $id: 'KeepPaperRequestsRequest', description: '요청 기록. 서류마다 적은 내용 전체로 바뀝니다.' },
)
export type KeepRequestsRequest = Static<typeof KeepRequestsRequest>

export const PaperRequests = Type.Object(
  {
    diagnosisId: Type.Integer({ description: '진단 번호' }),
    items: Type.Array(
      Type.Object(
        {
          paper: PaperId,
          name: text('서류의 이름'),
          heldBy: text('가진 곳'),
          mayAsk: text('요청할 수 있는 사람'),
          legalBasis: Nullable(Type.String(), { description: '법적 근거. 없으면 null' }),
          needsConsent: Type.Boolean({ description: '임대인의 동의가 필요한지' }),
          cost: text('비용'),
          where: text('받는 곳'),
          lookFor: text('볼 것'),
          status: RequestStatus,
          askedOn: Nullable(Type.String(), { description: '요청한 날. 없으면 null' }),
          answeredOn: Nullable(Type.String(), { description: '답을 받은 날. 없으면 null' }),
          memo: Nullable(Type.String(), { description: '메모. 없으면 null' }),
        },
        { $id: 'PaperRequestItem', description: '서류와 그 요청 기록' },
      ),
      { description: '요청할 수 있는 서류 전부' },
    ),
  },
  { $id: 'PaperRequests', description: '누구에게 무엇을 요청했는지' },
)
export type PaperRequests = Static<typeof PaperRequests>

export const Addressee = Type.Enum(['LANDLORD', 'BROKER'], { description: '받는 사람: 임대인, 공인중개사' })

export const RequestMessage = Type.Object(
  {
    paper: PaperId,
    to: Addressee,
    message: text('보낼 글. 받는 사람이 읽도록 언제나 한국어. 주소와 이름은 들어 있지 않음'),
    translation: Type.Optional(text('같은 글을 응답의 언어로. 한국어 응답에는 없음')),
  },
  { $id: 'PaperRequestMessage', description: '바로 보낼 수 있는 정중한 요청' },
)
export type RequestMessage = Static<typeof RequestMessage>
