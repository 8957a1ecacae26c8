import { type Message, message, type Text } from '../../words/message.ts'
import { addMonths, seoulDate } from '../calendar.ts'
import { HOME_COVERAGE } from '../rule-book/favorite.ts'
import { FAVORITE_TREND } from '../rule-book/shown-thresholds.ts'
import {
  type FavoriteHome,
  type HomeDeals,
  type HomeEvidence,
  type HomeIndicator,
  type HomeStatistic,
  leaseKind,
} from './favorite.ts'

/** Every source of a favorite and its possible states. */
export const SOURCE_STATES = {
  'building-register': ['NEEDS_EXACT_ADDRESS', 'FOUND', 'AMBIGUOUS', 'NOT_FOUND', 'UNAVAILABLE', 'ERROR'],
  transaction: ['NEEDS_EXACT_ADDRESS', 'FOUND', 'OTHER_TYPE', 'TYPE_UNKNOWN', 'NOT_FOUND'],
  'monthly-statistic': ['NEEDS_EXACT_ADDRESS', 'TYPE_UNKNOWN', 'FOUND', 'FOUND_WIDER', 'NOT_FOUND'],
  'public-price': ['NEEDS_EXACT_ADDRESS', 'FOUND', 'NOT_FOUND', 'NOT_STORED', 'TYPE_UNKNOWN', 'NOT_PUBLISHED_FOR_TYPE'],
  'market-signal': ['NEEDS_EXACT_ADDRESS', 'TYPE_UNKNOWN', 'FOUND_INDICATOR', 'FOUND_STATISTIC', 'NOT_FOUND'],
  diagnosis: ['NEEDS_EXACT_ADDRESS', 'FOUND', 'OTHER_TERMS', 'NOT_FOUND'],
} as const

export type SourceKey = keyof typeof SOURCE_STATES
export type SourceState = (typeof SOURCE_STATES)[SourceKey][number]

/** The coverage of a favorite by one source. */
export type HomeSource = {
  key: SourceKey
  title: Message
  state: SourceState
  /** Whether its weight counts towards the coverage. */
  covered: boolean
  weight: number
  sentence: Message
  /** Number of deals, buildings or statistics; `null` if none are counted. */
  count: number | null
  /** Collection time; `null` if unknown or not collected. */
  collectedAt: Date | null
}

type Reading = { state: SourceState; count?: number; months?: string[]; at?: Date | null; indicator?: Text }
type Read = (evidence: HomeEvidence, home: FavoriteHome) => Reading

const READ: Record<SourceKey, Read> = {
  'building-register': ({ register, property }) => ({
    state: property.registerStatus,
    count: property.candidates.length,
    at: register.collectedAt,
  }),
  transaction({ deals, property: { propertyType } }) {
    const all = deals.filter((each) => each.month === null && !each.similar)
    const ofType = all.filter((each) => each.propertyType === propertyType)
    if (ofType.length > 0) return { state: 'FOUND', ...countsOf(ofType) }
    if (all.length === 0) return { state: 'NOT_FOUND', count: 0 }
    return { state: propertyType === 'UNKNOWN' ? 'TYPE_UNKNOWN' : 'OTHER_TYPE', ...countsOf(all) }
  },
  'monthly-statistic'(evidence, home) {
    if (isTypeUnknown(evidence)) return { state: 'TYPE_UNKNOWN' }
    const found = narrowestStatistics(evidence, home)
    const months = found.map(({ month }) => month)
    if (found.length === 0) return { state: 'NOT_FOUND', count: 0 }
    return { state: found[0]?.scope === 'LAWD_CD' ? 'FOUND_WIDER' : 'FOUND', count: found.length, months }
  },
  'public-price': ({ publicPrice: { state, choice, collectedAt } }) => ({
    state,
    count: choice?.sampleCount ?? 0,
    at: collectedAt,
  }),
  'market-signal'(evidence, home) {
    if (isTypeUnknown(evidence)) return { state: 'TYPE_UNKNOWN' }
    const [indicator] = indicatorsOfType(evidence)
    if (indicator !== undefined)
      return { state: 'FOUND_INDICATOR', indicator: ofRegion(indicator), months: [indicator.period] }
    const recent = addMonths(home.asOf.slice(0, 7).replace('-', ''), -FAVORITE_TREND.recentMonths)
    const months = narrowestStatistics(evidence, home).flatMap(({ month }) => (month >= recent ? [month] : []))
    return months.length > 0 ? { state: 'FOUND_STATISTIC', count: months.length, months } : { state: 'NOT_FOUND' }
  },
  diagnosis: ({ diagnosis }) => ({
    state: diagnosis === null ? 'NOT_FOUND' : diagnosis.sameTerms ? 'FOUND' : 'OTHER_TERMS',
    at: diagnosis?.diagnosedAt ?? null,
  }),
}

function countsOf(deals: readonly HomeDeals[]): Pick<Reading, 'count' | 'months'> {
  return {
    count: deals.reduce((sum, each) => sum + each.count, 0),
    months: deals.flatMap((each) => [each.fromMonth, each.toMonth]),
  }
}

const COVERED: readonly SourceState[] = ['FOUND', 'FOUND_WIDER', 'FOUND_INDICATOR', 'FOUND_STATISTIC', 'OTHER_TERMS']

/** Every source, in the order of the rule book, with a description of its state. */
export function readSources(home: FavoriteHome): HomeSource[] {
  return (Object.keys(HOME_COVERAGE.weights) as SourceKey[]).map((key) => {
    const { evidence } = home
    const reading: Reading = evidence === null ? { state: 'NEEDS_EXACT_ADDRESS' } : READ[key](evidence, home)
    const { state, count = null, months = [], at = null, indicator = null } = reading
    const on = at && seoulDate(at)
    const reason = evidence?.register.reason ?? null
    return {
      key,
      title: message('DATA_KIND', { kind: key === 'transaction' ? 'lot-transaction' : key }),
      state,
      covered: COVERED.includes(state),
      weight: HOME_COVERAGE.weights[key],
      sentence: message('HOME_SOURCE', { source: key, state, count: count ?? 0, months, on, reason, indicator }),
      count,
      collectedAt: at,
    }
  })
}

/** The total weight of the covered sources: 0–1, two decimals. */
export function coverageOf(sources: readonly HomeSource[]): number {
  const sum = sources.reduce((total, { covered, weight }) => total + (covered ? weight : 0), 0)
  return Math.round(sum * 100) / 100
}

/**
 * Statistics of the home's type for its kind of lease and for sales: those of the legal district or, if there are none,
 * those of the city district.
 */
export function narrowestStatistics({ statistics, property }: HomeEvidence, { terms }: FavoriteHome): HomeStatistic[] {
  const kinds = [leaseKind(terms.purpose), 'SALE']
  const ofType = statistics.filter((each) => each.propertyType === property.propertyType && kinds.includes(each.kind))
  const ofDistrict = ofType.filter(({ scope }) => scope === 'LEGAL_DISTRICT')
  return ofDistrict.length > 0 ? ofDistrict : ofType
}

export function indicatorsOfType({ indicators, property }: HomeEvidence) {
  return indicators.filter(({ propertyType }) => propertyType === property.propertyType)
}

function ofRegion({ regionName, name: indicator }: HomeIndicator): Message {
  return message('INDICATOR_OF_REGION', { regionName, indicator })
}

function isTypeUnknown({ property: { propertyType } }: HomeEvidence): boolean {
  return propertyType === 'UNKNOWN' || propertyType === 'NEIGHBORHOOD_FACILITY'
}
