import { BEHIND_EVERYONE, EARLIEST, legalRank, registeredOn as rankOfDay } from '../../distribution/rank.ts'
import type { Claim, Tenant } from '../../distribution/settlement.ts'
import { WITHOUT_LIMIT, WON_A_MANWON } from '../../distribution/won.ts'
import type { EntryKind } from '../claims/entry-kinds.ts'
import type { JointCollateral, RegistryEntry } from '../papers-input.ts'
import type { Choices } from './completions.ts'

/** The effect of entries on a sale, for one completion of the unknowns. */
export type EntryMeaning = {
  claims: Claim[]
  /** A lease registration represents an earlier tenant. */
  tenants: Tenant[]
  /** Days of the entries that extinguish every later right and lease (말소기준권리). */
  extinguishingDays: string[]
}

/** The parts of the papers that matter for every entry. */
export type Reading = {
  /** First day of standing (대항력) from the typed dates; else the day of the reading. */
  standingOn: string
  readOn: string
  jointCollateral: JointCollateral | null
  /** Days that matter for a registration, by creditors and by rows; between them the exact day makes no difference. */
  turningDays: { ranks: readonly string[]; rows: readonly string[] }
  /** Days at which the rank of a tax on the home makes a difference. */
  taxDays: readonly string[]
  hasOtherClaims: boolean
}

type EntryContext = Reading & { choices: Choices }

const NOTHING: EntryMeaning = { claims: [], tenants: [], extinguishingDays: [] }
const SECURITY: EntryKind[] = ['MORTGAGE', 'JEONSE_RIGHT', 'PROVISIONAL_REGISTRATION']
const ALWAYS_EXTINGUISHING: EntryKind[] = ['MORTGAGE', 'SEIZURE', 'PROVISIONAL_SEIZURE', 'AUCTION']

export function meaningOf(entry: RegistryEntry, id: string, context: EntryContext): EntryMeaning {
  if (entry.cancelled) return NOTHING
  const day = dayOf(entry, context)
  const amount = amountOf(entry, context)
  const meaning = MEANINGS[entry.kind]?.(entry, { id, day, amount }, context) ?? anyMoney(id, amount, day, context)
  const isExtinguishing = ALWAYS_EXTINGUISHING.includes(entry.kind)
  return { ...NOTHING, ...meaning, ...(isExtinguishing && { extinguishingDays: [day] }) }
}

/** An entry without a day may have any age up to the day of the reading; a security right may belong to any row. */
function dayOf({ kind, registeredOn }: RegistryEntry, context: EntryContext): string {
  if (registeredOn !== null) return registeredOn
  const { choices, standingOn, readOn, turningDays } = context
  const days = SECURITY.includes(kind) ? [...turningDays.ranks, ...turningDays.rows] : turningDays.ranks
  return choices.day(standingOn, EARLIEST, ...new Set(days.filter((day) => day < readOn).toSorted()), readOn)
}

function amountOf({ kind, amountManwon, jointCollateral }: RegistryEntry, context: EntryContext): number {
  const { choices } = context
  // the day of a security right sets a row even if the right is nearly paid off
  if (amountManwon === null)
    return choices.amount(WITHOUT_LIMIT, 0, { hasRow: SECURITY.includes(kind), mayHelp: kind === 'SEIZURE' })
  const amount = amountManwon * WON_A_MANWON
  // the deposit of an earlier tenant concerns this home only
  if (!jointCollateral || kind === 'LEASE_REGISTRATION') return amount
  const least = leastShareOfDebt(context.jointCollateral)
  return least === 1 ? amount : choices.amount(amount, Math.round(amount * least))
}

/**
 * Civil Act art. 368: homes sold together bear the debt by value. Which of them is sold first is never known, and this home
 * bears all of the debt if it is. The number of homes is used if their values are not known; if that is not known either,
 * the minimum is 0.
 */
function leastShareOfDebt(joint: JointCollateral | null): number {
  return joint?.ownShareOfValue?.low ?? (joint?.units ? 1 / joint.units : 0)
}

type Entered = { id: string; day: string; amount: number }
type Meaning = (entry: RegistryEntry, entered: Entered, context: EntryContext) => Partial<EntryMeaning>

