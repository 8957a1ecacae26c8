import { type Message, message, sentences, type Text } from '../../words/message.ts'
import type { PropertyDetermination } from '../property/determination.ts'
import { isValuedType } from '../value/valued-home.ts'
import type { FavoriteTerms, HomeEvidence, HomePublicPrice } from './favorite.ts'

/** Why a favorite lacks a figure, and the action that would provide it; `null` if none would. */
export type Missing = { sentence: Text; action: Text | null }

/** The missing figure for a term that was not saved. */
export function getTerm(term: 'DEPOSIT' | 'MONTHLY_RENT' | 'AREA' | 'MAINTENANCE_FEE' | 'PURPOSE') {
  return {
    sentence: message('TERM_NOT_SAVED', { term }),
    action: message('SAVE_TERM', { term }),
  } satisfies Missing
}

export const GET_ADDRESS: Missing = {
  sentence: message('NOT_LOOKED_UP_WITHOUT_LOT'),
  action: message('SAVE_LOT_ADDRESS'),
}

const ASK_DEALS = message('ASK_BROKER_FOR_DEALS')
const ASK_PRICE = message('ASK_BROKERS_FOR_SALE_PRICE')
const READ_PUBLIC_PRICE = message('READ_PUBLIC_PRICE')

/** The missing figure for a lot without deals of the kind. */
export function missingDeals({ property, diagnosis }: HomeEvidence): Missing {
  if (property.propertyType === 'UNKNOWN')
    return missing(message('NO_DEALS_TYPE_UNKNOWN'), nameType(property, ASK_DEALS))
  if (property.propertyType === 'NEIGHBORHOOD_FACILITY')
    return missing(message('NO_DEALS_PUBLISHED_FOR_TYPE'), ASK_DEALS)
  const errand = diagnosis === null ? sentences([message('DIAGNOSIS_LOOKS_UP_DEALS'), ASK_DEALS]) : ASK_DEALS
  return missing(message('NO_DEALS_STORED'), errand)
}

/** The missing figure if the estimator gives no value. A floor or a public price would not change that. */
export function missingEstimate({ property }: HomeEvidence, { areaSquareMeter }: FavoriteTerms): Missing {
  const { propertyType, registerStatus } = property
  if (propertyType === 'UNKNOWN') return missing(message('NO_ESTIMATE_TYPE_UNKNOWN'), nameType(property, ASK_PRICE))
  if (!isValuedType(propertyType)) return missing(message('NO_ESTIMATE_FOR_TYPE', { propertyType }), ASK_PRICE)
  if (areaSquareMeter === null) return getTerm('AREA')
  // the age is known only for a single building, and a lot without deals needs it
  const errand = registerStatus === 'AMBIGUOUS' ? message('SAVE_UNIT_AND', { action: ASK_PRICE }) : ASK_PRICE
  return missing(message('NO_ESTIMATE_FROM_SO_LITTLE'), errand)
}

export function missingPublicPrice({ property, publicPrice: { state } }: HomeEvidence): Missing {
  const byState: Record<HomePublicPrice['state'], Missing> = {
    TYPE_UNKNOWN: missing(message('NO_PRICE_TYPE_UNKNOWN'), nameType(property, READ_PUBLIC_PRICE)),
    NOT_PUBLISHED_FOR_TYPE: NOT_PUBLISHED,
    NOT_STORED: missing(message('NO_PRICE_STORED'), message('DIAGNOSE_OR_READ_PUBLIC_PRICE')),
    NOT_FOUND: missing(message('NO_PRICE_AT_PROVIDER'), READ_PUBLIC_PRICE),
    // the price of the land alone
    FOUND: NOT_PUBLISHED,
  }
  return byState[state]
}

const NOT_PUBLISHED: Missing = {
  sentence: message('HOME_SOURCE', {
    source: 'public-price',
    state: 'NOT_PUBLISHED_FOR_TYPE',
    count: 0,
    months: [],
    on: null,
    reason: null,
    indicator: null,
  }),
  action: null,
}

/** `field`: the register field that is missing. */
export function missingOfRegister(
  { property: { building } }: HomeEvidence,
  field: 'MAIN_USE' | 'USE_APPROVAL_DATE' | 'HOUSEHOLDS',
): Missing {
  return building === null
    ? missing(message('NO_REGISTER_OF_ONE_BUILDING'), message('SAVE_UNIT_AND_GET_REGISTER'))
    : missing(message('NOT_IN_REGISTER', { field }), message('READ_REGISTER_OR_ASK', { field }))
}

function missing(sentence: Message, action: Text): Missing {
  return { sentence: sentences([sentence, message('MISSING_IS_NOT_GOOD')]), action }
}

/** If the register shows that a building is not a home, no user input can settle the type. */
function nameType({ building, candidateTypes }: PropertyDetermination, action: Message): Message {
  const isSettled = building !== null && candidateTypes.length === 0
  return isSettled ? action : message('SAVE_TYPE_OR_UNIT_AND', { action })
}
