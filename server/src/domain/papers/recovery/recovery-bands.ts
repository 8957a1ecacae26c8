import { type Message, message, sentences, type Text } from '../../../words/message.ts'
import { isSmall } from '../../distribution/purse.ts'
import { sum, WON_A_MANWON } from '../../distribution/won.ts'
import type { ClaimsAhead } from '../claims/claims-ahead.ts'
import { PAPER_CONSTANTS } from '../constants/paper-constants.ts'
import type { HomeValue } from '../papers-input.ts'
import { isRegistryRead } from '../registry-home.ts'
import { completions } from './completions.ts'
import { type Creditor, creditorsOf } from './creditor-names.ts'
import { OTHERS_ID } from './other-tenants.ts'
import { OWN_ID } from './own-tenant.ts'
import type { SaleContext } from './sale-context.ts'
import { saleOfPapers } from './sale-of-papers.ts'
import type { Goal } from './search.ts'
import {
  dependsOnReading,
  type OpenQuestion,
  type PaidStep,
  type SettledSale,
  settledByEachReading,
  settledWithoutHelp,
} from './settled-sale.ts'

/** The recipient of a part of the sale price. */
export type Party =
  | 'COSTS'
  | 'OTHER_SMALL_TENANTS'
  | 'CLAIM'
  | 'TENANT_SMALL_LEASE'
  | 'TENANT'
  | 'CLAIM_BEHIND'
  | 'REST'

/** The range that the unknowns allow, in manwon. */
export type Span = { low: number; high: number }

/** The part of the deposit that would be recovered if the home were sold at a hypothetical price. */
export type RecoveryBand = {
  shareOfValue: number
  salePriceManwon: number
  costsManwon: number
  /** The sale price minus the costs. */
  proceedsManwon: number
  paidAheadManwon: Span
  smallLeaseShareManwon: Span
  /** The total amount returned to the tenant, including the small-lease share. */
  leftManwon: Span
  shortfallManwon: Span
  /** A claim ahead has no known amount; in the worst case it takes everything that reaches it. */
  hasUnknowns: boolean
  /** Otherwise a case that was not calculated may leave more or less. */
  isEveryCase: boolean
  /** The payment to each party; each column adds up to the sale price. */
  payments: { party: Party; label: Text; bestManwon: number; worstManwon: number }[]
  sentence: Text
}

/** `auctionPercent`: what lots of the district are sold for, per cent of the appraisal. */
export type BandContext = Omit<SaleContext, 'openWages'> & { claims: ClaimsAhead; auctionPercent: number }

/** Tenths of the value, so that a price is rounded from the exact product. */
const BAND_TENTHS = { highest: 10, lowestAtMost: 6 }

/** From the whole value down to 60 %, and further until a band lies below the ratio of auctions (R-PAPERS-80). */
function bandTenths(auctionPercent: number): number[] {
  const below = Math.max(1, Math.ceil(auctionPercent / 10) - 1)
  const lowest = Math.min(BAND_TENTHS.lowestAtMost, below)
  return Array.from({ length: BAND_TENTHS.highest - lowest + 1 }, (_, index) => BAND_TENTHS.highest - index)
}

/** Scenarios, not forecasts: how a sale at a share of the value's middle would be paid out. */
export function recoveryBands({ midManwon }: Pick<HomeValue, 'midManwon'>, context: BandContext): RecoveryBand[] {
  return bandTenths(context.auctionPercent).map((tenths) =>
    bandAt(tenths / 10, Math.round((midManwon * tenths) / 10), context),
  )
}

const MOST_COMPLETIONS = 64
const MOST_OF_LARGE = 8
/** The usual number of entries and tenants in papers. */
const USUAL_SIZE = 8

/** Assumed costs of execution. */
export function costsOf(priceManwon: number): number {
  return Math.ceil(priceManwon * PAPER_CONSTANTS.AUCTION_COSTS.value)
}

/**
 * Possible distributions of a sale. `isEveryCase`: no other gives the tenant, or leaves against the buyer, more or less
 * than these do.
 */
export function possibleSettlements(
  context: SaleContext,
  poolManwon: number,
  most = MOST_COMPLETIONS,
): { settled: SettledSale[]; isEveryCase: boolean } {
  const saleOf = saleOfPapers(context, poolManwon)
  // one price is shown as a court's plan would be; a band states a loss, which an unknown debt never makes smaller
  const settledBy = context.openWages ? settledByEachReading : settledWithoutHelp
  const found = completions((choices): SettledSale[] => settledBy(saleOf(choices)), {
    most: affordable(context, most),
    scale: poolManwon * WON_A_MANWON,
    goals: endsOf(context, poolManwon).map(
      ({ of, ceiling, limit }): Goal<SettledSale[]> => ({
        of: (each) => Math.max(...each.map(of)),
        ceiling,
        limit: (each) => Math.max(...each.map(limit)),
      }),
    ),
  })
  return { settled: found.built.flat(), isEveryCase: found.proven.every((each) => each) }
}

