import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { DistrictCatalogue } from './domain/district/district-catalogue.ts'
import type { RegionKeywordReader } from './domain/region-keyword/read-region-keyword.ts'
import type { EvidenceReaders } from './evidence/index.ts'
import type { KeptNames } from './evidence/lot-names/index.ts'
import type { BoundaryPort, GeocoderPort, TilePort } from './evidence/ports.ts'
import type { RegionEvidence } from './evidence/regions/index.ts'
import type { Clock } from './platform/clock.ts'
import type { DataMode } from './platform/data-mode.ts'
import type { Feed } from './platform/feed/feed.ts'
import type { ResolveCaller } from './platform/http/access.ts'
import type { RateLimiter } from './platform/http/rate-limit.ts'
import type { Mailer } from './platform/mail.ts'
import type { ScanFile } from './platform/malware-scanner.ts'
import type { Pusher } from './platform/push.ts'
import type { AccessTokens } from './platform/secrets/access-token.ts'
import type { FileStorage } from './platform/storage.ts'

/**
 * What every feature is given: one of each in a process, made by `wire-services.ts`. A function that is also called
 * outside a request names what it uses by `Pick`. What one feature alone needs is added in its own type.
 */
export type Services = {
  pool: Pool
  clock: Clock
  log: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>
  /** `sample`: the providers are replaced by sample data, and the answers say so. */
  dataMode: DataMode
  catalogue: DistrictCatalogue
  readKeyword: RegionKeywordReader
  /** What is stored, else asked of a provider. */
  evidence: EvidenceReaders
  names: KeptNames
  regions: RegionEvidence
  boundary: BoundaryPort
  geocoder: GeocoderPort
  tiles: TilePort
  /** Signals of changes to open streams. */
  feed: Feed
  /** `null`: no mail server is configured. */
  mailer: Mailer | null
  pusher: Pusher | null
  storage: FileStorage
  scanFile: ScanFile
  rateLimiter: RateLimiter
  accessTokens: AccessTokens
  resolveCaller: ResolveCaller
}
