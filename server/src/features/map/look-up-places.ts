import type { ProviderReply } from '../../domain/lookup.ts'

/** Calls under way at one time; a provider's host takes no more (providers/http.ts). */
const AT_ONCE = 8

/**
 * Asks for every item, several side by side, until the deadline; then what is still missing is `ERROR` with `DEADLINE` and
 * nobody is asked any more. Without a key nobody is asked after the first one either. The replies stand in the order of the items.
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

/** Why there is no boundary or position, in words; `null` when there is one. `what` with its particle: `경계를`. */
export function lookupMessage(reply: ProviderReply<unknown>, what: string): string | null {
  switch (reply.status) {
    case 'FOUND':
      return null
    case 'NOT_FOUND':
      return `제공 기관에 ${what} 찾을 자료가 없습니다. 위치를 짐작해 표시하지 않습니다.`
    case 'UNAVAILABLE':
      return `인증키가 없어 ${what} 조회하지 않았습니다.`
    case 'ERROR':
      if (reply.reason === 'QUOTA_EXCEEDED')
        return `조회 한도에 이르러 ${what} 조회하지 않았습니다. 잠시 후 다시 시도하십시오.`
      return reply.reason === 'DEADLINE'
        ? `정해진 시간 안에 ${what} 받지 못했습니다. 잠시 후 다시 시도하십시오.`
        : `제공 기관의 응답에 오류가 있어 ${what} 받지 못했습니다. 잠시 후 다시 시도하십시오.`
  }
}
