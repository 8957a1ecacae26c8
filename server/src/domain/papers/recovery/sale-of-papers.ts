import { addDays } from '../../calendar.ts'
import { AFTER_EARLIEST, EARLIEST, LATEST, standingAfter } from '../../distribution/rank.ts'
import type { Claim, Sale } from '../../distribution/settlement.ts'
import { WITHOUT_LIMIT, WON_A_MANWON } from '../../distribution/won.ts'
import type { SmallLeaseTerms } from '../../law/small-lease-terms.ts'
import { ENTRY_KIND_FACTS } from '../claims/entry-kinds.ts'
import { latest } from '../dates/days.ts'
import type { PaperHome, TypedPapers } from '../papers-input.ts'
import type { Choices, Choose } from './completions.ts'
import { claimOf, type EntryMeaning, meaningOf } from './entry-claims.ts'
import { otherTenants } from './other-tenants.ts'
import { type OwnTenant, ownTenant } from './own-tenant.ts'
import { type SmallLease, smallLeaseShare } from './small-lease.ts'
import { smallRows } from './small-rows.ts'

export type SaleContext = {
  home: PaperHome
  depositManwon: number
  typed: TypedPapers
  smallLease: SmallLease
  /** Up to the day of the calculation, oldest first. */
  table: readonly SmallLeaseTerms[]
  /** Whether wages that were not typed count as unknown; else none are counted. */
  openWages: boolean
}

/** One way in which a sale may stand. */
export type PossibleSale = { sale: Sale; own: OwnTenant; extinguishingDays: string[] }

/** The sale for one completion of what is not known. */
export function saleOfPapers(context: SaleContext, poolManwon: number, choices: Choices): PossibleSale {
  const { home, typed, table } = context
  const choose = choices.money
  const { readOn = EARLIEST, entries = [] } = typed.registry ?? {}
  const doneOn = latest(typed.dates.moveInOn, typed.dates.reportOn)
  const entryContext = {
    choose,
    chooseOfLease: choices.lease,
    chooseDay: choices.day,
    standingOn: doneOn === null ? readOn : standingAfter(doneOn),
    readOn,
    jointCollateral: typed.jointCollateral ?? null,
    turningDays: turningDays(context),
    taxDays: daysAfterFixed(context),
    hasOtherClaims: entries.filter(({ cancelled, kind }) => !cancelled && kind !== 'AUCTION').length > 0,
  }
  const meanings = entries.map((entry, index) => meaningOf(entry, entryId(index), entryContext))
  const unread = typed.registry === null ? unreadRegistry(choices) : []
  const all = <T>(part: (meaning: EntryMeaning) => T[]) => [...meanings, ...unread].flatMap(part)
  const claims = [
    ...taxClaims(typed, entryContext.taxDays, choose),
    ...wageClaims(context, choose),
    ...all((meaning) => meaning.claims),
  ]
  const own = ownTenant(context, choices)
  const tenants = [...otherTenants(home, typed.seniorTenants, choose), ...all((each) => each.tenants), own.tenant]
  const securityDays = entries.flatMap((entry) =>
    !entry.cancelled && ENTRY_KIND_FACTS[entry.kind].isSecurityRight ? [entry.registeredOn ?? EARLIEST] : [],
  )
  const rows = smallRows(table, choose, securityDays)
  const mayHaveWages = context.openWages || (typed.wagesManwon ?? 0) > 0
  return {
    sale: {
      pool: poolManwon * WON_A_MANWON,
      claims: claims.filter(({ amount }) => amount > 0),
      tenants,
      ...rows,
      capBeforeWages: mayHaveWages ? choose(true, false) : true,
      absorbFrom: mayRing(typed) ? choose('LAST', 'FIRST') : 'FIRST',
    },
    own,
    extinguishingDays: all((meaning) => meaning.extinguishingDays),
  }
}

/** Where an entry without a day may stand: around the own rank, and by the rows that give somebody else an amount. */
function turningDays({ home, depositManwon, typed, table }: SaleContext): { own: string[]; rows: string[] } {
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
  return { own, rows: rows.map(({ effectiveFrom }) => effectiveFrom) }
}

/** The first days on which a tax on the home is later than a fixed date of the own deposit (R-DIST-10). */
function daysAfterFixed({ typed: { dates, deposits = [] } }: SaleContext): string[] {
  const fixedDates = [dates.fixedDateOn, ...deposits.map(({ fixedDateOn }) => fixedDateOn)]
  return [...new Set(fixedDates.map((day) => (day === null ? AFTER_EARLIEST : addDays(day, 1))))]
}

/** A provisional seizure and a tax that may come later: published answers differ with the order of taking. */
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
 * A registry that nobody read may hold a security right of any size and age, a jeonse right among them, or nothing. What
 * extinguishes the lease may be there beside either: an earlier tenant's registration goes first and extinguishes nothing.
 */
function unreadRegistry({ money, lease }: Choices): EntryMeaning[] {
  const security = claimOf('SECURITY', 'REGISTRY', EARLIEST, WITHOUT_LIMIT)
  const extinguishingDays = lease([EARLIEST], [])
  return [{ claims: money([{ ...security, beforeLaterOwnTax: true }], [security], []), tenants: [], extinguishingDays }]
}

function taxClaims({ taxes = null, taxArrearsManwon }: TypedPapers, days: readonly string[], choose: Choose): Claim[] {
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
  const amount = taxArrearsManwon === null ? WITHOUT_LIMIT : taxArrearsManwon * WON_A_MANWON
  const arrears = choose(
    claimOf('OWN_TAX', 'TAX', EARLIEST, amount),
    ...days.map((day) => claimOf('OWN_TAX', 'TAX', day, amount)),
    claimOf('OWN_TAX', 'TAX', LATEST, amount),
    claimOf('TAX', 'TAX', EARLIEST, amount),
    claimOf('TAX', 'TAX', LATEST, amount),
    ...(taxArrearsManwon === null ? [claimOf('TAX', 'TAX', LATEST, 0)] : []),
  )
  return [...listed, arrears]
}

export function taxId(index: number): string {
  return `TAX:${index}`
}

function wageClaims({ typed: { wagesManwon = null }, openWages }: SaleContext, choose: Choose): Claim[] {
  if (wagesManwon !== null) return [claimOf('WAGES', 'WAGES', EARLIEST, wagesManwon * WON_A_MANWON)]
  return openWages ? [claimOf('WAGES', 'WAGES', EARLIEST, choose(WITHOUT_LIMIT, 0))] : []
}
