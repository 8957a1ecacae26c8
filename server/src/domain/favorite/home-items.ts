import type { SampleLevel } from '@lease-risk/contract/codes/assessment'
import { type Message, message, type Text } from '../../words/message.ts'
import { completedYears } from '../calendar.ts'
import type { ContractPurpose } from '../comparison/lease-terms.ts'
import { householdsOf } from '../property/building-use.ts'
import type { PublicPriceChoice } from '../property/public-price-choice.ts'
import {
  type DealKind,
  dealsOfKind,
  type FavoriteHome,
  type FavoriteTerms,
  type HomeEvidence,
  leaseKind,
} from './favorite.ts'
import {
  GET_ADDRESS,
  getTerm,
  type Missing,
  missingDeals,
  missingEstimate,
  missingOfRegister,
  missingPublicPrice,
} from './missing-figures.ts'

export type ItemUnit = 'MANWON' | 'RATIO' | 'YEARS' | 'COUNT' | 'TEXT' | 'SQUARE_METER'

/** The basis of a figure; figures of different levels are not of the same kind. */
export type ItemBasis = {
  level: SampleLevel | PublicPriceChoice['basis'] | 'SAVED_TERMS' | 'REGISTER' | 'ESTIMATE'
  /** `YYYYMM`; empty if the figure covers no months. */
  months: string[]
  count: number | null
  /** For an official price; `null` for all other figures. */
  baseYear: number | null
  words: Message
}

/** One figure of a favorite, or why it is missing and how to get it. */
export type HomeItem = { code: ItemCode; title: Message; unit: ItemUnit } & (
  | { value: number | Text; basis: ItemBasis; missing: null }
  | { value: null; basis: null; missing: Missing }
)

type Found = { value: number | Text; basis: ItemBasis }
type Definition = { unit: ItemUnit; read: (terms: FavoriteTerms, home: FavoriteHome) => Found | Missing }

const ITEMS = {
  DEPOSIT: {
    unit: 'MANWON',
    read: ({ depositManwon, purpose }) =>
      depositManwon === null ? getTerm('DEPOSIT') : ofTerms(depositManwon, purpose),
  },
  MONTHLY_RENT: {
    unit: 'MANWON',
    read: ({ monthlyRentManwon, purpose }) =>
      purpose === 'JEONSE'
        ? ofTerms(0, purpose)
        : monthlyRentManwon === null
          ? getTerm('MONTHLY_RENT')
          : ofTerms(monthlyRentManwon),
  },
  AREA: {
    unit: 'SQUARE_METER',
    read: ({ areaSquareMeter: area, isAreaPublished }) =>
      area === null ? getTerm('AREA') : isAreaPublished === true ? ofUnit(area) : ofTerms(area),
  },
  LOT_LEASE_MEDIAN: { unit: 'MANWON', read: ({ purpose }, { evidence }) => medianOf(evidence, leaseKind(purpose)) },
  LOT_SALE_MEDIAN: { unit: 'MANWON', read: (_, { evidence }) => medianOf(evidence, 'SALE') },
  DEPOSIT_TO_LOT_SALE: {
    unit: 'RATIO',
    read: ({ depositManwon }, { evidence }) => ratio(depositManwon, medianOf(evidence, 'SALE')),
  },
  VALUE_ESTIMATE: { unit: 'MANWON', read: (_, home) => estimate(home) },
  DEPOSIT_TO_ESTIMATE: { unit: 'RATIO', read: ({ depositManwon }, home) => ratio(depositManwon, estimate(home)) },
  PUBLIC_PRICE: { unit: 'MANWON', read: (_, { evidence }) => publicPrice(evidence) },
  DEPOSIT_TO_PUBLIC_PRICE: {
    unit: 'RATIO',
    read: ({ depositManwon }, { evidence }) => ratio(depositManwon, publicPrice(evidence)),
  },
  MAIN_USE: {
    unit: 'TEXT',
    read: (_, { evidence }) =>
      ofBuilding(evidence, 'MAIN_USE', ({ mainUseName, detailUse }) => {
        const use = detailUse ?? mainUseName
        return use === null ? null : message('REGISTERED_USE_NAMES', { names: [use] })
      }),
  },
  BUILDING_AGE: {
    unit: 'YEARS',
    read: (_, { evidence, asOf }) =>
      ofBuilding(
        evidence,
        'USE_APPROVAL_DATE',
        ({ useApprovalDate }) => useApprovalDate && completedYears(useApprovalDate, asOf),
      ),
  },
  HOUSEHOLDS: {
    unit: 'COUNT',
    read: (_, { evidence }) => ofBuilding(evidence, 'HOUSEHOLDS', (building) => householdsOf(building) || null),
  },
} satisfies Record<string, Definition>

