import { type Message, message, type Text } from '../../words/message.ts'
import type { ConversionRate } from '../law/conversion-rate.ts'
import type { FavoriteHome, FavoriteTerms } from './favorite.ts'
import { type HomeItem, homeItems, type ItemBasis, type ItemCode, type ItemUnit, UNCOUNTED } from './home-items.ts'
import { getTerm, type Missing } from './missing-figures.ts'

/** One figure for several homes, in the order of the homes. */
export type ComparedItem = {
  code: ItemCode | 'MONTHLY_COST'
  title: Message
  unit: ItemUnit
  /** Whether every home has a figure of the same kind. Values are present only then. */
  comparable: boolean
  /** One for each home; empty if they are not comparable. */
  values: { home: number; value: number | Text; basis: ItemBasis }[]
  /** The homes without a figure, the reason, and how to get it. */
  lacking: ({ home: number } & Missing)[]
  /** Why the figures are not of the same kind, or caveats although they are. */
  cautions: Text[]
  /** Actions that would give every home a figure of the same kind. */
  toGet: { home: number; action: Text }[]
}

const NO_RATE: Missing = { sentence: message('NO_CONVERSION_RATE'), action: message('LOOK_UP_CONVERSION_RATE') }

/**
 * Compares figures side by side, each only if all homes have it and it is of the same kind. Nothing is weighted, ranked
 * or summarised: the result never states which home is better. `rate` converts all deposits to a monthly cost.
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
  const lacks = lacking.length === 0 ? [] : [message('A_HOME_LACKS_IT')]
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

/** Actions for homes whose figures are of a coarser or unknown kind. */
function toBeAlike(code: ItemCode, found: Found, homes: readonly FavoriteHome[]): ComparedItem['toGet'] {
  const { levels, types, purposes } = kindsOf(code, found, homes)
  return found.flatMap(({ home, basis: { level } }) => {
    const { terms, evidence } = homes[home] as FavoriteHome
    const actions = [
      levels.length > 1 ? FINER[level]?.(terms) : undefined,
      types.length > 1 && evidence?.property.propertyType === 'UNKNOWN' ? message('SAVE_TYPE_OR_UNIT') : undefined,
      purposes.length > 1 && terms.purpose === null ? getTerm('PURPOSE').action : undefined,
    ]
    return actions.flatMap((action) => (action === undefined ? [] : [{ home, action }]))
  })
}

/** Figures that a term or a document would make more precise. */
const FINER: Partial<Record<ItemBasis['level'], (terms: FavoriteTerms) => Message>> = {
  SAME_LOT_ALL: ({ areaSquareMeter }) =>
    areaSquareMeter === null ? getTerm('AREA').action : message('ASK_BROKERS_FOR_SAME_AREA'),
  LOT_MEDIAN: () => message('SAVE_UNIT_OR_LOOK_UP_ITS_PRICE'),
}

type Found = ComparedItem['values']

/** The kinds of the figures, without duplicates; types and purposes only if they distinguish kinds. */
function kindsOf(code: ItemCode, found: Found, homes: readonly FavoriteHome[]) {
  const chosen = found.flatMap(({ home }) => homes[home] ?? [])
  const ofDeals = /LOT_|PUBLIC_PRICE|ESTIMATE/.test(code)
  return {
    levels: [...new Set(found.map(({ basis }) => basis.level))],
    types: ofDeals ? [...new Set(chosen.flatMap(({ evidence }) => evidence?.property.propertyType ?? []))] : [],
    // a purpose that is not given is a kind of its own
    purposes: OF_PURPOSE.includes(code) ? [...new Set(chosen.map(({ terms }) => terms.purpose))] : [],
  }
}

/** Why figures are of different kinds; empty if they are not. */
function differentKinds(code: ItemCode, found: Found, homes: readonly FavoriteHome[]): Message[] {
  const { levels, types, purposes } = kindsOf(code, found, homes)
  return [
    ...(levels.length > 1 ? [message('BASES_DIFFER', { bases: found.map(({ basis }) => basis.words) })] : []),
    ...(types.length > 1 ? [message('TYPES_DIFFER', { types })] : []),
    ...(purposes.length > 1 ? [message('PURPOSES_DIFFER', { purposes })] : []),
  ]
}

/** A deposit with a rent is a different kind of figure from a deposit alone. */
const OF_PURPOSE: readonly ItemCode[] = [
  'DEPOSIT',
  'LOT_LEASE_MEDIAN',
  'DEPOSIT_TO_LOT_SALE',
  'DEPOSIT_TO_ESTIMATE',
  'DEPOSIT_TO_PUBLIC_PRICE',
]

/** Months, base years and counts may differ for figures of the same kind, which readers have to be shown. */
function whatToMind(found: Found): Message[] {
  const periods = found.map(({ basis }) => basis.months)
  const years = found.flatMap(({ basis }) => basis.baseYear ?? [])
  const counts = found.map(({ basis }) => basis.count)
  return [
    ...(new Set(years).size > 1 ? [message('BASE_YEARS_DIFFER', { years })] : []),
    ...(new Set(periods.map((months) => months.join())).size > 1 ? [message('PERIODS_DIFFER', { periods })] : []),
    ...(new Set(counts).size > 1 ? [message('COUNTS_DIFFER', { counts })] : []),
  ]
}

/** Sum of the converted deposit, rent and fee; an unknown fee is reported as missing. */
function monthlyCost(homes: readonly FavoriteHome[], rate: ConversionRate | null): ComparedItem {
  const costs = homes.map(({ terms }) => (rate === null ? NO_RATE : costOf(terms, rate)))
  const found = costs.flatMap((cost, home) => ('value' in cost ? [{ home, ...cost }] : []))
  const lacking = costs.flatMap((cost, home) => ('value' in cost ? [] : [{ home, ...cost }]))
  const comparable = lacking.length === 0
  const withoutFee = homes.flatMap(({ terms }, home) => (terms.maintenanceFeeManwon === null ? [home] : []))
  return {
    code: 'MONTHLY_COST',
    title: message('HOME_FIGURE', { figure: 'MONTHLY_COST' }),
    unit: 'MANWON',
    comparable,
    values: comparable ? found : [],
    lacking,
    cautions: [
      ...(rate === null ? [] : [message('DEPOSITS_AT_ONE_RATE', { rate: rate.value, source: rate.source })]),
      ...(withoutFee.length > 0 ? [message('FEES_MISSING', { homes: withoutFee.map((home) => home + 1) })] : []),
    ],
    toGet: [...errandsOf(lacking), ...withoutFee.map((home) => ({ home, action: getTerm('MAINTENANCE_FEE').action }))],
  }
}

function costOf(
  { purpose, depositManwon, monthlyRentManwon, maintenanceFeeManwon }: FavoriteTerms,
  rate: ConversionRate,
): { value: number; basis: ItemBasis } | Missing {
  const rent = purpose === 'JEONSE' ? 0 : monthlyRentManwon
  if (depositManwon === null) return getTerm('DEPOSIT')
  if (rent === null) return getTerm('MONTHLY_RENT')
  const value = (depositManwon * rate.value) / MONTHS_OF_YEAR + rent + (maintenanceFeeManwon ?? 0)
  return {
    value: Math.round(value),
    basis: { level: 'SAVED_TERMS', ...UNCOUNTED, words: message('BASIS_SAVED_TERMS', { purpose: null }) },
  }
}

const MONTHS_OF_YEAR = 12
