import { COMMUNITY_POLICY, type CommunityVerb, type SanctionLevel } from './policy.ts'

/**
 * A sanction as it is kept. It says by itself what it blocks and until when: nothing is switched off, so nothing has to
 * be switched on again.
 */
export type Sanction = {
  level: SanctionLevel
  status: 'ACTIVE' | 'RELEASED' | 'EXPIRED'
  restrictionUntil: Date
}

/** Whether it blocks now. One that is over in time does not, also before anybody marked it as expired. */
export function isInForce({ status, restrictionUntil }: Sanction, now: Date): boolean {
  return status === 'ACTIVE' && restrictionUntil > now
}

/** The sanction that blocks the verb longest; `undefined`: none does. */
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

/** The flag that a verb needs; `null`: none, only sanctions can stop it. A file belongs to its post. */
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
 * What a user may do: whatever the administrators' flags allow and no sanction in force blocks; a moderator may always.
 * So a permission is back exactly when the last sanction that holds it ends, unless an administrator took it meanwhile.
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
