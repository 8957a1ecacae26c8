import { type RegionalIndicatorAnalysisResponse, TRADED_PROPERTY_TYPES } from '@lease-risk/contract/regional'
import type { PropertyType, TradedPropertyType } from '../../domain/property/property-type.ts'
import { message, type Unworded } from '../../words/message.ts'

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
