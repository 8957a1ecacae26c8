import { type PriceBasis, PUBLIC_PRICES } from '../assessment/public-price.ts'
import { formatManwon } from '../format.ts'
import { PURPOSE_LABELS, type Purpose } from '../labels.ts'
import { PAPER_NAMES } from '../paper-names.ts'
import { withParticle } from '../particle.ts'
import { PROPERTY_TYPES, type PropertyType } from '../property-types.ts'

/** The figures of a favorite, their basis, and why one is missing. */
export const HOME_FIGURES = {
  HOME_FIGURE: ({ figure }: { figure: HomeFigure }) => FIGURES[figure],

  BASIS_SAVED_TERMS: ({ purpose }: { purpose: Purpose | null }) =>
    purpose === null ? '저장한 조건' : `저장한 ${PURPOSE_LABELS[purpose]} 조건`,
  BASIS_ESTIMATE: ({ lowManwon, highManwon, sameLotCount, otherLotCount, asOf }: Estimate) =>
    `10번 중 8번이 들어갈 범위 ${formatManwon(lowManwon)}~${formatManwon(highManwon)}, 같은 단지 거래 ${sameLotCount}건과 같은 동 거래 ${otherLotCount}건, ${asOf} 기준`,
  BASIS_PUBLIC_PRICE: ({ basis, baseYear }: { basis: PriceBasis; baseYear: number }) =>
    `${PUBLIC_PRICES[basis]}, ${baseYear}년 기준`,
  BASIS_PUBLISHED_AREA: '이 호실이 공시된 전용면적',
  BASIS_REGISTER: '건축물대장 표제부',

  TERM_NOT_SAVED: ({ term }: { term: SavedTerm }) => `저장한 조건에 ${withParticle(TERMS[term], '이/가')} 없습니다.`,
  SAVE_TERM: ({ term }: { term: SavedTerm }) => `${withParticle(TERMS[term], '을/를')} 적어 저장하십시오.`,
  NOT_LOOKED_UP_WITHOUT_LOT: '정확한 지번 주소가 없어 조회하지 않았습니다.',
  SAVE_LOT_ADDRESS: '지번 주소로 고쳐 저장하십시오.',
  SAVE_TYPE_OR_UNIT: '주택 유형이나 동과 호수를 적어 저장하십시오.',
  SAVE_TYPE_OR_UNIT_AND: ({ action }: { action: string }) => `주택 유형이나 동과 호수를 적어 저장하고, ${action}`,
  SAVE_UNIT_AND: ({ action }: { action: string }) => `동과 호수까지 적어 저장하고, ${action}`,
  SAVE_UNIT_OR_LOOK_UP_ITS_PRICE:
    '동과 호수까지 적어 저장하거나 부동산 공시가격 알리미에서 해당 호실의 공시가격을 확인하십시오.',
  ASK_BROKER_FOR_DEALS: '중개사에게 같은 건물의 거래를 물어보십시오.',
  ASK_BROKERS_FOR_SALE_PRICE: '주변 중개사무소에서 매매 금액을 물어 확인하십시오.',
  ASK_BROKERS_FOR_SAME_AREA:
    '비슷한 면적의 거래가 저장되어 있지 않습니다. 중개사무소에서 같은 면적의 거래를 물어보십시오.',
  READ_PUBLIC_PRICE: '부동산 공시가격 알리미에서 확인하십시오.',
  DIAGNOSE_OR_READ_PUBLIC_PRICE: '진단을 하거나 부동산 공시가격 알리미에서 확인하십시오.',
  DIAGNOSIS_LOOKS_UP_DEALS: '진단을 하면 최근 거래를 조회합니다.',

  NO_DEALS_TYPE_UNKNOWN: '주택 유형이 확인되지 않아 어느 거래와 비교할지 정하지 못했습니다.',
  NO_DEALS_PUBLISHED_FOR_TYPE: '이 건물의 용도는 주택 실거래 공개 대상이 아니어서 거래를 조회하지 않습니다.',
  NO_DEALS_STORED: '이 지번의 해당 거래가 저장되어 있지 않습니다.',
  NO_ESTIMATE_TYPE_UNKNOWN: '주택 유형이 확인되지 않아 매매가를 추정하지 않았습니다.',
  NO_ESTIMATE_FOR_TYPE: ({ propertyType }: { propertyType: PropertyType }) =>
    `${withParticle(PROPERTY_TYPES[propertyType], '은/는')} 매매가를 추정하지 않는 유형입니다.`,
  NO_ESTIMATE_FROM_SO_LITTLE: '저장된 매매 거래나 건물 자료가 모자라 매매가를 추정하지 않았습니다.',
  NO_PRICE_TYPE_UNKNOWN: '주택 유형이 확인되지 않아 어느 공시가격이 이 집의 것인지 정하지 못했습니다.',
  NO_PRICE_STORED: '비교할 수 있는 공시가격이 저장되어 있지 않습니다.',
  NO_PRICE_AT_PROVIDER: '제공 기관에 이 지번의 공시가격이 없습니다.',
  NO_REGISTER_OF_ONE_BUILDING: '한 건물로 확인된 건축물대장이 없습니다.',
  SAVE_UNIT_AND_GET_REGISTER: `동과 호수까지 적어 저장하고 ${PAPER_NAMES.BUILDING_REGISTER}을 발급받으십시오.`,
  NOT_IN_REGISTER: ({ field }: { field: RegisterField }) =>
    `확인한 건축물대장에 ${withParticle(FIELDS[field], '이/가')} 적혀 있지 않습니다.`,
  READ_REGISTER_OR_ASK: ({ field }: { field: RegisterField }) =>
    `열람한 ${PAPER_NAMES.BUILDING_REGISTER}에서 ${withParticle(FIELDS[field], '을/를')} 확인하고, 적혀 있지 않으면 임대인이나 중개사에게 물어보십시오.`,
}

