import { createHash } from 'node:crypto'
import { removal } from '../../platform/database/removal.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import type { KeyedHash } from '../../platform/secrets/keyed-hash.ts'
import type { Device } from './device.ts'

/** How long a device that nobody logs in from is remembered; browsers do not keep cookies any longer either. */
export const DEVICE_DAYS = 400

const note = statement<{ is_known: boolean; has_known: boolean }, { userId: number; marks: string[]; now: Date }>({
  name: 'note-device',
  columns: { is_known: 'bool', has_known: 'bool' },
  text: `with noted as (
     insert into known_devices (user_id, mark, seen_at)
     select :userId::bigint, mark, :now::timestamptz from unnest(:marks::text[]) as mark order by mark
     on conflict (user_id, mark) do update set seen_at = excluded.seen_at
   )
   select
     exists (select from known_devices where user_id = :userId and mark = any(:marks)) as is_known,
     exists (select from known_devices where user_id = :userId) as has_known`,
})

/** The origin of a login: the cookie of the device, its browser and system, and the network (`networkOf`). */
export type Origin = { deviceToken: string; device: Device; network: string }

/** What a device is recognised by: each mark alone is enough. */
export function deviceMarks({ deviceToken, device, network }: Origin, deviceMark: KeyedHash): string[] {
  const place = deviceMark(JSON.stringify([network, device.kind, device.browser, device.system]))
  return [createHash('sha256').update(deviceToken).digest('hex'), place]
}

/**
 * Remembers where a user logs in from. A device is recognised by its cookie, or by browser, system and network
 * together, so that neither another network nor a cleared browser alone makes it a new one.
 * @returns whether the device is new while others are known.
 */
export async function noteDevice(
  transaction: Queryable,
  userId: number,
  origin: Origin,
  { deviceMark, now }: { deviceMark: KeyedHash; now: Date },
): Promise<boolean> {
  const [found] = await note(transaction, { userId, marks: deviceMarks(origin, deviceMark), now })
  return found !== undefined && !found.is_known && found.has_known
}

export const removeForgottenDevices = removal<{ before: Date }>({
  name: 'remove-forgotten-devices',
  oldest: 'seen_at',
  text: 'delete from known_devices where seen_at < :before',
})
