import type { LAND_LEDGER_WORDS as KO } from '../../ko/assessment/land-ledger.ts'
import { counted, formatDate } from '../format.ts'
import { PAPERS } from '../paper-names.ts'

export const LAND_LEDGER_WORDS: typeof KO = {
  HEADLINE_OWNER_CHANGED_LATELY: ({ changedOn, days }) =>
    `The owner seems to have changed ${counted(days, 'day')} ago (${formatDate(changedOn)}).`,
  OWNER_CHANGED_LATELY: ({ scope, changedOn, days, cause, asOf }) =>
    `${ledger(scope, asOf)} show the last change of ownership on ${formatDate(changedOn)}, ${counted(days, 'day')} ago${cause === null ? '' : ` (cause: ${cause})`}. Where a buyer pays with the tenant's deposit, the owner changes around the time of the contract. See in the ${PAPERS.REGISTRY_DOCUMENT} of the contract day who the new owner is and which debts there are.`,
  OWNER_CHANGED_WITH_SALE: 'A sale for about the deposit is published for this lot too; see both together.',
  OWNER_IS_COMPANY: ({ scope, asOf }) =>
    `${ledger(scope, asOf)} show a company as the owner. See in the company's registry and seal certificate (인감증명서) that whoever signs represents it or has its authority, and ask for its tax certificates.`,
  OWNERS_ARE_SEVERAL: ({ scope, asOf }) =>
    `${ledger(scope, asOf)} show several owners. See all of them in the ${PAPERS.REGISTRY_DOCUMENT}, and have all of them sign, or give a power of attorney with a seal certificate (인감증명서).`,
  LAND_RIGHT_NOT_LISTED: ({ asOf }) =>
    `The list of land rights (대지권)${dated(asOf)} has other units of the floor but not this one. The list may be behind or number units in another way, so this does not mean that there is none. Look for the land right in the first part of the ${PAPERS.REGISTRY_DOCUMENT}.`,
  LAND_RIGHT_LISTED: ({ asOf }) =>
    `The list of land rights (대지권)${dated(asOf)} has this unit. Whether that is still so, and whether the land has an entry of its own, is in the ${PAPERS.REGISTRY_DOCUMENT}.`,
  LAND_LEDGER_VALUE: ({ field, asOf }) => `${FIELDS[field]}${dated(asOf)}`,
}

const FIELDS = {
  ownerChangedOn: 'Last change of ownership in the land ledger (토지대장)',
  landRightRatio: "Land right (대지권): the unit's share of the whole, in m²",
}

const SCOPES = { UNIT: "The land ledger's data on this unit", LOT: "The land ledger's data on this lot" }

function ledger(scope: 'UNIT' | 'LOT', asOf: string | null): string {
  return `${SCOPES[scope]}${dated(asOf)}`
}

function dated(asOf: string | null): string {
  return asOf === null ? '' : ` (as of ${formatDate(asOf)})`
}
