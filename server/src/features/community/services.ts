import type { Logger } from 'pino'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import type { Feed } from '../../platform/feed/feed.ts'
import type { ScanFile } from '../../platform/malware-scanner.ts'
import type { FileStorage } from '../../platform/storage.ts'
import type { AuditServices } from '../audit/index.ts'
import type { ViewCounter } from './views.ts'

/** The dependencies of the community use cases. */
export type CommunityServices = AuditServices & {
  catalogue: Pick<DistrictCatalogue, 'find'>
  storage: FileStorage
  scanFile: ScanFile
  feed: Feed
  views: ViewCounter
  log: Pick<Logger, 'error' | 'warn'>
}
