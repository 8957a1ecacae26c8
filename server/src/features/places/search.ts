import { EnvelopeOf } from '@lease-risk/contract/common'
import { type EnvironmentInformation, type SearchPost, SearchResult } from '@lease-risk/contract/places'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import { createMemory, type RegionReaders } from '../../evidence/regions/index.ts'
import { bytesOf } from '../../platform/bytes-of.ts'
import { replicaFor } from '../../platform/database/old-reads.ts'
import { envelope } from '../../platform/http/envelope.ts'
import { compileSerializer } from '../../platform/http/serialization.ts'
import type { Services } from '../../services.ts'
import { inWords } from '../../words/in-words.ts'
import type { Language } from '../../words/language.ts'
import { message, type Unworded } from '../../words/message.ts'
import { searchProperties } from './properties.ts'
import { findRegions } from './regions.ts'

/** The newest posts that contain a keyword, as provided by the community feature. */
export type FindPosts = (keyword: string, limit: number) => Promise<SearchPost[]>

const GROUP_SIZE = 10

const MEBIBYTE = 1024 * 1024

const write = compileSerializer(EnvelopeOf(SearchResult))

/**
 * The serialised results for one keyword in every group. They are cached under the versions of all data they were made
 * from, which every request reads again (ADR 62).
 */
export function createKeptSearches(services: Services & { findPosts: FindPosts }) {
  const kept = createMemory<Buffer>(16 * MEBIBYTE)
  return async (keyword: string, language: Language): Promise<Buffer> => {
    const stored = await services.regions.asStored(null)
    const { country, names, searched } = stored.versions
    // a reply from a replica may be older than the versions
    const mayKeep = replicaFor(services.pool) === undefined
    const [key, version] = [`${language} ${keyword}`, `${country} ${names} ${searched}`]
    const known = mayKeep ? kept.get(key, version) : null
    if (known !== null) return known
    const body = bytesOf(write(inWords(envelope(await searchAll(services, keyword, stored)), language)))
    if (mayKeep) kept.set(key, version, body, body.length)
    return body
  }
}

/** Searches every group for one keyword. */
async function searchAll(
  services: Services & { findPosts: FindPosts },
  keyword: string,
  stored: RegionReaders,
): Promise<Unworded<SearchResult>> {
  const [districts, lots, posts] = await Promise.all([
    findRegions(services, { keyword, limit: GROUP_SIZE }, stored),
    searchProperties(services, keyword, GROUP_SIZE, stored),
    services.findPosts(keyword, GROUP_SIZE),
  ])
  return { keyword, districts, lots, posts, notice: message('WHAT_IS_SEARCHED') }
}

/** No provider of surroundings is connected, and the response says so. */
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
