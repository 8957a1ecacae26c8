import { type Message, message } from '../../words/message.ts'
import type { DealFacts } from '../assessment/facts/lease-facts.ts'
import { seoulDate } from '../calendar.ts'

/** When a snapshot (register, public price) was collected, and thus whether it was stored. Empty if unknown. */
export function collectedWords(collectedAt: string | null, asOf: string): Message[] {
  if (collectedAt === null) return []
  const day = seoulDate(new Date(collectedAt))
  return [message('COLLECTED', { day, stored: day < asOf })]
}

/** Whether the deals were stored or newly collected, and when. */
export function dealsCollectedWords({ basis, collectedAt }: DealFacts): Message[] {
  if (basis === 'NONE') return []
  return [message('DEALS_COLLECTED', { basis, day: collectedAt === null ? null : seoulDate(new Date(collectedAt)) })]
}
