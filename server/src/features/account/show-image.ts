import { statement } from '../../platform/database/statement.ts'
import { AppError } from '../../platform/http/errors.ts'
import { IMAGE_URL_PREFIX, imageKeyOf } from './image-url.ts'
import type { AccountServices } from './services.ts'

type ImageServices = Pick<AccountServices, 'pool' | 'clock' | 'storage' | 'log'>

/** No upload takes this long. */
const STRAY_MS = 60 * 60_000
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
export async function announceImage({ pool, clock }: ImageServices, url: string): Promise<void> {
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
export async function removeStrayImage({ pool, storage, log }: ImageServices, url: string): Promise<void> {
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
  const before = new Date(now.getTime() - STRAY_MS)
  for (const { url } of await findStray(services.pool, { before, limit: AT_ONCE }))
    await removeStrayImage(services, url)
}
