import type { RegionalIndicatorAnalysisRequest, RegionalIndicatorAnalysisResponse } from '@lease-risk/contract/regional'
import { addMonths, completedMonths } from '../../domain/calendar.ts'
import { codesUpward } from '../../domain/district/codes-upward.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import type { LegalDistrict } from '../../domain/district/legal-district.ts'
import type { PropertyType } from '../../domain/property/property-type.ts'
import { REGION_THRESHOLDS } from '../../domain/rule-book/shown-thresholds.ts'
import { WINDOWS } from '../../domain/rule-book/thresholds.ts'
import { type MonthlyStatistic, STATISTIC_KINDS } from '../../evidence/market/index.ts'
import type { RegionReaders } from '../../evidence/regions/index.ts'
import type { Services } from '../../services.ts'
import type { Text, Unworded } from '../../words/message.ts'
import { readLastIndicatorAnswer } from '../collection/index.ts'
import { describeInput } from './describe-input.ts'
import { districtFiguresView } from './district-figures-view.ts'
import {
  chooseTypes,
  dataLimitations,
  type Findings,
  isTraded,
  nextActions,
  typeCandidates,
  whyNotRead,
} from './guidance.ts'
import { indicatorStatuses, type PublishedIndicators } from './indicator-statuses.ts'
import { indicatorSentences, insightSentences } from './insight-sentences.ts'
import { type InterpretedInput, interpretInput, type RegionTarget } from './interpret-input.ts'
import { type InputWithComplexes, readComplexes } from './named-complexes.ts'
import {
  NO_RATES,
  type RegionRates,
  rateViews,
  regionRates,
  scopeStatistics,
  statisticView,
} from './region-statistics.ts'
import { termChips } from './term-chips.ts'
import { readTermShares, termShareSentences } from './term-shares.ts'

/** The months before the displayed ones are needed for the comparison with two years ago. */
const READ_MONTHS = REGION_THRESHOLDS.shownMonths + WINDOWS.months
const INDICATOR_SENTENCES = 3

export type Analysis = {
  answer: Unworded<RegionalIndicatorAnalysisResponse>
  /** The reason given for missing indicators; `undefined`: there are some. */
  lastAnswer: PublishedIndicators['lastAnswer'] | undefined
}

/** Interprets the request, and opens the present stored data of its region. */
export async function readRequest(
  services: Services,
  request: RegionalIndicatorAnalysisRequest,
): Promise<{ input: InputWithComplexes; stored: RegionReaders }> {
  const input = await readComplexes(services, interpretInput(request, services.readKeyword, services.catalogue))
  return { input, stored: await services.regions.asStored(lawdCdOf(input)) }
}

/** The code of the requested city district; null: the region is not determined. */
export function lawdCdOf({ target }: InterpretedInput): string | null {
  return 'lawdCd' in target ? target.lawdCd : null
}

/** R-REGION-01: reads only stored data and calls no provider. */
export async function analyseRegion(
  services: Services,
  request: RegionalIndicatorAnalysisRequest,
  { input, stored }: { input: InputWithComplexes; stored: RegionReaders },
): Promise<Analysis> {
  const { clock, catalogue } = services
  const types = chooseTypes(typeWordsOf(input), input.excludedTypes)
  const lastMonth = completedMonths(clock.now(), 1)[0] ?? ''
  const rates = await ratesOf(services, stored, input)
  const [region] = 'regions' in input.target ? input.target.regions : []
  const [candidates, rows, published, termShares, figures] = await Promise.all([
    stored.orderByDeals(input.candidates),
    readStatistics(stored, input, types.types.filter(isTraded), lastMonth),
    readIndicators(services, stored, input.target, types),
    readTermShares(stored, input, types.types.filter(isTraded), { lastMonth, rates }),
    region === undefined ? null : stored.districtFigures(region.code),
  ])
  const firstShown = addMonths(lastMonth, 1 - REGION_THRESHOLDS.shownMonths)
  const shown = rows.filter(({ dealMonth }) => dealMonth >= firstShown)
  const indicatorRegions = [...new Set(published.indicators.map(({ regionName }) => regionName))]
  const findings = findingsOf(input, types, shown, indicatorRegions)
  const answer: Analysis['answer'] = {
    analysisState: findings.state,
    inputInterpretation: describeInput(input, request, candidates, termChips(input, termShares, types.types)),
    propertyTypeCandidates: typeCandidates(types, narrowest(shown)),
    indicatorStatuses: indicatorStatuses(narrowest(shown), published, whyNotRead(input)),
    rOneIndicators: published.indicators,
    marketStatistics: shown.map((row) => statisticView(row, lastMonth, rates)),
    conversionRates: rateViews(rates, types.types.filter(isTraded)),
    termShares,
    insightSentences: [
      ...termShareSentences(termShares, [placeOf(input, catalogue), input.complex?.name].filter(Boolean).join(' ')),
      ...sentencesOf(input, types.types.filter(isTraded), rows, { catalogue, lastMonth, rates }),
      ...indicatorSentences(published.indicators, INDICATOR_SENTENCES),
    ],
    districtFigures: figures && districtFiguresView(figures),
    dataLimitations: dataLimitations(input, findings),
    nextActions: nextActions(input, findings),
  }
  return { answer, lastAnswer: published.indicators.length > 0 ? undefined : published.lastAnswer }
}

