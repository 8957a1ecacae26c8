import { formatDate } from '../format.ts'

const CONSTANT_NAMES = {
  BASE_RATE: '한국은행 기준금리',
  CONVERSION_SPREAD: '전월세 전환율에 더하는 이율',
  CONVERSION_CEILING: '전월세 전환율의 상한',
  MARKET_CONVERSION_RATE: '시장 전월세 전환율',
  CAUTION_DEPOSIT_SHARE: '주의로 보는 보증금 비율',
  DANGER_DEPOSIT_SHARE: '위험으로 보는 보증금 비율',
  SEVERE_DEPOSIT_SHARE: '심각으로 보는 보증금 비율',
  HUG_PUBLIC_PRICE_SHARE: 'HUG가 인정하는 공시가격의 배수',
  SMALL_LEASE_LIMIT: '소액임차인 보증금 기준',
  SMALL_LEASE_PROTECTED: '최우선변제 금액',
  AUCTION_COSTS: '경매 집행비용의 비율',
  RECENT_MORTGAGE_DAYS: '최근에 설정된 것으로 보는 기간',
  GAP_STARTS_AT: '잔금일에 은행과 등기소가 여는 시각',
  SMALL_LEASE_CAP: '최우선변제금 합계의 한도(주택 가액의 비율)',
  STANDING_NEXT_DAY: '대항력이 생기는 다음 날의 시각',
  TAX_VIEWING_DEPOSIT: '동의 없이 미납 국세와 지방세를 열람할 수 있는 보증금',
  LEASE_REPORT_DEPOSIT: '임대차 신고 대상 보증금',
  LEASE_REPORT_RENT: '임대차 신고 대상 월세',
  LEASE_REPORT_DAYS: '임대차 신고 기한',
  RENEWAL_FROM_MONTHS: '계약갱신 요구를 할 수 있는 때(끝나기 전)',
  RENEWAL_UNTIL_MONTHS: '계약갱신 요구의 기한(끝나기 전)',
  GUARANTEE_TERM_SHARE: '반환보증을 신청할 수 있는 계약 기간의 비율',
  HUG_DEPOSIT_CAP_CAPITAL: 'HUG 보증금 한도(수도권)',
  HUG_DEPOSIT_CAP_OTHER: 'HUG 보증금 한도(그 밖의 지역)',
  HUG_PRICE_SHARE: 'HUG가 인정하는 주택 가격의 비율',
  HUG_SENIOR_SHARE: 'HUG 선순위 채권의 비율(주택 가격 기준)',
  HUG_SENIOR_SHARE_OF_90: 'HUG 선순위 채권의 비율(주택 가격의 90% 기준)',
  HUG_PRICE_CAP: 'HUG 주택 가격 한도',
  HUG_SHARED_HOUSE_SHARE: 'HUG 단독·다가구의 선순위 비율(다른 임차인의 보증금 포함)',
  HF_DEPOSIT_CAP_CAPITAL: 'HF 보증금 한도(수도권)',
  HF_DEPOSIT_CAP_OTHER: 'HF 보증금 한도(그 밖의 지역)',
  HF_SENIOR_SHARE_OF_PRICE: 'HF 선순위 근저당의 비율(주택 가격 전부에 대한 60%)',
  HF_SENIOR_SHARE: 'HF 선순위 근저당의 비율(주택 가격의 90%에 대한 60%)',
  HF_SHARED_HOUSE_SHARE: 'HF 단독·다가구의 선순위 합계 비율',
  SGI_DEPOSIT_CAP_NOT_APARTMENT: 'SGI 보증금 한도(아파트가 아닌 집)',
}
export type ConstantName = keyof typeof CONSTANT_NAMES

const SOURCE_NAMES = {
  LEASE_ACT_3: '주택임대차보호법 제3조 제1항',
  LEASE_ACT_6_3: '주택임대차보호법 제6조의3',
  LEASE_ACT_8: '주택임대차보호법 제8조 제3항',
  TAX_COLLECTION_ACT: '국세징수법 제109조, 지방세징수법 제6조',
  LEASE_REPORT_ACT: '부동산 거래신고 등에 관한 법률 제6조의2',
  HUG_GUIDES: '주택도시보증공사(HUG) 보증 조건을 옮긴 안내 자료',
  HF_GUIDES: '한국주택금융공사(HF) 보증 조건을 옮긴 안내 자료',
  SGI_GUIDES: '서울보증보험(SGI) 보증 조건을 옮긴 안내 자료',
  CHECKING_TOOLS: '공개된 점검 도구의 기준',
  OWN_ASSUMPTION: '이 서비스의 계산 가정',
}
export type SourceName = keyof typeof SOURCE_NAMES

/** The constants used for papers, their sources, and how certain they are. */
export const PAPERS_CONSTANTS = {
  CONSTANT_NAME: ({ constant }: { constant: ConstantName }) => CONSTANT_NAMES[constant],
  CONSTANT_SOURCE: ({ source }: { source: SourceName }) => SOURCE_NAMES[source],
  /** `name`: as written in the tables of law. */
  LAW_SOURCE: ({ name }: { name: string }) => name,
  CONSTANT_SURENESS: ({ sureness }: { sureness: 'V' | '2' | 'K' }) =>
    ({ V: '공개된 자료에서 확인', '2': '2차 자료에서 옮김', K: '일반 지식이며 확인 필요' })[sureness],
  LAW_TO_CHECK: '법령 확인 필요.',
  COMMON_BUT_NOT_OFFICIAL: '흔히 쓰이는 기준이며 공식 자료로 다시 확인해야 합니다.',
  CHECK_OVERDUE: ({ checkedOn }: { checkedOn: string }) =>
    `이 기준은 확인 날짜가 지났습니다(${formatDate(checkedOn)} 확인).`,
}
