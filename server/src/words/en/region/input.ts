import type { REGION_INPUT as KO, Regions } from '../../ko/region/input.ts'
import { counted } from '../format.ts'
import { placeOf } from '../place-names.ts'

export const REGION_INPUT = {
  PAST_DEALS_ALONE: 'This sums up stored past deals and statistics. It lists no homes that are on offer now.',
  KEYBOARD_RETYPED: ({ typed, read }) =>
    `'${typed}' looks like Korean typed on an English keyboard, so it was read as '${read}'.`,
  COMPLEX_READ: ({ said, jibunAddress }) =>
    `'${said}' was taken for the name of a building at ${placeOf(jibunAddress)}, so you see the leases of that building and the statistics of its legal district (법정동). The statistics are not of that building alone.`,
  COMPLEX_CANDIDATES: ({ said, complexes }) => {
    const listed = complexes.map(
      ({ jibunAddress, name, dealCount }) => `${name}, ${placeOf(jibunAddress)}, ${counted(dealCount, 'deal')}`,
    )
    return `'${said}' may be the name of one of these buildings: ${listed.join('; ')}. Choose one and analyze again with its lot address (지번주소) or the name of its dong (동).`
  },
  SIMILAR_REGION_NAMES: ({ said, regions }) =>
    `These names are close to '${said}': ${namesOf(regions)}. If one is right, choose it from the list.`,
  REGION_NOT_RECOGNISED: 'No region was recognized. Type the name of a city, county, district or dong (동).',
  REGION_UNSURE: ({ said, regions }) =>
    `'${said}' may be ${namesOf(regions)}, but that is not certain. If it is right, choose it from the list.`,
  REGION_AMBIGUOUS: ({ said, regions, former }) =>
    `'${said}' ${former ? 'is a former name of what are several regions today' : 'can mean several regions'}: ${namesOf(regions)}. Choose one of them.`,
  REGION_READ: ({ said, regions, basis }) => {
    const names = namesOf(regions)
    switch (basis) {
      case 'DISTRICT_NAME':
        return `'${said}' was read as ${names}.`
      case 'SHORTENED_NAME':
        return `'${said}' was taken for a shortened name and read as ${names}.`
      case 'FORMER_NAME':
        return `'${said}' is a former name and was read as what is now ${names}.`
      case 'ADMINISTRATIVE_DONG':
        return `'${said}' is the name of an administrative dong (행정동), so ${names} was taken as the likely legal district (법정동). The actual one may differ.`
      case 'STATION_OR_PLACE':
        return `'${said}' is the name of a station or place, so ${names} was taken as likely. The place itself may lie in another legal district (법정동).`
    }
  },
} satisfies typeof KO

function namesOf({ names, others }: Regions): string {
  return names.map(placeOf).join('; ') + (others > 0 ? ` and ${counted(others, 'other')}` : '')
}