export type ItemCode = keyof typeof ITEMS
const ITEM_CODES = Object.keys(ITEMS) as ItemCode[]

/** The known figures of a favorite. No thresholds are applied here: assessment is left to the diagnosis. */
export function homeItems(home: FavoriteHome): HomeItem[] {
  return ITEM_CODES.map((code) => {
    const { unit, read }: Definition = ITEMS[code]
    const title = message('HOME_FIGURE', { figure: figureOf(code, home.terms) })
    const found = read(home.terms, home)
    if ('value' in found) return { code, title, unit, ...found, missing: null }
    return { code, title, unit, value: null, basis: null, missing: found }
  })
}

/** Past leases with rent are one monthly amount each, just as jeonse is one deposit. */
function figureOf(code: ItemCode, { purpose }: FavoriteTerms) {
  return code === 'LOT_LEASE_MEDIAN' && purpose === 'MONTHLY_RENT' ? 'LOT_RENT_MEDIAN' : code
}

/** Basis of a figure without deals or a base year. */
export const UNCOUNTED: Pick<ItemBasis, 'months' | 'count' | 'baseYear'> = { months: [], count: null, baseYear: null }

function ofTerms(value: number, purpose: ContractPurpose | null = null): Found {
  return { value, basis: { level: 'SAVED_TERMS', ...UNCOUNTED, words: message('BASIS_SAVED_TERMS', { purpose }) } }
}

/** A published area counts like a typed one, and can be compared with it. */
function ofUnit(value: number): Found {
  return { value, basis: { level: 'SAVED_TERMS', ...UNCOUNTED, words: message('BASIS_PUBLISHED_AREA') } }
}

function medianOf(evidence: HomeEvidence | null, kind: DealKind): Found | Missing {
  if (evidence === null) return GET_ADDRESS
  const sample = dealsOfKind(evidence, kind)
  if (sample === null) return missingDeals(evidence)
  const { level, count, fromMonth, toMonth } = sample
  const median = sample.medianConvertedRentManwon ?? sample.medianManwon
  const months = [fromMonth, toMonth]
  const words = message('DEALS_OF_SAMPLE', { level, count, months })
  return { value: Math.round(median), basis: { level, months, count, baseYear: null, words } }
}

/** The estimate is never shown without its interval, which is part of the words. */
function estimate({ terms, evidence }: FavoriteHome): Found | Missing {
  if (evidence === null) return GET_ADDRESS
  const found = evidence.valueEstimate
  if (found === null) return missingEstimate(evidence, terms)
  const { midManwon, lowManwon, highManwon, sameLotCount, otherLotCount, asOf } = found
  const words = message('BASIS_ESTIMATE', { lowManwon, highManwon, sameLotCount, otherLotCount, asOf })
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
  const words = message('BASIS_PUBLIC_PRICE', { basis: level, baseYear })
  return { value: priceManwon, basis: { level, months: [], count, baseYear, words } }
}

/** The ratio, rounded to three decimals. */
function ratio(deposit: number | null, against: Found | Missing): Found | Missing {
  if (deposit === null) return getTerm('DEPOSIT')
  if (!('value' in against)) return against
  return { value: Math.round((deposit / Number(against.value)) * 1000) / 1000, basis: against.basis }
}

type Building = NonNullable<HomeEvidence['property']['building']>

function ofBuilding(
  evidence: HomeEvidence | null,
  field: Parameters<typeof missingOfRegister>[1],
  read: (building: Building) => number | Text | null,
): Found | Missing {
  if (evidence === null) return GET_ADDRESS
  const { building } = evidence.property
  const value = building && read(building)
  if (value === null) return missingOfRegister(evidence, field)
  return { value, basis: { ...UNCOUNTED, level: 'REGISTER', count: 1, words: message('BASIS_REGISTER') } }
}
