import { formatManwon, formatMonths } from '../../words/ko/format.ts'
import { completedYears } from '../calendar.ts'
import type { SampleLevel } from '../comparison/comparison.ts'
import { householdsOf } from '../property/building-use.ts'
import type { PublicPriceChoice } from '../property/public-price-choice.ts'
import { PURPOSE_LABELS, SAMPLE_LEVEL_LABELS } from '../wording/labels.ts'
import { PUBLIC_PRICE_WORDS } from '../wording/public-price-words.ts'
import {
  type DealKind,
  dealsOfKind,
  type FavoriteHome,
  type FavoriteTerms,
  type HomeEvidence,
  leaseKind,
} from './favorite.ts'
import {
  AREA,
  DEPOSIT,
  GET_ADDRESS,
  getTerm,
  type Missing,
  missingDeals,
  missingEstimate,
  missingOfRegister,
  missingPublicPrice,
  RENT,
} from './missing-figures.ts'

export type ItemUnit = 'MANWON' | 'RATIO' | 'YEARS' | 'COUNT' | 'TEXT' | 'SQUARE_METER'

/** What a figure rests on; figures of different levels are not of the same kind. */
export type ItemBasis = {
  level: SampleLevel | PublicPriceChoice['basis'] | 'SAVED_TERMS' | 'REGISTER' | 'ESTIMATE'
  /** `YYYYMM`; empty where no months are counted. */
  months: string[]
  count: number | null
  /** Of an official price; `null` for all else. */
  baseYear: number | null
  words: string
}

/** One figure of a favorite, or why it is missing and what to get. */
export type HomeItem = { code: ItemCode; title: string; unit: ItemUnit } & (
  | { value: number | string; basis: ItemBasis; missing: null }
  | { value: null; basis: null; missing: Missing }
)

type Found = { value: number | string; basis: ItemBasis }
type Definition = { title: string; unit: ItemUnit; read: (terms: FavoriteTerms, home: FavoriteHome) => Found | Missing }

const ITEMS = {
  DEPOSIT: {
    title: DEPOSIT,
    unit: 'MANWON',
    read: ({ depositManwon, purpose }) =>
      depositManwon === null ? getTerm(DEPOSIT) : ofTerms(depositManwon, purpose && PURPOSE_LABELS[purpose]),
  },
  MONTHLY_RENT: {
    title: RENT,
    unit: 'MANWON',
    read: ({ monthlyRentManwon, purpose }) =>
      purpose === 'JEONSE'
        ? ofTerms(0, PURPOSE_LABELS.JEONSE)
        : monthlyRentManwon === null
          ? getTerm(RENT)
          : ofTerms(monthlyRentManwon),
  },
  AREA: {
    title: AREA,
    unit: 'SQUARE_METER',
    read: ({ areaSquareMeter }) => (areaSquareMeter === null ? getTerm(AREA) : ofTerms(areaSquareMeter)),
  },
  LOT_LEASE_MEDIAN: {
    title: '이 지번 임대차 보증금의 중앙값',
    unit: 'MANWON',
    read: ({ purpose }, { evidence }) => medianOf(evidence, leaseKind(purpose)),
  },
  LOT_SALE_MEDIAN: {
    title: '이 지번 매매가의 중앙값',
    unit: 'MANWON',
    read: (_, { evidence }) => medianOf(evidence, 'SALE'),
  },
  DEPOSIT_TO_LOT_SALE: {
    title: '보증금 ÷ 이 지번 매매가의 중앙값',
    unit: 'RATIO',
    read: ({ depositManwon }, { evidence }) => ratio(depositManwon, medianOf(evidence, 'SALE')),
  },
  VALUE_ESTIMATE: { title: '추정 매매가', unit: 'MANWON', read: (_, home) => estimate(home) },
  DEPOSIT_TO_ESTIMATE: {
    title: '보증금 ÷ 추정 매매가',
    unit: 'RATIO',
    read: ({ depositManwon }, home) => ratio(depositManwon, estimate(home)),
  },
  PUBLIC_PRICE: { title: '공시가격', unit: 'MANWON', read: (_, { evidence }) => publicPrice(evidence) },
  DEPOSIT_TO_PUBLIC_PRICE: {
    title: '보증금 ÷ 공시가격',
    unit: 'RATIO',
    read: ({ depositManwon }, { evidence }) => ratio(depositManwon, publicPrice(evidence)),
  },
  MAIN_USE: {
    title: '건축물대장의 용도',
    unit: 'TEXT',
    read: (_, { evidence }) => ofBuilding(evidence, '용도', ({ mainUseName, detailUse }) => detailUse ?? mainUseName),
  },
  BUILDING_AGE: {
    title: '사용승인 뒤 지난 해',
    unit: 'YEARS',
    read: (_, { evidence, asOf }) =>
      ofBuilding(
        evidence,
        '사용승인일',
        ({ useApprovalDate }) => useApprovalDate && completedYears(useApprovalDate, asOf),
      ),
  },
  HOUSEHOLDS: {
    title: '세대·가구 수',
    unit: 'COUNT',
    read: (_, { evidence }) => ofBuilding(evidence, '세대·가구 수', (building) => householdsOf(building) || null),
  },
} satisfies Record<string, Definition>

