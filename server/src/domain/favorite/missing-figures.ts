import { withParticle } from '../../words/ko/particle.ts'
import { PAPER_NAMES } from '../checks/paper-names.ts'
import type { PropertyDetermination } from '../property/determination.ts'
import { isValuedType } from '../value/valued-home.ts'
import { PROPERTY_TYPE_LABELS } from '../wording/labels.ts'
import { MISSING_IS_NOT_GOOD } from '../wording/missing-words.ts'
import type { FavoriteTerms, HomeEvidence, HomePublicPrice } from './favorite.ts'
import { SOURCE_WORDS } from './source-words.ts'

/** Why a favorite lacks a figure, and what would give it; an `action` of `null`: nothing would. */
export type Missing = { sentence: string; action: string | null }

/** Names of terms. */
export const DEPOSIT = '보증금'
export const RENT = '월세'
export const AREA = '전용면적'
export const FEE = '관리비'

/** `name` of a term that was not saved, such as `보증금`. */
export function getTerm(name: string) {
  return {
    sentence: `저장한 조건에 ${withParticle(name, '이/가')} 없습니다.`,
    action: `${withParticle(name, '을/를')} 적어 저장하십시오.`,
  } satisfies Missing
}

export const GET_ADDRESS: Missing = {
  sentence: '정확한 지번 주소가 없어 조회하지 않았습니다.',
  action: '지번 주소로 고쳐 저장하십시오.',
}

const ASK_DEALS = '중개사에게 같은 건물의 거래를 물어보십시오.'
const ASK_PRICE = '주변 중개사무소에서 매매 금액을 물어 확인하십시오.'
const READ_PUBLIC_PRICE = '부동산 공시가격 알리미에서 확인하십시오.'

/** Where the lot has no deal of the kind. */
export function missingDeals({ property, diagnosis }: HomeEvidence): Missing {
  if (property.propertyType === 'UNKNOWN')
    return missing('주택 유형이 확인되지 않아 어느 거래와 비교할지 정하지 못했습니다.', nameType(property, ASK_DEALS))
  if (property.propertyType === 'NEIGHBORHOOD_FACILITY')
    return missing('이 건물의 용도는 주택 실거래 공개 대상이 아니어서 거래를 조회하지 않습니다.', ASK_DEALS)
  const errand = diagnosis === null ? `진단을 하면 최근 거래를 조회합니다. ${ASK_DEALS}` : ASK_DEALS
  return missing('이 지번의 해당 거래가 저장되어 있지 않습니다.', errand)
}

/** Where the estimator does not speak. A floor or a public price would not make it. */
export function missingEstimate({ property }: HomeEvidence, { areaSquareMeter }: FavoriteTerms): Missing {
  const { propertyType, registerStatus } = property
  if (propertyType === 'UNKNOWN')
    return missing('주택 유형이 확인되지 않아 매매가를 추정하지 않았습니다.', nameType(property, ASK_PRICE))
  if (!isValuedType(propertyType)) {
    const type = withParticle(PROPERTY_TYPE_LABELS[propertyType], '은/는')
    return missing(`${type} 매매가를 추정하지 않는 유형입니다.`, ASK_PRICE)
  }
  if (areaSquareMeter === null) return getTerm(AREA)
  // of one building the age is known, which a lot without deals needs
  const errand = registerStatus === 'AMBIGUOUS' ? `동과 호수까지 적어 저장하고, ${ASK_PRICE}` : ASK_PRICE
  return missing('저장된 매매 거래나 건물 자료가 모자라 매매가를 추정하지 않았습니다.', errand)
}

export function missingPublicPrice({ property, publicPrice: { state } }: HomeEvidence): Missing {
  const byState: Record<HomePublicPrice['state'], Missing> = {
    TYPE_UNKNOWN: missing(
      '주택 유형이 확인되지 않아 어느 공시가격이 이 집의 것인지 정하지 못했습니다.',
      nameType(property, READ_PUBLIC_PRICE),
    ),
    NOT_PUBLISHED_FOR_TYPE: NOT_PUBLISHED,
    NOT_STORED: missing('비교할 수 있는 공시가격이 저장되어 있지 않습니다.', `진단을 하거나 ${READ_PUBLIC_PRICE}`),
    NOT_FOUND: missing('제공 기관에 이 지번의 공시가격이 없습니다.', READ_PUBLIC_PRICE),
    // of the land alone
    FOUND: NOT_PUBLISHED,
  }
  return byState[state]
}

const NOT_PUBLISHED: Missing = { sentence: SOURCE_WORDS['public-price'].NOT_PUBLISHED_FOR_TYPE(), action: null }

/** `name` of what the register would hold, such as `용도`. */
export function missingOfRegister({ property: { building } }: HomeEvidence, name: string): Missing {
  if (building === null)
    return missing(
      '한 건물로 확인된 건축물대장이 없습니다.',
      `동과 호수까지 적어 저장하고 ${PAPER_NAMES.BUILDING_REGISTER}을 발급받으십시오.`,
    )
  return missing(
    `확인한 건축물대장에 ${withParticle(name, '이/가')} 적혀 있지 않습니다.`,
    `열람한 ${PAPER_NAMES.BUILDING_REGISTER}에서 ${withParticle(name, '을/를')} 확인하고, 적혀 있지 않으면 임대인이나 중개사에게 물어보십시오.`,
  )
}

function missing(sentence: string, action: string): Missing {
  return { sentence: `${sentence} ${MISSING_IS_NOT_GOOD}`, action }
}

/** Of a building that the register calls no home, nobody's word settles the type. */
function nameType({ building, candidateTypes }: PropertyDetermination, action: string): string {
  const isSettled = building !== null && candidateTypes.length === 0
  return isSettled ? action : `주택 유형이나 동과 호수를 적어 저장하고, ${action}`
}
