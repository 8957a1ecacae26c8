import { type Message, message, type Text } from '../../../words/message.ts'
import { isSharedHouse } from '../../property/determination.ts'
import type { PublicPriceChoice } from '../../property/public-price-choice.ts'
import { parseUnitText } from '../../property/unit-text.ts'
import { collectedWords } from '../../wording/collected-words.ts'
import { missingBecause } from '../../wording/missing-words.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { notAsked, restsOnHint, type SourceReading, sourceState } from './source-reading.ts'

/** Official public price (공시가격). */
export function publicPriceSource(facts: LeaseFacts): SourceReading {
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
    details: status === 'FOUND' ? [...found(facts), ...collectedWords(collectedAt, facts.asOf)] : missing(facts),
    lookupStatus: status,
    referencePeriod: choice === null ? null : String(choice.baseYear),
    collectedAt,
    sampleCount: choice?.sampleCount ?? (status === 'FOUND' || status === 'NOT_FOUND' ? 0 : null),
  }
}

function found({ publicPrice: { choice }, address, terms, property, asOf }: LeaseFacts): Message[] {
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

function missing({ publicPrice, property }: LeaseFacts): Text[] {
  if (property.propertyType === 'OFFICETEL') {
    return [message('OFFICETEL_HAS_NO_PUBLIC_PRICE'), message('LOOK_UP_OFFICETEL_PRICE')]
  }
  const none = message('PUBLIC_PRICE_NOT_FOUND')
  return [missingBecause(publicPrice, 'PUBLIC_PRICE', none), message('MISSING_IS_NOT_GOOD')]
}
