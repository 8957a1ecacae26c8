import assert from 'node:assert/strict'
import { test } from 'node:test'
import { APARTMENT, entry, mortgage, registryOf, SHARED_HOUSE } from '../papers.fixture.ts'
import { NO_DATES, type OtherTenant, type TypedPapers } from '../papers-input.ts'
import { contextOf } from './any-papers.fixture.ts'
import { saleDistribution } from './sale-distribution.ts'

const lived = (doneOn: string, fixedDateOn: string) => ({
  ...NO_DATES,
  moveInOn: doneOn,
  reportOn: doneOn,
  fixedDateOn,
})
const tax = (legalDate: string, amountManwon: number) => ({
  kind: 'LOCAL' as const,
  ownTax: true,
  legalDate,
  amountManwon,
})

/** Tenants whom the papers of a shared house list individually. */
const livingThere = (...tenants: OtherTenant[]) => ({
  state: 'KNOWN' as const,
  depositsManwon: [],
  sumManwon: null,
  countKnown: tenants.length,
  tenants,
})

type Case = {
  price: number
  depositManwon: number
  isShared: boolean
  typed: TypedPapers
  known: (typed: TypedPapers) => TypedPapers
}

const withEntry =
  (at: number, typedNow: object) =>
  (typed: TypedPapers): TypedPapers => {
    const { registry } = typed
    return {
      ...typed,
      registry: registry && {
        ...registry,
        entries: registry.entries.map((each, index) => (index === at ? { ...each, ...typedNow } : each)),
      },
    }
  }

