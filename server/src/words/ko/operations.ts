import { SERVICE_NAME_KO } from '@lease-risk/contract/service-name.ko'

/** Messages for operators: where data come from, and what is left to do. */
export const OPERATIONS = {
  PROVIDER_NAME: ({ provider }: { provider: Provider }) => PROVIDERS[provider],
  DEAL_SOURCE_TITLE: ({ source }: { source: DealSource }) => DEAL_SOURCES[source],
  CLIENT_TITLE: SERVICE_NAME_KO,
  STARTING_PAGE: '준비가 끝나면 이 화면이 저절로 바뀝니다.',
  CLIENT_NOT_BUILT: '화면이 아직 만들어지지 않았습니다',
  CLIENT_BUILD: ({ command }: { command: string }) => `${command}를 실행한 뒤 서비스를 다시 시작해 주세요.`,
  /** Months of single districts, for one source. */
  WITHHELD_MONTHS: ({ count }: { count: number }) => `확인 중 ${count}건`,
  API_DOCUMENTS: 'API 문서',
}

const PROVIDERS = {
  juso: '도로명주소 검색',
  'building-register': '건축물대장',
  transactions: '실거래가',
  'public-price': '공시가격',
  'broker-offices': '중개사무소 등록',
  'land-ledger': '토지대장(소유·대지권)',
  boundary: '법정동 경계',
  geocoder: '좌표 변환',
  'map-tiles': '배경지도',
  'r-one': '부동산 통계정보(R-ONE)',
  'risk-model': '위험 평가 언어 모델',
}
export type Provider = keyof typeof PROVIDERS

const DEAL_SOURCES = {
  AptRent: '아파트 전월세',
  RHRent: '연립·다세대 전월세',
  SHRent: '단독·다가구 전월세',
  OffiRent: '오피스텔 전월세',
  AptTradeDev: '아파트 매매',
  RHTrade: '연립·다세대 매매',
  SHTrade: '단독·다가구 매매',
  OffiTrade: '오피스텔 매매',
}
export type DealSource = keyof typeof DEAL_SOURCES
