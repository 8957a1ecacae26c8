/** Why a look-up returned nothing. */
const BECAUSE = {
  TIMEOUT: '제공 기관의 응답이 제때 오지 않아',
  NETWORK: '제공 기관에 연결되지 않아',
  HTTP_STATUS: '제공 기관이 오류를 응답하여',
  MALFORMED: '제공 기관의 응답을 읽을 수 없어',
  TOO_LARGE: '제공 기관의 응답이 지나치게 커서',
  PROVIDER_ERROR: '제공 기관이 오류를 알려와',
  KEY_REJECTED: '제공 기관이 인증키를 받아들이지 않아',
  QUOTA_EXCEEDED: '제공 기관의 조회 한도를 넘어',
  CIRCUIT_OPEN: '제공 기관의 장애가 이어져 조회를 잠시 멈춘 상태여서',
  DEADLINE: '정해진 시간 안에 응답이 오지 않아',
  NO_KEY: '제공 기관의 인증키가 설정되어 있지 않아',
  ADDRESS_NOT_CONFIRMED: '주소를 지번까지 확인하지 못해',
  TYPE_UNKNOWN: '주택 유형이 확인되지 않아',
  TYPE_NOT_TRADED: '이 건물의 용도는 주택 실거래 공개 대상이 아니어서',
  NOT_PUBLISHED_FOR_TYPE: '이 건물의 용도에는 주택 공시가격이 공시되지 않아',
}
export type Reason = keyof typeof BECAUSE

const SOUGHT = {
  REGISTER: '건축물대장을',
  LEASES: '전월세 실거래를',
  SALES: '매매 실거래를',
  PUBLIC_PRICE: '공시가격을',
}
export type Sought = keyof typeof SOUGHT

/** `called`: the provider was called. */
export type Why = { reason: Reason | null; called: boolean }

/** `object` is the thing with its particle, such as `매매 실거래를`. */
export function becauseMissing(object: string, { reason, called }: Why): string {
  if (!called) return `${reason === null ? '조회할 수 없어' : BECAUSE[reason]} ${object} 조회하지 않았습니다.`
  return `${reason === null ? '제공 기관의 응답을 받지 못해' : BECAUSE[reason]} ${object} 확인하지 못했습니다.`
}

export const MISSING = {
  /** Shown wherever something is missing: missing data is never a good sign. */
  MISSING_IS_NOT_GOOD: '자료가 없는 것은 위험이 낮다는 뜻이 아니라 확인되지 않았다는 뜻입니다.',
  MISSING_BECAUSE: ({ sought, ...why }: { sought: Sought } & Why) => becauseMissing(SOUGHT[sought], why),
}
