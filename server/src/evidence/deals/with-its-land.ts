import { LAND_LEASE_HOUSE_KIND } from '../../domain/comparison/stored-deal.ts'

/** SQL condition on `stored_deals`: the home was let or sold with its land, so that its price is comparable. */
export const WITH_ITS_LAND = `house_kind is distinct from '${LAND_LEASE_HOUSE_KIND}'`
