import { createHash, randomBytes } from 'node:crypto'
import Bowser from 'bowser'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { keptMs } from '../../domain/privacy/retention.ts'
import { removal } from '../../platform/database/removal.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { isSecure } from '../../platform/http/cookies.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import type { KeyedHash } from '../../platform/secrets/keyed-hash.ts'

/**
 * The device a login comes from. Its names come from fixed lists, so that text written by a caller is never shown;
 * `null`: not recognised.
 */
export type Device = {
  kind: 'PHONE' | 'TABLET' | 'COMPUTER' | null
  /** Such as `Chrome`. */
  browser: string | null
  /** Such as `Windows`. */
  system: string | null
}

export const UNKNOWN_DEVICE: Device = { kind: null, browser: null, system: null }

const KINDS: Readonly<Record<string, Device['kind']>> = { mobile: 'PHONE', tablet: 'TABLET', desktop: 'COMPUTER' }
const BROWSERS = new Set<string>(Object.values(Bowser.BROWSER_MAP))
const SYSTEMS = new Set<string>(Object.values(Bowser.OS_MAP))
/** Longer than what browsers send. */
const MOST_CHARACTERS = 512

/** Browser and system without their versions, from a `User-Agent`. */
function readDevice(userAgent: string | undefined): Device {
  if (!userAgent) return UNKNOWN_DEVICE
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, MOST_CHARACTERS))
  const known = (name: string | undefined, names: Set<string>) => (name && names.has(name) ? name : null)
  return {
    kind: KINDS[platform.type ?? ''] ?? null,
    browser: known(browser.name, BROWSERS),
    system: known(os.name, SYSTEMS),
  }
}

const NAME = 'service_device'
const FORM = /^[\w-]{22}$/

/**
 * The token that identifies a browser at its next login; random, and the same for everybody who logs in from that
 * browser. Only the login reads it.
 */
function readDeviceToken(request: FastifyRequest): string {
  const given = request.cookies[NAME] ?? ''
  return FORM.test(given) ? given : randomBytes(16).toString('base64url')
}

/** Where a login comes from. */
export function originOf(request: FastifyRequest): Origin {
  const device = readDevice(request.headers['user-agent'])
  return { deviceToken: readDeviceToken(request), device, network: networkOf(request.ip) }
}

export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  // how long a device that nobody logs in from is remembered; browsers do not keep cookies any longer either
  const maxAge = keptMs('KNOWN_DEVICES') / 1000
  reply.setCookie(NAME, token, {
    httpOnly: true,
    sameSite: 'strict',
    path: '/api/auth/login',
    secure: isSecure(request),
    maxAge,
  })
}

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
