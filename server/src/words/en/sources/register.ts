import type { REGISTER_SOURCE as KO } from '../../ko/sources/register.ts'
import { counted, formatDate } from '../format.ts'
import { asTitle, PAPERS } from '../paper-names.ts'
import { registeredUse } from '../register-uses.ts'

const REGISTER = PAPERS.BUILDING_REGISTER

/** What the building register shows on a lot. */
export const REGISTER_SOURCE = {
  REGISTER_SOURCE_TITLE: `${asTitle(REGISTER)}, title section (표제부)`,
  ONE_BUILDING_ON_LOT: 'The building register shows exactly one building on this lot.',
  BUILDING_OF_SEVERAL: ({ count, chosen }) =>
    `Of the ${count} possible buildings on this lot, ${chosen ? 'the one that you chose' : 'the one that the address names'} is used.`,
  CANDIDATES_ON_LOT: ({ count }) =>
    `The lot has ${count} possible buildings. Add the building and the unit to the address, such as building 101, unit 1203 (101동 1203호), or choose the building of your lease from those named.`,
  CANDIDATES_NAMED: ({ named, others }) => {
    const names = named.map(
      ({ name, use }) =>
        `${name === null ? 'a building without a name' : `building (${name})`}, ${useOf(use, 'use not stated')}`,
    )
    return `Possible buildings: ${names.join('; ')}${others > 0 ? ` and ${counted(others, 'other')}` : ''}`
  },
  REGISTERED_USE_NAMES: ({ names }) => names.map(registeredUse).join(', ') || 'not stated',
  REGISTERED_NAME: ({ name }) => `Name: ${name}`,
  REGISTERED_USES: ({ mainUse, detailUse }) => `Main use: ${useOf(mainUse)}. Other uses: ${useOf(detailUse)}.`,
  REGISTERED_APPROVAL: ({ date, usable }) =>
    `Date of approval for use (사용승인일): ${date === null ? 'not stated' : usable ? formatDate(date) : 'a date that cannot be used'}`,
  REGISTERED_HOUSEHOLDS: ({ count }) => `Separate homes (세대): ${count}`,
  REGISTERED_FAMILIES: ({ count }) => `Families that share a house (가구): ${count}`,
  REGISTERED_USE_OPEN: 'The uses stated there fit more than one type of home.',
  VIOLATION_NOT_IN_REGISTER: `These data do not show whether the building breaks the building law (위반건축물): get the ${REGISTER} and check it yourself.`,
  NO_REGISTER_FOUND: `No ${REGISTER} is found for this lot. That does not mean that there is no building: check the lot number again.`,
  WHAT_STANDS: ({ mainUse, detailUse, approvedOn }) =>
    [
      mainUse === null ? null : `main use ${registeredUse(mainUse)}`,
      detailUse === null ? null : `other uses ${registeredUse(detailUse)}`,
      approvedOn === null ? null : `approval for use ${formatDate(approvedOn)}`,
    ]
      .filter((part) => part !== null)
      .join(', '),
} satisfies typeof KO

function useOf(name: string | null, none = 'not stated'): string {
  return name === null ? none : registeredUse(name)
}
