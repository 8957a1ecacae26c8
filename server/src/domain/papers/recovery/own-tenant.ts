import { compareRanks, EARLIEST, LATEST, priorityRank, type Rank, registeredOn } from '../../distribution/rank.ts'
import type { DepositPart, Tenant } from '../../distribution/settlement.ts'
import { WON_A_MANWON } from '../../distribution/won.ts'
import { leaseMayFail } from '../claims/tenant-priority.ts'
import { depositParts } from '../deposit-parts.ts'
import { isRegistryRead } from '../registry-home.ts'
import type { Choices } from './completions.ts'
import { standingSpan } from './own-standing.ts'
import type { SaleContext } from './sale-context.ts'
import { smallLeaseChance } from './small-lease-chance.ts'

export const OWN_ID = 'OWN'

/** The user's own tenancy, with the day on which each part of the deposit got standing. */
export type OwnTenant = { tenant: Tenant; standingDays: string[] }

type Own = Omit<SaleContext, 'table'>

/** Days that matter for standing and for a part's fixed date; between them the exact day makes no difference. */
type TurningDays = { ranks: readonly string[] }

/**
 * Returns a function that gives the own tenant for one completion of the unknowns. If no day was typed, the lease is
 * planned and its priority comes after everything that was read. If only some days were typed, the others are unknown: at
 * worst there is no fixed date, at best one in time.
 */
export function ownTenant(own: Own, { ranks }: TurningDays): (choices: Choices) => OwnTenant {
  const { typed } = own
  const { first, last } = standingSpan(typed.dates)
  const days = lastFirst(ranks)
  // these matter for the balance left against the buyer, which bands do not show
  const between = own.openWages ? days.filter((day) => first < day && day < last) : []
  const partsOn = possibleParts(own, first === LATEST, days)
  // an unread registry may contain a trust or an injunction
  const mayBindNobody = !isRegistryRead(typed, own.home) || leaseMayFail(typed)
  const mayBeSmall = smallLeaseOf(own, [first, last])
  return (choices) => {
    const isNothing = mayBindNobody && choices.lease(true, false)
    const standingOn = first === last ? first : choices.lease(last, ...between, first)
    const parts = partsOn(standingOn, choices)
    const deposit = parts.map(({ amount, rank, fixedDateOn }) => ({ amount, rank, fixedDateOn }))
    return {
      tenant: { id: OWN_ID, parts: isNothing ? [] : deposit, mayBeSmall: mayBeSmall(standingOn, choices) },
      standingDays: isNothing ? [] : parts.map((part) => part.standingOn),
    }
  }
}

type OwnPart = DepositPart & { standingOn: string }

/** The parts of the deposit in order of rank: the amount paid first is deducted from the first of them. */
function possibleParts(
  { depositManwon, typed }: Own,
  isPlanned: boolean,
  days: readonly string[],
): (standingOn: string, choices: Choices) => OwnPart[] {
  const typedParts = depositParts(depositManwon, typed)
  return (standingOn, { money: choose, lease }) => {
    const unordered = typedParts.map((part): OwnPart => {
      const amount = part.amountManwon * WON_A_MANWON
      if (isPlanned && part.fixedDateOn === null)
        return { amount, rank: registeredOn(LATEST), fixedDateOn: LATEST, standingOn }
      // a late fixed date is worse than none if it takes money from a creditor who is paid alongside this part
      const fixedOn = part.fixedDateOn ?? choose<string | null>(null, LATEST, ...days, EARLIEST)
      const rank: Rank | null = fixedOn === null ? null : priorityRank(standingOn, fixedOn)
      // a part without a fixed date may have been agreed on any day
      const unknownOn = part.isTopUp && part.fixedDateOn === null ? lease(LATEST, EARLIEST) : LATEST
      const agreedOn = part.isTopUp ? (fixedOn ?? unknownOn) : EARLIEST
      return { amount, rank, fixedDateOn: fixedOn, standingOn: agreedOn > standingOn ? agreedOn : standingOn }
    })
    return unordered.toSorted((a, b) => (a.rank === null ? 1 : b.rank === null ? -1 : compareRanks(a.rank, b.rank)))
  }
}

/** Whether entries before this standing, or a lease that may fail, cost the tenant the small-lease share. */
function smallLeaseOf(
  { typed, smallLease: { excluded, doubtful }, home }: Own,
  ends: readonly string[],
): (standingOn: string, choices: Choices) => boolean {
  if (excluded || !doubtful) return () => !excluded
  const entered = { entries: typed.registry?.entries ?? [], isShared: home.isShared }
  const mayFail = leaseMayFail(typed)
  const isOpen = mayFail || ends.some((day) => smallLeaseChance(entered, day) === 'OPEN')
  return (standingOn, { money: choose }) => {
    const isLucky = !isOpen || choose(false, true)
    const chance = smallLeaseChance(entered, standingOn)
    return chance === 'YES' && !mayFail ? true : chance !== 'NO' && isLucky
  }
}

function lastFirst(days: readonly string[]): string[] {
  return [...new Set(days)].toSorted().toReversed()
}
