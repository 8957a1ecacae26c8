import type { EnvironmentInformation, SearchPost, SearchResult } from '@lease-risk/contract/places'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import { message, type Unworded } from '../../words/message.ts'
import { searchProperties } from './properties.ts'
import { findRegions, type PlaceServices } from './regions.ts'

/** The newest posts that hold a keyword, as the community answers it. */
export type FindPosts = (keyword: string, limit: number) => Promise<SearchPost[]>

const GROUP_SIZE = 10

/** One keyword in every group. */
export async function searchAll(
  services: PlaceServices & { findPosts: FindPosts },
  keyword: string,
): Promise<Unworded<SearchResult>> {
  const ofPlaces = async () => {
    const stored = await services.regions.asStored(null)
    return Promise.all([
      findRegions(services, { keyword, limit: GROUP_SIZE }, stored),
      searchProperties(services, keyword, GROUP_SIZE, stored),
    ])
  }
  const [[districts, lots], posts] = await Promise.all([ofPlaces(), services.findPosts(keyword, GROUP_SIZE)])
  return { keyword, districts, lots, posts, notice: message('WHAT_IS_SEARCHED') }
}

/** No provider of surroundings is connected, and the answer says so. */
export function environmentOf(
  catalogue: DistrictCatalogue,
  legalDistrictCode: string,
): Unworded<EnvironmentInformation> {
  return {
    legalDistrictCode,
    regionName: catalogue.find(legalDistrictCode)?.fullName ?? null,
    state: 'UNAVAILABLE',
    message: message('NO_PROVIDER_OF_SURROUNDINGS'),
    guidance: [message('LISTEN_AND_LOOK_ON_SITE'), message('LOOK_UP_DISASTERS'), message('MEASURE_DISTANCES')],
  }
}
