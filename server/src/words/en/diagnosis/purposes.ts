import type { PURPOSES as KO } from '../../ko/diagnosis/purposes.ts'
import { asTitle, PAPERS } from '../paper-names.ts'

export const PURPOSES = {
  PAPER_NAME: ({ paper }) => {
    if (paper === 'TAX_CERTIFICATES') return `${asTitle(PAPERS[paper])}, national and local`
    if (paper === 'LANDLORD_IDENTITY') return `The landlord's ${PAPERS[paper]} and letter of authority (위임장)`
    return asTitle(PAPERS[paper])
  },
  TAX_AND_VIOLATION: `Ask the landlord for the ${PAPERS.TAX_CERTIFICATES} of national and of local taxes, and get the ${PAPERS.BUILDING_REGISTER} to see whether it has the mark of a violating building (위반건축물).`,
  LEASE_JEONSE_NAME: 'Jeonse (전세) contract',
  LEASE_MONTHLY_RENT_NAME: 'Monthly rent (월세) contract',
  RESIDENTIAL_SALE_NAME: 'Buying a home',
  SALE_REGISTRY: `Check the owner and the mortgages (근저당권) in the ${PAPERS.REGISTRY_DOCUMENT}.`,
  SALE_LAND_USE: 'Check the land use plan (토지이용계획) and whether it is a violating building (위반건축물).',
  COMMERCIAL_STARTUP_NAME: 'Opening a shop',
  STARTUP_PERMITS: 'Check which permits the trade needs, and the use of the building (용도).',
  STARTUP_LEASE: 'Check the premium for the business place (권리금) and the terms of the commercial lease.',
  LAND_FOREST_DEVELOPMENT_NAME: 'Developing land or forest',
  LAND_USE_PLAN: 'Check the land use plan (토지이용계획) and what a development permit (개발행위 허가) requires.',
  LAND_ACCESS:
    'Check the access to a road, the slope, and what it takes to use farmland (농지) or forest land (산지) for something else.',
  SMALL_COMMERCIAL_BUILDING_NAME: 'Buying a small commercial building',
  BUILDING_LEASES: 'Check the leases in the building and the deposits of its tenants.',
  BUILDING_VIOLATION_AND_USE: 'Check whether it is a violating building (위반건축물), and its use (용도).',
  DOCUMENT_RIGHTS_ASSISTANCE_NAME: 'Reading papers and rights',
  ORIGINAL_PAPERS: `Look at the originals of the ${PAPERS.REGISTRY_DOCUMENT} and the ${PAPERS.BUILDING_REGISTER}.`,
  LEGAL_EXPERT: 'Ask a legal expert what the papers mean.',
} satisfies typeof KO
