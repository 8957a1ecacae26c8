import { type Message, message, type Text } from '../../../words/message.ts'
import { completedYears } from '../../calendar.ts'
import type { RegisterBuilding } from '../../property/register-building.ts'
import { listedCandidates } from '../../property/register-candidates.ts'
import { collectedWords } from '../../wording/collected-words.ts'
import { missingBecause } from '../../wording/missing-words.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { notAsked, type SourceReading, sourceState } from './source-reading.ts'

/** Maximum number of candidates named; a complex can have a hundred. */
const NAMED_AT_MOST = 3

/** Building register, title section (표제부). */
export function registerSource(facts: LeaseFacts): SourceReading {
  const key = 'building-register'
  const official = message('OFFICIAL_SOURCE', { source: key })
  const source = { key, title: message('REGISTER_SOURCE_TITLE'), official } as const
  if (!facts.address.confirmed) return notAsked(source)
  const { registerStatus, state, candidates } = facts.property
  const answered = candidates.length > 0
  return {
    ...source,
    state: sourceState(registerStatus, state === 'partial'),
    details: answered ? [...found(facts), ...collectedWords(facts.register.collectedAt, facts.asOf)] : missing(facts),
    lookupStatus: registerStatus,
    referencePeriod: null,
    collectedAt: facts.register.collectedAt,
    sampleCount: answered ? candidates.length : registerStatus === 'NOT_FOUND' ? 0 : null,
  }
}

function found({ property: { building, candidates, state }, typed, asOf }: LeaseFacts): Message[] {
  if (building === null) return [...several(candidates), message('VIOLATION_NOT_IN_REGISTER')]
  const chosen = building.registerKey === typed.selectedRegisterKey
  return [
    candidates.length > 1
      ? message('BUILDING_OF_SEVERAL', { count: candidates.length, chosen })
      : message('ONE_BUILDING_ON_LOT'),
    ...describe(building, asOf),
    ...(state === 'partial' ? [message('REGISTERED_USE_OPEN')] : []),
    message('VIOLATION_NOT_IN_REGISTER'),
  ]
}

function several(candidates: readonly RegisterBuilding[]): Message[] {
  const named = listedCandidates(candidates, null)
    .slice(0, NAMED_AT_MOST)
    .map(({ dongName, buildingName, detailUse, mainUseName }) => ({
      name: dongName ?? buildingName,
      use: detailUse ?? mainUseName,
    }))
  return [
    message('CANDIDATES_ON_LOT', { count: candidates.length }),
    message('CANDIDATES_NAMED', { named, others: candidates.length - named.length }),
  ]
}

function describe(building: RegisterBuilding, asOf: string): Message[] {
  const { buildingName, dongName, mainUseName: mainUse, detailUse, householdCount, familyCount } = building
  const name = [buildingName, dongName].filter((part) => part !== null).join(' ')
  return [
    ...(name === '' ? [] : [message('REGISTERED_NAME', { name })]),
    message('REGISTERED_USES', { mainUse, detailUse }),
    approval(building.useApprovalDate, asOf),
    ...(householdCount > 0 ? [message('REGISTERED_HOUSEHOLDS', { count: householdCount })] : []),
    ...(familyCount > 0 ? [message('REGISTERED_FAMILIES', { count: familyCount })] : []),
  ]
}

/** A future or unreadable date counts as unknown everywhere. */
function approval(date: string | null, asOf: string): Message {
  return message('REGISTERED_APPROVAL', { date, usable: date !== null && completedYears(date, asOf) !== null })
}

function missing({ property, register }: LeaseFacts): Text[] {
  const lookup = { status: property.registerStatus, reason: register.reason }
  return [missingBecause(lookup, 'REGISTER', message('NO_REGISTER_FOUND')), message('MISSING_IS_NOT_GOOD')]
}
