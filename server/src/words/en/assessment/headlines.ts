import type { HEADLINES as KO } from '../../ko/assessment/headlines.ts'
import { counted, formatArea, formatFloor, formatManwon, numbered } from '../format.ts'
import { PAPERS } from '../paper-names.ts'
import { comparedWith } from './compared-amounts.ts'

const REGISTER = PAPERS.BUILDING_REGISTER

/** Headlines for findings not about the home's value: one sentence with the decisive fact. */
export const HEADLINES = {
  HEADLINE_LEASE: ({ depositManwon, otherManwon, ...other }) =>
    `Your deposit (${formatManwon(depositManwon)}) is ${comparedWith(depositManwon, otherManwon)}, ${leaseName(other)}.`,
  HEADLINE_RENT: ({ typedManwon, otherManwon, withDeposit, ...other }) =>
    `${withDeposit ? 'With the deposit turned into rent, you pay' : 'You pay no deposit and'} ${formatManwon(typedManwon)} a month; ${rentName(other)} ${formatManwon(otherManwon)}.`,
  HEADLINE_RENT_ALONE: ({ rentManwon, medianManwon, count }) =>
    `The rent (${formatManwon(rentManwon)}) is ${comparedWith(rentManwon, medianManwon)}, ${count === 1 ? 'that of one similar deal' : 'the middle rent of similar deals'}.`,
  HEADLINE_MONTHLY_COST: ({ costManwon, otherManwon, withFee, ...other }) =>
    `With the deposit turned into rent${withFee ? ' and the maintenance fee added' : ''}, you pay ${formatManwon(costManwon)} a month; ${rentName(other)} ${formatManwon(otherManwon)}.`,

  HEADLINE_FLOOR_ABOVE_BUILDING: ({ floor, floorsAboveGround }) =>
    `You entered floor ${floor}, but the ${REGISTER} shows only ${counted(floorsAboveGround, 'floor')} above ground.`,
  HEADLINE_FLOOR_BELOW_BUILDING: ({ floor, floorsBelowGround }) =>
    `You entered ${formatFloor(floor)}, but the ${REGISTER} shows ${floorsBelowGround === 0 ? 'no basement' : `only ${counted(floorsBelowGround, 'floor')} below ground`}.`,
  HEADLINE_DONG_NOT_IN_REGISTER: ({ dong }) => `The ${REGISTER} has no building ${numbered(dong, '동')} on this lot.`,
  HEADLINE_HO_ABOVE_BUILDING: ({ ho, floorsAboveGround }) =>
    `You entered unit ${numbered(ho, '호')}, but the ${REGISTER} shows only ${counted(floorsAboveGround, 'floor')} above ground.`,
  HEADLINE_HO_OF_SINGLE_HOUSEHOLD: ({ ho }) =>
    `You entered unit ${numbered(ho, '호')}, but the ${REGISTER} shows a home for one household.`,
  HEADLINE_UNIT_NOT_PUBLISHED: ({ ho, floor, others }) =>
    `The public prices list other units (${others.join(', ')}) on ${formatFloor(floor)}, but no unit ${numbered(ho, '호')}.`,
  HEADLINE_ROOFTOP: `This looks like a rooftop room (옥탑), which may not be a home in the ${REGISTER}.`,
  HEADLINE_FLOOR_DIFFERS: ({ floor, inAddress }) =>
    `The address names ${inAddress === 'BASEMENT' ? 'a basement' : formatFloor(inAddress)}, but you entered ${formatFloor(floor)}.`,
  HEADLINE_FLOOR_UNLIKE_UNIT: ({ floor, ho, hoFloor }) =>
    `Unit ${numbered(ho, '호')} is on ${formatFloor(hoFloor)} by its number, but you entered ${formatFloor(floor)}. Is the floor right?`,

  HEADLINE_AREA_DIFFERS: ({ typedSquareMeter, publishedSquareMeter }) =>
    `This unit is published with ${formatArea(publishedSquareMeter)}, but you entered ${formatArea(typedSquareMeter)}.`,
  HEADLINE_AREA_UNLIKE_LOT: ({ areaSquareMeter, fromSquareMeter, toSquareMeter }) => {
    const known =
      fromSquareMeter === toSquareMeter
        ? formatArea(fromSquareMeter)
        : `${formatArea(fromSquareMeter)} to ${formatArea(toSquareMeter)}`
    return `Homes known on this lot have ${known}, but you entered ${formatArea(areaSquareMeter)}.`
  },
  HEADLINE_AREA_NOT_GIVEN: ({ areas }) =>
    areas.length > 1
      ? 'Without the area, your terms were compared with homes of other sizes.'
      : 'Without the area, your terms could not be compared with homes of its size.',
} satisfies typeof KO

type Other = { against: 'SAMPLE' | 'ESTIMATE' | 'REGION'; count: number }

/** A single deal has no median. */
function leaseName({ against, count }: Other): string {
  if (against === 'ESTIMATE') return 'the estimated jeonse deposit'
  if (against === 'REGION') return 'the middle of jeonse (전세) deposits in the area'
  return count === 1 ? 'that of one jeonse (전세) deal' : 'the middle of similar jeonse (전세) deals'
}

function rentName({ against, count }: Other): string {
  if (against === 'REGION') return 'the middle in the area is'
  return count === 1 ? 'one similar deal is' : 'the middle of similar deals is'
}
