import type { AnalysisState, Deals, REGION_GUIDANCE as KO } from '../../ko/region/guidance.ts'
import { counted } from '../format.ts'
import { PAPERS } from '../paper-names.ts'
import { placeOf } from '../place-names.ts'

export const REGION_GUIDANCE = {
  REGION_ANALYSED: ({ state }) => STATES[state],
  REGION_KEYWORD_REQUIRED: 'Give locationKeyword or rawKeyword.',
  REGION_TOO_WIDE: 'There are no deal statistics of a whole province, or of a whole city that has wards (구).',
  REGION_NOT_SETTLED: 'The region could not be narrowed down to one, so no statistics were looked for.',
  LIMIT_PAST_DEALS: 'These are statistics of deals reported in the past, not of homes on offer or of asking prices.',
  LIMIT_MEDIANS:
    'A median level is the average of the monthly medians, weighted by the number of deals; months with fewer than 3 deals are left out. It does not account for what sizes and floors were traded.',
  LIMIT_LATE_REPORTS: 'The last months may still gain deals, as there is time left to report them.',
  LIMIT_NO_SINGLE_HOME: 'Figures of a region say nothing of the rights on a single home or of its risk.',
  LIMIT_WIDER_ONLY:
    'There are no statistics of this dong (동), so only those of its whole city, county or district are used.',
  LIMIT_INDICATOR_REGIONS: ({ regions }) =>
    `The indicators of the statistics institute are those of ${regions.map(placeOf).join('; ')}, which may be wider than the region you typed.`,
  LIMIT_SUGGESTED_DISTRICT:
    'The legal district (법정동) is a likely one, chosen by the name of a station, place, administrative dong (행정동) or building; the place itself may lie in another.',
  LIMIT_SEVERAL_TYPES: 'What you typed can mean several types of home, so all of them were looked at.',
  LIMIT_NO_FLOORS:
    'Monthly statistics are not split by floor, so they are not the level of basements, semi-basements or rooftop rooms alone.',
  LIMIT_NEIGHBORHOOD_FACILITY: `There are no housing statistics of neighborhood facilities (근린생활시설). See in the ${PAPERS.BUILDING_REGISTER} whether it is used as a home.`,
  LIMIT_SEVERAL_DISTRICTS:
    'The region spans several legal districts (법정동); for each type the sentences use the one with most deals.',
  LIMIT_NOTHING_STORED:
    'Where no statistics are stored, none were collected yet or there were no deals. It does not mean that the risk is low.',
  DIAGNOSE_THIS_LOT: 'You have a lot number: run a diagnosis of this address to see the evidence of it.',
  DIAGNOSE_EXACT_LOT:
    'Once you know the exact lot address (지번주소), run a diagnosis to see the evidence of that address.',
  CHOOSE_A_REGION: 'Choose one of the possible regions and analyze again.',
  TYPE_GU_OR_DONG: 'Add the district (구) or dong (동) and analyze again.',
  TYPE_A_REGION:
    'Add the name of a city, county, district or dong (동) and analyze again. For example: officetel in Sillim-dong, Gwanak-gu.',
  TRY_NEIGHBOURS: 'Analyze again with a neighboring dong (동) or another type of home.',
  READ_PAPERS_FIRST: `Before you sign, read the ${PAPERS.REGISTRY_DOCUMENT} and the ${PAPERS.BUILDING_REGISTER} yourself.`,
  DEAL_STATISTICS: ({ deals }) => (deals === 'LEASE' ? 'Reported leases' : 'Reported sales'),
  NO_DEAL_STATISTICS: ({ deals }) =>
    `No statistics of ${DEALS[deals]}s are stored. That does not mean that there were none.`,
  DEAL_STATISTICS_USED: ({ deals, count }) =>
    `Used: the stored monthly statistics of ${counted(count, `reported ${DEALS[deals]}`)}.`,
  INDICATORS: 'Indicators of the real estate statistics institute',
  INDICATORS_USED: ({ count }) => `Used: ${counted(count, 'stored published indicator')}.`,
  INDICATORS_NOT_RECEIVED:
    'The indicators of the statistics institute were not received. They will be asked for again.',
  INDICATORS_UNAVAILABLE: 'The indicators of the statistics institute cannot be received now.',
  NO_INDICATORS: 'No indicators of the statistics institute are stored.',
  PUBLIC_PRICE_NEEDS_LOT:
    'Public prices (공시가격) are set for each lot and unit, so a region has none. Type an exact lot address (지번주소).',
} satisfies typeof KO

const STATES: Record<AnalysisState, string> = {
  success: 'The figures of the region are analysed.',
  limited: 'Only a part of the figures of the region could be analysed. See how far they carry.',
  empty: 'No figures of the region are stored that could be analysed.',
}

const DEALS: Record<Deals, string> = { LEASE: 'lease', SALE: 'sale' }
