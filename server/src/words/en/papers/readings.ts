import type { PAPERS_READINGS as KO } from '../../ko/papers/readings.ts'
import { formatDate, formatManwon } from '../format.ts'
import { asTitle, PAPERS } from '../paper-names.ts'
import { entryNamed } from './registry-entries.ts'

const SAID = { YES: 'yes', NO: 'no', UNKNOWN: 'unknown' }
const DATE_NAMES = {
  contractOn: 'Day of the contract',
  balanceOn: 'Day of the balance',
  moveInOn: 'Day of moving in',
  reportOn: 'Day of the move-in report (전입신고)',
  fixedDateOn: 'Fixed date (확정일자)',
  endOn: 'Last day',
}

export const PAPERS_READINGS = {
  ENTRY_ADDED: ({ amountManwon, ...entry }) =>
    `New: ${entryNamed(entry)}. ${amountManwon === null ? 'You typed no amount.' : `Its amount is ${formatManwon(amountManwon)}.`}`,
  ENTRY_REMOVED: (entry) =>
    `The ${entryNamed(entry)}, typed before, is missing this time. Check whether it was cancelled or left out.`,
  ENTRY_STRUCK: (entry) => `The ${entryNamed(entry)} was cancelled (말소).`,
  ENTRY_BACK: (entry) => `The ${entryNamed(entry)}, typed as cancelled before, is in force this time.`,
  ENTRY_CHANGED: ({ changes, ...entry }) => `${asTitle(entryNamed(entry))}: ${changes.join(', ')}.`,
  ENTRY_DATE_CHANGED: ({ before, after }) =>
    `its date changed from ${known(before, formatDate)} to ${known(after, formatDate)}`,
  ENTRY_AMOUNT_CHANGED: ({ before, after }) =>
    `its amount changed from ${known(before, formatManwon)} to ${known(after, formatManwon)}`,
  ENTRY_COLLATERAL_CHANGED: ({ joint }) =>
    joint
      ? 'other real estate now secures the same debt too (공동담보)'
      : 'it is no joint collateral (공동담보) any more',
  OWNER_CHANGED: ({ before, after }) =>
    `Whether the owner is the landlord: changed from ${SAID[before]} to ${SAID[after]}. If the owner has changed, check again whom you sign with.`,
  AMOUNT_CHANGED: ({ subject, before, after }) => {
    const name = {
      TAX_ARREARS: 'Unpaid taxes',
      WAGES: 'Unpaid wages and severance pay',
      SENIOR_TENANTS: 'Deposits of other tenants',
    }[subject]
    return `${name}: changed from ${known(before, formatManwon)} to ${known(after, formatManwon)}.`
  },
  TENANT_COUNT_CHANGED: ({ before, after }) =>
    `Number of other tenants: changed from ${known(before, String)} to ${known(after, String)}.`,
  HOUSEHOLDS_LISTED_CHANGED: ({ before, after }) =>
    `Other households on the ${PAPERS.RESIDENT_LIST}: changed from ${known(before, String)} to ${known(after, String)}.`,
  MARK_ADDED: ({ issuedOn }) =>
    `New: the ${PAPERS.BUILDING_REGISTER}${issuedOn === null ? '' : ` issued on ${formatDate(issuedOn)}`} has the mark of a violating building (위반건축물), as you typed.`,
  MARK_REMOVED: `The mark of a violating building (위반건축물), typed before, is missing this time. Check in a new ${PAPERS.BUILDING_REGISTER} whether it was taken off or left out.`,
  DATE_CHANGED: ({ name, before, after }) =>
    `${DATE_NAMES[name]}: changed from ${known(before, formatDate)} to ${known(after, formatDate)}.`,
  NOTHING_CHANGED:
    'Nothing differs in what you typed. Whether anything else has changed, what you typed does not show.',
  READINGS_DIFFER: ({ count, newRights }) => {
    const first =
      newRights === 0
        ? ''
        : ` ${newRights === 1 ? 'One is a new security right' : `${newRights} are new security rights`} (담보권): look into it before you send the balance.`
    return `${count === 1 ? '1 thing differs' : `${count} things differ`}.${first}`
  },
} satisfies typeof KO

function known<T>(value: T | null, format: (value: T) => string): string {
  return value === null ? 'unknown' : format(value)
}
