import { message, type Text } from '../../../words/message.ts'
import { add, isSmall } from '../../distribution/purse.ts'
import type { Basis } from '../../distribution/settlement.ts'
import { isAfterStanding, tenantPriority } from '../claims/tenant-priority.ts'
import { type Creditor, creditorsOf } from './creditor-names.ts'
import { OWN_ID } from './own-tenant.ts'
import {
  costsOf,
  creditorId,
  isTyped,
  jointSentence,
  type Party,
  partsSentence,
  possibleSettlements,
  readingSentences,
  type Span,
  spanOf,
} from './recovery-bands.ts'
import type { SaleContext } from './sale-context.ts'
import { dependsOnReading, type OpenQuestion, type PaidStep, type SettledSale } from './settled-sale.ts'

/** One line of the plan: recipient, amount, rank and legal ground. */
type DistributionStep = {
  rank: number
  party: Exclude<Party, 'COSTS'>
  who: Text
  basis: Text
  law: Text
  /** `null`: the amount lies between `low` and `high`. */
  amountManwon: number | null
} & Span

/** The distribution of one sale price, as a court's plan would list it. */
export type SaleDistribution = {
  salePriceManwon: number
  costsManwon: number
  /** Excludes the costs; empty for a trust, whose sale pays nobody through its former owner. */
  steps: DistributionStep[]
  left: Span
  shortfall: Span
  takenOverByBuyer: Span
  /** Otherwise a case that was not calculated may leave more or less. */
  isEveryCase: boolean
  sentences: Text[]
}

/** There is only one price, so more possibilities are calculated than for the bands. */
const MOST_COMPLETIONS = 2_500

export function saleDistribution(salePriceManwon: number, context: SaleContext): SaleDistribution {
  const costsManwon = costsOf(salePriceManwon)
  const { settled, isEveryCase } = possibleSettlements(context, salePriceManwon - costsManwon, MOST_COMPLETIONS)
  const possible = settled.map(withLines)
  const left = spanOf(possible.map(({ leftManwon }) => leftManwon))
  const takenOverByBuyer = spanOf(possible.map(({ takenOverManwon }) => takenOverManwon))
  const inTrust = isInTrust(context)
  const isOpen = left.low < left.high
  return {
    salePriceManwon,
    costsManwon,
    steps: inTrust ? [] : stepsOf(context, possible),
    left,
    shortfall: { low: context.depositManwon - left.high, high: context.depositManwon - left.low },
    takenOverByBuyer,
    isEveryCase,
    sentences: [
      message('DISTRIBUTION_NAMED'),
      ...(inTrust ? [message('DISTRIBUTION_TRUST')] : []),
      ...(isOpen ? [message('DISTRIBUTION_OPEN', { wages: openWages(context) })] : []),
      ...(isEveryCase ? [] : [message('NOT_EVERY_CASE')]),
      ...readingSentences((question) => isTwoReadings(question, possible)),
      ...jointSentence(context),
      ...partsSentence(context),
      ...(takenOverByBuyer.high > 0 ? [message('DISTRIBUTION_TAKEN_OVER')] : []),
    ],
  }
}

/** Whether any shown amount depends on how a question of law is answered (R-DIST-06, R-DIST-07). */
function isTwoReadings(question: OpenQuestion, possible: readonly Paid[]): boolean {
  if (possible.every((one) => one[question] === 'EITHER')) return false
  const keys = new Set(possible.flatMap(({ byLine }) => [...byLine.keys()]))
  const dependsOn = (amountOf: (one: Paid) => number) => dependsOnReading(question, possible, amountOf)
  return (
    dependsOn(({ leftManwon }) => leftManwon) ||
    dependsOn(({ takenOverManwon }) => takenOverManwon) ||
    dependsOn(({ restManwon }) => restManwon) ||
    [...keys].some((key) => dependsOn(({ byLine }) => byLine.get(key) ?? 0))
  )
}

/** A settled sale with the sum of each line of the plan. */
type Paid = SettledSale & { byLine: ReadonlyMap<string, number> }

function withLines(one: SettledSale): Paid {
  const byLine = new Map<string, number>()
  for (const step of one.steps) add(byLine, keyOf(step), step.manwon)
  return { ...one, byLine }
}

function openWages({ openWages: counted, typed }: SaleContext): boolean {
  return counted && (typed.wagesManwon ?? null) === null
}