/**
 * The values to minimise and maximise. By an unknown tax a band leaves the tenant no more than without it, which is built
 * too, and no less than the small-lease share, which is paid before it. Bands do not show the balance left against the
 * buyer.
 */
function endsOf({ openWages, depositManwon }: SaleContext, poolManwon: number): Goal<SettledSale>[] {
  const left = ({ leftManwon }: SettledSale) => leftManwon
  const takenOver = ({ takenOverManwon }: SettledSale) => takenOverManwon
  const unlimited = () => Infinity
  const ofLeft = { ceiling: Math.min(depositManwon, poolManwon) }
  if (!openWages)
    return [
      { of: (one) => -left(one), ceiling: 0, limit: ({ smallLeaseManwon }) => -smallLeaseManwon },
      { of: left, ...ofLeft, limit: left },
    ]
  return [
    { of: (one) => -takenOver(one), ceiling: 0, limit: unlimited },
    { of: takenOver, ceiling: depositManwon, limit: unlimited },
    { of: (one) => -left(one), ceiling: 0, limit: unlimited },
    { of: left, ...ofLeft, limit: unlimited },
  ]
}

/** Allows fewer completions if each takes longer, so that all requests take a similar time. */
function affordable({ typed: { registry, seniorTenants } }: SaleContext, most: number): number {
  const { depositsManwon = [], tenants = [], ofHouse = [] } = seniorTenants ?? {}
  const entries = registry?.entries.filter(({ cancelled }) => !cancelled) ?? []
  const size = entries.length + depositsManwon.length + tenants.length + ofHouse.length
  return Math.max(MOST_OF_LARGE, Math.min(most, Math.floor((most * USUAL_SIZE) / (size + 1))))
}

/** Wages that were not typed are not counted here; the distribution of one price counts them as unknown. */
function bandAt(shareOfValue: number, priceManwon: number, bandContext: BandContext): RecoveryBand {
  const context = { ...bandContext, openWages: false }
  const costsManwon = costsOf(priceManwon)
  const proceedsManwon = priceManwon - costsManwon
  const creditors = creditorsOf(context).filter((each) => isTyped(context, each))
  const { settled, isEveryCase } = possibleSettlements(context, proceedsManwon)
  const possible = worstFirst(
    settled.map((one) => ({
      ...one,
      aheadManwon: paidAhead(creditors, proceedsManwon, one),
    })),
  )
  const [worst, best] = [possible[0], possible.at(-1)]
  if (worst === undefined || best === undefined) throw new RangeError('no completion')
  const left = { low: worst.leftManwon, high: best.leftManwon }
  const { depositManwon, claims } = context
  const hasUnknowns = claims.totalAhead.high === null
  const sold = { share: shareOfValue, priceManwon, openWages: (context.typed.wagesManwon ?? null) === null }
  const [bestPaid, worstPaid] = [best, worst].map((one) => paymentsOf(creditors, costsManwon, one))
  return {
    shareOfValue,
    salePriceManwon: priceManwon,
    costsManwon,
    proceedsManwon,
    paidAheadManwon: spanOf(possible.map(({ aheadManwon }) => aheadManwon)),
    smallLeaseShareManwon: spanOf(possible.map(({ smallLeaseManwon }) => smallLeaseManwon)),
    leftManwon: left,
    shortfallManwon: { low: depositManwon - left.high, high: depositManwon - left.low },
    hasUnknowns,
    isEveryCase,
    payments: (bestPaid ?? []).map(({ manwon, ...named }, index) => ({
      ...named,
      bestManwon: manwon,
      worstManwon: worstPaid?.[index]?.manwon ?? 0,
    })),
    sentence: sentences([
      left.low === left.high
        ? message('RECOVERY', { ...sold, missingManwon: depositManwon - left.low })
        : message('RECOVERY_SPAN', { ...sold, lowManwon: left.low, highManwon: left.high, hasUnknowns }),
      ...readingSentences((question) => dependsOnReading(question, possible, ({ leftManwon }) => leftManwon)),
      ...(left.low < left.high ? jointSentence(context) : []),
      ...partsSentence(context),
      ...(isEveryCase ? [] : [message('NOT_EVERY_CASE')]),
    ]),
  }
}

