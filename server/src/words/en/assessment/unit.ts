import type { UNIT as KO } from '../../ko/assessment/unit.ts'
import { counted, formatFloor, numbered } from '../format.ts'
import { PAPERS } from '../paper-names.ts'

/** The entered floor, building and unit compared with the register and the address. */
export const UNIT = {
  FLOOR_ABOVE_BUILDING: ({ floor, floorsAboveGround }) =>
    `You entered floor ${floor}, but the building register shows only ${counted(floorsAboveGround, 'floor')} above ground. The floor may be mistyped, or it may be one that is not registered (added without a permit, or on the rooftop), so check it.`,
  FLOOR_BELOW_BUILDING: ({ floor, floorsBelowGround }) =>
    `You entered basement floor ${-floor}, but the building register shows ${floorsBelowGround === 0 ? 'no basement' : `only ${counted(floorsBelowGround, 'floor')} below ground`}. The floor may be mistyped, or it may be one that is not registered, so check it.`,
  DONG_NOT_IN_REGISTER: ({ dong, registered }) =>
    `The address names building ${numbered(dong, '동')}, but the building register lists only these buildings: (${registered.join(', ')}). The lot number or the building may be mistyped, so check it.`,
  HO_ABOVE_BUILDING: ({ ho, hoFloor, floorsAboveGround }) =>
    `Unit ${numbered(ho, '호')} looks like a unit on floor ${hoFloor}, but the building register shows only ${counted(floorsAboveGround, 'floor')} above ground. The number may be mistyped, or it may be a unit that is not registered, so check it.`,
  HO_OF_SINGLE_HOUSEHOLD: ({ ho }) =>
    `The building register shows a home for one household, but the address names unit ${numbered(ho, '호')}. It may be a unit made by dividing up rooms, so check it.`,
  UNIT_NOT_PUBLISHED: ({ ho, floor, baseYear, others }) =>
    `The public prices of ${baseYear} list other units on ${formatFloor(floor)} (${others.join(', ')}), but not unit ${numbered(ho, '호')}. It may be a room made by dividing up a unit, or a unit that is no home, so check whether the section for the unit (전유부) of the building register has it.`,
  PUBLISHED_HOS: ({ others }) => `(${others.join(', ')})`,
  PUBLISHED_ON_FLOOR: 'Unit numbers on the same floor that have a published price',
  ROOFTOP: `This looks like a rooftop room (옥탑). A rooftop may not be registered as housing, so check the use of each floor and any mark of a building violation (위반건축물) in the ${PAPERS.BUILDING_REGISTER}.`,
  FLOOR_DIFFERS: ({ floor, inAddress }) => {
    const address =
      inAddress === 'BASEMENT' ? 'The address looks like a basement' : `The address names ${formatFloor(inAddress)}`
    return `${address}, but you entered ${formatFloor(floor)}. The floor decides which deals are compared and what you need to check, so find out which one is right.`
  },
  FLOOR_UNLIKE_UNIT: ({ floor, ho, hoFloor }) =>
    `Unit ${numbered(ho, '호')} is on ${formatFloor(hoFloor)} by its number, but you entered ${formatFloor(floor)}. The first digits are usually the floor, though a building may number its units in another way. The floor decides which deals are compared, so check the floor and the unit number.`,
  BASEMENT: `This looks like a home on a basement floor. Look for signs of flooding and at how the air moves, and check in the ${PAPERS.BUILDING_REGISTER} that the floor is allowed to be used as a home.`,
  UNIT_AS_TYPED: 'Building, unit or floor as you entered it (compared with the building register)',
} satisfies typeof KO
