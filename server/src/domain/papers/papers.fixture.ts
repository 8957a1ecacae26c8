import fc from 'fast-check'
import { addDays } from '../calendar.ts'
import type { Sureness } from '../law/law-constant.ts'
import type { SmallLeaseTerms } from '../law/small-lease-terms.ts'
import type { PapersInput } from './calculate-papers.ts'
import { ENTRY_KINDS, type EntryKind } from './claims/entry-kinds.ts'
import { typedHome } from './paper-home.ts'
import { NO_DATES, type RegistryEntry, type RegistryReading, type TypedPapers } from './papers-input.ts'

export type Group = 'SEOUL' | 'ZONE' | 'METROPOLITAN' | 'OTHER'
type Row = [from: string, sureness: Sureness, terms: Record<Group, [limitManwon: number, protectedManwon: number]>]

const row = (from: string, sureness: Sureness, ...[SEOUL, ZONE, METROPOLITAN, OTHER]: [number, number][]): Row => [
  from,
  sureness,
  { SEOUL, ZONE, METROPOLITAN, OTHER } as Row[2],
]

/** R-LAW-16, oldest first. */
// biome-ignore format: a table
export const SMALL_LEASE_ROWS: Row[] = [
  row('1990-02-19', 'V', [2_000, 700], [1_500, 500], [2_000, 700], [1_500, 500]),
  row('1995-10-19', 'V', [3_000, 1_200], [2_000, 800], [3_000, 1_200], [2_000, 800]),
  row('2001-09-15', 'V', [4_000, 1_600], [4_000, 1_600], [3_500, 1_400], [3_000, 1_200]),
  row('2008-08-21', 'K', [6_000, 2_000], [6_000, 2_000], [5_000, 1_700], [4_000, 1_400]),
  row('2010-07-26', 'K', [7_500, 2_500], [6_500, 2_200], [5_500, 1_900], [4_000, 1_400]),
  row('2014-01-01', 'K', [9_500, 3_200], [8_000, 2_700], [6_000, 2_000], [4_500, 1_500]),
  row('2016-03-31', 'K', [10_000, 3_400], [8_000, 2_700], [6_000, 2_000], [5_000, 1_700]),
  row('2018-09-18', 'V', [11_000, 3_700], [10_000, 3_400], [6_000, 2_000], [5_000, 1_700]),
  row('2021-05-11', 'K', [15_000, 5_000], [13_000, 4_300], [7_000, 2_300], [6_000, 2_000]),
  row('2023-02-21', 'V', [16_500, 5_500], [14_500, 4_800], [8_500, 2_800], [7_500, 2_500]),
]

/** The table of a district that was always in one group, or whose group depends on the first day of a row. */
export function tableOf(group: Group | ((from: string) => Group)): SmallLeaseTerms[] {
  return SMALL_LEASE_ROWS.map(([effectiveFrom, sureness, terms]) => {
    const [limitManwon, protectedManwon] = terms[typeof group === 'string' ? group : group(effectiveFrom)]
    const source = '주택임대차보호법 시행령 제10조·제11조'
    return { limitManwon, protectedManwon, effectiveFrom, sureness, source, sourceUrl: null, checkedOn: '2026-07-17' }
  })
}

/** The table of a district that may be in either of two groups. */
export function eitherTable(one: Group, other: Group): SmallLeaseTerms[] {
  const second = tableOf(other)
  return tableOf(one).flatMap((terms, index) => [terms, ...second.slice(index, index + 1)])
}

export const SEOUL_TABLE = tableOf('SEOUL')

export function entry(kind: EntryKind, parts: Partial<RegistryEntry> = {}): RegistryEntry {
  return { kind, registeredOn: null, amountManwon: null, cancelled: false, jointCollateral: false, ...parts }
}

export function mortgage(registeredOn: string | null, amountManwon: number | null, more: Partial<RegistryEntry> = {}) {
  return entry('MORTGAGE', { registeredOn, amountManwon, ...more })
}

export function registryOf(entries: RegistryEntry[], more: Partial<RegistryReading> = {}): RegistryReading {
  return { readOn: '2026-11-20', part: 'UNIT', ownerIsLandlord: 'YES', entries, ...more }
}

