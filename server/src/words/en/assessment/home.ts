import type { HOME_CRITERIA as KO } from '../../ko/assessment/home.ts'
import { type DescribedThing } from '../../ko/assessment/home.ts'
import { counted, formatArea, formatDate, formatFloor, formatManwon, formatPercent, numbered } from '../format.ts'
import { MOVE_IN_REPORT, PAPERS } from '../paper-names.ts'
import { PROPERTY_TYPES, propertyTypeName } from '../property-types.ts'

const REGISTER = PAPERS.BUILDING_REGISTER

const NOT_A_HOME =
  'Living there may bring an order to restore the building or fines for not doing so (이행강제금), and jeonse loans and the return guarantee (반환보증) may be refused.'

export const HOME_CRITERIA = {
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
  // The entered floor, building and unit compared with the register and the address.
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
  BUILDING_AGE: ({ date, years, oldestOfSeveral, old }) => {
    const whose = oldestOfSeveral ? 'The oldest of the possible buildings' : 'The building'
    const passed = years === 0 ? 'less than a year ago' : years === 1 ? '1 year ago' : `${years} years ago`
    const look = old ? ' Look closely at the pipes, the wiring and the structure.' : ''
    return `${whose} was approved for use on ${formatDate(date)}, ${passed}.${look}`
  },
  USE_APPROVAL_DATE: 'Date of approval for use',
  YEARS_SINCE_APPROVAL: 'Years since approval for use',
  APPROVAL_DATE_MISSING:
    'The building register shows no usable date of approval for use, so the age of the building is not known.',
  APPROVAL_DATE_NOT_CONFIRMED: 'The date of approval for use could not be confirmed.',
  LOOK_UP_APPROVAL_DATE: `Look up the date of approval for use in the ${PAPERS.BUILDING_REGISTER}.`,
  NEIGHBORHOOD_FACILITY: `The main use in the building register is a shop or service facility (근린생활시설), not a home. ${NOT_A_HOME}`,
  NON_RESIDENTIAL: `The main use in the building register is not housing. ${NOT_A_HOME}`,
  MIXED_USE:
    'The building register shows both housing and shops or services (근린생활시설), so the unit that you rent may not be registered as a home.',
  USE_UNCLEAR: 'The use in the building register does not make clear whether the building is for living in.',
  OFFICETEL_USE: `By law an officetel (오피스텔) is a business facility (업무시설): before you sign, check that you may live there and report your move-in (${MOVE_IN_REPORT}).`,
  REGISTERED_USE: ({ mainUse, detailUse, several }) =>
    `The building register states these uses${several === null ? '' : ` for the ${several} possible buildings`}. Main use: ${mainUse}. Other uses: ${detailUse}.`,
  USE_KIND: 'Kind of use',
  MAIN_USE: 'Main use',
  DETAIL_USE: 'Other uses',
  // Statements of a listing's description that differ from better-known facts.
  DESCRIPTION_DIFFERS: ({ claimed, source, about, known, remark }) => {
    const otherwise = about === 'AREA' ? area(source, known) : KNOWN[about](known)
    return `The description says otherwise (“${claimed}”): ${otherwise}.${remark === null ? '' : ` ${remark}`} A description is only a hint, not a confirmed fact, so check ${SETTLED_BY[about]} which of the two is right.`
  },
  HEADLINE_DESCRIPTION: ({ claimed, source, about, known }) =>
    `The listing says otherwise (“${claimed}”): ${about === 'AREA' ? area(source, known) : KNOWN[about](known)}.`,
  PYEONG_IN_METERS: ({ squareMeter, exclusive }) =>
    exclusive
      ? `The area in the description is about ${formatArea(squareMeter)}.`
      : `Pyeong (평) may be those of the supply area (공급면적) or of the exclusive area (전용면적), here about ${formatArea(squareMeter)}. If they are those of the supply area, the exclusive area is smaller.`,
  DESCRIBED_AS_RENT: ({ claimedManwon, typedManwon, rate }) => {
    const both =
      claimedManwon === typedManwon
        ? `both come to ${formatManwon(typedManwon)} a month`
        : `the description comes to ${formatManwon(claimedManwon)} a month and your terms to ${formatManwon(typedManwon)}`
    return `With the deposit turned into rent at ${formatPercent(rate)} a year, ${both}.`
  },
  DESCRIPTION_SAYS: ({ claimed }) => `Words of the description (“${claimed}”)`,
  HOUSEHOLD_COUNTS: ({ counts }) => counts.join(' and '),
  REGISTERED_DAY: ({ date }) => formatDate(date),
  LISTING_SHOP_USE: `The listing calls the home a neighborhood facility (근린생활시설, 근생), which is no housing. A jeonse loan and a return guarantee (반환보증) may be refused, and the office may order the use to end. Check the use of the unit in the section for the unit (전유부) of the ${PAPERS.BUILDING_REGISTER}.`,
  LISTING_NO_DEBT: `The listing says that there is no debt on the home, but that is not confirmed. Check mortgages and seizures yourself in the ${PAPERS.REGISTRY_DOCUMENT}, right before the contract and right before the balance.`,
  LISTING_GUARANTEE:
    'The listing speaks of a return guarantee (반환보증, 보증보험), but that is not confirmed. Only the guarantor decides, so ask the guarantor yourself before the contract, and put in a special term that ends the contract if the guarantee is refused.',
  LISTING_GUARANTEE_REFUSED: `The listing says that no return guarantee (반환보증, 보증보험) can be had for this home. Then no guarantor pays if the deposit is not paid back. The home itself may be the reason: much debt that comes first, a building violation, a neighborhood facility, or a deposit that is large for its price. Ask the agent and the guarantor why, and check the ${PAPERS.REGISTRY_DOCUMENT} and the ${PAPERS.BUILDING_REGISTER}.`,
  LISTING_LOAN:
    'The listing speaks of a loan, but that is not confirmed. Ask the bank yourself with the address, and put in a special term that you get the down payment back if the loan is refused.',
  LISTING_LOAN_REFUSED: `The listing says that no jeonse loan can be had, or should be taken, for this home. The home itself may be the reason: a neighborhood facility, a building violation, a trust, or much debt that comes first. Ask the agent why, and check the ${PAPERS.REGISTRY_DOCUMENT} and the ${PAPERS.BUILDING_REGISTER}. The return guarantee (반환보증) may be refused for the same reason.`,
  LISTING_MOVE_IN:
    'The listing speaks of the move-in report (전입신고), but that is not confirmed. Have the contract say that nothing prevents it, and ask the community center (주민센터) whether it takes a report for this address.',
  LISTING_NO_BASEMENT: `The listing says that the home is not in a basement, but that is not confirmed. Check the registered floor in the list of floors (층별개요) and in the section for the unit (전유부) of the ${PAPERS.BUILDING_REGISTER}.`,
  LISTING_NO_VIOLATION: `The listing says that the building violates nothing, but that is not confirmed. Check yourself whether the first page of the ${PAPERS.BUILDING_REGISTER} has the mark of a building violation (위반건축물).`,
} satisfies typeof KO

