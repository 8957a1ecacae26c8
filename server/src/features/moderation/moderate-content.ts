import type { CommunityModerationRequest } from '@lease-risk/contract/community-moderation'
import { AppError } from '../../platform/http/errors.ts'
import { audited, changedFields, type OperatorContext } from '../audit/face.ts'
import type { ContentTarget } from '../community/face.ts'
import { setHiddenByModerator } from '../takedowns/face.ts'
import type { ModerationServices } from './services.ts'

type Input = CommunityModerationRequest & { targetId: number }

function moderation(targetType: ContentTarget['targetType'], hidden: boolean) {
  return audited<ModerationServices, OperatorContext, Input, null>(
    {
      actionType: `COMMUNITY_${targetType}_${hidden ? 'HIDE' : 'RESTORE'}`,
      targetType: `COMMUNITY_${targetType}`,
      targetId: ({ targetId }) => targetId,
      summary: ({ reason }) => ({ reason }),
    },
    async (transaction, { targetId }, { context, now }) => {
      const change = { targetType, targetId, hidden, actorUserId: context.actor.userId, now }
      const { wasHidden, authorUserId } = await setHiddenByModerator(transaction, change)
      if (wasHidden && !hidden && authorUserId === change.actorUserId) throw new AppError('COMMUNITY_403_OWN_CONTENT')
      return { result: null, changedFields: changedFields({ hidden: wasHidden }, { hidden }) }
    },
  )
}

/**
 * Hides content or shows it again; content already in that state stays unchanged. @throws AppError 404, 403 for showing
 * one's own content again (R-ADMIN-15), 409 for content hidden for a takedown request.
 */
export const MODERATION = {
  POST: { hide: moderation('POST', true), restore: moderation('POST', false) },
  COMMENT: { hide: moderation('COMMENT', true), restore: moderation('COMMENT', false) },
}
