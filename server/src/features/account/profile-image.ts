import { randomUUID } from 'node:crypto'
import type { CurrentUserResponse } from '@lease-risk/contract/account'
import type { UserCaller } from '../../platform/http/access.ts'
import { statement } from '../../platform/statement.ts'
import type { Queryable } from '../../platform/transaction.ts'
import { currentUser } from './current-user.ts'
import { asProfileImage } from './image-content.ts'
import type { AccountServices } from './services.ts'

const URL_PREFIX = '/api/users/profile-images/'
const STORED_NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/
export const STORED_TYPE = 'image/webp'

const writeUrl = statement<{ previous: string | null }, { userId: number; url: string | null }>({
  name: 'write-profile-image-url',
  columns: { previous: 'text' },
  text: `with before as (select profile_image_url from users where user_id = :userId for update)
   update users set profile_image_url = :url from before where user_id = :userId
   returning before.profile_image_url as previous`,
})

/** Returns the address that was there before. */
export async function writeImageUrl(database: Queryable, userId: number, url: string | null): Promise<string | null> {
  const [row] = await writeUrl(database, { userId, url })
  return row?.previous ?? null
}

/**
 * Stores the picture anew, under a name nobody can guess, and forgets the one before it.
 * @throws AppError 400 when the content is no JPEG, PNG, WEBP or GIF picture, whatever its name says.
 */
export async function uploadProfileImage(
  services: AccountServices,
  caller: UserCaller,
  uploaded: Uint8Array,
): Promise<CurrentUserResponse> {
  const image = await asProfileImage(uploaded)
  const name = `${randomUUID()}.webp`
  await services.storage.put(keyOf(caller.userId, name), image, STORED_TYPE)
  const profileImageUrl = `${URL_PREFIX}${caller.userId}/${name}`
  const previous = await writeImageUrl(services.pool, caller.userId, profileImageUrl)
  await removeUploadedImage(services, previous)
  return currentUser({ ...caller, profileImageUrl })
}

/** `undefined` for every name that we did not give; such a name never reaches the storage. */
export async function readProfileImage(
  { storage }: Pick<AccountServices, 'storage'>,
  userId: number,
  storedFileName: string,
): Promise<Uint8Array | undefined> {
  return STORED_NAME.test(storedFileName) ? storage.read(keyOf(userId, storedFileName)) : undefined
}

export function isUploadedImageUrl(url: string): boolean {
  return url.startsWith(URL_PREFIX)
}

/** Where the picture of this address is stored; `null` for an address elsewhere, or without one. */
export function imageKeyOf(url: string | null): string | null {
  return url !== null && isUploadedImageUrl(url) ? `profile-images/${url.slice(URL_PREFIX.length)}` : null
}

/** Does nothing for an address elsewhere. A file that cannot be removed is left behind and told to the log. */
export async function removeUploadedImage(
  { storage, log }: Pick<AccountServices, 'storage' | 'log'>,
  url: string | null,
): Promise<void> {
  const key = imageKeyOf(url)
  if (key === null) return
  await storage.remove(key).catch((error) => log.warn({ err: error, key }, 'an old profile image stays'))
}

function keyOf(userId: number, storedFileName: string): string {
  return `profile-images/${userId}/${storedFileName}`
}
