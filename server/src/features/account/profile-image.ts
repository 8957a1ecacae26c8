import { randomUUID } from 'node:crypto'
import type { CurrentUserResponse } from '@lease-risk/contract/account'
import { keptSince } from '../../domain/privacy/retention.ts'
import { statement } from '../../platform/database/statement.ts'
import type { UserCaller } from '../../platform/http/access.ts'
import { createConcurrencyLimit } from '../../platform/http/concurrency-limit.ts'
import { AppError } from '../../platform/http/errors.ts'
import { wrongFile } from '../../platform/http/upload.ts'
import { message } from '../../words/message.ts'
import { currentUser } from './resolve-caller.ts'
import type { AccountServices } from './services.ts'

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

const MAX_SIDE_PIXELS = 512
/** More than phones produce; a small file that decompresses to more is a decompression bomb. */
const MAX_INPUT_PIXELS = 50_000_000
/**
 * More than phones produce for a panorama. Decoding one line of 50 million pixels takes as long as a whole picture per
 * step, whatever the number of lines: 4.6 seconds were observed.
 */
const MAX_INPUT_SIDE_PIXELS = 20_000
const MAX_SECONDS = 10
/** Drawing takes a worker thread and up to 200 MB of memory, so pictures are drawn one at a time. */
const limited = createConcurrencyLimit({ atOnce: 1, waiting: 30 })

/** The accepted content types; an animated PNG has its own type. */
const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif'])

/**
 * Redraws the picture: upright, at most 512 pixels a side, WEBP, the first frame of an animation, without any metadata.
 * @throws AppError 400 when the bytes are not such a picture or the picture is too large to decode, 503 when too many
 * wait already.
 */
async function asProfileImage(uploaded: Uint8Array): Promise<Buffer> {
  const { fileTypeFromBuffer } = await import('file-type')
  const type = await fileTypeFromBuffer(uploaded)
  if (type === undefined || !ACCEPTED.has(type.mime)) {
    throw wrongFile('MEDIA_TYPE', message('PICTURE_MEDIA_TYPE'))
  }
  return limited(() => draw(uploaded))
}

async function draw(picture: Uint8Array): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const source = sharp(picture, { limitInputPixels: MAX_INPUT_PIXELS, pages: 1, failOn: 'error' })
  // read from the file header alone
  const { width, height } = await source.metadata().catch(unreadable)
  if (Math.max(width, height) > MAX_INPUT_SIDE_PIXELS) unreadable()
  return source
    .timeout({ seconds: MAX_SECONDS })
    .rotate()
    .resize(MAX_SIDE_PIXELS, MAX_SIDE_PIXELS, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 85 })
    .toBuffer()
    .catch(unreadable)
}

function unreadable(): never {
  throw wrongFile('CONTENT', message('PICTURE_UNREADABLE'))
}

type ImageServices = Pick<AccountServices, 'pool' | 'clock' | 'storage' | 'log'>

const AT_ONCE = 1_000

const announce = statement<never, { url: string; now: Date }>({
  name: 'profile-image-announce',
  columns: {},
  text: 'insert into stray_profile_images (image_url, left_at) values (:url, :now)',
})
const show = statement<{ previous: string | null }, { userId: number; url: string | null; prefix: string; now: Date }>({
  name: 'profile-image-show',
  columns: { previous: 'text' },
  text: `with before as (
     select profile_image_url as previous from users where user_id = :userId and deleted_at is null for update
   ), announced as (
     delete from stray_profile_images using before where image_url = :url and not is_doomed returning image_url
   ), shown as (
     update users set profile_image_url = :url from before
     where user_id = :userId
       and (:url::text is null or not starts_with(:url, :prefix) or exists (select from announced))
     returning previous
   ), left_behind as (
     insert into stray_profile_images (image_url, left_at)
     select previous, :now from shown where starts_with(previous, :prefix)
   )
   select previous from shown`,
})
const doom = statement<{ url: string }, { url: string }>({
  name: 'profile-image-doom',
  columns: { url: 'text' },
  text: 'update stray_profile_images set is_doomed = true where image_url = :url returning image_url as url',
})
const forget = statement<never, { url: string }>({
  name: 'profile-image-forget',
  columns: {},
  text: 'delete from stray_profile_images where image_url = :url',
})
const findStray = statement<{ url: string }, { before: Date; limit: number }>({
  name: 'profile-images-stray',
  columns: { url: 'text' },
  text: `select image_url as url from stray_profile_images where left_at < :before order by left_at limit :limit`,
})

/**
 * Records the picture before its file is stored: if the process dies after this, the row lets `removeStrayImages` find
 * the file.
 */
async function announceImage({ pool, clock }: ImageServices, url: string): Promise<void> {
  await announce(pool, { url, now: clock.now() })
}

/**
 * Shows the picture of this address from now on, or none (`null`), and removes the file of the previous picture.
 * @throws AppError 401 when the account has ended in the meantime.
 */
export async function showImage(services: ImageServices, userId: number, url: string | null): Promise<void> {
  const { pool, clock } = services
  const [shown] = await show(pool, { userId, url, prefix: IMAGE_URL_PREFIX, now: clock.now() })
  if (shown === undefined) throw new AppError('AUTH_401_TOKEN_REVOKED')
  if (shown.previous !== null) await removeStrayImage(services, shown.previous)
}

/**
 * Does nothing for a picture that is shown. If a file cannot be removed now, the failure is logged and the file stays
 * stray.
 */
async function removeStrayImage({ pool, storage, log }: ImageServices, url: string): Promise<void> {
  const key = imageKeyOf(url)
  if (key === null) return
  try {
    if ((await doom(pool, { url })).length === 0) return
    await storage.remove(key)
    await forget(pool, { url })
  } catch (error) {
    log.warn({ err: error, key }, 'a profile image that nobody shows stays')
  }
}

/** Hourly. */
export async function removeStrayImages(services: ImageServices, now: Date): Promise<void> {
  const before = keptSince('LEFT_PICTURES', now)
  for (const { url } of await findStray(services.pool, { before, limit: AT_ONCE }))
    await removeStrayImage(services, url)
}

export const IMAGE_URL_PREFIX = '/api/users/profile-images/'

export function isUploadedImageUrl(url: string): boolean {
  return url.startsWith(IMAGE_URL_PREFIX)
}

/** The storage key of the picture at this address; `null` for an address elsewhere, or without one. */
export function imageKeyOf(url: string | null): string | null {
  return url !== null && isUploadedImageUrl(url) ? `profile-images/${url.slice(IMAGE_URL_PREFIX.length)}` : null
}
