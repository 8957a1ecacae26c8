import type { KeepRequestsRequest, PaperRequests } from '@lease-risk/contract/papers-requests'
import { PAPER_IDS } from '../../domain/checks/paper-names.ts'
import { requestablePaper } from '../../domain/papers/requests/requestable-papers.ts'
import { residentNumberProblem } from '../../domain/papers/resident-number.ts'
import { AppError } from '../../platform/http/errors.ts'
import { refuseWhenGone } from '../../platform/http/refuse-when-gone.ts'
import type { Unworded } from '../../words/message.ts'
import { type Owner, ownBasis } from './read-papers.ts'
import { listRequests, putRequests } from './requests.ts'
import type { PaperServices } from './services.ts'

/**
 * Every paper with its description and the person whom the user asked for it. @throws AppError 404 for another user's
 * diagnosis.
 */
export async function readRequests(services: PaperServices, owner: Owner): Promise<Unworded<PaperRequests>> {
  await ownBasis(services, owner)
  const kept = await listRequests(services.pool, owner)
  const items = PAPER_IDS.map((paper) => {
    const {
      status = 'NOT_ASKED',
      askedOn = null,
      answeredOn = null,
      memo = null,
    } = kept.find((each) => each.paper === paper) ?? {}
    return { paper, ...requestablePaper(paper), status, askedOn, answeredOn, memo }
  })
  return { diagnosisId: owner.diagnosisId, items }
}

/** Records the status of some requests; if a paper is named twice, the last one counts. @throws AppError 400, 404 */
export async function keepRequests(
  services: PaperServices,
  owner: Owner,
  { items }: KeepRequestsRequest,
): Promise<Unworded<PaperRequests>> {
  const errors = items.flatMap(({ memo }, index) => residentNumberProblem(`items[${index}].memo`, memo))
  if (errors.length > 0) throw new AppError('COMMON_400_VALIDATION', { errors })
  await ownBasis(services, owner)
  const byPaper = new Map(items.map((item) => [item.paper, { ...item, memo: item.memo?.trim() || null }]))
  const now = services.clock.now()
  const kept = { ...owner, items: JSON.stringify([...byPaper.values()]), now }
  await refuseWhenGone('DIAGNOSIS_404_NOT_FOUND', () => putRequests(services.pool, kept))
  return readRequests(services, owner)
}
