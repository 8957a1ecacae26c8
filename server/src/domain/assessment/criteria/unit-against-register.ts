import type { Finding } from '../finding.ts'
import type { LeaseFacts } from '../lease-facts.ts'

export function unitAgainstRegister(_facts: LeaseFacts): Finding[] {
  return []
}
