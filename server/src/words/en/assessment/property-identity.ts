import type { PROPERTY_IDENTITY as KO } from '../../ko/assessment/property-identity.ts'
import { PAPERS } from '../paper-names.ts'
import { PROPERTY_TYPES, propertyTypeName } from '../property-types.ts'

const REGISTER = PAPERS.BUILDING_REGISTER

export const PROPERTY_IDENTITY = {
  NO_BUILDING_IN_REGISTER:
    'The building register shows no building on this lot. That does not mean that there is none: check the lot number again.',
  BUILDING_CONFIRMED: ({ propertyType, single }) => {
    const type =
      propertyType === 'UNKNOWN'
        ? 'Its registered use is not housing, so it has no type of home'
        : `By its registered use it is: ${propertyTypeName({ propertyType, single })}`
    return `The building register shows exactly one building for this address. ${type}.`
  },
  SEVERAL_BUILDINGS: ({ count, propertyType }) => {
    const common = propertyType === 'UNKNOWN' ? '' : ` All are of one type: ${PROPERTY_TYPES[propertyType]}.`
    return `The building register shows ${count} buildings on this lot, so it is not known which one the home is in.${common}`
  },
  BUILDING_NOT_CHOSEN: 'It is not known which of the possible buildings the lease is for.',
  CHOOSE_BUILDING: 'Type in the building and unit number, or choose the building from those in the building register.',
  TYPE_OPEN: 'The building is in the building register, but its registered use fits more than one type of home.',
  USE_SETTLES_NO_TYPE: 'The main use and the other uses in the building register do not settle the type of home.',
  LOOK_UP_USE_OF_UNIT: `Look up the use of the unit itself in its section (전유부) of the ${REGISTER}.`,
  TYPE_FROM_HINT: ({ propertyType, byUser }) => {
    const basis = byUser ? 'what you typed' : 'past deals on the same lot'
    return `The type of home (${PROPERTY_TYPES[propertyType]}) is taken from ${basis}; the building register does not confirm it.`
  },
  HINT_DIFFERS:
    'The type of home that you typed differs from the one in public data. What you typed is not used as an official fact.',
  REGISTER_LOOKUP: 'Look-up of the building register',
  TYPE_BASIS: ({ basis }) => `Type of home, by: ${BASES[basis]}`,
  MAIN_BUILDING_CANDIDATES: 'Main buildings that it may be',
  BUILDING_NOT_CONFIRMED: 'The building could not be confirmed in the building register.',
  GET_BUILDING_REGISTER: `Check the lot number of the address again, get the ${REGISTER} from Government24 (정부24) and compare the two.`,
} satisfies typeof KO

const BASES = {
  REGISTER: 'building register',
  USER_HINT: 'what you entered',
  SAME_LOT_DEALS: 'past deals on the same lot',
  NONE: 'nothing',
} as const
