export const PRICE_CHECKS = {
  CHECK_MARKET_PRICE_TITLE: '현재 매매 시세 확인',
  CHECK_MARKET_PRICE_ACTION: '국토교통부 실거래가 공개시스템과 주변 중개사무소에서 매매 시세를 직접 확인하십시오.',
  CHECK_MARKET_PRICE_DETAIL:
    '중개사무소 두 곳 이상과 국토교통부 실거래가 공개시스템에서 전월세와 매매 시세를 확인하십시오.',
  CHECK_MARKET_QUOTATION_TITLE: 'KB시세와 한국부동산원 시세 확인',
  CHECK_MARKET_QUOTATION_ACTION:
    'KB부동산과 한국부동산원 부동산테크에서 같은 단지·같은 면적의 시세를 찾고, 보증기관이 어느 시세를 집값으로 보는지 물으십시오.',
  CHECK_MARKET_QUOTATION_DETAIL:
    '보증기관은 아파트와 오피스텔의 집값을 KB시세나 한국부동산원 시세로 먼저 보므로, 보증금과 선순위 채권을 더한 금액을 그 시세와 비교하십시오.',
  CHECK_LEASE_PRICE_TITLE: '최근 임대차 계약 금액 확인',
  CHECK_LEASE_PRICE_ACTION:
    '국토교통부 실거래가 공개시스템에서 같은 건물과 주변의 전월세 거래를 직접 확인하고, 차이가 나는 이유를 물으십시오.',
  CHECK_LEASE_PRICE_DETAIL:
    '같은 건물과 주변 중개사무소 두 곳 이상에서 최근 계약 금액을 확인하고 차이가 나는 이유를 물으십시오.',
  CHECK_PUBLIC_PRICE_TITLE: '공시가격 확인',
  CHECK_PUBLIC_PRICE_ACTION: '부동산공시가격알리미에서 이 주택의 공시가격을 직접 확인하십시오.',
  CHECK_PUBLIC_PRICE_DETAIL: '부동산공시가격알리미에서 계약할 호실의 공시가격을 확인하십시오.',
  CHECK_OFFICETEL_STANDARD_PRICE_TITLE: '오피스텔 기준시가 확인',
  CHECK_OFFICETEL_STANDARD_PRICE_ACTION: '국세청 홈택스에서 오피스텔 기준시가를 확인하십시오.',
  CHECK_OFFICETEL_STANDARD_PRICE_DETAIL: '오피스텔은 주택 공시가격 대신 국세청 기준시가가 고시됩니다.',
  CHECK_MAINTENANCE_FEE_DETAIL_TITLE: '관리비 세부 내역 확인',
  CHECK_MAINTENANCE_FEE_DETAIL_ACTION: '관리비에 들어 있는 항목과 따로 내는 요금을 확인하십시오.',
  CHECK_MAINTENANCE_FEE_DETAIL_DETAIL:
    '관리비에 들어 있는 항목, 따로 내는 요금, 최근 1년의 부과 내역을 확인하고 계약서에 적으십시오.',
}
