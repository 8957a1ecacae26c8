import { COMMUNITY_POLICY, type CommunityVerb, type SanctionLevel } from './policy.ts'

/**
 * A stored sanction. The record itself determines what it blocks and until when: no permission is switched off, so none
 * has to be switched on again.
 */
export type Sanction = {
  level: SanctionLevel
  status: 'ACTIVE' | 'RELEASED' | 'EXPIRED'
  restrictionUntil: Date
}

/** Whether a sanction blocks now. False once its time is over, even if it is not marked as expired yet. */
export function isInForce({ status, restrictionUntil }: Sanction, now: Date): boolean {
  return status === 'ACTIVE' && restrictionUntil > now
}

/** The sanction that blocks the verb longest; `undefined` if none does. */
function blockerOf<Kept extends Sanction>(
  sanctions: readonly Kept[],
  verb: CommunityVerb,
  now: Date,
): Kept | undefined {
  return sanctions
    .filter((sanction) => isInForce(sanction, now) && blocks(sanction.level, verb))
    .toSorted((a, b) => b.restrictionUntil.getTime() - a.restrictionUntil.getTime())[0]
}

function blocks(level: SanctionLevel, verb: CommunityVerb): boolean {
  const verbs: readonly CommunityVerb[] = COMMUNITY_POLICY.blocked[level]
  return verbs.includes(verb)
}

/** The flags that administrators set for a user. */
export type WritePermissions = {
  canCreatePost: boolean
  canUpdatePost: boolean
  canDeletePost: boolean
  canCreateComment: boolean
  canUpdateComment: boolean
  canDeleteComment: boolean
}

/** The flag that a verb requires; `null`: none, so only sanctions can block it. A file belongs to its post. */
const NEEDED: Record<CommunityVerb, keyof WritePermissions | null> = {
  CREATE_POST: 'canCreatePost',
  UPDATE_POST: 'canUpdatePost',
  DELETE_POST: 'canDeletePost',
  UPLOAD_ATTACHMENT: 'canUpdatePost',
  CREATE_COMMENT: 'canCreateComment',
  UPDATE_COMMENT: 'canUpdateComment',
  DELETE_COMMENT: 'canDeleteComment',
  LIKE: null,
  REPORT: null,
}

/**
 * Allows an action if the administrators' flags allow it and no active sanction blocks it; always for a moderator. A
 * permission thus returns exactly when the last sanction that blocks it ends, unless an administrator has revoked it.
 */
export function decideVerb<Kept extends Sanction>(
  verb: CommunityVerb,
  who: { isModerator: boolean; permissions: WritePermissions },
  sanctions: readonly Kept[],
  now: Date,
): 'ALLOWED' | 'NOT_PERMITTED' | Kept {
  if (who.isModerator) return 'ALLOWED'
  const flag = NEEDED[verb]
  if (flag !== null && !who.permissions[flag]) return 'NOT_PERMITTED'
  return blockerOf(sanctions, verb, now) ?? 'ALLOWED'
}
