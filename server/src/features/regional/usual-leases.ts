import type { UsualLeases, UsualLease as WireLease } from '@lease-risk/contract/regional'
import { addMonths, completedMonths, yearMonth } from '../../domain/calendar.ts'
import { LEASE_SIZES, REGION_THRESHOLDS } from '../../domain/rule-book/shown-thresholds.ts'
import { WINDOWS } from '../../domain/rule-book/thresholds.ts'
import type { UsualLease, UsualLeaseOfSize } from '../../evidence/market/index.ts'
import type { Clock } from '../../platform/clock.ts'

/** The months whose leases count as usual, `YYYYMM`: a year of complete months. */
export function usualMonths(clock: Clock): { from: string; to: string } {
  const to = completedMonths(clock.now(), 1)[0] ?? ''
  return { from: addMonths(to, 1 - REGION_THRESHOLDS.shareMonths), to }
}

/** R-REGION-23: few leases have a count and no median; none at all are not zero. */
export function usualLeaseView(lease: (UsualLease & { isJeonse?: boolean }) | undefined): WireLease | null {
  if (lease === undefined) return null
  const { dealCount, medianDeposit, medianMonthlyRent, isJeonse = true } = lease
  const hasEnough = dealCount >= WINDOWS.enoughDeals
  return {
    dealCount,
    medianDepositManwon: hasEnough ? Math.round(medianDeposit) : null,
    medianMonthlyRentManwon: hasEnough && !isJeonse ? Math.round(medianMonthlyRent) : null,
  }
}

export function usualLeasesView(
  leases: readonly UsualLeaseOfSize[],
  { from, to }: { from: string; to: string },
): UsualLeases {
  const pairOf = (size: UsualLeaseOfSize['size']) => {
    const find = (isJeonse: boolean) => leases.find((lease) => lease.size === size && lease.isJeonse === isJeonse)
    return { jeonse: usualLeaseView(find(true)), monthlyRent: usualLeaseView(find(false)) }
  }
  return {
    from: yearMonth(from),
    to: yearMonth(to),
    ...pairOf('ALL'),
    bySize: LEASE_SIZES.sizes.map(({ key, over, to: upTo }) => ({
      areaOverSquareMeter: over === 0 ? null : over,
      areaToSquareMeter: upTo,
      ...pairOf(key),
    })),
    detached: pairOf('DETACHED'),
  }
}
