import type { Pool } from 'pg'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import type { EvidenceReaders } from '../../evidence/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database/transaction.ts'

export type KeepingServices = { pool: Pool; clock: Clock; catalogue: DistrictCatalogue }

export type FavoriteServices = KeepingServices & {
  evidence: Pick<EvidenceReaders, 'readLotReports' | 'readRegister' | 'readEstimatesOfHomes' | 'readLeaseReference'>
  /** Field checks belong to the lot of a home. */
  forgetFieldChecks: (transaction: Queryable, favoriteId: number) => Promise<void>
  countFieldChecks: (database: Queryable, favoriteId: number) => Promise<{ done: number; of: number }>
}
