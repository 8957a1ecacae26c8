import { createHash } from 'node:crypto'
import type { Pusher, PushTarget } from '../../../platform/push.ts'
import { sealText, unsealText } from '../../../platform/sealed.ts'

type Sealing = Pick<Pusher, 'sealingKey'>

const ownerOf = (userId: number) => `push subscription of user ${userId}`

/** What is stored of a browser's subscription: whoever has it can write to the browser. */
export function sealTarget({ sealingKey }: Sealing, userId: number, target: PushTarget): Buffer {
  return sealText(sealingKey, ownerOf(userId), JSON.stringify(target))
}

/** `null` for what was not sealed for this user, or under another key. */
export function openTarget({ sealingKey }: Sealing, userId: number, sealed: Buffer): PushTarget | null {
  const text = unsealText(sealingKey, ownerOf(userId), sealed)
  return text === null ? null : (JSON.parse(text) as PushTarget)
}

/** By which one browser is known again; an endpoint holds far too much chance to be found by trying. */
export function markOf(endpoint: string): Buffer {
  return createHash('sha256').update(endpoint).digest()
}
