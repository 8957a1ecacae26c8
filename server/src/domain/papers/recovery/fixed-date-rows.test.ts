import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calculatePapers } from '../calculate-papers.ts'
import { entry, type Group, mortgage, registryOf, SHARED_HOUSE, tableOf } from '../papers.fixture.ts'
import { NO_DATES, type OtherTenant, type RegistryEntry, type TypedPapers } from '../papers-input.ts'
import { costsOf } from './recovery-bands.ts'

type Lease = [depositManwon: number, reportedOn: string, fixedDateOn: string]
type Sold = {
  net: number
  own: Lease
  others?: Lease[]
  entries?: RegistryEntry[]
  group?: Group
  typed?: Partial<TypedPapers>
}

/** What a sale leaves to the tenant of a house in which all is known, and whether two readings are named. */
function sold({ net, own, others = [], entries = [], group = 'SEOUL', typed = {} }: Sold) {
  const [depositManwon, reportOn, fixedDateOn] = own
  const tenants = others.map(
    ([deposit, moveInReportedOn, fixedOn]): OtherTenant => ({
      depositManwon: deposit,
      moveInReportedOn,
      fixedDateOn: fixedOn,
      claimed: true,
    }),
  )
  const papers: TypedPapers = {
    ...SHARED_HOUSE.typed,
    registry: registryOf(entries, { part: 'BUILDING' }),
    wagesManwon: 0,
    taxes: [],
    taxArrearsManwon: 0,
    seniorTenants: { state: 'KNOWN', depositsManwon: [], sumManwon: null, countKnown: tenants.length, tenants },
    dates: { ...NO_DATES, moveInOn: reportOn, reportOn, fixedDateOn },
    ...typed,
  }
  const salePriceManwon = priceOf(net)
  const result = calculatePapers({
    ...SHARED_HOUSE,
    terms: { ...SHARED_HOUSE.terms, depositManwon },
    value: { lowManwon: salePriceManwon, midManwon: salePriceManwon, highManwon: salePriceManwon },
    smallLeaseTable: tableOf(group),
    typed: papers,
    salePriceManwon,
  })
  const { distribution, recoveryBands, smallLease } = result
  assert.ok(distribution)
  const band = recoveryBands[0]?.leftManwon
  assert.deepEqual(band, distribution.left)
  return {
    left: [distribution.left.low, distribution.left.high],
    named: [distribution.sentences, recoveryBands[0]?.sentence].map(namesReadings),
    namedHalf: [distribution.sentences, recoveryBands[0]?.sentence].map((texts) =>
      JSON.stringify(texts).includes('HALF_SHARED'),
    ),
    small: [smallLease.shareManwon.low, smallLease.shareManwon.high],
    isSmallNamed: namesReadings(smallLease.sentences),
    spans: distribution.steps.filter(({ low, high }) => low < high).length,
  }
}

const namesReadings = (texts: unknown) => JSON.stringify(texts).includes('FIXED_DATE_ROWS')

function priceOf(net: number): number {
  let price = net
  while (price - costsOf(price) < net) price += 1
  return price
}

const own = (...lease: Lease) => ({ own: lease })
const beside = (...others: Lease[]) => ({ others })
/** A lease above every row, of 2019. */
const LARGE: Lease = [18_000, '2019-01-01', '2019-01-01']
/** A lease below the rows from 2021 on. */
const SMALL: Lease = [15_000, '2021-06-01', '2021-06-01']
const OWN_TAX = { kind: 'NATIONAL' as const, ownTax: true, legalDate: '2018-01-01', amountManwon: 6_000 }

/** 2023타경5053 of the Seoul Central District Court: sixteen tenants beside the own lease of 16,000. */
// biome-ignore format: a table
const COURT_TABLE: Lease[] = [
  [15_000, '2019-12-01', '2020-01-20'], [30_000, '2019-12-26', '2019-12-28'], [11_000, '2020-01-06', '2020-01-13'], [10_000, '2021-01-12', '2021-01-14'],
  [15_000, '2021-06-03', '2021-06-05'], [12_000, '2021-08-12', '2021-08-12'], [12_000, '2021-08-22', '2021-08-22'], [12_000, '2021-12-28', '2021-12-28'],
  [12_000, '2021-12-30', '2021-12-30'], [10_000, '2022-02-07', '2022-02-07'], [13_000, '2022-02-15', '2022-02-15'], [12_000, '2022-04-20', '2022-04-20'],
  [11_000, '2022-05-24', '2022-05-24'], [12_000, '2022-06-30', '2022-06-30'], [9_500, '2022-09-07', '2022-09-07'], [13_000, '2022-09-25', '2022-09-25'],
]
const LATE: Lease = [15_000, '2020-05-01', '2020-07-15']
const EARLIER: Lease = [10_000, '2020-06-15', '2020-06-15']
const OLD_MORTGAGE = [mortgage('2020-06-01', 25_000)]

