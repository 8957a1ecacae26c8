import { daysBetween } from '../calendar.ts'
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

/** Whether the last check of the constant's source is longer ago than allowed. */
export function isStale(constant: LawConstant, asOf: string): boolean {
  return daysBetween(constant.checkedOn, asOf) > constant.recheckAfterDays
}

/** Constants in force that are due for another check; used for the operator alert. */
export function staleLaw(asOf: string): LawConstant[] {
  return LAW_CONSTANTS.filter((constant) => lawInForce(constant.id, asOf).includes(constant) && isStale(constant, asOf))
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
