import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Published, saleOf } from './published-case.fixture.ts'
import { paidTo } from './sales.fixture.ts'
import type { Sale } from './settlement.ts'
import { WON_A_MANWON } from './won.ts'

/** Worked by hand from the rule itself, because there are no published cases with numbers. */
type Own = Omit<Published, 'source'> & Partial<Pick<Sale, Unsettled>>
type Unsettled = 'fixedDateSetsRow' | 'capBeforeWages' | 'paidShareHalf' | 'absorbFrom'

const ROWS: Published['rows'] = [
  ['2018-01-01', 6_000, 2_000],
  ['2022-01-01', 9_000, 3_000],
]

// biome-ignore format: a table
const CASES: [rule: string, own: Own][] = [
  ['R-DIST-06: a provisional seizure sets no row, so the newest one comes first', { pool: 10_000, rows: ROWS, claims: [['가', 'GENERAL', '2018-06-01', 9_000]], tenants: [['갑', '2018-07-01', null, 9_000]], gets: { 갑: 3_000, 가: 7_000 } }],
  ['R-DIST-06: behind a mortgage of the old row the newest one, before the seizure', { pool: 10_000, rows: ROWS, claims: [['근', 'SECURITY', '2018-06-01', 6_000], ['가', 'GENERAL', '2019-06-01', 9_000]], tenants: [['갑', '2018-07-01', null, 9_000]], gets: { 근: 6_000, 갑: 3_000, 가: 1_000 } }],
  ['R-DIST-06: before a seizure that was entered later that day too', { pool: 10_000, rows: ROWS, claims: [['근', 'SECURITY', '2018-06-01', 6_000], ['가', 'GENERAL', '2018-06-01', 9_000]], tenants: [['갑', '2018-07-01', null, 9_000]], gets: { 근: 6_000, 갑: 3_000, 가: 1_000 } }],
  ['R-DIST-06: if a fixed date sets a row, the newest one passes only before those behind it', { pool: 10_000, rows: ROWS, fixedDateSetsRow: true, claims: [['근', 'SECURITY', '2018-06-01', 3_000]], tenants: [['갑', '2019-06-01', '2019-06-01', 9_500], ['을', '2022-06-01', '2022-06-01', 8_000]], gets: { 근: 3_000, 갑: 7_000, 을: 0 } }],
  ['R-DIST-06: none is set against its own tenant', { pool: 10_000, rows: ROWS, fixedDateSetsRow: true, claims: [['임금', 'WAGES', '2020-01-01', 9_000]], tenants: [['갑', '2019-06-01', '2019-06-01', 8_000]], gets: { 갑: 2_500, 임금: 7_500 } }],
  ['R-DIST-07: the half is one purse for the steps of all rows', { pool: 8_000, rows: ROWS, claims: [['A', 'SECURITY', '2018-06-01', 3_000], ['B', 'SECURITY', '2022-06-01', 6_000]], tenants: [['갑', '2018-07-01', null, 6_000], ['을', '2018-08-01', null, 9_000]], gets: { 갑: 2_000, 을: 2_000, A: 3_000, B: 1_000 } }],
  ['R-DIST-07: who received more by an earlier row than the cut amount keeps it, the other gets the rest of the half', { pool: 6_000, rows: ROWS, claims: [['A', 'SECURITY', '2018-06-01', 1_000]], tenants: [['갑', '2018-07-01', null, 6_000], ['을', '2018-08-01', null, 9_000]], gets: { 갑: 2_000, 을: 1_000, A: 1_000 } }],
  // 갑 was paid 5,000 by rank before the newest row gives 3,000 to each; the half is 4,500
  ['R-DIST-07: who was paid by rank no longer counts when the half is shared', { pool: 9_000, rows: ROWS, claims: [['A', 'SECURITY', '2019-01-01', 500]], tenants: [['갑', '2018-02-01', '2018-02-01', 5_000], ['을', '2022-07-01', null, 7_000]], gets: { 갑: 5_000, A: 500, 을: 2_500 } }],
  ['R-DIST-07: or counts with the whole amount of the row', { pool: 9_000, rows: ROWS, paidShareHalf: true, claims: [['A', 'SECURITY', '2019-01-01', 500]], tenants: [['갑', '2018-02-01', '2018-02-01', 5_000], ['을', '2022-07-01', null, 7_000]], gets: { 갑: 5_000, A: 500, 을: 2_250 } }],
  ['R-DIST-07: small tenants are cut to the half, then share with wages', { pool: 4_000, rows: ROWS, capBeforeWages: true, claims: [['임금', 'WAGES', '2020-01-01', 4_000], ['근', 'SECURITY', '2022-06-01', 5_000]], tenants: [['갑', '2022-07-01', null, 6_000]], gets: { 갑: 1_333, 임금: 2_667 } }],
  ['R-DIST-07: or share with wages first', { pool: 4_000, rows: ROWS, capBeforeWages: false, claims: [['임금', 'WAGES', '2020-01-01', 4_000], ['근', 'SECURITY', '2022-06-01', 5_000]], tenants: [['갑', '2022-07-01', null, 6_000]], gets: { 갑: 1_714, 임금: 2_286 } }],
  ['R-DIST-08: a tax goes before the mortgage of its legal date, behind that of the day before', { pool: 5_000, claims: [['A', 'SECURITY', '2020-03-04', 2_000], ['세', 'TAX', '2020-03-05', 2_000], ['B', 'SECURITY', '2020-03-05', 2_000]], gets: { A: 2_000, 세: 2_000, B: 1_000 } }],
  ['R-DIST-09: of a provisional seizure before a small tenant only the rest is shared', { pool: 8_000, rows: ROWS, claims: [['가', 'GENERAL', '2020-01-01', 3_000]], tenants: [['갑', '2022-07-01', '2022-07-01', 9_000]], gets: { 갑: 6_333, 가: 1_667 } }],
  ['R-DIST-09: behind a seizure a fixed date and a mortgage of its day are equal', { pool: 29_700, claims: [['가', 'GENERAL', '2020-01-01', 20_000], ['근', 'SECURITY', '2021-05-05', 20_000]], tenants: [['갑', '2021-01-01', '2021-05-05', 20_000]], gets: { 가: 9_900, 근: 9_900, 갑: 9_900 } }],
  ['R-DIST-09: so are two tenants whose priority starts at the same 0:00', { pool: 6_000, claims: [['가', 'GENERAL', '2020-01-01', 4_000]], tenants: [['갑', '2021-01-01', '2021-01-01', 4_000], ['을', '2021-01-01', '2020-12-01', 4_000]], gets: { 가: 2_000, 갑: 2_000, 을: 2_000 } }],
  ['R-DIST-09: equals take from a later seizure together', { pool: 12_000, claims: [['가', 'GENERAL', '2020-01-01', 4_000], ['근', 'SECURITY', '2021-05-05', 8_000], ['나', 'GENERAL', '2022-01-01', 4_000]], tenants: [['갑', '2021-01-01', '2021-05-05', 8_000]], gets: { 가: 2_000, 근: 5_000, 갑: 5_000, 나: 0 } }],
  ['R-DIST-09: an earlier mortgage takes from equals by what they got', { pool: 12_000, claims: [['가', 'GENERAL', '2020-01-01', 4_000], ['A', 'SECURITY', '2020-06-01', 8_000], ['B', 'SECURITY', '2021-05-05', 8_000]], tenants: [['갑', '2021-01-01', '2021-05-05', 4_000]], gets: { 가: 2_000, A: 8_000, B: 1_333, 갑: 667 } }],
  ['R-DIST-09: a mortgage, a seizure and a fixed date of one day share', { pool: 4_500, claims: [['근', 'SECURITY', '2021-05-05', 3_000], ['가', 'GENERAL', '2021-05-05', 3_000]], tenants: [['갑', '2021-01-01', '2021-05-05', 3_000]], gets: { 근: 1_500, 가: 1_500, 갑: 1_500 } }],
  ['R-DIST-10: the tenant takes what a later tax on the home got; the mortgage keeps what it got', { pool: 10_000, claims: [['당', 'OWN_TAX', '2023-06-01', 2_000], ['근', 'SECURITY', '2021-01-01', 6_000]], tenants: [['갑', '2021-05-01', '2021-05-01', 5_000]], gets: { 근: 6_000, 당: 0, 갑: 4_000 } }],
  ['R-DIST-10: no more than what is lacked', { pool: 10_000, claims: [['당', 'OWN_TAX', '2023-06-01', 2_000], ['근', 'SECURITY', '2022-01-01', 6_000]], tenants: [['갑', '2021-05-01', '2021-05-01', 9_000]], gets: { 갑: 9_000, 당: 1_000, 근: 0 } }],
  ['R-DIST-10: of a fixed date on the legal date nothing', { pool: 10_000, claims: [['당', 'OWN_TAX', '2023-06-01', 2_000]], tenants: [['갑', '2023-05-01', '2023-06-01', 9_000]], gets: { 갑: 8_000, 당: 2_000 } }],
  ['R-DIST-10: what was paid first comes off the part that is before the tax, which lacks nothing more', { pool: 10_000, rows: [['2018-01-01', 6_000, 2_000]], claims: [['당', 'OWN_TAX', '2020-01-01', 2_000], ['근', 'SECURITY', '2018-06-01', 10_000]], tenants: [['갑', '2018-07-01', '2018-07-01', 2_000], ['갑', '2018-07-01', '2021-01-01', 3_000]], gets: { 갑: 2_000, 당: 2_000, 근: 6_000 } }],
  ['R-DIST-10: neither does it where the newest row paid', { pool: 10_000, rows: ROWS, claims: [['당', 'OWN_TAX', '2020-01-01', 2_000], ['근', 'SECURITY', '2018-06-01', 5_000]], tenants: [['갑', '2018-07-01', '2018-07-01', 3_000], ['갑', '2018-07-01', '2021-01-01', 6_000]], gets: { 갑: 3_000, 당: 2_000, 근: 5_000 } }],
]

for (const [
  rule,
  { fixedDateSetsRow = false, capBeforeWages = true, paidShareHalf = false, absorbFrom = 'FIRST', ...own },
] of CASES)
  test(rule, () => {
    const sale = { ...saleOf({ source: '', ...own }), fixedDateSetsRow, capBeforeWages, paidShareHalf, absorbFrom }
    const got = Object.keys(own.gets).map((id) => [id, Math.round(paidTo(sale, id) / WON_A_MANWON)])
    assert.deepEqual(Object.fromEntries(got), own.gets)
  })
