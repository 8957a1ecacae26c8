import type { Pool } from 'pg'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import type { EvidenceReaders } from '../../evidence/index.ts'
import type { Clock } from '../../platform/clock.ts'

export type PaperServices = {
  pool: Pool
  clock: Clock
  catalogue: DistrictCatalogue
  evidence: Pick<EvidenceReaders, 'readLeaseReference'>
}
