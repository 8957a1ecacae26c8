import { addDays } from '../../calendar.ts'
import { AFTER_EARLIEST, EARLIEST, LATEST, standingAfter } from '../../distribution/rank.ts'
import type { Claim, Sale, SmallRow } from '../../distribution/settlement.ts'
import { WITHOUT_LIMIT, WON_A_MANWON } from '../../distribution/won.ts'
import type { SmallLeaseTerms } from '../../law/small-lease-terms.ts'
import { ENTRY_KIND_FACTS } from '../claims/entry-kinds.ts'
import { latest } from '../dates/days.ts'
import type { TypedPapers } from '../papers-input.ts'
import { isRegistryRead } from '../registry-home.ts'
import type { Choices, Choose } from './completions.ts'
import { claimOf, type EntryMeaning, meaningOf, type Reading } from './entry-claims.ts'
import { otherTenants } from './other-tenants.ts'
import { type OwnTenant, ownTenant } from './own-tenant.ts'
import type { SaleContext } from './sale-context.ts'
import { smallLeaseShare } from './small-lease.ts'

/**
 * One possible state of a sale. `withoutHelp`: the same one if none of the taxes of which something is not known can help
 * the tenant; omitted: there is no such tax.
 */
export type PossibleSale = { sale: Sale; own: OwnTenant; extinguishingDays: string[]; withoutHelp?: Sale }

