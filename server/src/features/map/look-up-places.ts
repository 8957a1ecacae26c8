import type { ProviderReply } from '../../domain/lookup.ts'
import { type Message, message } from '../../words/message.ts'

/** Concurrent calls; a provider's host allows no more (providers/http.ts). */
const AT_ONCE = 8

/**
 * Looks up every item, several concurrently, until the deadline; items still missing then are `ERROR` with `DEADLINE`,
 * and no further calls are made. Without a key, no calls are made after the first one either. The replies are in the
 * order of the items.
 */
export async function lookUpAll<Item, Value>(
  items: readonly Item[],
  deadlineMs: number,
  ask: (item: Item, signal: AbortSignal) => Promise<ProviderReply<Value>>,
): Promise<ProviderReply<Value>[]> {
  const signal = AbortSignal.timeout(deadlineMs)
  const replies = Array.from<ProviderReply<Value>>({ length: items.length })
  let next = 0
  let withoutKey: ProviderReply<Value> | undefined
  const work = async () => {
    for (let at = next++; at < items.length; at = next++) {
      if (signal.aborted) replies[at] = { status: 'ERROR', reason: 'DEADLINE' }
      else replies[at] = withoutKey ?? (await ask(items[at] as Item, signal))
      if (replies[at]?.status === 'UNAVAILABLE') withoutKey = replies[at]
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return replies
}

/** Why there is no boundary or position; `null` when there is one. */
export function lookupMessage(reply: ProviderReply<unknown>, what: 'BOUNDARY' | 'POSITION'): Message | null {
  switch (reply.status) {
    case 'FOUND':
      return null
    case 'NOT_FOUND':
      return message('PLACE_NOT_LOOKED_UP', { what, why: 'NOT_FOUND' })
    case 'UNAVAILABLE':
      return message('PLACE_NOT_LOOKED_UP', { what, why: 'NO_KEY' })
    case 'ERROR': {
      const { reason } = reply
      const why = reason === 'QUOTA_EXCEEDED' || reason === 'DEADLINE' ? reason : 'ERROR'
      return message('PLACE_NOT_LOOKED_UP', { what, why })
    }
  }
}