type Estimate = {
  lowManwon: number
  highManwon: number
  sameLotCount: number
  otherLotCount: number
  /** `YYYY-MM-DD`. */
  asOf: string
}

const TERMS = {
  DEPOSIT: '보증금',
  MONTHLY_RENT: '월세',
  AREA: '전용면적',
  MAINTENANCE_FEE: '관리비',
  PURPOSE: '계약 유형',
}
export type SavedTerm = keyof typeof TERMS

const FIELDS = { MAIN_USE: '용도', USE_APPROVAL_DATE: '사용승인일', HOUSEHOLDS: '세대·가구 수' }
export type RegisterField = keyof typeof FIELDS

const FIGURES = {
  DEPOSIT: TERMS.DEPOSIT,
  MONTHLY_RENT: TERMS.MONTHLY_RENT,
  AREA: TERMS.AREA,
  LOT_LEASE_MEDIAN: '이 지번 임대차 보증금의 중앙값',
  LOT_RENT_MEDIAN: '이 지번 월세 거래의 중앙값(보증금까지 월세로 바꾼 한 달 금액)',
  LOT_SALE_MEDIAN: '이 지번 매매가의 중앙값',
  DEPOSIT_TO_LOT_SALE: '보증금 ÷ 이 지번 매매가의 중앙값',
  VALUE_ESTIMATE: '추정 매매가',
  DEPOSIT_TO_ESTIMATE: '보증금 ÷ 추정 매매가',
  PUBLIC_PRICE: '공시가격',
  DEPOSIT_TO_PUBLIC_PRICE: '보증금 ÷ 공시가격',
  MAIN_USE: '건축물대장의 용도',
  BUILDING_AGE: '사용승인 뒤 지난 해',
  HOUSEHOLDS: '세대·가구 수',
  MONTHLY_COST: '한 달 부담(보증금을 월세로 바꾸고 월세와 관리비를 더한 값)',
}
export type HomeFigure = keyof typeof FIGURES