export type ItemCode = keyof typeof ITEMS
const ITEM_CODES = Object.keys(ITEMS) as ItemCode[]

/** What is known of a favorite in figures. No line is drawn here: judging is the diagnosis's. */
export function homeItems(home: FavoriteHome): HomeItem[] {
  return ITEM_CODES.map((code) => {
    const { title, unit, read }: Definition = ITEMS[code]
    const found = read(home.terms, home)
    if ('value' in found) return { code, title, unit, ...found, missing: null }
    return { code, title, unit, value: null, basis: null, missing: found }
  })
}

/** No deals and no year are behind it. */
export const UNCOUNTED: Pick<ItemBasis, 'months' | 'count' | 'baseYear'> = { months: [], count: null, baseYear: null }

function ofTerms(value: number, words: string | null = null): Found {
  const name = words === null ? '저장한 조건' : `저장한 ${words} 조건`
  return { value, basis: { level: 'SAVED_TERMS', ...UNCOUNTED, words: name } }
}

function medianOf(evidence: HomeEvidence | null, kind: DealKind): Found | Missing {
  if (evidence === null) return GET_ADDRESS
  const sample = dealsOfKind(evidence, kind)
  if (sample === null) return missingDeals(evidence)
  const { level, count, fromMonth, toMonth, medianManwon } = sample
  const months = [fromMonth, toMonth]
  const words = `${SAMPLE_LEVEL_LABELS[level]} ${count}건(${formatMonths(months)})`
  return { value: Math.round(medianManwon), basis: { level, months, count, baseYear: null, words } }
}

/** Never without its interval, which stands in the words. */
function estimate({ terms, evidence }: FavoriteHome): Found | Missing {
  if (evidence === null) return GET_ADDRESS
  const found = evidence.valueEstimate
  if (found === null) return missingEstimate(evidence, terms)
  const { midManwon, lowManwon, highManwon, sameLotCount, otherLotCount, asOf } = found
  const interval = `${formatManwon(lowManwon)}~${formatManwon(highManwon)}`
  const words = `10번 중 8번이 들어갈 범위 ${interval}, 같은 단지 거래 ${sameLotCount}건과 같은 동 거래 ${otherLotCount}건, ${asOf} 기준`
  return {
    value: midManwon,
    basis: { ...UNCOUNTED, level: 'ESTIMATE', count: sameLotCount + otherLotCount, words },
  }
}

function publicPrice(evidence: HomeEvidence | null): Found | Missing {
  if (evidence === null) return GET_ADDRESS
  const { choice } = evidence.publicPrice
  if (choice === null || choice.priceManwon === null) return missingPublicPrice(evidence)
  const { basis: level, baseYear, sampleCount: count, priceManwon } = choice
  return {
    value: priceManwon,
    basis: { level, months: [], count, baseYear, words: `${PUBLIC_PRICE_WORDS[level]}, ${baseYear}년 기준` },
  }
}

/** A share with three decimals. */
function ratio(deposit: number | null, against: Found | Missing): Found | Missing {
  if (deposit === null) return getTerm(DEPOSIT)
  if (!('value' in against)) return against
  return { value: Math.round((deposit / Number(against.value)) * 1000) / 1000, basis: against.basis }
}

type Building = NonNullable<HomeEvidence['property']['building']>

function ofBuilding(
  evidence: HomeEvidence | null,
  name: string,
  read: (building: Building) => number | string | null,
): Found | Missing {
  if (evidence === null) return GET_ADDRESS
  const { building } = evidence.property
  const value = building && read(building)
  if (value === null) return missingOfRegister(evidence, name)
  return { value, basis: { ...UNCOUNTED, level: 'REGISTER', count: 1, words: '건축물대장 표제부' } }
}
