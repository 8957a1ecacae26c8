import { formatCount } from '../format.ts'
import { PAPER_NAMES } from '../paper-names.ts'

/** The limits of a region analysis, and what to do next. */
export const REGION_GUIDANCE = {
  REGION_ANALYSED: ({ state }: { state: keyof typeof STATES }) => STATES[state],
  REGION_KEYWORD_REQUIRED: 'locationKeyword나 rawKeyword 가운데 하나를 입력해 주세요.',
  REGION_TOO_WIDE: '시도나 구가 있는 시 전체의 실거래 통계는 만들지 않습니다.',
  REGION_NOT_SETTLED: '지역을 하나로 정하지 못해 통계를 찾지 않았습니다.',
  LIMIT_PAST_DEALS: '과거에 신고된 거래의 통계이며 현재 매물이나 호가가 아닙니다.',
  LIMIT_MEDIANS:
    '중위 수준은 거래가 3건 이상인 달의 중위값을 거래 수로 가중해 평균한 값입니다. 면적과 층의 구성은 반영하지 않았습니다.',
  LIMIT_LATE_REPORTS: '최근 달은 신고 기한이 남아 거래가 더 늘 수 있습니다.',
  LIMIT_NO_SINGLE_HOME: '지역 지표로는 특정 주택의 권리관계나 위험을 알 수 없습니다.',
  LIMIT_WIDER_ONLY: '이 동의 통계가 없어 시군구 전체의 통계만 사용했습니다.',
  LIMIT_INDICATOR_REGIONS: ({ regions }: { regions: readonly string[] }) =>
    `통계기관 지표는 ${regions.join(', ')}의 수치이며 입력한 지역보다 넓을 수 있습니다.`,
  LIMIT_SUGGESTED_DISTRICT: '역·장소·행정동·건물 이름에서 고른 법정동 후보이므로 실제 위치의 지표와 다를 수 있습니다.',
  LIMIT_SEVERAL_TYPES: '입력한 말이 여러 주택 유형을 뜻할 수 있어 가능한 유형을 모두 살폈습니다.',
  LIMIT_NO_FLOORS: '월별 통계는 층을 나누지 않으므로 지하·반지하나 옥탑만의 수준이 아닙니다.',
  LIMIT_NEIGHBORHOOD_FACILITY:
    '근린생활시설은 주거용 실거래 통계가 없습니다. 주택으로 쓰는지는 건축물대장으로 확인하십시오.',
  LIMIT_SEVERAL_DISTRICTS: '여러 법정동에 걸친 지역이므로 문장은 유형마다 거래가 가장 많은 법정동의 수치로 썼습니다.',
  LIMIT_NOTHING_STORED:
    '저장된 통계가 없는 것은 아직 모으지 않았거나 거래가 없는 경우이며, 위험이 낮다는 뜻이 아닙니다.',
  DIAGNOSE_THIS_LOT: '지번이 있으므로 전월세 위험 사전 진단에서 이 주소의 근거를 확인하십시오.',
  DIAGNOSE_EXACT_LOT: '정확한 지번주소를 알면 전월세 위험 사전 진단으로 그 주소의 근거를 확인하십시오.',
  CHOOSE_A_REGION: '후보 지역 가운데 하나를 골라 다시 분석하십시오.',
  TYPE_GU_OR_DONG: '구나 동까지 입력해 다시 분석하십시오.',
  TYPE_A_REGION: '시군구나 동 이름을 넣어 다시 분석하십시오. 예: 관악구 신림동 오피스텔',
  TRY_NEIGHBOURS: '이웃한 동이나 다른 주택 유형으로 다시 분석하십시오.',
  READ_PAPERS_FIRST: `계약하기 전에 ${PAPER_NAMES.REGISTRY_DOCUMENT}와 ${PAPER_NAMES.BUILDING_REGISTER}을 직접 확인하십시오.`,
  DEAL_STATISTICS: ({ deals }: { deals: keyof typeof DEALS }) => DEALS[deals],
  NO_DEAL_STATISTICS: ({ deals }: { deals: keyof typeof DEALS }) =>
    `저장된 ${DEALS[deals]} 통계가 없습니다. 거래가 없다는 뜻은 아닙니다.`,
  DEAL_STATISTICS_USED: ({ deals, count }: { deals: keyof typeof DEALS; count: number }) =>
    `저장된 ${DEALS[deals]} ${formatCount(count)}건의 월별 통계를 사용했습니다.`,
  INDICATORS: '부동산 통계기관 지표',
  INDICATORS_USED: ({ count }: { count: number }) => `저장된 공표 지표 ${count}건을 사용했습니다.`,
  INDICATORS_NOT_RECEIVED: '통계기관의 지표를 받지 못했습니다. 나중에 다시 모읍니다.',
  INDICATORS_UNAVAILABLE: '통계기관의 지표를 지금 받을 수 없습니다.',
  NO_INDICATORS: '저장된 통계기관 지표가 없습니다.',
  PUBLIC_PRICE_NEEDS_LOT:
    '공시가격은 필지와 호마다 정해지므로 지역으로는 볼 수 없습니다. 정확한 지번주소를 입력하십시오.',
}

const STATES = {
  success: '지역 지표를 분석했습니다.',
  limited: '지역 지표의 일부만 분석했습니다. 어디까지인지 해석과 한계를 확인해 주세요.',
  empty: '분석할 수 있는 저장된 지역 지표가 없습니다.',
}
export type AnalysisState = keyof typeof STATES

const DEALS = { LEASE: '전월세 실거래', SALE: '매매 실거래' }
export type Deals = keyof typeof DEALS