const CASES: Record<string, Case> = {
  'several taxes on the home, the amount of one unknown (11,143 where at most 7,854 was said)': {
    price: 32_733,
    depositManwon: 29_405,
    isShared: true,
    typed: {
      registry: registryOf([
        entry('TRUST', { registeredOn: '2020-07-27', amountManwon: 7_762 }),
        entry('SEIZURE', {
          registeredOn: '2024-05-24',
          amountManwon: null,
          taxKind: 'OWN_TAX',
          legalDate: '2024-05-24',
        }),
        entry('SEIZURE', { registeredOn: '2018-08-09', amountManwon: 0, taxKind: 'OWN_TAX', legalDate: '2018-08-09' }),
      ]),
      seniorTenants: livingThere(),
      taxArrearsManwon: null,
      taxes: [tax('2026-04-11', 5_151)],
      wagesManwon: 16_789,
      deposits: [{ amountManwon: 5_992, fixedDateOn: '2016-03-29' }],
      dates: lived('2016-01-22', '2024-12-06'),
    },
    known: withEntry(1, { amountManwon: 6_507 }),
  },
  'other tenants who turn out to be later than a provisional seizure': {
    price: 16_489,
    depositManwon: 26_166,
    isShared: true,
    typed: {
      registry: registryOf([entry('PROVISIONAL_SEIZURE', { registeredOn: '2021-07-20', amountManwon: 8_666 })]),
      seniorTenants: null,
      taxArrearsManwon: null,
      taxes: [],
      wagesManwon: 13_576,
      dates: lived('2021-10-29', '2019-10-28'),
    },
    known: (typed) => ({
      ...typed,
      seniorTenants: livingThere({
        depositManwon: 23_658,
        moveInReportedOn: '2025-05-30',
        fixedDateOn: '2024-04-13',
        claimed: true,
      }),
    }),
  },
  'a ring of a mortgage, small tenants and a tax on the home, with wages of an amount between': {
    price: 21_250,
    depositManwon: 5_799,
    isShared: true,
    typed: {
      registry: registryOf([mortgage('2015-12-11', 22_307)]),
      seniorTenants: livingThere(),
      taxArrearsManwon: null,
      taxes: [tax('2017-04-07', 25_698)],
      wagesManwon: null,
      dates: lived('2025-10-01', '2019-04-08'),
    },
    known: (typed) => ({ ...typed, wagesManwon: 8_174 }),
  },
  'a part of the deposit whose fixed date turns out to be the last of all': {
    price: 30_841,
    depositManwon: 35_932,
    isShared: true,
    typed: {
      registry: registryOf([
        entry('PROVISIONAL_REGISTRATION', { registeredOn: '2017-07-23', amountManwon: 2_403 }),
        entry('PROVISIONAL_SEIZURE', { registeredOn: '2023-05-22', amountManwon: 19_320 }),
      ]),
      seniorTenants: livingThere(),
      taxArrearsManwon: null,
      taxes: [],
      wagesManwon: 7_596,
      deposits: [{ amountManwon: 7_921, fixedDateOn: null }],
      dates: lived('2016-11-20', '2024-03-28'),
    },
    known: (typed) => ({ ...typed, deposits: [{ amountManwon: 7_921, fixedDateOn: '2026-05-03' }] }),
  },
  'a tax on the home that helps most where it is neither all nor nothing (850 where nothing was said)': {
    price: 19_541,
    depositManwon: 19_351,
    isShared: true,
    typed: {
      registry: registryOf([mortgage('2020-11-02', 5_675)]),
      seniorTenants: livingThere(
        { depositManwon: 10_691, moveInReportedOn: '2025-11-18', fixedDateOn: '2023-04-04', claimed: true },
        { depositManwon: 21_078, moveInReportedOn: '2021-01-03', fixedDateOn: '2025-06-23', claimed: false },
      ),
      taxArrearsManwon: null,
      taxes: null,
      wagesManwon: 14_371,
      deposits: [{ amountManwon: 2, fixedDateOn: '2022-10-02' }],
      dates: lived('2016-11-15', '2025-02-14'),
    },
    known: (typed) => ({ ...typed, taxes: [tax('2026-01-01', 1_000)] }),
  },
  'a later tax on the home beside a trust, with many unknowns (10,108 where nothing was said)': {
    price: 20_316,
    depositManwon: 25_876,
    isShared: true,
    typed: {
      registry: registryOf([
        entry('TRUST', { registeredOn: null, amountManwon: 25_808 }),
        entry('SEIZURE', { registeredOn: null, amountManwon: 11_920, taxKind: 'OTHER', legalDate: '2022-04-23' }),
        entry('NO_LAND_RIGHT', { registeredOn: null, amountManwon: null }),
        entry('LEASE_REGISTRATION', { registeredOn: '2020-08-14', amountManwon: null }),
      ]),
      seniorTenants: livingThere(
        { depositManwon: 22_621, moveInReportedOn: '2020-03-04', fixedDateOn: '2020-05-25', claimed: true },
        { depositManwon: 307, moveInReportedOn: '2019-10-19', fixedDateOn: '2024-05-08', claimed: true },
      ),
      taxArrearsManwon: null,
      taxes: null,
      wagesManwon: null,
      deposits: [{ amountManwon: 9_999, fixedDateOn: null }],
      dates: { ...lived('2020-08-09', '2015-06-08'), fixedDateOn: null },
    },
    known: (typed) => ({
      ...typed,
      registry: registryOf([
        entry('TRUST', { registeredOn: '2015-09-04', amountManwon: 25_808 }),
        entry('SEIZURE', {
          registeredOn: '2023-11-16',
          amountManwon: 11_920,
          taxKind: 'OTHER',
          legalDate: '2022-04-23',
        }),
        entry('NO_LAND_RIGHT', { registeredOn: '2017-12-17', amountManwon: 11_183 }),
        entry('LEASE_REGISTRATION', { registeredOn: '2020-08-14', amountManwon: 26_246 }),
      ]),
      taxes: [tax('2019-01-31', 10_503)],
      wagesManwon: 9_697,
      deposits: [{ amountManwon: 9_999, fixedDateOn: '2021-08-23' }],
      dates: lived('2020-08-09', '2015-06-08'),
    }),
  },
}

for (const [title, { price, depositManwon, isShared, typed, known }] of Object.entries(CASES))
  test(`R-DIST-03: a range holds what it once missed: ${title}`, () => {
    const { home } = isShared ? SHARED_HOUSE : APARTMENT
    const [before, after] = [typed, known(typed)].map(({ registry, ...read }) => {
      const ofHome = registry && { ...registry, part: isShared ? ('BUILDING' as const) : registry.part }
      return saleDistribution(price, contextOf({ home, depositManwon, typed: { ...read, registry: ofHome } }))
    })
    assert.ok(before && after)
    for (const part of ['left', 'takenOverByBuyer'] as const) {
      const [range, held] = [before[part], after[part]]
      assert.ok(range.low <= held.low + 1 && held.high <= range.high + 1, `${part}: ${JSON.stringify([range, held])}`)
    }
  })
