import type { CurrentUserResponse, UpdateMyProfileRequest } from '@lease-risk/contract/account'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import type { UserCaller } from '../../platform/http/access.ts'
import { AppError, type FieldProblem } from '../../platform/http/errors.ts'
import { type Doubtful, textOf } from '../../platform/http/refuse-wrong.ts'
import { isPublicHttpsAddress } from '../../platform/public-address.ts'
import { message } from '../../words/message.ts'
import { nicknameProblems, wantedNickname, withFreeNickname } from './nicknames.ts'
import { IMAGE_URL_PREFIX, isUploadedImageUrl, showImage } from './profile-image.ts'
import { currentUser } from './resolve-caller.ts'
import type { AccountServices } from './services.ts'

const UNIQUE_VIOLATION = '23505'

const writeNickname = statement<{ nickname: string }, { userId: number; nickname: string }>({
  name: 'write-nickname',
  columns: { nickname: 'text' },
  text: 'update users set nickname = :nickname where user_id = :userId and deleted_at is null returning nickname',
})

/**
 * Changes the given fields: an empty nickname becomes a default one, a taken one gets a number, an empty image address
 * removes the image.
 * @throws AppError 400 for a nickname or a picture address that is not allowed, 401 when the account has ended in the meantime.
 */
export async function updateProfile(
  services: AccountServices,
  caller: UserCaller,
  given: UpdateMyProfileRequest,
  ownOrigin: string,
): Promise<CurrentUserResponse> {
  const { nickname, profileImageUrl } = changesOf(given, caller, ownOrigin)
  const errors = profileProblems(given, caller, ownOrigin)
  if (errors.length > 0) throw new AppError('COMMON_400_VALIDATION', { errors })
  const changed = { ...caller }
  if (nickname !== undefined) changed.nickname = await rename(services, caller.userId, nickname)
  if (profileImageUrl !== undefined) {
    changed.profileImageUrl = profileImageUrl || null
    await showImage(services, caller.userId, changed.profileImageUrl)
  }
  return currentUser(changed)
}

/** What the schema of a profile cannot express. */
export function profileProblems(
  given: Doubtful<UpdateMyProfileRequest>,
  caller: UserCaller,
  ownOrigin: string,
): FieldProblem[] {
  const { nickname, profileImageUrl } = changesOf(given, caller, ownOrigin)
  return [
    ...nicknameProblems(nickname, caller.roleName),
    ...(profileImageUrl === undefined ? [] : imageProblems(profileImageUrl)),
  ]
}

/** What differs from the profile as it is: a nickname from before it was reserved stays. */
function changesOf(given: Doubtful<UpdateMyProfileRequest>, caller: UserCaller, ownOrigin: string) {
  const [nickname, url] = [textOf(given.nickname), textOf(given.profileImageUrl)]
  const image = url && withoutOrigin(url, ownOrigin)
  return {
    nickname: nickname === caller.nickname ? undefined : nickname,
    profileImageUrl: image === caller.profileImageUrl ? undefined : image,
  }
}

/** The address of a picture of this service is stored as a path, however it is sent. */
function withoutOrigin(url: string, ownOrigin: string): string {
  const path = url.startsWith(`${ownOrigin}/`) ? url.slice(ownOrigin.length) : url
  return isUploadedImageUrl(path) ? path : url
}

/** R-ACCT-12. An upload becomes one's picture by being uploaded; a picture elsewhere is on a public site, by https. */
function imageProblems(url: string): FieldProblem[] {
  if (isUploadedImageUrl(url)) return [notAllowed('PICTURE_ADDRESS_OF_ANOTHER')]
  return url === '' || isPublicHttpsAddress(url) ? [] : [notAllowed('PICTURE_ADDRESS_NOT_PUBLIC')]
}

function notAllowed(reason: 'PICTURE_ADDRESS_OF_ANOTHER' | 'PICTURE_ADDRESS_NOT_PUBLIC'): FieldProblem {
  return { field: 'profileImageUrl', code: 'NOT_ALLOWED', message: message(reason) }
}

function rename({ pool }: AccountServices, userId: number, nickname: string): Promise<string> {
  return withFreeNickname(pool, wantedNickname(nickname), userId, async (free) => {
    try {
      const [row] = await writeNickname(pool, { userId, nickname: free })
      if (row === undefined) throw new AppError('AUTH_401_TOKEN_REVOKED')
      return row.nickname
    } catch (error) {
      if ((error as { code?: string }).code === UNIQUE_VIOLATION) return undefined
      throw error
    }
  })
}

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