/** The rank of parts of a deposit is general knowledge, and a sentence says so (R-DIST-15). */
export function partsSentence({ typed: { deposits = [] } }: Pick<SaleContext, 'typed'>): Message[] {
  return deposits.length === 0 ? [] : [message('DEPOSIT_PARTS')]
}

/** The questions of law that make a difference. */
export function readingSentences(dependsOn: (question: OpenQuestion) => boolean): Message[] {
  return [
    ...(dependsOn('rows') ? [message('FIXED_DATE_ROWS')] : []),
    ...(dependsOn('half') ? [message('HALF_SHARED')] : []),
  ]
}

/** From what share of a joint debt to what this home bears (R-DIST-12). */
export function jointSentence({ typed: { registry, jointCollateral = null } }: Pick<SaleContext, 'typed'>): Message[] {
  if (!registry?.entries.some((entry) => entry.jointCollateral && !entry.cancelled)) return []
  const known = jointCollateral?.ownShareOfValue ? 'VALUE' : jointCollateral?.units ? 'UNITS' : 'NOTHING'
  return [message('DISTRIBUTION_JOINT', { known })]
}

/** The worst for the tenant first. Among equals the best is the one in which the others are paid the least ahead. */
function worstFirst<T extends SettledSale & { aheadManwon: number }>(possible: readonly T[]): T[] {
  return possible.toSorted(
    (a, b) => a.leftManwon - b.leftManwon || b.aheadManwon - a.aheadManwon || a.smallLeaseManwon - b.smallLeaseManwon,
  )
}

type Paid = { party: Party; label: Text; manwon: number }

/** Always lists the same parties in the same order, regardless of the amounts. */
function paymentsOf(
  creditors: readonly Creditor[],
  costsManwon: number,
  { steps, restManwon, ...own }: SettledSale,
): Paid[] {
  const isOthersSmall = ({ id, basis }: PaidStep) => id !== OWN_ID && isSmall(basis)
  const paidTo = (is: (step: PaidStep) => boolean) => sum(steps.filter(is).map(({ manwon }) => manwon))
  const byCreditor = new Map<string, number>()
  for (const step of steps.filter((each) => !isOthersSmall(each)))
    byCreditor.set(creditorId(step), (byCreditor.get(creditorId(step)) ?? 0) + step.manwon)
  const to = (party: Exclude<Party, 'CLAIM' | 'CLAIM_BEHIND'>, manwon: number): Paid => ({
    party,
    label: message('PAYMENT_TO', { party }),
    manwon,
  })
  const claim = ({ id, label, isBehind }: Creditor): Paid => ({
    party: isBehind ? 'CLAIM_BEHIND' : 'CLAIM',
    label,
    manwon: byCreditor.get(id) ?? 0,
  })
  return [
    to('COSTS', costsManwon),
    to('OTHER_SMALL_TENANTS', paidTo(isOthersSmall)),
    to('TENANT_SMALL_LEASE', own.smallLeaseManwon),
    ...creditors.filter(({ isBehind }) => !isBehind).map(claim),
    to('TENANT', own.leftManwon - own.smallLeaseManwon),
    ...creditors.filter(({ isBehind }) => isBehind).map(claim),
    to('REST', restManwon),
  ]
}

/** The creditor that a step pays; all other tenants count as one. */
export function creditorId({ id }: Pick<PaidStep, 'id'>): string {
  return id.startsWith(`${OTHERS_ID}:`) ? OTHERS_ID : id
}

/** Whether the input contains anything for which this creditor could be paid. */
export function isTyped({ home, typed, openWages }: SaleContext, { id }: Creditor): boolean {
  if (id === 'WAGES') return openWages || (typed.wagesManwon ?? 0) > 0
  if (id === 'TAX') return typed.taxArrearsManwon !== null || !typed.taxes
  if (id === 'REGISTRY') return !isRegistryRead(typed, home)
  if (id === OTHERS_ID) return typed.seniorTenants !== null || home.isShared
  return true
}

function paidAhead(
  creditors: readonly Creditor[],
  proceedsManwon: number,
  { steps, restManwon, leftManwon }: SettledSale,
): number {
  const behind = new Set(creditors.flatMap(({ id, isBehind }) => (isBehind ? id : [])))
  const toBehind = steps.filter((step) => behind.has(creditorId(step)))
  return proceedsManwon - restManwon - leftManwon - sum(toBehind.map(({ manwon }) => manwon))
}

/** The smallest and the largest of some amounts. */
export function spanOf(amounts: readonly number[]): Span {
  return { low: Math.min(...amounts), high: Math.max(...amounts) }
}
