import fc from 'fast-check'
import { addDays } from '../../calendar.ts'
import { ENTRY_KINDS } from '../claims/entry-kinds.ts'
import { APARTMENT, registryOf, SEOUL_TABLE, SHARED_HOUSE } from '../papers.fixture.ts'
import { NO_DATES, type RegistryEntry, type TypedPapers } from '../papers-input.ts'
import type { SaleContext } from './sale-context.ts'
import { smallLease } from './small-lease.ts'

/** Papers in which everything is typed. */
export type CompletePapers = {
  home: SaleContext['home']
  depositManwon: number
  typed: TypedPapers & { registry: NonNullable<TypedPapers['registry']> }
}

const amount = fc.integer({ min: 0, max: 30_000 })
export const anySaleDay = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2015-06-01', days))

/** Entries of every kind, each with day, amount and tax. */
export const anyCompleteEntry: fc.Arbitrary<RegistryEntry> = fc
  .record({
    kind: fc.constantFrom(...ENTRY_KINDS),
    registeredOn: anySaleDay,
    amountManwon: amount,
    cancelled: fc.constant(false),
    jointCollateral: fc.boolean(),
    taxKind: fc.constantFrom('OWN_TAX', 'OTHER'),
    legalDate: anySaleDay,
  })
  // there is no seizure for a tax before it is due
  .map(({ legalDate, ...entry }) => ({
    ...entry,
    legalDate: legalDate < entry.registeredOn ? legalDate : entry.registeredOn,
  }))

export const anyOtherTenant = fc.record({
  depositManwon: amount,
  moveInReportedOn: anySaleDay,
  fixedDateOn: anySaleDay,
  claimed: fc.boolean(),
})

const anyTenants = fc.array(anyOtherTenant, { maxLength: 2 })

const anyTaxes = fc.array(
  fc.record({
    kind: fc.constantFrom('NATIONAL', 'LOCAL'),
    ownTax: fc.boolean(),
    legalDate: anySaleDay,
    amountManwon: amount,
  }),
  { maxLength: 2 },
)

/** Entries of every kind, joint collateral, several parts of the deposit, taxes, wages, and other tenants of a house. */
export const anyCompletePapers: fc.Arbitrary<CompletePapers> = fc
  .record({
    isShared: fc.boolean(),
    depositManwon: fc.integer({ min: 1, max: 30_000 }),
    entries: fc.array(anyCompleteEntry, { maxLength: 4 }),
    taxes: anyTaxes,
    wagesManwon: amount,
    share: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
    topUp: fc.record({ amountManwon: fc.integer({ min: 1, max: 10_000 }), fixedDateOn: anySaleDay }),
    isRaised: fc.boolean(),
    tenants: anyTenants,
    doneOn: anySaleDay,
    fixedDateOn: anySaleDay,
  })
  .map(
    ({
      isShared,
      depositManwon,
      entries,
      taxes,
      wagesManwon,
      share,
      topUp,
      isRaised,
      tenants,
      doneOn,
      fixedDateOn,
    }) => ({
      home: (isShared ? SHARED_HOUSE : APARTMENT).home,
      depositManwon: depositManwon + (isRaised ? topUp.amountManwon : 0),
      typed: {
        registry: registryOf(entries, { part: isShared ? 'BUILDING' : 'UNIT' }),
        seniorTenants: isShared
          ? { state: 'KNOWN' as const, depositsManwon: [], sumManwon: null, countKnown: tenants.length, tenants }
          : null,
        taxArrearsManwon: null,
        taxes,
        wagesManwon,
        jointCollateral: { units: 2, ownShareOfValue: { low: share, high: share } },
        deposits: isRaised ? [topUp] : [],
        dates: { ...NO_DATES, moveInOn: doneOn, reportOn: doneOn, fixedDateOn },
      },
    }),
  )

/** Number of parts of the input that may be removed. */
export const PARTS = 21

/** Removes parts of the input: each part by a yes or a no. */
export function erased(
  { typed, ...papers }: CompletePapers,
  isOpen: (index: number) => boolean,
): Omit<CompletePapers, 'typed'> & { typed: TypedPapers } {
  const { registry, taxes, wagesManwon, jointCollateral, dates, deposits = [], seniorTenants } = typed
  const entries = registry.entries.map(
    (each, index): RegistryEntry => ({
      ...each,
      ...(isOpen(index) && { amountManwon: null }),
      ...(isOpen(index + 4) && { registeredOn: null }),
      ...(isOpen(index + 8) && { taxKind: null, legalDate: null }),
    }),
  )
  return {
    ...papers,
    typed: {
      ...typed,
      registry: isOpen(12) ? null : { ...registry, entries },
      taxes: isOpen(13) ? null : (taxes ?? null),
      wagesManwon: isOpen(14) ? null : (wagesManwon ?? null),
      jointCollateral: isOpen(15) ? null : (jointCollateral ?? null),
      dates: {
        ...dates,
        ...(isOpen(16) && { fixedDateOn: null }),
        ...(isOpen(19) && { reportOn: null }),
        // without any own day the lease is planned
        ...(isOpen(20) && !(isOpen(16) && isOpen(19)) && { moveInOn: null }),
      },
      deposits: isOpen(17) ? deposits.map((part) => ({ ...part, fixedDateOn: null })) : deposits,
      seniorTenants: isOpen(18) ? null : seniorTenants,
    },
  }
}

/** The context that the calculation uses. */
export function contextOf({
  home,
  depositManwon,
  typed,
}: Omit<CompletePapers, 'typed'> & { typed: TypedPapers }): SaleContext {
  const asOf = APARTMENT.asOf
  const small = smallLease(SEOUL_TABLE, { home, depositManwon, typed, asOf })
  return { home, depositManwon, typed, smallLease: small, table: SEOUL_TABLE, openWages: true }
}
