import type { CurrentUserResponse, UpdateMyProfileRequest } from '@lease-risk/contract/account'
import { statement } from '../../platform/database/statement.ts'
import type { UserCaller } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { message } from '../../words/message.ts'
import { currentUser } from './current-user.ts'
import { isUploadedImageUrl } from './image-url.ts'
import { wantedNickname, withFreeNickname } from './nicknames.ts'
import { nicknameProblems } from './refuse-nickname.ts'
import type { AccountServices } from './services.ts'
import { showImage } from './show-image.ts'

const UNIQUE_VIOLATION = '23505'

const writeNickname = statement<{ nickname: string }, { userId: number; nickname: string }>({
  name: 'write-nickname',
  columns: { nickname: 'text' },
  text: 'update users set nickname = :nickname where user_id = :userId and deleted_at is null returning nickname',
})

/**
 * Changes the given fields: an empty nickname becomes a default one, a taken one gets a number, an empty image address
 * removes the image.
 * @throws AppError 400 for a nickname that is not allowed and for the address of an uploaded image that is not the
 * caller's present one, 401 when the account has ended in the meantime.
 */
export async function updateProfile(
  services: AccountServices,
  caller: UserCaller,
  given: UpdateMyProfileRequest,
  ownOrigin: string,
): Promise<CurrentUserResponse> {
  const profileImageUrl = given.profileImageUrl && withoutOrigin(given.profileImageUrl, ownOrigin)
  const changesImage = profileImageUrl !== undefined && profileImageUrl !== caller.profileImageUrl
  const isOthers = changesImage && isUploadedImageUrl(profileImageUrl)
  const errors = [...nicknameProblems(given.nickname, caller.roleName), ...(isOthers ? [NOT_YOUR_IMAGE] : [])]
  if (errors.length > 0) throw new AppError('COMMON_400_VALIDATION', { errors })
  const changed = { ...caller }
  if (given.nickname !== undefined) changed.nickname = await rename(services, caller.userId, given.nickname)
  if (changesImage) {
    changed.profileImageUrl = profileImageUrl || null
    await showImage(services, caller.userId, changed.profileImageUrl)
  }
  return currentUser(changed)
}

/** The address of a picture of this service is stored as a path, however it is sent. */
function withoutOrigin(url: string, ownOrigin: string): string {
  const path = url.startsWith(`${ownOrigin}/`) ? url.slice(ownOrigin.length) : url
  return isUploadedImageUrl(path) ? path : url
}

const NOT_YOUR_IMAGE = {
  field: 'profileImageUrl',
  code: 'NOT_ALLOWED',
  message: message('PICTURE_ADDRESS_OF_ANOTHER'),
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
