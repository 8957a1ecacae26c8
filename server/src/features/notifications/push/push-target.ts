import { createHash } from 'node:crypto'
import type { Pusher, PushTarget } from '../../../platform/push.ts'
import { sealText, unsealText } from '../../../platform/secrets/sealed.ts'

type Sealing = Pick<Pusher, 'sealingKey'>

const ownerOf = (userId: number) => `push subscription of user ${userId}`

/** Seals a browser's subscription for storage: anybody who has it can send to the browser. */
export function sealTarget({ sealingKey }: Sealing, userId: number, target: PushTarget): Buffer {
  return sealText(sealingKey, ownerOf(userId), JSON.stringify(target))
}

/** `null` for data that was not sealed for this user, or was sealed under another key. */
export function openTarget({ sealingKey }: Sealing, userId: number, sealed: Buffer): PushTarget | null {
  const text = unsealText(sealingKey, ownerOf(userId), sealed)
  return text === null ? null : (JSON.parse(text) as PushTarget)
}

/** The hash that identifies a browser; an endpoint has far too much entropy to be found by trying. */
export function markOf(endpoint: string): Buffer {
  return createHash('sha256').update(endpoint).digest()
}
