import { SOURCE_KEYS, type SourceKey } from '@lease-risk/contract/codes/assessment'
import { type Message, message, type Text } from '../../../words/message.ts'
import { completedYears } from '../../calendar.ts'
import { isSingleHouse } from '../../property/building-use.ts'
import { isSharedHouse } from '../../property/determination.ts'
import type { PublicPriceChoice } from '../../property/public-price-choice.ts'
import type { RegisterBuilding } from '../../property/register-building.ts'
import { listedCandidates } from '../../property/register-candidates.ts'
import { parseUnitText } from '../../property/unit-text.ts'
import { collectedWords, missingBecause } from '../../wording/source-words.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { rentSource, saleSource } from './deal-source.ts'
import { notAsked, restsOnHint, type SourceReading, sourceState } from './source-reading.ts'

const READ: Record<SourceKey, (facts: LeaseFacts) => SourceReading> = {
  'building-register': registerSource,
  'rent-transaction': rentSource,
  'sale-transaction': saleSource,
  'public-price': publicPriceSource,
  'registry-document': registryDocumentSource,
}

/** The reading of every source, in the order of R-DIAG-27. */
export function readSources(facts: LeaseFacts): SourceReading[] {
  return SOURCE_KEYS.map((key) => READ[key](facts))
}

/** Maximum number of candidates named; a complex can have a hundred. */
const NAMED_AT_MOST = 3

/** Building register, title section (표제부). */
function registerSource(facts: LeaseFacts): SourceReading {
  const key = 'building-register'
  const official = message('OFFICIAL_SOURCE', { source: key })
  const source = { key, title: message('REGISTER_SOURCE_TITLE'), official } as const
  if (!facts.address.confirmed) return notAsked(source)
  const { registerStatus, state, candidates } = facts.property
  const answered = candidates.length > 0
  return {
    ...source,
    state: sourceState(registerStatus, state === 'partial'),
    details: answered
      ? [...registerFound(facts), ...collectedWords(facts.register.collectedAt, facts.asOf)]
      : registerMissing(facts),
    lookupStatus: registerStatus,
    referencePeriod: null,
    collectedAt: facts.register.collectedAt,
    sampleCount: answered ? candidates.length : registerStatus === 'NOT_FOUND' ? 0 : null,
  }
}

function registerFound({ property: { building, candidates, state }, typed, asOf }: LeaseFacts): Message[] {
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

function registerMissing({ property, register }: LeaseFacts): Text[] {
  const lookup = { status: property.registerStatus, reason: register.reason }
  return [missingBecause(lookup, 'REGISTER', message('NO_REGISTER_FOUND')), message('MISSING_IS_NOT_GOOD')]
}

/** Official public price (공시가격). */
function publicPriceSource(facts: LeaseFacts): SourceReading {
  const key = 'public-price'
  const named = {
    title: message('SOURCE_TITLE', { source: key }),
    official: message('OFFICIAL_SOURCE', { source: key }),
  }
  const source = { key, ...named } as const
  if (!facts.address.confirmed) return notAsked(source)
  const { status, choice, collectedAt } = facts.publicPrice
  const partial = choice === null || choice.basis === 'LAND' || restsOnHint(facts.property)
  return {
    ...source,
    state: sourceState(status, partial),
    details:
      status === 'FOUND' ? [...priceFound(facts), ...collectedWords(collectedAt, facts.asOf)] : priceMissing(facts),
    lookupStatus: status,
    referencePeriod: choice === null ? null : String(choice.baseYear),
    collectedAt,
    sampleCount: choice?.sampleCount ?? (status === 'FOUND' || status === 'NOT_FOUND' ? 0 : null),
  }
}

function priceFound({ publicPrice: { choice }, address, terms, property, asOf }: LeaseFacts): Message[] {
  if (choice === null) return [message('NO_USABLE_PUBLIC_PRICE'), message('MISSING_IS_NOT_GOOD')]
  const { baseYear, basis, priceManwon, landWonPerSquareMeter } = choice
  const isOfEarlierYear = baseYear < Number(asOf.slice(0, 4))
  return [
    message('PUBLIC_PRICE_FOUND', { baseYear, basis, priceManwon, landWonPerSquareMeter }),
    ...basisOf(choice, {
      areaGiven: terms.areaSquareMeter !== null,
      hoGiven: parseUnitText(address.unitText).ho !== null,
      shared: isSharedHouse(property),
    }),
    ...(isOfEarlierYear ? [message('PRICE_OF_EARLIER_YEAR', { baseYear })] : []),
    ...(restsOnHint(property) ? [message('PRICE_OF_ASSUMED_TYPE')] : []),
    message('PUBLIC_PRICE_IS_NO_MARKET_PRICE'),
  ]
}

function basisOf(
  { basis, sampleCount: count }: PublicPriceChoice,
  { areaGiven, hoGiven, shared }: { areaGiven: boolean; hoGiven: boolean; shared: boolean },
): Message[] {
  switch (basis) {
    case 'UNIT':
      return []
    case 'LOT_MEDIAN':
      return [message(hoGiven ? 'PRICE_OF_UNITS_BUT_THE_TYPED' : 'PRICE_OF_OTHER_UNITS', { count, areaGiven })]
    case 'HOUSE':
      // for a house of one household it is the price of the home
      return shared ? [message('PRICE_OF_WHOLE_BUILDING')] : []
    case 'LAND':
      return [message('PRICE_OF_LAND')]
  }
}

function priceMissing({ publicPrice, property }: LeaseFacts): Text[] {
  if (property.propertyType === 'OFFICETEL') {
    return [message('OFFICETEL_HAS_NO_PUBLIC_PRICE'), message('LOOK_UP_OFFICETEL_PRICE')]
  }
  const none = message('PUBLIC_PRICE_NOT_FOUND')
  return [missingBecause(publicPrice, 'PUBLIC_PRICE', none), message('MISSING_IS_NOT_GOOD')]
}

/** Rights registry (등기사항전부증명서): never looked up or confirmed; the user is asked to obtain it. */
function registryDocumentSource({ property: { building } }: Pick<LeaseFacts, 'property'>): SourceReading {
  const isHouse = building !== null && isSingleHouse(building)
  const whose = message(isHouse ? 'REGISTRY_OF_HOUSE' : 'REGISTRY_OF_UNIT_OR_LAND')
  return {
    key: 'registry-document',
    state: 'unavailable',
    title: message('REGISTRY_SOURCE_TITLE'),
    official: message('REGISTRY_OFFICE'),
    details: [message('REGISTRY_NOT_LOOKED_UP'), message('REGISTRY_WHERE_TO_GET'), whose],
    lookupStatus: null,
    referencePeriod: null,
    collectedAt: null,
    sampleCount: null,
  }
}
