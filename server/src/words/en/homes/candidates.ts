import type { CANDIDATES as KO, Match } from '../../ko/homes/candidates.ts'
import { placeOf } from '../place-names.ts'

export const CANDIDATES = {
  PAST_LEASE: ({ match }) => LEASES[match],
  PAST_LEASES_FOUND: ({ match }) => FOUND[match],
  NO_PAST_LEASES:
    'No past leases were found to compare with. That there are no deals does not mean that the risk is low.',
  NO_PAST_LEASES_TYPE_UNKNOWN:
    'The type of the home is not confirmed, so past leases of the same legal district (법정동) were not looked for. Choose the building in the register, or give the type of the home, and search again. That there are no deals does not mean that the risk is low.',
  ADDRESS_TAKEN_FOR: ({ jibunAddress }) =>
    `By the stored data, the address you typed was taken for ${placeOf(jibunAddress)}.`,
} satisfies typeof KO

const LEASES: Record<Match, string> = {
  SAME_LOT:
    'A past lease reported on this lot. Unit numbers are not published, so it may be of another unit; it does not show what homes cost now or whether one is to let.',
  SAME_LEGAL_DISTRICT:
    'A past lease of the same legal district (법정동), shown as there is none of this lot. It is of another building, so take it as a rough idea only.',
}

const FOUND: Record<Match, string> = {
  SAME_LOT: 'These are past leases reported on this lot.',
  SAME_LEGAL_DISTRICT:
    'There are no past leases of this lot, so these are of the same legal district (법정동), for a rough idea.',
}
