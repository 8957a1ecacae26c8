import type { IDENTITY as KO } from '../../ko/diagnosis/identity.ts'
import { PROPERTY_TYPES, propertyTypeName } from '../property-types.ts'

/** The building on the lot, and how certain that is. */
export const IDENTITY = {
  BUILDING_NOT_LOOKED_UP:
    'The address could not be confirmed down to the lot number, so the building was not looked up.',
  ONE_BUILDING: ({ propertyType, single }) =>
    propertyType === 'UNKNOWN'
      ? 'The building register shows exactly one building for this address. Its registered use is not housing, so it has no type of home.'
      : `The building register shows exactly one building for this address. By its registered use it is: ${propertyTypeName({ propertyType, single })}.`,
  ONE_OF_SEVERAL: ({ count, propertyType }) => {
    const shared =
      propertyType === 'UNKNOWN'
        ? 'They are not of one type either.'
        : `All are of one type: ${PROPERTY_TYPES[propertyType]}.`
    return `The building register shows ${count} buildings, so it is not known which one the lease is for. ${shared} Type in the building and unit number, or choose the building from those named.`
  },
  NO_BUILDING_FOUND: 'The building register shows no building on this lot.',
  TYPE_NOT_JUDGED: 'So the type of home is not known.',
  TYPE_NOT_BY_REGISTER: ({ buildingFound }) =>
    buildingFound
      ? 'The building is in the building register, but its registered use fits more than one type of home.'
      : 'The building register does not confirm the type of home.',
  TYPE_ASSUMED: ({ propertyType, byUser }) =>
    `From ${byUser ? 'what you typed' : 'past deals on the same lot'} it is taken to be: ${PROPERTY_TYPES[propertyType]}. No official data confirms that.`,
  POSSIBLE_TYPES: ({ propertyTypes }) => `It may be: ${propertyTypes.map((type) => PROPERTY_TYPES[type]).join(', ')}.`,
} satisfies typeof KO