/** A jeonse of 120 million won in a Seoul apartment worth 200 million; the registry was read and has no entries. */
export const APARTMENT: PapersInput = {
  asOf: '2026-11-20',
  terms: { purpose: 'JEONSE', depositManwon: 12_000, monthlyRentManwon: 0 },
  home: { legalDistrictCode: '1162010200', propertyType: 'APARTMENT', householdCount: null, isShared: false },
  value: { lowManwon: 18_000, midManwon: 20_000, highManwon: 22_000 },
  typed: { registry: registryOf([]), seniorTenants: null, taxArrearsManwon: 0, dates: NO_DATES },
  smallLeaseTable: SEOUL_TABLE,
  regionalRate: null,
  leaseDeposits: null,
  publicPrice: null,
}

/** A shared house of eight households in Seoul worth a billion won. */
export const SHARED_HOUSE: PapersInput = {
  ...APARTMENT,
  home: typedHome({ legalDistrictCode: '1162010200', propertyType: 'DETACHED_MULTI_FAMILY', householdCount: 8 }),
  value: { lowManwon: 90_000, midManwon: 100_000, highManwon: 110_000 },
  typed: { ...APARTMENT.typed, registry: registryOf([], { part: 'BUILDING' }) },
}

export function withTyped(input: PapersInput, typed: Partial<TypedPapers>): PapersInput {
  return { ...input, typed: { ...input.typed, ...typed } }
}

export function withEntries(input: PapersInput, ...entries: RegistryEntry[]): PapersInput {
  const { registry } = input.typed
  return withTyped(input, { registry: registry && { ...registry, entries: [...registry.entries, ...entries] } })
}

const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const anyAmount = fc.integer({ min: 0, max: 60_000 })
export const anyDay = fc.integer({ min: 0, max: 16_000 }).map((days) => addDays('1988-01-01', days))

export const anyEntry: fc.Arbitrary<RegistryEntry> = fc.record({
  kind: fc.constantFrom(...ENTRY_KINDS),
  registeredOn: orNull(anyDay),
  amountManwon: orNull(anyAmount),
  cancelled: fc.boolean(),
  jointCollateral: fc.boolean(),
})

export const anyDates = fc.record({
  contractOn: orNull(anyDay),
  balanceOn: orNull(anyDay),
  moveInOn: orNull(anyDay),
  reportOn: orNull(anyDay),
  fixedDateOn: orNull(anyDay),
  endOn: orNull(anyDay),
})

const anySeniorTenants = fc.record({
  state: fc.constantFrom('KNOWN', 'PARTLY', 'UNKNOWN'),
  depositsManwon: fc.array(anyAmount, { maxLength: 6 }),
  sumManwon: orNull(fc.integer({ min: 0, max: 200_000 })),
  countKnown: orNull(fc.integer({ min: 0, max: 12 })),
})

/** Any possible input for an apartment or a shared house. */
export const anyInput: fc.Arbitrary<PapersInput> = fc
  .record({
    base: fc.constantFrom(APARTMENT, SHARED_HOUSE),
    depositManwon: fc.integer({ min: 0, max: 40_000 }),
    midManwon: fc.integer({ min: 1, max: 150_000 }),
    householdCount: orNull(fc.integer({ min: 1, max: 20 })),
    registry: orNull(
      fc.record({
        readOn: anyDay,
        part: fc.constantFrom('UNIT', 'BUILDING', 'LAND'),
        ownerIsLandlord: fc.constantFrom('YES', 'NO', 'UNKNOWN'),
        entries: fc.array(anyEntry, { maxLength: 6 }),
      }),
    ),
    seniorTenants: orNull(anySeniorTenants),
    taxArrearsManwon: orNull(anyAmount),
    violationMark: orNull(fc.record({ issuedOn: orNull(anyDay) })),
    dates: anyDates,
    smallLeaseTable: fc.constantFrom(SEOUL_TABLE, tableOf('OTHER'), eitherTable('ZONE', 'METROPOLITAN'), []),
  })
  .map(({ base, depositManwon, midManwon, householdCount, smallLeaseTable, ...typed }) => ({
    ...base,
    terms: { ...base.terms, depositManwon },
    home: typedHome({ ...base.home, householdCount }),
    value: { lowManwon: Math.ceil(midManwon * 0.9), midManwon, highManwon: midManwon * 2 },
    typed,
    smallLeaseTable,
  }))
