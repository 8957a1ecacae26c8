import { addDays } from '../calendar.ts'
import type { LawConstant, LawConstantId } from './law-constant.ts'
import { LAW_CONSTANTS } from './law-constants.ts'
import { SMALL_LEASE_MEMBERS } from './small-lease-members.ts'

/** The constants of one id in force on a day (`YYYY-MM-DD`), one per region; empty if none is known for that day. */
export function lawInForce(id: LawConstantId, asOf: string): LawConstant[] {
  return LAW_CONSTANTS.filter(
    (constant) =>
      constant.id === id &&
      (constant.effectiveFrom === null || constant.effectiveFrom <= asOf) &&
      (constant.effectiveTo === null || asOf <= constant.effectiveTo),
  )
}

type Checked = Pick<LawConstant, 'checkedOn' | 'recheckAfterDays' | 'staleFrom' | 'decidedOn'>

/**
 * First day on which a number counts as stale (R-LAW-03): the day after a decision that came after the check, the day
 * set for it, or the day on which its check is too long ago, whichever comes first.
 */
export function staleFrom({ checkedOn, recheckAfterDays, staleFrom: set, decidedOn = [] }: Checked): string {
  const missed = decidedOn.find((day) => day > checkedOn)
  const days = [
    addDays(checkedOn, recheckAfterDays + 1),
    ...(set === undefined ? [] : [set]),
    ...(missed === undefined ? [] : [addDays(missed, 1)]),
  ]
  return days.toSorted()[0] as string
}

export function isStale(checked: Checked, asOf: string): boolean {
  return staleFrom(checked) <= asOf
}

/** The newest decision after the check and before the day, which the number does not know of; `null` for none. */
export function missedDecision({ checkedOn, decidedOn = [] }: Checked, asOf: string): string | null {
  return decidedOn.findLast((day) => checkedOn < day && day < asOf) ?? null
}

const RULE_SET_HASH = hashOf(LAW_CONSTANTS)

/**
 * Version of all tables of law: 8 hex digits that change with any number, date, source or small-lease member in them
 * (FNV-1a). The hash of the tables in use is computed once per process.
 */
export function ruleSetHash(constants: readonly LawConstant[] = LAW_CONSTANTS): string {
  return constants === LAW_CONSTANTS ? RULE_SET_HASH : hashOf(constants)
}

function hashOf(constants: readonly LawConstant[]): string {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify([constants, SMALL_LEASE_MEMBERS])) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
