import { type Message, message } from '../../../words/message.ts'
import { addDays } from '../../calendar.ts'
import type { LawConstant } from '../../law/law-constant.ts'
import { LAW_CONSTANTS } from '../../law/law-constants.ts'
import { isStale, lawInForce, missedDecision, staleFrom } from '../../law/law-in-force.ts'
import type { SmallLeaseTerms } from '../../law/small-lease-terms.ts'
import { PAPER_CONSTANTS, type PaperConstant } from './paper-constants.ts'

/** A constant as an answer shows it. */
export type ShownConstant = Omit<PaperConstant, 'recheckAfterDays' | 'decidedOn' | 'staleFrom' | 'id'> & {
  /** Unique in one answer; with several rows it includes first day and limit: `SMALL_LEASE_LIMIT@2018-09-18/11000`. */
  constantId: string
  /** The first day on which the number counts as stale (R-LAW-03), and whether it has come. */
  staleFrom: string
  stale: boolean
  /** The reliability of the number, in words. */
  surenessLabel: Message
}

/** A decree is rechecked once a year (R-LAW-03). */
const DECREE_RECHECK_DAYS = 365

/** Operators see a number so long before it becomes stale. */
const SHOWN_DAYS_BEFORE = 30

/** Caveats to append to a sentence about its numbers; empty if they are certain and were checked in time. */
export function caveats(constants: readonly PaperConstant[], asOf: string): Message[] {
  const isAny = (wanted: PaperConstant['sureness']) => constants.some(({ sureness }) => sureness === wanted)
  return [
    ...(isAny('K') ? [message('LAW_TO_CHECK')] : isAny('2') ? [message('COMMON_BUT_NOT_OFFICIAL')] : []),
    ...overdueNotes(constants, asOf),
  ]
}

/** A note for each number with a missed decision, and a single one if any other is overdue for a check. */
export function overdueNotes(constants: readonly PaperConstant[], asOf: string): Message[] {
  const stale = constants.filter((constant) => isStale(constant, asOf))
  const missed = stale.flatMap((constant): Message[] => {
    const { name, checkedOn } = constant
    const decidedOn = missedDecision(constant, asOf)
    return decidedOn === null ? [] : [message('DECISION_MISSED', { name, checkedOn, decidedOn })]
  })
  const overdue = stale.find((constant) => missedDecision(constant, asOf) === null)
  return [...missed, ...(overdue === undefined ? [] : [message('CHECK_OVERDUE', { checkedOn: overdue.checkedOn })])]
}

export function shownConstant(constant: PaperConstant, asOf: string): ShownConstant {
  const { id, recheckAfterDays: _days, decidedOn: _decisions, ...shown } = constant
  return {
    constantId: id,
    ...shown,
    staleFrom: staleFrom(constant),
    stale: isStale(constant, asOf),
    surenessLabel: message('CONSTANT_SURENESS', { sureness: constant.sureness }),
  }
}

/** The constants of `domain/law` in force under one id, in the format of the papers. */
export function lawConstants(id: LawConstant['id'], asOf: string): PaperConstant[] {
  return lawInForce(id, asOf).map(asPaperConstant)
}

function asPaperConstant({ region: _region, sourceName, ...constant }: LawConstant): PaperConstant {
  return {
    ...constant,
    name: message('CONSTANT_NAME', { constant: constant.id }),
    sourceName: message('LAW_SOURCE', { name: sourceName }),
  }
}

/** The two numbers of one row of the small-lease table. */
export function smallLeaseConstants(terms: Omit<SmallLeaseTerms, 'source'> & { source: Message }): PaperConstant[] {
  const { limitManwon, protectedManwon, effectiveFrom, sureness, source, sourceUrl, checkedOn } = terms
  const shared = {
    unit: 'MANWON',
    effectiveFrom,
    effectiveTo: null,
    sourceName: source,
    sourceUrl,
    checkedOn,
    sureness,
    recheckAfterDays: DECREE_RECHECK_DAYS,
  } as const
  const named = (id: 'SMALL_LEASE_LIMIT' | 'SMALL_LEASE_PROTECTED') => ({
    id: `${id}@${effectiveFrom}/${limitManwon}`,
    name: message('CONSTANT_NAME', { constant: id }),
  })
  return [
    { ...shared, ...named('SMALL_LEASE_LIMIT'), value: limitManwon },
    { ...shared, ...named('SMALL_LEASE_PROTECTED'), value: protectedManwon },
  ]
}

/** All constants that are overdue for a check or will be within 30 days, each once, the first due first; for operators. */
export function constantsToCheck(asOf: string): ShownConstant[] {
  const law = LAW_CONSTANTS.filter((constant) => isUsed(constant, asOf)).map((constant) => ({
    ...asPaperConstant(constant),
    id: constant.effectiveFrom === null ? constant.id : `${constant.id}@${constant.effectiveFrom}`,
  }))
  const until = addDays(asOf, SHOWN_DAYS_BEFORE)
  const due = [...law, ...Object.values<PaperConstant>(PAPER_CONSTANTS)].filter((each) => isStale(each, until))
  return [...new Map(due.map((each) => [each.id, shownConstant(each, asOf)])).values()].toSorted((a, b) =>
    a.staleFrom.localeCompare(b.staleFrom),
  )
}

/** Small-lease rows that are no longer in force still apply if there is a security right of their time. */
function isUsed(constant: LawConstant, asOf: string): boolean {
  return constant.id.startsWith('SMALL_LEASE') || lawInForce(constant.id, asOf).includes(constant)
}
