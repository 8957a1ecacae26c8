import type { RegionalIndicatorAnalysisResponse } from '@lease-risk/contract/regional'
import { message, type Text } from '../../words/message.ts'
import type { InterpretedInput } from './interpret-input.ts'
import type { chooseTypes } from './type-candidates.ts'

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