// biome-ignore format: a table
const DIFFERENT: [title: string, sale: Sold, left: [number, number]][] = [
  ['the table of a court pays 16,000 in full', { net: 179_359, ...own(16_000, '2020-08-23', '2020-08-25'), ...beside(...COURT_TABLE), entries: [mortgage('2017-12-04', 78_456)] }, [5_500, 16_000]],
  ['a published working gives a late fixed date 4,200', { net: 39_200, ...own(...LATE), ...beside(EARLIER), entries: OLD_MORTGAGE }, [4_200, 5_500]],
  ['and 10,000 to the earlier tenant, who would lose to the newest row', { net: 39_200, ...own(...EARLIER), ...beside(LATE), entries: OLD_MORTGAGE }, [8_700, 10_000]],
  ['no security right, the own lease is the small one', { net: 20_000, ...own(...SMALL), ...beside(LARGE) }, [2_000, 5_500]],
  ['no security right, the own lease loses', { net: 20_000, ...own(...LARGE), ...beside(SMALL) }, [14_500, 18_000]],
  ['a planned lease behind an old fixed date', { net: 20_000, ...own(...SMALL), ...beside(LARGE), typed: { dates: NO_DATES } }, [2_000, 5_500]],
  ['the rows of a metropolitan city', { net: 12_000, ...own(8_000, '2022-06-01', '2022-06-01'), ...beside([12_000, '2019-01-01', '2019-01-01']), entries: [mortgage('2018-01-01', 4_000)], group: 'METROPOLITAN' }, [0, 2_800]],
  ['wages come before everything', { net: 20_000, ...own(...SMALL), ...beside(LARGE), typed: { wagesManwon: 3_000 } }, [0, 5_500]],
  ['tax on the home comes before the fixed date', { net: 20_000, ...own(...SMALL), ...beside(LARGE), typed: { taxes: [OWN_TAX] } }, [0, 5_500]],
  ['a provisional seizure shares with both', { net: 20_000, ...own(...SMALL), ...beside(LARGE), entries: [entry('PROVISIONAL_SEIZURE', { registeredOn: '2018-01-01', amountManwon: 5_000 })] }, [0, 5_500]],
]

for (const [title, sale, left] of DIFFERENT)
  test(`R-DIST-06, R-PAPERS-09: both readings and their sentence: ${title}`, () => {
    const { left: span, named } = sold(sale)
    assert.deepEqual([span, named], [left, [true, true]])
  })

// biome-ignore format: a table
const SAME: [title: string, sale: Sold, left: number][] = [
  ['the own fixed date alone', { net: 10_000, ...own(15_000, '2019-01-01', '2019-01-01') }, 10_000],
  ['the own fixed date with wages and tax on the home', { net: 10_000, ...own(15_000, '2019-01-01', '2019-01-01'), typed: { wagesManwon: 4_000, taxes: [OWN_TAX] } }, 5_000],
  ['nobody is small', { net: 20_000, ...own(18_000, '2021-06-01', '2021-06-01'), ...beside(LARGE) }, 2_000],
  ['enough for all', { net: 90_000, ...own(...SMALL), ...beside(LARGE) }, 15_000],
  ['a mortgage of the fixed date\'s own row stands behind it', { net: 30_000, ...own(14_000, '2022-03-01', '2022-03-01'), ...beside([17_000, '2019-01-01', '2019-01-01']), entries: [mortgage('2017-01-01', 5_000), mortgage('2021-06-01', 9_000), mortgage('2023-03-01', 5_000)] }, 5_000],
  ['all fixed dates are of the newest row', { net: 20_000, ...own(15_000, '2024-06-01', '2024-06-01'), ...beside([18_000, '2023-06-01', '2023-06-01']) }, 5_500],
]

for (const [title, sale, left] of SAME)
  test(`R-DIST-06: one number where the readings agree: ${title}`, () => {
    const { left: span, named, spans } = sold(sale)
    assert.deepEqual([span, named, spans], [[left, left], [false, false], 0])
  })

test('R-DIST-07: both readings and their sentence where one was paid by rank before the half is shared', () => {
  const entries = [mortgage('2019-01-01', 500), mortgage('2023-03-01', 20_000)]
  const paidBefore: Lease = [10_000, '2018-10-01', '2018-10-01']
  const open = { ...own(15_000, '2023-03-10', '2023-03-10'), ...beside(paidBefore), entries }
  // half of 18,000: 5,500 beside the 3,700 that the other received, or beside 5,500
  const { left, named, namedHalf } = sold({ net: 18_000, ...open })
  assert.deepEqual(
    [left, named, namedHalf],
    [
      [4_500, 5_300],
      [false, false],
      [true, true],
    ],
  )
  const enough = sold({ net: 24_000, ...open })
  assert.deepEqual(
    [enough.left, enough.namedHalf],
    [
      [5_500, 5_500],
      [false, false],
    ],
  )
})

test('R-DIST-06: a tenant who is small without a fixed date is paid by both readings too', () => {
  const tenants = [{ depositManwon: 15_000, moveInReportedOn: '2021-06-01', fixedDateOn: null, claimed: true }]
  const seniorTenants = { state: 'KNOWN' as const, depositsManwon: [], sumManwon: null, countKnown: 1, tenants }
  assert.deepEqual(sold({ net: 20_000, ...own(...LARGE), typed: { seniorTenants } }).left, [14_500, 18_000])
})

test('R-PAPERS-09: the small-lease share reaches down to the row of an older fixed date', () => {
  const { small, isSmallNamed } = sold({ net: 20_000, ...own(10_500, '2021-06-01', '2021-06-01'), ...beside(LARGE) })
  assert.deepEqual([small, isSmallNamed], [[3_700, 5_500], true])
  const alone = sold({ net: 20_000, ...own(10_500, '2021-06-01', '2021-06-01') })
  assert.deepEqual([alone.small, alone.isSmallNamed], [[5_500, 5_500], false])
  const sameRow = sold({
    net: 20_000,
    ...own(10_500, '2024-06-01', '2024-06-01'),
    ...beside([18_000, '2023-06-01', '2023-06-01']),
  })
  assert.deepEqual([sameRow.small, sameRow.isSmallNamed], [[5_500, 5_500], false])
})
