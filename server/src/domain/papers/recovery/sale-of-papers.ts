import { EARLIEST, LATEST, standingAfter } from '../../distribution/rank.ts'
import type { Claim, Sale } from '../../distribution/settlement.ts'
import { WITHOUT_LIMIT, WON_A_MANWON } from '../../distribution/won.ts'
import { ENTRY_KIND_FACTS } from '../claims/entry-kinds.ts'
import { latest } from '../dates/days.ts'
import type { TypedPapers } from '../papers-input.ts'
import type { Choices } from './completions.ts'
import { claimOf, type EntryMeaning, meaningOf, type Reading } from './entry-claims.ts'
import { otherTenants } from './other-tenants.ts'
import { type OwnTenant, ownTenant } from './own-tenant.ts'
import type { SaleContext } from './sale-context.ts'
import { smallRows } from './small-rows.ts'
import { daysAfterFixed, turningDays } from './turning-days.ts'

/** One possible state of a sale. */
export type PossibleSale = { sale: Sale; own: OwnTenant; extinguishingDays: string[] }

/** Returns a function that builds the sale for one completion of the unknowns. */
export function saleOfPapers(context: SaleContext, poolManwon: number): (choices: Choices) => PossibleSale {
  const { typed, table } = context
  const reading = readingOf(context)
  const entries = (typed.registry?.entries ?? []).map((entry, index) => ({ entry, id: entryId(index) }))
  const securityDays = entries.flatMap(({ entry }) =>
    !entry.cancelled && ENTRY_KIND_FACTS[entry.kind].isSecurityRight ? [entry.registeredOn ?? EARLIEST] : [],
  )
  const mayHaveWages = context.openWages || (typed.wagesManwon ?? 0) > 0
  const ring = mayRing(typed)
  const ownOf = ownTenant(context, reading.turningDays)
  const othersOf = otherTenants({
    home: context.home,
    seniors: typed.seniorTenants,
    entries: typed.registry?.entries ?? [],
  })
  return (choices) => {
    const meanings = entries.map(({ entry, id }) => meaningOf(entry, id, { ...reading, choices }))
    const unread = typed.registry === null ? unreadRegistry(choices) : []
    const all = <T>(part: (meaning: EntryMeaning) => T[]) => [...meanings, ...unread].flatMap(part)
    const claims = [
      ...taxClaims(typed, reading.taxDays, choices),
      ...wageClaims(context, choices),
      ...all((meaning) => meaning.claims),
    ]
    const own = ownOf(choices)
    const sale: Sale = {
      pool: poolManwon * WON_A_MANWON,
      claims: claims.filter(({ amount }) => amount > 0),
      tenants: [...othersOf(choices), ...all((each) => each.tenants), own.tenant],
      ...smallRows(table, choices.money, securityDays),
      // both readings are paid out
      fixedDateSetsRow: false,
      capBeforeWages: mayHaveWages ? choices.money(true, false) : true,
      absorbFrom: ring ? choices.money('LAST', 'FIRST') : 'FIRST',
    }
    return { sale, own, extinguishingDays: all((meaning) => meaning.extinguishingDays) }
  }
}

/** The data that is the same in every completion. */
function readingOf(context: SaleContext): Reading {
  const { dates, registry, jointCollateral = null } = context.typed
  const { readOn = EARLIEST, entries = [] } = registry ?? {}
  const doneOn = latest(dates.moveInOn, dates.reportOn)
  return {
    standingOn: doneOn === null ? readOn : standingAfter(doneOn),
    readOn,
    jointCollateral,
    turningDays: turningDays(context),
    taxDays: daysAfterFixed(context),
    hasOtherClaims: entries.some(({ cancelled, kind }) => !cancelled && kind !== 'AUCTION'),
  }
}

/** A provisional seizure and a possibly later tax: published results differ with the order of absorption. */
function mayRing({ registry, taxes = null, taxArrearsManwon }: TypedPapers): boolean {
  const entries = (registry?.entries ?? []).filter(({ cancelled }) => !cancelled)
  const general = entries.some(({ kind }) => ['PROVISIONAL_SEIZURE', 'SEIZURE', 'AUCTION'].includes(kind))
  const hasTax =
    entries.some(({ kind }) => kind === 'SEIZURE') ||
    (taxes ?? []).some(({ ownTax }) => !ownTax) ||
    (taxArrearsManwon === null ? taxes === null : taxArrearsManwon > 0)
  return general && hasTax
}

export function entryId(index: number): string {
  return `ENTRY:${index}`
}

/**
 * An unread registry may contain a security right of any amount and age, including a jeonse right, or nothing. In either
 * case it may contain an extinguishing right: an earlier tenant's registration ranks first and extinguishes nothing.
 */
function unreadRegistry({ money, lease }: Choices): EntryMeaning[] {
  const security = claimOf('SECURITY', 'REGISTRY', EARLIEST, WITHOUT_LIMIT)
  const extinguishingDays = lease([EARLIEST], [])
  return [{ claims: money([{ ...security, beforeLaterOwnTax: true }], [security], []), tenants: [], extinguishingDays }]
}

function taxClaims(
  { taxes = null, taxArrearsManwon }: TypedPapers,
  days: readonly string[],
  { money: choose, tax, amount: chooseAmount }: Choices,
): Claim[] {
  const listed = (taxes ?? []).map(({ ownTax, legalDate, amountManwon }, index) =>
    claimOf(
      ownTax ? 'OWN_TAX' : 'TAX',
      taxId(index),
      legalDate ?? choose(EARLIEST, ...(ownTax ? days : []), LATEST),
      amountManwon * WON_A_MANWON,
    ),
  )
  if (taxArrearsManwon === null && taxes !== null) return listed
  if (taxArrearsManwon === 0) return listed
  const amount =
    taxArrearsManwon === null ? chooseAmount(WITHOUT_LIMIT, 0, { mayHelp: true }) : taxArrearsManwon * WON_A_MANWON
  const latestOwn = claimOf('OWN_TAX', 'TAX', LATEST, amount)
  const arrears = tax(
    latestOwn,
    claimOf('OWN_TAX', 'TAX', EARLIEST, amount),
    ...days.map((day) => claimOf('OWN_TAX', 'TAX', day, amount)),
    latestOwn,
    claimOf('TAX', 'TAX', EARLIEST, amount),
    claimOf('TAX', 'TAX', LATEST, amount),
  )
  return [...listed, arrears]
}

export function taxId(index: number): string {
  return `TAX:${index}`
}

function wageClaims({ typed: { wagesManwon = null }, openWages }: SaleContext, { amount }: Choices): Claim[] {
  if (wagesManwon !== null) return [claimOf('WAGES', 'WAGES', EARLIEST, wagesManwon * WON_A_MANWON)]
  return openWages ? [claimOf('WAGES', 'WAGES', EARLIEST, amount(WITHOUT_LIMIT, 0))] : []
}
