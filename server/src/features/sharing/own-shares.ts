import type { CreatedShare, DiagnosisShares, ShareDiagnosisRequest } from '@lease-risk/contract/shared-diagnosis'
import type { Pool } from 'pg'
import { DAY_MS, seoulDateTime } from '../../domain/calendar.ts'
import { lockNamesUntilCommit } from '../../platform/database/advisory-locks.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { refuseWhenGone } from '../../platform/http/refuse-when-gone.ts'
import { hashSecretToken, newSecretToken } from '../../platform/secrets/secret-token.ts'
import type { Services } from '../../services.ts'
import { readDiagnosis } from '../diagnosis/index.ts'
import { addLink, type Link, listLinks, type NewLink, removeLink } from './links.ts'

export type Owner = { userId: number; diagnosisId: number }

/** The most active links of one diagnosis; more would be forgotten ones. */
const MOST_LINKS = 20
export const SHARED_PATH = '/api/shared-diagnoses'

/**
 * Creates a link to the user's own diagnosis; its token is returned only here. @throws AppError 404, 409 when there are
 * too many links.
 */
export async function createShare(
  { pool, clock }: Services,
  owner: Owner,
  { days, includePapers }: ShareDiagnosisRequest,
): Promise<CreatedShare> {
  await readDiagnosis(pool, owner.diagnosisId, owner)
  const token = newSecretToken()
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + days * DAY_MS)
  const tokenHash = hashSecretToken(token)
  const link = await keepLink(pool, { ...owner, tokenHash, includePapers, now, expiresAt })
  return { ...presentLink(link), token, path: `${SHARED_PATH}/${token}` }
}

/**
 * Links of a diagnosis are added one at a time, so that they can be counted. @throws AppError 404 when it was deleted
 * in the meantime, 409
 */
export async function keepLink(pool: Pool, link: NewLink): Promise<Link> {
  const [added] = await inTransaction(pool, async (transaction) => {
    await lockNamesUntilCommit(transaction, 'linksOf', [String(link.diagnosisId)])
    return refuseWhenGone('DIAGNOSIS_404_NOT_FOUND', () => addLink(transaction, { ...link, most: MOST_LINKS }))
  })
  if (added === undefined) throw new AppError('SHARE_409_LIMIT')
  return added
}

/** The active links, with how often each was opened. @throws AppError 404 for another user's diagnosis. */
export async function listShares({ pool, clock }: Services, owner: Owner): Promise<DiagnosisShares> {
  await readDiagnosis(pool, owner.diagnosisId, owner)
  const links = await listLinks(pool, { ...owner, now: clock.now() })
  return {
    items: links.map((link) => ({
      ...presentLink(link),
      openings: link.openings,
      lastOpenedAt: link.lastOpenedAt && seoulDateTime(link.lastOpenedAt),
    })),
  }
}

/** Ends a link at once. @throws AppError 404 also for another user's link. */
export async function removeShare({ pool }: Services, owner: Owner, shareId: number): Promise<void> {
  const removed = await removeLink(pool, { ...owner, shareId })
  if (removed.length === 0) throw new AppError('SHARE_404_NOT_FOUND')
}

function presentLink({ shareId, includePapers, createdAt, expiresAt }: Link) {
  return { shareId, includePapers, createdAt: seoulDateTime(createdAt), expiresAt: seoulDateTime(expiresAt) }
}
