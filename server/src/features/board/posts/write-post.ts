import type { CommunityPostCreateRequest, CommunityPostUpdateRequest } from '@lease-risk/contract/community'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { UserCaller } from '../../../platform/http/access.ts'
import type { FieldProblem } from '../../../platform/http/errors.ts'
import { type Doubtful, textOf } from '../../../platform/http/refuse-wrong.ts'
import { message } from '../../../words/message.ts'
import { requireAllowed } from '../sanctions/sanctions.ts'
import { POST_CREATED, POST_UPDATED, publishBoardEvent } from './events.ts'
import { addPost, changePost, lockPost } from './posts.ts'
import { type PresentedDetail, readPost } from './read-post.ts'
import { personalDataIn, refusePersonalData, requireUse } from './require-use.ts'
import type { CommunityServices } from './services.ts'

/** What the schema of a post cannot express: personal data and an unknown district. */
export function postProblems(
  services: Pick<CommunityServices, 'catalogue'>,
  given: Doubtful<CommunityPostCreateRequest>,
): FieldProblem[] {
  const { title, content, legalDistrictCode } = given
  const places = personalDataIn({ title: textOf(title), content: textOf(content) }, given.confirmPersonalData === true)
  return [...checkDistrict(services, textOf(legalDistrictCode)), ...places]
}

/** The problem of a code that no district has. */
function checkDistrict(
  { catalogue }: Pick<CommunityServices, 'catalogue'>,
  code: string | null | undefined,
): FieldProblem[] {
  if (code === null || code === undefined || catalogue.find(code) !== null) return []
  return [{ field: 'legalDistrictCode', code: 'UNKNOWN', message: message('POST_DISTRICT_UNKNOWN') }]
}

/** @throws AppError 400 for personal data or an unknown district, 403 for a user who may not write. */
export async function createPost(
  services: CommunityServices,
  caller: UserCaller,
  { boardCode, title, content, legalDistrictCode, confirmPersonalData }: CommunityPostCreateRequest,
): Promise<PresentedDetail> {
  const now = services.clock.now()
  const { userId } = caller
  const places = personalDataIn({ title, content }, confirmPersonalData)
  return inTransaction(services.pool, async (transaction) => {
    await requireAllowed(transaction, caller, 'CREATE_POST', now)
    refusePersonalData(places, checkDistrict(services, legalDistrictCode))
    const post = { boardCode, title, content, legalDistrictCode: legalDistrictCode ?? null, authorUserId: userId, now }
    const postId = await addPost(transaction, post)
    const event = { boardCode, postId, commentId: null, actorUserId: userId, postAuthorUserId: userId }
    await publishBoardEvent(transaction, POST_CREATED, event, now)
    return readPost(services, caller, postId, transaction)
  })
}

/**
 * Omitted fields stay unchanged. @throws AppError 404, 403 for another user's, 409 for a hidden one, 400 for personal
 * data.
 */
export async function updatePost(
  services: CommunityServices,
  caller: UserCaller,
  { postId, title, content, legalDistrictCode, confirmPersonalData }: CommunityPostUpdateRequest & { postId: number },
): Promise<PresentedDetail> {
  const now = services.clock.now()
  const places = personalDataIn({ title, content }, confirmPersonalData)
  return inTransaction(services.pool, async (transaction) => {
    const post = requireUse('EDIT', await lockPost(transaction, postId), caller)
    await requireAllowed(transaction, caller, 'UPDATE_POST', now)
    refusePersonalData(places, checkDistrict(services, legalDistrictCode))
    // every change is sent to everybody viewing the board
    if ((title ?? content ?? legalDistrictCode) === undefined) return readPost(services, caller, postId, transaction)
    const district = legalDistrictCode === undefined ? post.legalDistrictCode : legalDistrictCode
    await changePost(transaction, { postId, title: title ?? null, content: content ?? null, district, now })
    const { boardCode, authorUserId } = post
    const event = { boardCode, postId, commentId: null, actorUserId: caller.userId, postAuthorUserId: authorUserId }
    await publishBoardEvent(transaction, POST_UPDATED, event, now)
    return readPost(services, caller, postId, transaction)
  })
}
