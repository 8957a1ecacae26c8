import { formatMonths, formatPercent } from '../../words/ko/format.ts'
import type { ConversionRate } from '../law/conversion-rate.ts'
import { PROPERTY_TYPE_LABELS, PURPOSE_LABELS } from '../wording/labels.ts'
import type { FavoriteHome, FavoriteTerms } from './favorite.ts'
import { type HomeItem, homeItems, type ItemBasis, type ItemCode, type ItemUnit, UNCOUNTED } from './home-items.ts'
import { AREA, DEPOSIT, FEE, getTerm, type Missing, RENT } from './missing-figures.ts'

/** One figure of several homes, in the order of the homes. */
export type ComparedItem = {
  code: ItemCode | 'MONTHLY_COST'
  title: string
  unit: ItemUnit
  /** Whether every home has a figure of the same kind. Only then there are values. */
  comparable: boolean
  /** One for each home; empty where they may not stand side by side. */
  values: { home: number; value: number | string; basis: ItemBasis }[]
  /** Which homes have none, why, and what to get. */
  lacking: ({ home: number } & Missing)[]
  /** Why the figures are not of one kind, or what to mind although they are. */
  cautions: string[]
  /** What would give every home a figure of the same kind. */
  toGet: { home: number; action: string }[]
}

const NO_RATE = {
  sentence: '보증금을 월 부담으로 바꿀 전환율 자료가 없습니다.',
  action: '한국부동산원이 공표하는 지역 전월세전환율을 직접 확인하십시오.',
}

/**
 * Figures side by side, each only where all homes have it of the same kind. Nothing is weighed, ordered or summed up:
 * which home is better is not said. `rate` is the one at which all deposits become a monthly cost.
 */
export function compareHomes(homes: readonly FavoriteHome[], rate: ConversionRate | null): ComparedItem[] {
  const items = homes.map(homeItems)
  const codes = items[0]?.map(({ code }) => code) ?? []
  const compared = codes.map((code) => {
    const row = items.map((each) => each.find((item) => item.code === code) as HomeItem)
    return compareItem(row, homes)
  })
  return [...compared, monthlyCost(homes, rate)]
}

function compareItem(row: readonly HomeItem[], homes: readonly FavoriteHome[]): ComparedItem {
  const [first] = row
  if (first === undefined) throw new RangeError('nothing to compare')
  const { code, title, unit } = first
  const lacking = row.flatMap(({ missing }, home) => (missing === null ? [] : [{ home, ...missing }]))
  const found = row.flatMap((item, home) =>
    item.value === null || item.basis === null ? [] : [{ home, value: item.value, basis: item.basis }],
  )
  const differing = differentKinds(code, found, homes)
  const comparable = lacking.length === 0 && differing.length === 0
  const lacks = lacking.length === 0 ? [] : ['값이 없는 집이 있어 나란히 놓지 않았습니다.']
  return {
    code,
    title,
    unit,
    comparable,
    values: comparable ? found : [],
    lacking,
    cautions: [...lacks, ...differing, ...(comparable ? whatToMind(found) : [])],
    toGet: [...errandsOf(lacking), ...toBeAlike(code, found, homes)],
  }
}

function errandsOf(lacking: ComparedItem['lacking']): ComparedItem['toGet'] {
  return lacking.flatMap(({ home, action }) => (action === null ? [] : [{ home, action }]))
}

/** What the homes lack whose figures are of a coarser or unknown kind. */
function toBeAlike(code: ItemCode, found: Found, homes: readonly FavoriteHome[]): ComparedItem['toGet'] {
  const { levels, types, purposes } = kindsOf(code, found, homes)
  return found.flatMap(({ home, basis: { level } }) => {
    const { terms, evidence } = homes[home] as FavoriteHome
    const actions = [
      levels.length > 1 ? FINER[level]?.(terms) : undefined,
      types.length > 1 && evidence?.property.propertyType === 'UNKNOWN'
        ? '주택 유형이나 동과 호수를 적어 저장하십시오.'
        : undefined,
      purposes.length > 1 && terms.purpose === null ? getTerm('계약 유형').action : undefined,
    ]
    return actions.flatMap((action) => (action === undefined ? [] : [{ home, action }]))
  })
}

/** Figures that a term or a paper would make more exact. */
const FINER: Partial<Record<ItemBasis['level'], (terms: FavoriteTerms) => string>> = {
  SAME_LOT_ALL: ({ areaSquareMeter }) =>
    areaSquareMeter === null
      ? getTerm(AREA).action
      : '비슷한 면적의 거래가 저장되어 있지 않습니다. 중개사무소에서 같은 면적의 거래를 물어보십시오.',
  LOT_MEDIAN: () => '동과 호수까지 적어 저장하거나 부동산 공시가격 알리미에서 해당 호실의 공시가격을 확인하십시오.',
}

type Found = ComparedItem['values']