const BASES = {
  REGISTER: 'building register',
  USER_HINT: 'what you entered',
  SAME_LOT_DEALS: 'past deals on the same lot',
  NONE: 'nothing',
} as const

const FLOORS = `in the list of floors (층별개요) of the ${REGISTER} and at the home`
const SETTLED_BY: Record<DescribedThing, string> = {
  AREA: `in the ${PAPERS.REGISTRY_DOCUMENT}, or in the section for the unit (전유부) of the ${REGISTER},`,
  FLOOR: FLOORS,
  FLOORS_ABOVE_GROUND: FLOORS,
  FLOORS_BELOW_GROUND: FLOORS,
  APPROVAL_DATE: `by the use approval date (사용승인일) in the ${REGISTER}`,
  TYPE: `by the use in the section for the unit (전유부) of the ${REGISTER}`,
  HOUSEHOLDS: `by the households (세대·가구) in the ${REGISTER} and at the home`,
  DEPOSIT: 'by the amount that goes into the contract',
  RENT: 'by the amount that goes into the contract',
}

function area(source: string, known: string): string {
  const exclusive = 'exclusive area (전용면적)'
  return source === 'USER_INPUT'
    ? `you typed an ${exclusive} of ${known}`
    : `the public price data (공시가격) give an ${exclusive} of ${known}`
}

const KNOWN: Record<Exclude<DescribedThing, 'AREA'>, (known: string) => string> = {
  FLOOR: (known) => `you typed ${known}`,
  FLOORS_ABOVE_GROUND: (known) => `the ${REGISTER} shows ${known} above ground`,
  FLOORS_BELOW_GROUND: (known) => `the ${REGISTER} shows ${known} below ground`,
  APPROVAL_DATE: (known) => `the use approval date (사용승인일) in the ${REGISTER} is ${known}`,
  TYPE: (known) => `by its use in the ${REGISTER} the building is: ${known}`,
  HOUSEHOLDS: (known) => `the ${REGISTER} counts these households or families (세대·가구): ${known}`,
  DEPOSIT: (known) => `you typed a deposit of ${known}`,
  RENT: (known) => `you typed a monthly rent of ${known}`,
}
