import { DEAL_SOURCE_NAMES, type DealSource, type LABELS as KO, type Purpose } from '../ko/labels.ts'
import { SAMPLE_LEVELS } from './assessment/samples.ts'
import { asTitle } from './paper-names.ts'
import { propertyTypeName } from './property-types.ts'

/** Names of our codes, for use on their own. */
export const LABELS = {
  PURPOSE_LABEL: ({ purpose }) => PURPOSES[purpose],
  PROPERTY_TYPE_LABEL: (home) => asTitle(propertyTypeName(home)),
  SAMPLE_LEVEL_LABEL: ({ level }) => `Deals ${SAMPLE_LEVELS[level]}`,
  DEAL_SOURCE_LABEL: ({ source }) => `${DEALS[source]} reported to the ministry (${DEAL_SOURCE_NAMES[source]})`,
} satisfies typeof KO

const PURPOSES: Record<Purpose, string> = { JEONSE: 'Jeonse (전세)', MONTHLY_RENT: 'Monthly rent (월세)' }

const DEALS: Record<DealSource, string> = {
  AptRent: 'Leases of apartments',
  RHRent: 'Leases of row houses and multi-unit houses',
  SHRent: 'Leases of detached and multi-family houses',
  OffiRent: 'Leases of officetels',
  AptTradeDev: 'Sales of apartments',
  RHTrade: 'Sales of row houses and multi-unit houses',
  SHTrade: 'Sales of detached and multi-family houses',
  OffiTrade: 'Sales of officetels',
}
