import type { MAP as KO, MissingTile, Place } from '../ko/map.ts'
import { PAPERS } from './paper-names.ts'
import { DATA_KIND_NAMES } from './sources.ts'

export const MAP = {
  REGIONAL_EVIDENCE:
    'There is evidence of this legal district (법정동) as a whole. It does not mean that there is enough evidence of the register or the rights of an exact address.',
  EVIDENCE_OF_LOT:
    'Stored public data belong to this lot. It does not mean that a home is on offer or that its rights were confirmed.',
  DIAGNOSE_AND_CHECK_YOURSELF: `Run a diagnosis of this address, and check the ${PAPERS.REGISTRY_DOCUMENT} and the home itself.`,
  EVIDENCE_SUMMARY: ({ evidence }) =>
    evidence
      .map(({ kind, count, day }) => `${DATA_KIND_NAMES[kind]}: ${count}${day === null ? '' : ` (${day})`}`)
      .join(', '),
  NO_MAP_WITHOUT_LOT:
    'Nothing was looked up for the map, as the diagnosis has no exact lot. Run it again with the lot address (지번주소).',
  DO_FIELD_CHECKS: 'Go through what to look at on site, and note what you see.',
  PLACE_NOT_LOOKED_UP: ({ what, why }) => {
    switch (why) {
      case 'NOT_FOUND':
        return `The provider has no ${PLACES[what]} for it. No place is guessed.`
      case 'NO_KEY':
        return `The ${PLACES[what]} was not looked up: no access key is set for the provider.`
      case 'QUOTA_EXCEEDED':
        return `The ${PLACES[what]} was not looked up: the limit of look-ups is reached. Try again later.`
      case 'DEADLINE':
        return `The ${PLACES[what]} did not come in time. Try again later.`
      case 'ERROR':
        return `The ${PLACES[what]} was not received: the provider answered with an error. Try again later.`
    }
  },
  BOX_UNREADABLE: 'Give longitudes and latitudes in the order minLon,minLat,maxLon,maxLat.',
  TILE_OUTSIDE_KOREA: 'There are no map tiles outside of Korea.',
  TILE_MISSING: ({ status }) => TILES[status],
} satisfies typeof KO

const PLACES: Record<Place, string> = { BOUNDARY: 'boundary', POSITION: 'position' }

const TILES: Record<MissingTile, string> = {
  NOT_FOUND: 'The provider does not have this map tile.',
  UNAVAILABLE: 'There is no background map: no access key is set for the provider.',
  ERROR: 'The background map was not received from the provider. Try again later.',
}
