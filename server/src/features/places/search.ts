import type { EnvironmentInformation, SearchPost, SearchResult } from '@lease-risk/contract/places'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import { searchProperties } from './properties.ts'
import { findRegions, type PlaceServices } from './regions.ts'

/** The newest posts that hold a keyword, as the community answers it. */
export type FindPosts = (keyword: string, limit: number) => Promise<SearchPost[]>

const GROUP_SIZE = 10
const NOTICE = '지역, 공공자료가 저장된 필지, 게시글을 찾습니다. 현재 매물은 찾지 않습니다.'

/** One keyword in every group. */
export async function searchAll(
  services: PlaceServices & { findPosts: FindPosts },
  keyword: string,
): Promise<SearchResult> {
  const [districts, lots, posts] = await Promise.all([
    findRegions(services, { keyword, limit: GROUP_SIZE }),
    searchProperties(services, keyword, GROUP_SIZE),
    services.findPosts(keyword, GROUP_SIZE),
  ])
  return { keyword, districts, lots, posts, notice: NOTICE }
}

/** No provider of surroundings is connected, and the answer says so. */
export function environmentOf(catalogue: DistrictCatalogue, legalDistrictCode: string): EnvironmentInformation {
  return {
    legalDistrictCode,
    regionName: catalogue.find(legalDistrictCode)?.fullName ?? null,
    state: 'UNAVAILABLE',
    message: '주변 환경 정보를 제공하는 기관이 연결되어 있지 않아 자동으로 확인하지 못합니다.',
    guidance: [
      '소음, 야간 귀갓길, 주차는 시간대를 달리해 현장에서 확인하십시오.',
      '침수와 재해 이력은 지방자치단체와 재해 정보 지도에서 확인하십시오.',
      '학교, 대중교통, 의료 시설까지의 거리는 지도 서비스에서 확인하십시오.',
    ],
  }
}
