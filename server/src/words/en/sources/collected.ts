import type { COLLECTED as KO } from '../../ko/sources/collected.ts'
import { formatDate } from '../format.ts'

/** How old the data of a source are. */
export const COLLECTED = {
  COLLECTED: ({ day, stored }) =>
    stored
      ? `Stored data are used, collected on ${formatDate(day)}.`
      : `Collected on the day of the diagnosis, ${formatDate(day)}.`,
  DEALS_COLLECTED: ({ basis, day }) =>
    `${BASES[basis]}${day === null ? '' : ` (last collected on ${formatDate(day)})`}.`,
} satisfies typeof KO

const BASES = {
  STORED: 'The deals were already stored',
  COLLECTED: 'Deals looked up anew for this diagnosis are counted too',
  STORED_SPARSE: 'A new look-up added no deals, so only those already stored are counted',
}
