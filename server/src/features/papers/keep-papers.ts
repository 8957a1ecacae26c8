import { isDeepStrictEqual } from 'node:util'
import type { KeepPapersRequest, KeptPapers } from '@lease-risk/contract/saved-readings'
import type { Queryable } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { refuseWhenGone } from '../../platform/http/refuse-when-gone.ts'
import type { Services } from '../../services.ts'
import type { Unworded } from '../../words/message.ts'
import { readDiagnosisBasis } from './diagnosis-basis.ts'
import { type Owner, readPapers } from './read-papers.ts'
import { addReading, readNewest } from './readings.ts'
import { checkReading } from './typed-papers.ts'

/**
 * Stores the typed papers as a new version; earlier versions stay.
 * @throws AppError 400 as for the calculation, 404 for another user's diagnosis, 409 when another version was saved in
 * the meantime.
 */
export async function keepPapers(
  services: Services,
  owner: Owner,
  papers: KeepPapersRequest,
): Promise<Unworded<KeptPapers>> {
  const { version: _, ...reading } = papers
  checkReading(services, reading)
  await addPapers(services.pool, owner, papers, services.clock.now())
  return readPapers(services, owner)
}

/** The same for papers that are checked, unless they are the newest version already. */
export async function keepPapersOnce(
  database: Queryable,
  owner: Owner,
  papers: KeepPapersRequest,
  now: Date,
): Promise<void> {
  const { version: _, ...reading } = papers
  const [newest] = await readNewest(database, owner)
  if (!isDeepStrictEqual(newest?.reading, reading)) await addPapers(database, owner, papers, now)
}

async function addPapers(
  database: Queryable,
  owner: Owner,
  { version, ...reading }: KeepPapersRequest,
  savedAt: Date,
): Promise<void> {
  const basis = await readDiagnosisBasis(database, owner.diagnosisId, owner)
  if (basis === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  const { pnu, unitText } = basis
  const kept = JSON.stringify(reading)
  const added = await refuseWhenGone('DIAGNOSIS_404_NOT_FOUND', () =>
    addReading(database, { ...owner, version, pnu, unitText, reading: kept, savedAt }),
  )
  if (added.length === 0) throw new AppError('PAPERS_409_STALE_VERSION')
}