/** Returns a function that builds the sale for one completion of the unknowns. */
export function saleOfPapers(context: SaleContext, poolManwon: number): (choices: Choices) => PossibleSale {
  const { typed, table } = context
  const reading = readingOf(context)
  const entries = (typed.registry?.entries ?? []).map((entry, index) => ({ entry, id: entryId(index) }))
  const securityDays = entries.flatMap(({ entry }) =>
    !entry.cancelled && ENTRY_KIND_FACTS[entry.kind].isSecurityRight ? [entry.registeredOn ?? EARLIEST] : [],
  )
  const mayHaveWages = context.openWages || (typed.wagesManwon ?? 0) > 0
  const isRead = isRegistryRead(typed, context.home)
  const ring = mayRing(typed)
  const openTaxes = openTaxesOf(typed)
  const ownOf = ownTenant(context, reading.turningDays)
  const othersOf = otherTenants({
    home: context.home,
    seniors: typed.seniorTenants,
    entries: typed.registry?.entries ?? [],
  })
  return (choices) => {
    const meanings = entries.map(({ entry, id }) => meaningOf(entry, id, { ...reading, choices }))
    const unread = isRead ? [] : unreadRegistry(choices)
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
      // both readings of each are paid out
      fixedDateSetsRow: false,
      paidShareHalf: false,
      capBeforeWages: mayHaveWages ? choices.money(true, false) : true,
      absorbFrom: ring ? choices.money('LAST', 'FIRST') : 'FIRST',
    }
    const extinguishingDays = all((meaning) => meaning.extinguishingDays)
    const plain = withoutHelp(sale, openTaxes)
    return { sale, own, extinguishingDays, ...(plain && { withoutHelp: plain }) }
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

/** Possible days of an undated entry: around the own rank, and at the rows that change an amount. */
function turningDays({ home, depositManwon, typed, table }: SaleContext): { ranks: string[]; rows: string[] } {
  const { moveInOn, reportOn, fixedDateOn } = typed.dates
  const doneOn = latest(moveInOn, reportOn)
  const own = [
    ...(doneOn === null ? [] : [doneOn, addDays(doneOn, 1)]),
    ...(fixedDateOn === null ? [] : [fixedDateOn, addDays(fixedDateOn, 1)]),
    ...(typed.deposits ?? []).flatMap((part) => (part.fixedDateOn === null ? [] : [part.fixedDateOn])),
  ]
  const rows = table.filter((row, index) => {
    const before = table[index - 1]
    return (
      home.isShared ||
      before === undefined ||
      smallLeaseShare(before, depositManwon) !== smallLeaseShare(row, depositManwon)
    )
  })
  return { ranks: [...own, ...daysOfOthers(typed)], rows: rows.map(({ effectiveFrom }) => effectiveFrom) }
}

/** The days of other creditors, and the following days. */
function daysOfOthers({ registry, seniorTenants, taxes }: TypedPapers): string[] {
  const days = [
    ...(registry?.entries ?? []).flatMap(({ cancelled, registeredOn, legalDate }) =>
      cancelled ? [] : [registeredOn, legalDate],
    ),
    ...[...(seniorTenants?.tenants ?? []), ...(seniorTenants?.ofHouse ?? [])].flatMap(
      ({ moveInReportedOn, fixedDateOn }) => [moveInReportedOn && standingAfter(moveInReportedOn), fixedDateOn],
    ),
    ...(taxes ?? []).map(({ legalDate }) => legalDate),
  ]
  return days.flatMap((day) => (day ? [day, addDays(day, 1)] : []))
}

/** The first days on which a tax on the home is later than a fixed date of the own deposit (R-DIST-10). */
function daysAfterFixed({ typed: { dates, deposits = [] } }: SaleContext): string[] {
  const fixedDates = [dates.fixedDateOn, ...deposits.map(({ fixedDateOn }) => fixedDateOn)]
  return [...new Set(fixedDates.map((day) => (day === null ? AFTER_EARLIEST : addDays(day, 1))))]
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

/** What is not known of a tax, first of what was not typed. `KIND`: it may be no tax on the home, or no tax at all. */
type NotKnown = 'AMOUNT' | 'KIND' | 'DAY'

/** The taxes of which something is not known, by id. */
function openTaxesOf({ registry, taxes = null, taxArrearsManwon }: TypedPapers): Map<string, NotKnown> {
  const seizures = (registry?.entries ?? []).flatMap((entry, index): [string, NotKnown][] => {
    const { kind, cancelled, amountManwon, taxKind = null, legalDate = null } = entry
    if (kind !== 'SEIZURE' || cancelled) return []
    if (amountManwon === null) return [[entryId(index), 'AMOUNT']]
    if (taxKind === null) return [[entryId(index), 'KIND']]
    return legalDate === null ? [[entryId(index), 'DAY']] : []
  })
  const listed = (taxes ?? []).flatMap(({ legalDate }, index): [string, NotKnown][] =>
    legalDate === null ? [[taxId(index), 'DAY']] : [],
  )
  return new Map([...seizures, ...listed, ['TAX', taxArrearsManwon === null ? 'AMOUNT' : 'KIND']])
}

/**
 * A tax of an unknown amount may be none, one of an unknown kind may be on something else, and one of an unknown day may be
 * older than the fixed date: then it gives the tenant nothing of another creditor's money (R-DIST-10, R-DIST-18).
 */
function withoutHelp(sale: Sale, openTaxes: ReadonlyMap<string, NotKnown>): Sale | null {
  const claims = sale.claims.flatMap((claim): Claim[] => {
    const notKnown = openTaxes.get(claim.id)
    if (notKnown === undefined) return [claim]
    if (notKnown === 'AMOUNT') return []
    if (claim.kind !== 'OWN_TAX') return [claim]
    return [claimOf(notKnown === 'KIND' ? 'TAX' : 'OWN_TAX', claim.id, EARLIEST, claim.amount)]
  })
  const isSame = claims.length === sale.claims.length && claims.every((claim, index) => claim === sale.claims[index])
  return isSame ? null : { ...sale, claims }
}

function wageClaims({ typed: { wagesManwon = null }, openWages }: SaleContext, { amount }: Choices): Claim[] {
  if (wagesManwon !== null) return [claimOf('WAGES', 'WAGES', EARLIEST, wagesManwon * WON_A_MANWON)]
  return openWages ? [claimOf('WAGES', 'WAGES', EARLIEST, amount(WITHOUT_LIMIT, 0))] : []
}

type SmallRows = { rowOn: (day: string) => SmallRow | null; rowToday: SmallRow | null }

/** The rows of a district. If the code does not determine the region, or before the first row, any may apply. */
function smallRows(table: readonly SmallLeaseTerms[], choose: Choose, days: readonly string[]): SmallRows {
  const firstDay = table[0]?.effectiveFrom ?? ''
  const groups = [...new Set(table.map(({ effectiveFrom }) => effectiveFrom))].map((day) =>
    table.filter(({ effectiveFrom }) => effectiveFrom === day),
  )
  const isAmbiguous = groups.some((rows) => rows.length > 1)
  const variant = isAmbiguous ? choose(0, 1, 2) : 0
  const asFirst = table.length > 0 && days.some((day) => day < firstDay) ? choose(false, true) : false
  const rowOf = (rows: readonly SmallLeaseTerms[] | undefined): SmallRow | null => {
    const terms = rows?.[Math.min(variant, rows.length - 1)]
    if (terms === undefined) return null
    return { limit: terms.limitManwon * WON_A_MANWON, paidFirst: terms.protectedManwon * WON_A_MANWON }
  }
  const rowOn = (day: string) => {
    const rows = groups.findLast(([terms]) => (terms?.effectiveFrom ?? '') <= day)
    return rowOf(rows ?? (asFirst ? groups[0] : undefined))
  }
  return { rowOn, rowToday: rowOf(groups.at(-1)) }
}
