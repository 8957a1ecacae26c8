import type { Queryable } from '../../platform/database/transaction.ts'
import { notify } from '../notifications/face.ts'
import { noteDevice, type Origin } from './known-devices.ts'
import type { AccountServices } from './services.ts'
import { beginSession, type Session, type TokenOwner } from './sessions.ts'

/** Begins a session for the user who has just logged in, and notifies them of a new device (R-ACCT-21). */
export async function beginSessionFrom(
  services: AccountServices,
  transaction: Queryable,
  owner: TokenOwner,
  origin: Origin,
): Promise<Session> {
  const { clock, deviceMark } = services
  const now = clock.now()
  const { device } = origin
  const { user_id: userId } = owner
  if (await noteDevice(transaction, userId, origin, { deviceMark, now })) {
    const detail = { device: [device.browser, device.system].filter((name) => name !== null).join(', ') }
    const notice = { type: 'NEW_DEVICE_LOGIN', userId, relatedType: 'USER', relatedId: userId, detail } as const
    await notify(transaction, [notice], now)
  }
  return beginSession(services, owner, { device }, transaction)
}
