import { READ_WEIGHTS } from '../../server/src/platform/http/read-weights.ts'
import { cpuMsOf, cpuMsOfTree } from './cpu-time.ts'
import { ask } from './drill/ask.ts'
import { startInstance } from './drill/instance.ts'
import type { Filled } from './many-facts.ts'
import { heading, line } from './report.ts'
import type { ScratchServer } from './scratch-database.ts'

const keyword = encodeURIComponent('신림동')
/** One call of each operation that computes something; the others respond from memory or with one row. */
const READS: Record<string, [path: string, body?: object]> = {
  search: [`/api/search?keyword=${keyword}`],
  listRegions: [`/api/regions?keyword=${keyword}`],
  readRegion: ['/api/regions/1162010200'],
  readRegionSummary: ['/api/regions/1162010200/summary'],
  readRegionTrend: ['/api/regions/1162010200/trend?propertyType=APARTMENT'],
  listProperties: ['/api/properties?legalDistrictCode=1162010200'],
  readProperty: ['/api/properties/1162010200114220005'],
  analyseRegionalIndicators: ['/api/regional-indicator-analyses', { rawKeyword: '서울 관악구 신림동 아파트 전세' }],
  listAnalyzableLocations: ['/api/map/analyzable-locations'],
  listDiagnosisAddressMarkers: ['/api/map/diagnosis-address-markers?minSourceCount=1'],
  searchAddresses: [`/api/address-search/juso?keyword=${keyword}`],
  readListingText: ['/api/address-search/listing-text', { text: '서울 관악구 신림동 1422-5 전세 1억2천 29㎡ 3층' }],
  listCommunityBoards: ['/api/community/boards'],
  listCommunityPosts: ['/api/community/posts'],
  readAccuracy: ['/api/accuracy'],
  readClientSettings: ['/api/client-settings'],
  readPrivacyPolicy: ['/api/privacy-policy'],
  readServiceTerms: ['/api/terms'],
}
const [WARM_UP, TIMES] = [50, 200]

/** Prints CPU of Node and PostgreSQL per public read (`/proc`) with its weight in a caller's budget (R-HTTP-22). */
export async function measureReadCosts({ facts, service }: Filled, scratch: ScratchServer, sandboxOrigin: string) {
  heading(`Public reads with ${facts} facts: milliseconds of CPU of Node and PostgreSQL, weight`)
  const databaseUrl = service.database.direct.url
  const instance = await startInstance({ databaseUrl, sandboxOrigin, dataDir: `${scratch.folder}/read-costs` })
  try {
    for (const [name, [path, body]] of Object.entries(READS)) {
      const call = async (times: number) => {
        for (let time = 0; time < times; time += 1) {
          const answer = await ask(`${instance.origin}${path}`, body && { method: 'POST', body })
          if (answer?.status !== 200) throw new Error(`${path}: ${answer?.status}`)
        }
      }
      await call(WARM_UP)
      const used = () => [cpuMsOf(instance.pid), cpuMsOfTree(scratch.serverPid)] as const
      const before = used()
      await call(TIMES)
      const [node = 0, postgres = 0] = used().map((now, at) => (now - (before[at] ?? 0)) / TIMES)
      line(name, `${node.toFixed(2)} + ${postgres.toFixed(2)} ms, ${READ_WEIGHTS[name]}`)
    }
  } finally {
    await instance.stop()
  }
}
