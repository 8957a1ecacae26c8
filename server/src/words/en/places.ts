import type { PLACES as KO } from '../ko/places.ts'

export const PLACES = {
  STATISTICS_OF_PAST_DEALS:
    'These are statistics of deals reported in the past, not of homes on offer. Where nothing is stored, there may still be deals and risks.',
  STATISTICS_OF_WIDER_REGION:
    'There are no statistics of this dong (동), so you see those of its whole city, county or district.',
  STATISTICS_NOT_SO_WIDE:
    'There are no statistics of a whole province, or of a whole city that has wards (구). Choose a region below.',
  DISTRICT_UNKNOWN: 'This code of a legal district (법정동코드) is not known.',
  DISTRICT_DIVIDED:
    'This code of a legal district (법정동코드) is abolished, and no single district took its place. See in the information on the region which ones did.',
  LOT_WITHOUT_DATA: 'No data of this lot are stored.',
  STORED_RECORD_OF_LOT:
    'This is a record of stored public data, not of a home on offer. What has changed since they were collected may be missing, so look at the originals.',
  WHAT_IS_SEARCHED:
    'This searches regions, lots of which public data are stored, and posts. It does not search homes on offer.',
  NO_PROVIDER_OF_SURROUNDINGS:
    'No provider of information on the surroundings is connected, so they cannot be looked up.',
  LISTEN_AND_LOOK_ON_SITE: 'Go there at different times of day for the noise, the way home at night and parking.',
  LOOK_UP_DISASTERS: 'Ask the local government, and see the disaster maps, for floods and other disasters of the past.',
  MEASURE_DISTANCES: 'See on a map service how far schools, public transport and doctors are.',
} satisfies typeof KO