/** A named complex determines the type, unless another type is named. */
function typeWordsOf({ typeWords, complex }: InputWithComplexes): { types: PropertyType[] }[] {
  const isNamed = typeWords.some(({ types }) => types.length === 1)
  return isNamed || complex?.propertyType == null ? typeWords : [{ types: [complex.propertyType] }]
}

/** Jeonse has no rent to convert, and an undetermined region has no rate. */
async function ratesOf(
  { catalogue, clock }: Services,
  stored: RegionReaders,
  { target, purpose }: InterpretedInput,
): Promise<RegionRates> {
  const [region] = 'regions' in target ? target.regions : []
  if (purpose === 'JEONSE' || region === undefined) return NO_RATES
  return regionRates(await stored.conversionRates(codesUpward(catalogue, region.code)), clock)
}

async function readStatistics(
  stored: RegionReaders,
  { target, purpose }: InterpretedInput,
  propertyTypes: MonthlyStatistic['propertyType'][],
  lastMonth: string,
): Promise<readonly MonthlyStatistic[]> {
  if (!('lawdCd' in target)) return []
  return stored.monthlyStatistics({
    lawdCd: target.lawdCd,
    districtCodes: target.districtCodes,
    propertyTypes,
    tradeKinds: purpose === 'JEONSE' ? ['RENT_JEONSE', 'SALE'] : STATISTIC_KINDS,
    from: addMonths(lastMonth, 1 - READ_MONTHS),
    to: lastMonth,
  })
}

/** Published indicators of the region and the types; none for an undetermined region. */
async function readIndicators(
  { pool, clock, catalogue }: Services,
  stored: RegionReaders,
  target: RegionTarget,
  { types }: ReturnType<typeof chooseTypes>,
): Promise<PublishedIndicators> {
  if (!('regions' in target)) return { indicators: [], lastAnswer: null }
  const [region] = target.regions
  const codes = region === undefined ? [] : codesUpward(catalogue, region.code)
  const ofRegion = await stored.indicators(codes, clock.now())
  const indicators = ofRegion.filter(({ propertyType }) => types.includes(propertyType))
  // why there are none
  const lastAnswer = indicators.length > 0 ? null : await readLastIndicatorAnswer(pool)
  return { indicators, lastAnswer }
}

/** The rows of the legal districts if there are any, otherwise those of the city district: each deal counts once. */
function narrowest(rows: readonly MonthlyStatistic[]): MonthlyStatistic[] {
  const ofDistricts = rows.filter(({ legalDistrictCode }) => legalDistrictCode !== null)
  return ofDistricts.length > 0 ? ofDistricts : [...rows]
}

function findingsOf(
  input: InterpretedInput,
  types: ReturnType<typeof chooseTypes>,
  rows: readonly MonthlyStatistic[],
  indicatorRegions: string[],
): Findings {
  const { target, purpose } = input
  const leaseKind = purpose === 'JEONSE' ? 'RENT_JEONSE' : 'RENT_MONTHLY'
  const hasStatistics = rows.length > 0
  const isWiderOnly =
    hasStatistics && target.kind === 'DISTRICTS' && rows.every(({ legalDistrictCode }) => legalDistrictCode === null)
  const hasLeases = rows.some(({ tradeKind }) => tradeKind === leaseKind)
  const isPartial = input.isSuggested || isWiderOnly || !hasLeases
  const hasSomething = hasStatistics || indicatorRegions.length > 0
  const state = target.kind === 'AMBIGUOUS' ? 'limited' : !hasSomething ? 'empty' : isPartial ? 'limited' : 'success'
  return { state, types, isWiderOnly, hasStatistics, indicatorRegions }
}

function sentencesOf(
  { target, purpose }: InterpretedInput,
  types: MonthlyStatistic['propertyType'][],
  rows: readonly MonthlyStatistic[],
  { catalogue, lastMonth, rates }: { catalogue: DistrictCatalogue; lastMonth: string; rates: RegionRates },
): Text[] {
  if (!('lawdCd' in target)) return []
  const [region] = target.regions
  const places = {
    districtCodes: target.districtCodes,
    nameOf: (code: string) => shortName(catalogue.find(code)),
    cityName: region?.sigunguName ?? region?.sidoName ?? '',
  }
  return types.flatMap((type) =>
    insightSentences(scopeStatistics(rows, type, places), purpose, { lastMonth, rate: rates(type) }),
  )
}

/** The region in words, for sentences about the whole region. */
function placeOf({ target }: InterpretedInput, catalogue: DistrictCatalogue): string {
  if (!('regions' in target)) return ''
  return target.regions.map(({ code }) => shortName(catalogue.find(code))).join('·')
}

/** `관악구 신림동`: the city district and the levels below it. */
function shortName(district: LegalDistrict | null): string {
  if (district === null) return ''
  return [district.sigunguName ?? district.sidoName, district.emdName, district.riName].filter(Boolean).join(' ')
}
