import type { KeepPapersRequest, KeptPapers } from '@lease-risk/contract/saved-readings'
import { AppError } from '../../platform/http/errors.ts'
import { refuseWhenGone } from '../../platform/http/refuse-when-gone.ts'
import type { Unworded } from '../../words/message.ts'
import { type Owner, ownBasis, readPapers } from './read-papers.ts'
import { addReading } from './readings.ts'
import type { PaperServices } from './services.ts'
import { checkReading } from './typed-papers.ts'

/**
 * Stores the typed papers as a new version; earlier versions stay.
 * @throws AppError 400 as for the calculation, 404 for another user's diagnosis, 409 when another version was saved in
 * the meantime.
 */
export async function keepPapers(
  services: PaperServices,
  owner: Owner,
  { version, ...reading }: KeepPapersRequest,
): Promise<Unworded<KeptPapers>> {
  const { pool, clock } = services
  checkReading(services, reading)
  const { pnu, unitText } = await ownBasis(services, owner)
  const kept = JSON.stringify(reading)
  const added = await refuseWhenGone('DIAGNOSIS_404_NOT_FOUND', () =>
    addReading(pool, { ...owner, version, pnu, unitText, reading: kept, savedAt: clock.now() }),
  )
  if (added.length === 0) throw new AppError('PAPERS_409_STALE_VERSION')
  return readPapers(services, owner)
}
