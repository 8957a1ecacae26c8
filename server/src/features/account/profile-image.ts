import { randomUUID } from 'node:crypto'
import type { CurrentUserResponse } from '@lease-risk/contract/account'
import type { UserCaller } from '../../platform/http/access.ts'
import { currentUser } from './current-user.ts'
import { asProfileImage } from './image-content.ts'
import { IMAGE_URL_PREFIX } from './image-url.ts'
import type { AccountServices } from './services.ts'
import { announceImage, removeStrayImage, showImage } from './show-image.ts'

const STORED_NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/
export const STORED_TYPE = 'image/webp'

/**
 * Redraws and stores the picture under an unguessable name, and discards the previous one.
 * @throws AppError 400 when the content is not a JPEG, PNG, WEBP or GIF picture, whatever its name says; 401 when the
 * account has ended in the meantime.
 */
export async function uploadProfileImage(
  services: AccountServices,
  caller: UserCaller,
  uploaded: Uint8Array,
): Promise<CurrentUserResponse> {
  const image = await asProfileImage(uploaded)
  const name = `${randomUUID()}.webp`
  const profileImageUrl = `${IMAGE_URL_PREFIX}${caller.userId}/${name}`
  await announceImage(services, profileImageUrl)
  try {
    await services.storage.put(keyOf(caller.userId, name), image, STORED_TYPE)
    await showImage(services, caller.userId, profileImageUrl)
  } catch (error) {
    await removeStrayImage(services, profileImageUrl)
    throw error
  }
  return currentUser({ ...caller, profileImageUrl })
}

/** `undefined` for every name that this service did not assign; such a name never reaches the storage. */
export async function readProfileImage(
  { storage }: Pick<AccountServices, 'storage'>,
  userId: number,
  storedFileName: string,
): Promise<Uint8Array | undefined> {
  return STORED_NAME.test(storedFileName) ? storage.read(keyOf(userId, storedFileName)) : undefined
}

function keyOf(userId: number, storedFileName: string): string {
  return `profile-images/${userId}/${storedFileName}`
}
