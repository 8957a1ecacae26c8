import { LAND_LEASE_HOUSE_KIND } from '../../domain/comparison/stored-deal.ts'

/** Of `stored_deals`, as part of a statement: the home was let or sold with its land, so that its price compares. */
export const WITH_ITS_LAND = `house_kind is distinct from '${LAND_LEASE_HOUSE_KIND}'`
