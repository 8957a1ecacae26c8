import { type Message, message, type Text } from '../../../words/message.ts'
import type { ClaimsAhead, OrderedClaim } from '../claims/claims-ahead.ts'
import { hasUntypedDeposits, typedDeposits, untypedTenants } from '../claims/senior-tenants.ts'
import { leaseMayFail } from '../claims/tenant-priority.ts'
import { PAPER_CONSTANTS } from '../constants/paper-constants.ts'
import type { HomeValue, PaperHome, TypedPapers } from '../papers-input.ts'
import { type Distribution, type DistributionInput, distribute, type Party } from './distribution.ts'
import { type PaidFirst, type SmallLease, shareOf } from './small-lease.ts'

/** From the least to the most that what is not known allows. Manwon. */
type Span = { low: number; high: number }

/** What would be left of the deposit if the home were sold for one hypothetical price. */
export type RecoveryBand = {
  shareOfValue: number
  salePriceManwon: number
  costsManwon: number
  /** What the costs leave. */
  proceedsManwon: number
  paidAheadManwon: Span
  smallLeaseShareManwon: Span
  /** All that comes back to the tenant, the small-lease share included. */
  leftManwon: Span
  shortfallManwon: Span
  /** Something ahead has no known amount: the worst case takes it to swallow everything that reaches it. */
  hasUnknowns: boolean
  /** Who would get what; each column adds up to the sale price. */
  payments: { party: Party; label: Text; bestManwon: number; worstManwon: number }[]
  sentence: Message
}

export type BandContext = {
  home: PaperHome
  depositManwon: number
  typed: TypedPapers
  claims: ClaimsAhead
  smallLease: SmallLease
}

/** Of the value; tenths, so that a price is rounded from the exact product. */
const BAND_TENTHS = [10, 9, 8, 7, 6] as const

/** Scenarios, not forecasts: how a sale at a share of the value's middle would be paid out. */
export function recoveryBands({ midManwon }: Pick<HomeValue, 'midManwon'>, context: BandContext): RecoveryBand[] {
  return BAND_TENTHS.map((tenths) => bandAt(tenths / 10, Math.round((midManwon * tenths) / 10), context))
}

export function bandAt(shareOfValue: number, priceManwon: number, context: BandContext): RecoveryBand {
  const costsManwon = Math.ceil(priceManwon * PAPER_CONSTANTS.AUCTION_COSTS.value)
  const atBest = scenarios(context, priceManwon, costsManwon, 'BEST')
  const atWorst = scenarios(context, priceManwon, costsManwon, 'WORST')
  const best = pick(atBest, (a, b) => b.leftManwon - a.leftManwon || b.smallLeaseManwon - a.smallLeaseManwon)
  const worst = pick(atWorst, (a, b) => a.leftManwon - b.leftManwon || a.smallLeaseManwon - b.smallLeaseManwon)
  const left = { low: worst.leftManwon, high: best.leftManwon }
  const { depositManwon, claims } = context
  const hasUnknowns = claims.totalAhead.high === null
  return {
    shareOfValue,
    salePriceManwon: priceManwon,
    costsManwon,
    proceedsManwon: priceManwon - costsManwon,
    paidAheadManwon: spanOf(best.paidAheadManwon, worst.paidAheadManwon),
    smallLeaseShareManwon: spanOf(...[...atBest, ...atWorst].map(({ smallLeaseManwon }) => smallLeaseManwon)),
    leftManwon: left,
    shortfallManwon: { low: depositManwon - left.high, high: depositManwon - left.low },
    hasUnknowns,
    payments: best.payments.map(({ party, label, manwon }, index) => ({
      party,
      label,
      bestManwon: manwon,
      worstManwon: worst.payments[index]?.manwon ?? 0,
    })),
    sentence:
      left.low === left.high
        ? message('RECOVERY', { share: shareOfValue, priceManwon, missingManwon: depositManwon - left.low })
        : message('RECOVERY_SPAN', {
            share: shareOfValue,
            priceManwon,
            lowManwon: left.low,
            highManwon: left.high,
            hasUnknowns,
          }),
  }
}

/** One for each set of small-lease terms that may apply; without a table one that counts none. */
function scenarios(
  context: BandContext,
  priceManwon: number,
  costsManwon: number,
  side: 'BEST' | 'WORST',
): Distribution[] {
  const rows: (PaidFirst | null)[] = context.smallLease.rows.length === 0 ? [null] : context.smallLease.rows
  return rows.map((row) => distribute({ priceManwon, costsManwon, ...partiesOf(context, row, side) }))
}

type Parties = Omit<DistributionInput, 'priceManwon' | 'costsManwon'>

function partiesOf(context: BandContext, row: PaidFirst | null, side: 'BEST' | 'WORST'): Parties {
  const { typed, depositManwon, smallLease, claims } = context
  const isWorst = side === 'WORST'
  const fails = isWorst && leaseMayFail(typed)
  const mayLose = smallLease.excluded || (isWorst && smallLease.shareManwon.low === 0)
  const amountOf = ({ low, high }: OrderedClaim) => (isWorst ? (high ?? Infinity) : low)
  return {
    depositManwon: fails ? 0 : depositManwon,
    tenantSmallManwon: row === null || mayLose ? 0 : shareOf(row, depositManwon),
    otherSmallManwon: otherSmallTenants(context, row, isWorst),
    claims: claims.ahead
      .filter(({ cancelled }) => !cancelled)
      .map((claim) => ({
        label: claim.label,
        amountManwon: amountOf(claim),
        ofOtherTenants: claim.kind === 'SENIOR_TENANTS',
      })),
    claimsBehind: claims.behind
      .filter(({ cancelled }) => !cancelled)
      .map((claim) => ({ label: claim.label, amountManwon: claim.low })),
  }
}

/**
 * Their small-lease amounts: known ones by their deposits; of the others none at best, and at worst all they could
 * have.
 */
function otherSmallTenants(
  { home, typed: { seniorTenants } }: BandContext,
  row: PaidFirst | null,
  isWorst: boolean,
): DistributionInput['otherSmallManwon'] {
  if (row === null) return { known: 0, unknown: 0 }
  const listed = seniorTenants?.depositsManwon ?? []
  const known = listed.reduce((sum, deposit) => sum + shareOf(row, deposit), 0)
  if (!isWorst) return { known, unknown: 0 }
  const untyped = untypedTenants(seniorTenants, home)
  const most = untyped === null ? Infinity : untyped * row.protectedManwon
  const undivided =
    seniorTenants === null ? 0 : typedDeposits(seniorTenants) - listed.reduce((sum, each) => sum + each, 0)
  const hasUntyped = seniorTenants === null ? home.isShared : hasUntypedDeposits(seniorTenants)
  return { known: known + Math.min(undivided, most), unknown: hasUntyped ? most : 0 }
}

/** The first of them by the order. */
function pick(found: Distribution[], order: (a: Distribution, b: Distribution) => number): Distribution {
  const [first] = found.toSorted(order)
  if (first === undefined) throw new RangeError('no scenario')
  return first
}

function spanOf(...amounts: number[]): Span {
  return { low: Math.min(...amounts), high: Math.max(...amounts) }
}