function isInTrust({ typed: { registry, dates } }: SaleContext): boolean {
  const priority = tenantPriority(dates)
  const trusts = (registry?.entries ?? []).filter(({ kind, cancelled }) => kind === 'TRUST' && !cancelled)
  return trusts.some((entry) => !isAfterStanding(entry, priority))
}

type Line = { key: string; creditor: Creditor | null; basis: Basis; rank: number }

function stepsOf(context: SaleContext, possible: readonly Paid[]): DistributionStep[] {
  const creditors = creditorsOf(context)
  const lines = linesOf(creditors, possible)
  const steps = lines.flatMap(({ key, creditor, basis, rank }): DistributionStep[] => {
    const amount = spanOf(possible.map(({ byLine }) => byLine.get(key) ?? 0))
    if (amount.high === 0 && !isShownAtZero(context, creditor, basis)) return []
    return [{ rank, ...named(creditor, basis), ...amountOf(amount) }]
  })
  const rest = spanOf(possible.map(({ restManwon }) => restManwon))
  const owner = {
    party: 'REST' as const,
    who: message('PAYMENT_TO', { party: 'REST' }),
    basis: message('DISTRIBUTION_BASIS', { basis: 'REST' }),
    law: message('DISTRIBUTION_LAW', { basis: 'REST' }),
  }
  const ranks = [...new Set(steps.map(({ rank }) => rank))].toSorted((a, b) => a - b)
  return [
    ...steps.map((step) => ({ ...step, rank: ranks.indexOf(step.rank) + 1 })),
    ...(rest.high > 0 ? [{ rank: ranks.length + 1, ...owner, ...amountOf(rest) }] : []),
  ]
}

/** One line per creditor and ground, at the first rank it may have. */
function linesOf(creditors: readonly Creditor[], possible: readonly SettledSale[]): Line[] {
  const byId = new Map(creditors.map((creditor) => [creditor.id, creditor]))
  const lines = new Map<string, Line>()
  for (const step of possible.flatMap(({ steps }) => steps)) {
    const key = keyOf(step)
    const before = lines.get(key)
    const creditor = before?.creditor ?? byId.get(creditorId(step)) ?? null
    if (creditor === null && step.id !== OWN_ID) continue
    lines.set(key, { key, creditor, basis: step.basis, rank: Math.min(step.rank, before?.rank ?? step.rank) })
  }
  return [...lines.values()].toSorted((a, b) => a.rank - b.rank)
}

function keyOf(step: PaidStep): string {
  return `${creditorId(step)} ${step.basis}`
}

/** A claim that gets nothing is shown as such; a ground that gives nobody anything is left out. */
function isShownAtZero(context: SaleContext, creditor: Creditor | null, basis: Basis): boolean {
  const isOfRank = basis === 'RANK' || basis === 'EQUAL_SHARE' || basis === 'OWN_TAX' || basis === 'WAGES'
  return isOfRank && (creditor === null || isTyped(context, creditor))
}

function named(creditor: Creditor | null, basis: Basis): Pick<DistributionStep, 'party' | 'who' | 'basis' | 'law'> {
  const ground = groundOf(creditor, basis)
  const isOfSmallLease = isSmall(basis)
  const ownParty = isOfSmallLease ? 'TENANT_SMALL_LEASE' : 'TENANT'
  return {
    party:
      creditor === null
        ? ownParty
        : isOfSmallLease
          ? 'OTHER_SMALL_TENANTS'
          : creditor.isBehind
            ? 'CLAIM_BEHIND'
            : 'CLAIM',
    who: creditor === null ? message('PAYMENT_TO', { party: ownParty }) : creditor.who,
    basis: message('DISTRIBUTION_BASIS', { basis: ground }),
    law: message('DISTRIBUTION_LAW', { basis: ground }),
  }
}

/** The ground as it is worded: by whose rank, and whether who shares by amount also absorbs. */
function groundOf(creditor: Creditor | null, basis: Basis) {
  if (basis === 'RANK') return `RANK_${creditor?.sort ?? 'TENANT'}` as const
  return basis === 'EQUAL_SHARE' && creditor?.sharesOnly ? 'SHARE_ONLY' : basis
}

function amountOf({ low, high }: Span): { amountManwon: number | null } & Span {
  return { amountManwon: low === high ? low : null, low, high }
}
