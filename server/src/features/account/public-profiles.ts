import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { IMAGE_URL_PREFIX } from './image-url.ts'

/**
 * A user as everybody sees them. `nickname` is null once the account is deleted (탈퇴한 사용자); `isStaff` is true for
 * operator roles. `profileImageUrl` is an upload: a picture of another site would tell that site who reads (R-ACCT-12).
 */
export type PublicProfile = {
  userId: number
  nickname: string | null
  profileImageUrl: string | null
  isStaff: boolean
}

const selectProfiles = statement<PublicProfile, { userIds: number[] }>({
  name: 'public-profiles',
  columns: { userId: 'int8', nickname: 'text', profileImageUrl: 'text', isStaff: 'bool' },
  text: `select user_id as "userId", nickname,
     case when starts_with(profile_image_url, '${IMAGE_URL_PREFIX}') then profile_image_url end as "profileImageUrl",
     enabled and role_name <> 'ROLE_USER' as "isStaff"
   from users where user_id = any(:userIds)`,
})

/** Looks up profiles by user id; an id that no user has yields a profile without a name. */
export async function readPublicProfiles(
  database: Queryable,
  userIds: Iterable<number>,
): Promise<(userId: number) => PublicProfile> {
  const wanted = [...new Set(userIds)]
  const profiles = wanted.length === 0 ? [] : await selectProfiles(database, { userIds: wanted })
  const byId = new Map(profiles.map((profile) => [profile.userId, profile]))
  return (userId) => byId.get(userId) ?? { userId, nickname: null, profileImageUrl: null, isStaff: false }
}
