import { type RegionalIndicatorAnalysisResponse, TRADED_PROPERTY_TYPES } from '@lease-risk/contract/regional'
import type { PropertyType, TradedPropertyType } from '../../domain/property/property-type.ts'
import { message, type Text, type Unworded } from '../../words/message.ts'
import type { InterpretedInput } from './interpret-input.ts'

type TypeCandidate = Unworded<RegionalIndicatorAnalysisResponse['propertyTypeCandidates'][number]>

/**
 * The types that the words leave open; words that name one type go before those that several types fit (원룸), and of
 * several such words (원룸, 반지하) those types count that fit them all. What is excluded is left out unless nothing is left.
 */
export function chooseTypes(
  typeWords: readonly { types: PropertyType[] }[],
  excludedTypes: readonly { type: PropertyType }[] = [],
): ChosenTypes {
  const excluded = new Set(excludedTypes.map(({ type }) => type))
  const chosen = chooseAmong(typeWords)
  const types = chosen.types.filter((type) => !excluded.has(type))
  return types.length > 0 ? { ...chosen, types } : chosen
}

type ChosenTypes = {
  basis: TypeCandidate['basis']
  types: Exclude<PropertyType, 'UNKNOWN'>[]
}

function chooseAmong(typeWords: readonly { types: PropertyType[] }[]): ChosenTypes {
  const named = typeWords.filter(({ types }) => types.length === 1)
  const possible = typeWords.flatMap((word) => word.types)
  const fitting = possible.filter((type) => typeWords.every((word) => word.types.includes(type)))
  const chosen = named.length > 0 ? named.flatMap((word) => word.types) : fitting.length > 0 ? fitting : possible
  const types = new Set(chosen.filter((type) => type !== 'UNKNOWN'))
  if (types.size === 0) return { basis: 'NOT_GIVEN', types: [...TRADED_PROPERTY_TYPES] }
  return { basis: named.length > 0 ? 'NAMED' : 'POSSIBLE', types: [...types] }
}

export function isTraded(type: PropertyType): type is TradedPropertyType {
  return (TRADED_PROPERTY_TYPES as readonly string[]).includes(type)
}

export function typeCandidates(
  { basis, types }: ChosenTypes,
  rows: readonly { propertyType: string; sampleCount: number }[],
): TypeCandidate[] {
  return types.map((propertyType) => ({
    propertyType,
    label: message('PROPERTY_TYPE_LABEL', { propertyType }),
    basis,
    sampleCount: rows
      .filter((row) => row.propertyType === propertyType)
      .reduce((sum, { sampleCount }) => sum + sampleCount, 0),
  }))
}

/** The basis of the answer, and whether it covers only part of the request. */
export type Findings = {
  state: RegionalIndicatorAnalysisResponse['analysisState']
  types: ReturnType<typeof chooseTypes>
  /** A legal district was requested, but only its city district has statistics. */
  isWiderOnly: boolean
  hasStatistics: boolean
  /** Names of the regions of the published indicators. */
  indicatorRegions: string[]
}

/** Why no statistic of this service was searched; `null` when they were. */
export function whyNotRead({ target }: InterpretedInput): Text | null {
  if (target.kind === 'WIDE') return message('REGION_TOO_WIDE')
  return 'lawdCd' in target ? null : message('REGION_NOT_SETTLED')
}

export function dataLimitations(
  input: InterpretedInput,
  { types, isWiderOnly, hasStatistics, indicatorRegions }: Findings,
): Text[] {
  const limitations: Text[] = [
    message('LIMIT_PAST_DEALS'),
    message('LIMIT_MEDIANS'),
    message('LIMIT_LATE_REPORTS'),
    message('LIMIT_NO_SINGLE_HOME'),
  ]
  if (isWiderOnly) limitations.push(message('LIMIT_WIDER_ONLY'))
  if (indicatorRegions.length > 0) limitations.push(message('LIMIT_INDICATOR_REGIONS', { regions: indicatorRegions }))
  if (input.isSuggested) limitations.push(message('LIMIT_SUGGESTED_DISTRICT'))
  if (types.basis === 'POSSIBLE') limitations.push(message('LIMIT_SEVERAL_TYPES'))
  if (input.terms.some((term) => term.kind === 'FLOOR' && term.floor !== 'OTHER'))
    limitations.push(message('LIMIT_NO_FLOORS'))
  if (types.types.includes('NEIGHBORHOOD_FACILITY')) limitations.push(message('LIMIT_NEIGHBORHOOD_FACILITY'))
  if (hasStatistics && input.target.kind === 'DISTRICTS' && input.target.districtCodes.length > 1)
    limitations.push(message('LIMIT_SEVERAL_DISTRICTS'))
  const notRead = whyNotRead(input)
  if (notRead !== null) limitations.push(notRead)
  if (!hasStatistics && 'lawdCd' in input.target) limitations.push(message('LIMIT_NOTHING_STORED'))
  return limitations
}

export function nextActions({ target, isExactAddress }: InterpretedInput, { state }: Findings): Text[] {
  const actions: Text[] = [isExactAddress ? message('DIAGNOSE_THIS_LOT') : message('DIAGNOSE_EXACT_LOT')]
  if (target.kind === 'AMBIGUOUS') actions.unshift(message('CHOOSE_A_REGION'))
  if (target.kind === 'WIDE') actions.unshift(message('TYPE_GU_OR_DONG'))
  if (target.kind === 'UNKNOWN') actions.unshift(message('TYPE_A_REGION'))
  if (state === 'empty' && 'lawdCd' in target) actions.push(message('TRY_NEIGHBOURS'))
  return [...actions, message('READ_PAPERS_FIRST')]
}