/** The kinds that figures are of, each once; types and purposes only where they make another kind. */
function kindsOf(code: ItemCode, found: Found, homes: readonly FavoriteHome[]) {
  const chosen = found.flatMap(({ home }) => homes[home] ?? [])
  const ofDeals = /LOT_|PUBLIC_PRICE|ESTIMATE/.test(code)
  return {
    levels: [...new Set(found.map(({ basis }) => basis.level))],
    types: ofDeals ? [...new Set(chosen.flatMap(({ evidence }) => evidence?.property.propertyType ?? []))] : [],
    // one that is not given is a kind of its own
    purposes: OF_PURPOSE.includes(code) ? [...new Set(chosen.map(({ terms }) => terms.purpose))] : [],
  }
}

/** Why figures are of different kinds; empty when they are not. */
function differentKinds(code: ItemCode, found: Found, homes: readonly FavoriteHome[]): string[] {
  const { levels, types, purposes } = kindsOf(code, found, homes)
  const purposeNames = purposes.map((purpose) => (purpose === null ? '적지 않음' : PURPOSE_LABELS[purpose]))
  return [
    ...(levels.length > 1
      ? [
          `근거의 수준이 서로 다릅니다: ${listed(found.map(({ basis }) => basis.words))}. 나란히 놓으면 공정하지 않습니다.`,
        ]
      : []),
    ...(types.length > 1
      ? [
          `주택 유형이 서로 다릅니다: ${listed(types.map((type) => PROPERTY_TYPE_LABELS[type]))}. 나란히 놓으면 공정하지 않습니다.`,
        ]
      : []),
    ...(purposes.length > 1
      ? [`계약 유형이 서로 다릅니다: ${listed(purposeNames)}. 보증금만 나란히 놓으면 공정하지 않습니다.`]
      : []),
  ]
}

/** A deposit beside a rent is another thing than a deposit alone. */
const OF_PURPOSE: readonly ItemCode[] = [
  'DEPOSIT',
  'LOT_LEASE_MEDIAN',
  'DEPOSIT_TO_LOT_SALE',
  'DEPOSIT_TO_ESTIMATE',
  'DEPOSIT_TO_PUBLIC_PRICE',
]

/** Months, base years and counts may differ where the kind does not; the reader has to know. */
function whatToMind(found: Found): string[] {
  const months = new Set(found.map(({ basis }) => basis.months.join()))
  const baseYears = new Set(found.map(({ basis }) => basis.baseYear))
  const counts = new Set(found.map(({ basis }) => basis.count))
  return [
    ...(baseYears.size > 1
      ? [`공시가격의 기준연도가 서로 다릅니다: ${listed(found.map(({ basis }) => `${basis.baseYear}년`))}.`]
      : []),
    ...(months.size > 1
      ? [`거래한 기간이 서로 다릅니다: ${listed(found.map(({ basis }) => formatMonths(basis.months)))}.`]
      : []),
    ...(counts.size > 1
      ? [
          `근거 건수가 서로 다릅니다: ${listed(found.map(({ basis }) => (basis.count === null ? '건수 없음' : `${basis.count}건`)))}. 건수가 적은 쪽은 참고만 하십시오.`,
        ]
      : []),
  ]
}

function listed(words: readonly string[]): string {
  return words.join(', ')
}

/** Deposit at the one rate, rent and fee together; a fee that is not known is said to be missing. */
function monthlyCost(homes: readonly FavoriteHome[], rate: ConversionRate | null): ComparedItem {
  const costs = homes.map(({ terms }) => (rate === null ? NO_RATE : costOf(terms, rate)))
  const found = costs.flatMap((cost, home) => ('value' in cost ? [{ home, ...cost }] : []))
  const lacking = costs.flatMap((cost, home) => ('value' in cost ? [] : [{ home, ...cost }]))
  const comparable = lacking.length === 0
  const withoutFee = homes.flatMap(({ terms }, home) => (terms.maintenanceFeeManwon === null ? [home] : []))
  return {
    code: 'MONTHLY_COST',
    title: '한 달 부담(보증금을 월세로 바꾸고 월세와 관리비를 더한 값)',
    unit: 'MANWON',
    comparable,
    values: comparable ? found : [],
    lacking,
    cautions: [
      ...(rate === null
        ? []
        : [
            `모든 집의 보증금을 같은 전환율 연 ${formatPercent(rate.value)}로 바꿨습니다(${rate.source}). 실제로 내는 돈과 다릅니다.`,
          ]),
      ...(withoutFee.length > 0
        ? [`관리비를 적지 않은 집(${listed(withoutFee.map((home) => `${home + 1}번째`))})은 관리비가 빠져 있습니다.`]
        : []),
    ],
    toGet: [...errandsOf(lacking), ...withoutFee.map((home) => ({ home, action: getTerm(FEE).action }))],
  }
}

function costOf(
  { purpose, depositManwon, monthlyRentManwon, maintenanceFeeManwon }: FavoriteTerms,
  rate: ConversionRate,
): { value: number; basis: ItemBasis } | Missing {
  const rent = purpose === 'JEONSE' ? 0 : monthlyRentManwon
  if (depositManwon === null) return getTerm(DEPOSIT)
  if (rent === null) return getTerm(RENT)
  const value = (depositManwon * rate.value) / MONTHS_OF_YEAR + rent + (maintenanceFeeManwon ?? 0)
  return { value: Math.round(value), basis: { level: 'SAVED_TERMS', ...UNCOUNTED, words: '저장한 조건' } }
}

const MONTHS_OF_YEAR = 12
