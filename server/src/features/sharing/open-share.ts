import type { SharedDiagnosis } from '@lease-risk/contract/shared-diagnosis'
import { seoulDateTime } from '../../domain/calendar.ts'
import { AppError } from '../../platform/http/errors.ts'
import { hashSecretToken } from '../../platform/secrets/secret-token.ts'
import type { Unworded } from '../../words/message.ts'
import { findManagedUser } from '../account/face.ts'
import { readWrittenDiagnosis } from '../diagnosis-record/face.ts'
import { keptCalculation, type PaperServices } from '../papers/face.ts'
import { countOpening, findLink } from './links.ts'
import { sharedSheet } from './shared-sheet.ts'

/**
 * The content of a link, for anybody who has it. @throws AppError 404 for an unknown token or one that is no longer
 * valid.
 */
export async function openShare(services: PaperServices, token: string): Promise<Unworded<SharedDiagnosis>> {
  const { pool, clock } = services
  const opened = { tokenHash: hashSecretToken(token), now: clock.now() }
  const [link] = await findLink(pool, opened)
  if (link === undefined) throw new AppError('SHARE_404_NOT_FOUND')
  const { includePapers, expiresAt, ...owner } = link
  // links of a withdrawn user show nothing
  if ((await findManagedUser(pool, owner.userId))?.enabled !== true) throw new AppError('SHARE_404_NOT_FOUND')
  if ((await countOpening(pool, opened)).length === 0) throw new AppError('SHARE_404_NOT_FOUND')
  const diagnosis = await readWrittenDiagnosis(pool, owner.diagnosisId)
  const papers = includePapers ? await keptCalculation(services, owner) : null
  return sharedSheet(diagnosis, { papers, expiresAt: seoulDateTime(expiresAt) })
}
