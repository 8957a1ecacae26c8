import type { DescribedThing, DESCRIPTION as KO } from '../../ko/assessment/description.ts'
import { formatArea, formatDate, formatManwon, formatPercent } from '../format.ts'
import { PAPERS } from '../paper-names.ts'

const REGISTER = PAPERS.BUILDING_REGISTER

/** Statements of a listing's description that differ from better-known facts. */
export const DESCRIPTION = {
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
} satisfies typeof KO

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