const MEANINGS: Partial<Record<EntryKind, Meaning>> = {
  MORTGAGE: (_, { id, day, amount }) => ({ claims: [claimOf('SECURITY', id, day, amount)] }),
  JEONSE_RIGHT: (_, { id, day, amount }, { choices }) => ({
    claims: [{ ...claimOf('SECURITY', id, day, amount), beforeLaterOwnTax: true }],
    // if its holder applies for the sale or for a share
    extinguishingDays: choices.lease([day], []),
  }),
  /** Either a security, or the option of a buyer, who is paid nothing and extinguishes nothing. */
  PROVISIONAL_REGISTRATION: (_, { id, day, amount }, { choices: { money: choose } }) =>
    choose({ claims: [claimOf('SECURITY', id, day, amount)], extinguishingDays: [day] }, {}),
  PROVISIONAL_SEIZURE: (_, { id, day, amount }) => ({ claims: [claimOf('GENERAL', id, day, amount)] }),
  SEIZURE: seizure,
  /** A tenant with an unknown deposit may be a small tenant. */
  LEASE_REGISTRATION: ({ amountManwon }, { id, day, amount }, { choices: { money: choose } }) => {
    const since = choose(EARLIEST, day)
    return {
      tenants: [
        {
          id,
          parts: [{ amount, rank: rankOfDay(since), fixedDateOn: since }],
          mayBeSmall: true,
          ...(amountManwon === null && { crowd: choose(1, 0) }),
        },
      ],
    }
  },
  /** The amount of an auction may belong to a claim that was already typed; else to a plain creditor behind everyone. */
  AUCTION: (_, { id, day, amount }, { choices: { money: choose }, hasOtherClaims }) => ({
    claims: choose(
      [claimOf('RANKED', id, EARLIEST, amount)],
      [claimOf('GENERAL', id, day, amount)],
      hasOtherClaims ? [] : [claimOf('GENERAL', id, BEHIND_EVERYONE, amount)],
    ),
  }),
  /** A trust or an injunction from before standing may end the lease; a later one does not rank before its day. */
  TRUST: byDay,
  INJUNCTION: byDay,
}

function byDay(_: RegistryEntry, { id, day, amount }: Entered): Partial<EntryMeaning> {
  return { claims: [claimOf('RANKED', id, day, amount)] }
}

/** A seizure for a tax on the home, for another tax, or by a titled creditor. A tax ranks no later than the seizure. */
function seizure(entry: RegistryEntry, { id, day, amount }: Entered, context: EntryContext): Partial<EntryMeaning> {
  const { taxKind = null, legalDate = null } = entry
  const { money: choose, tax } = context.choices
  if (taxKind !== null && legalDate !== null)
    return { claims: [claimOf(taxKind === 'OWN_TAX' ? 'OWN_TAX' : 'TAX', id, legalDate, amount)] }
  const ownTax = (on: string) => claimOf('OWN_TAX', id, on, amount)
  const [earliest, latest] = [ownTax(EARLIEST), ownTax(day)]
  // as many whatever the day, so that a pick means the same for each of them
  const ownTaxes = [...context.taxDays.map((each) => ownTax(each < day ? each : day)), latest]
  const otherTaxes = [claimOf('TAX', id, EARLIEST, amount), claimOf('TAX', id, day, amount)] as const
  if (taxKind === 'OWN_TAX') return { claims: [tax(latest, earliest, ...ownTaxes)] }
  if (taxKind !== null) return { claims: [choose(...otherTaxes)] }
  return { claims: [tax(latest, earliest, ...otherTaxes, ...ownTaxes, claimOf('GENERAL', id, day, amount))] }
}

/** The rank of an entry of another kind is unknown: it may come first, or rank by its day. */
function anyMoney(
  id: string,
  amount: number,
  day: string,
  { choices: { money: choose } }: EntryContext,
): Partial<EntryMeaning> {
  return { claims: [choose(claimOf('RANKED', id, EARLIEST, amount), claimOf('RANKED', id, day, amount))] }
}

export function claimOf(kind: Claim['kind'], id: string, day: string, amount: number): Claim {
  const isTax = kind === 'TAX' || kind === 'OWN_TAX'
  return { id, kind, amount, rank: isTax ? legalRank(day) : rankOfDay(day) }
}
