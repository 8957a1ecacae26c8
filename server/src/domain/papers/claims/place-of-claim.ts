import {
  compareRanks,
  EARLIEST,
  legalRank,
  priorityRank,
  type Rank,
  registeredOn,
  standingAfter,
} from '../../distribution/rank.ts'
import type { RegistryEntry, SeniorTenants } from '../papers-input.ts'
import { ENTRY_KIND_FACTS } from './entry-kinds.ts'

/** The first place that a claim may have in the order of payment (R-DIST-05): before all ranks, or by its rank. */
export type Place = { before: 'WAGES' | 'OWN_TAX' | null; rank: Rank }

const BEFORE = ['WAGES', 'OWN_TAX', null]

export const PLACE_OF_WAGES: Place = { before: 'WAGES', rank: registeredOn(EARLIEST) }
export const FIRST_BY_RANK: Place = { before: null, rank: registeredOn(EARLIEST) }

/** A tax of unknown kind may be one on the home itself. */
export function placeOfTax(ownTax: boolean | null, legalDate: string | null): Place {
  return { before: ownTax === false ? null : 'OWN_TAX', rank: legalRank(legalDate ?? EARLIEST) }
}

export function placeOfEntry({
  kind,
  registeredOn: day,
  cancelled,
  taxKind = null,
  legalDate = null,
}: RegistryEntry): Place {
  const byDay = { before: null, rank: registeredOn(day ?? EARLIEST) }
  if (cancelled || ENTRY_KIND_FACTS[kind].rank === 'DATE') return byDay
  if (kind === 'SEIZURE') return placeOfTax(taxKind === null ? null : taxKind === 'OWN_TAX', legalDate)
  return FIRST_BY_RANK
}

/** The other tenants are listed as one claim, at the place of the first of them. */
export function placeOfTenants(seniors: SeniorTenants | null): Place {
  const { tenants = [], ofHouse = [], depositsManwon = [], sumManwon = null } = seniors ?? {}
  if (depositsManwon.length > 0 || sumManwon !== null) return FIRST_BY_RANK
  const [first] = [...tenants, ...ofHouse]
    .map(({ moveInReportedOn, fixedDateOn }) =>
      priorityRank(standingAfter(moveInReportedOn ?? EARLIEST), fixedDateOn ?? EARLIEST),
    )
    .toSorted(compareRanks)
  return first === undefined ? FIRST_BY_RANK : { before: null, rank: first }
}

export function comparePlaces(a: Place, b: Place): number {
  return BEFORE.indexOf(a.before) - BEFORE.indexOf(b.before) || (a.before === null ? compareRanks(a.rank, b.rank) : 0)
}
